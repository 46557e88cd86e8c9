import { isEmail } from './email.ts';

test.each(['asha@example.in', 'a.b+c@sub.example.co.in', ' asha@example.in ', 'asha@localhost'])(
  'takes “%s”',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'asha',
  'asha@',
  '@example.in',
  'asha@example..in',
  'asha@-example.in',
  'a sha@example.in',
  'asha@@example.in',
])('“%s” is not an e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});
