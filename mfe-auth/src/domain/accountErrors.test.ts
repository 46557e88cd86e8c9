import { AccountError } from '@artha/shared';
import { accountEnglish } from '../texts/en/account.tsx';
import { accountHindi } from '../texts/hi/account.tsx';
import { accountErrorText, serviceText, toAccountError } from './accountErrors.ts';

test('wrong credentials are said in the exact words', () => {
  expect(accountErrorText({ code: 'invalid-credentials', message: '' }, accountEnglish)).toBe(
    'Invalid email or password. Please try again.',
  );
});

test.each([
  ['Too many wrong attempts. Try again in 1 seconds.', 'in 1 second.', '1 सेकंड बाद'],
  ['Too many wrong attempts. Try again in 30 seconds.', 'in 30 seconds.', '30 सेकंड बाद'],
  ['For security purposes, you can only request this after 57 seconds.', 'in 57 seconds.', '57 सेकंड बाद'],
  ['Too many wrong attempts. Try again in 900 seconds.', 'in 15 minutes.', '15 मिनट बाद'],
  ['Request rate limit reached', 'Wait a minute', 'एक मिनट रुकें'],
])('“%s” says when to try again', (message, english, hindi) => {
  const error = { code: 'too-many-requests', message } as const;
  expect(accountErrorText(error, accountEnglish)).toContain(english);
  expect(accountErrorText(error, accountHindi)).toContain(hindi);
  expect(accountErrorText({ ...error, code: 'failed' }, accountEnglish)).toBe(accountEnglish.errors.failed);
});

test('the message of the service is shown if it explains the error, else our own', () => {
  expect(serviceText({ code: 'failed', message: 'Unsupported provider' }, accountEnglish)).toBe('Unsupported provider');
  expect(serviceText({ code: 'failed', message: '' }, accountEnglish)).toBe(accountEnglish.errors.failed);
  expect(serviceText({ code: 'unreachable', message: 'Failed to fetch' }, accountEnglish)).toMatch(/does not answer/);
});

test('what was thrown keeps its code; anything else has failed', () => {
  const error = new AccountError('cancelled', '');
  expect(toAccountError(error)).toBe(error);
  expect(toAccountError(new TypeError('x is not a function'))).toMatchObject({ code: 'failed', message: '' });
});
