import { mailTo } from './mailTo.ts';

test('fills in the subject, with its special characters encoded', () => {
  expect(mailTo('hello@artha.example', 'Return & Refund')).toBe(
    'mailto:hello@artha.example?subject=Return%20%26%20Refund',
  );
});
