import { accountEnglish } from '../texts/en/account.tsx';
import { parseReturnReason, returnPaths, returnReasonText, signInPathFor } from './returnReason.ts';

test('a reason that we wrote is read, and said in words', () => {
  expect(parseReturnReason('cancelled')).toBe('cancelled');
  expect(returnReasonText('cancelled', accountEnglish)).toMatch(/^Signing in was cancelled/);
  expect(returnReasonText('confirmed', accountEnglish)).toBe('Your e-mail address is confirmed. Please sign in.');
});

test.each([null, '', 'Your account is blocked, call us', 'toString'])('“%s” is no reason', (text) => {
  expect(parseReturnReason(text)).toBeUndefined();
});

test('an error leads to the sign-in page with its code, or with a general one', () => {
  expect(signInPathFor('expired-link')).toBe('/auth/signin?reason=expired-link');
  expect(signInPathFor('weak-password')).toBe('/auth/signin?reason=failed');
  expect(returnPaths.confirmed).toBe('/auth/signin?reason=confirmed');
});
