import { AccountError } from '@artha/shared';
import { accountEnglish } from '../texts/en/account.tsx';
import { accountErrorText, serviceText, toAccountError } from './accountErrors.ts';

test('wrong credentials are said in the exact words', () => {
  expect(accountErrorText({ code: 'invalid-credentials' }, accountEnglish)).toBe(
    'Invalid email or password. Please try again.',
  );
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
