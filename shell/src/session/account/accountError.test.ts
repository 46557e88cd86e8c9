import {
  AuthApiError,
  AuthRefreshDiscardedError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { AccountError } from '@artha/shared';
import { accountErrorOf, toAccountError } from './accountError.ts';

test.each([
  ['invalid_credentials', 'invalid-credentials'],
  ['email_not_confirmed', 'email-not-confirmed'],
  ['same_password', 'weak-password'],
  ['otp_expired', 'expired-link'],
  ['flow_state_not_found', 'expired-link'],
  ['flow_state_already_used', 'expired-link'],
  ['access_denied', 'cancelled'],
  ['mfa_verification_failed', 'wrong-code'],
  ['mfa_challenge_expired', 'expired-code'],
  ['mfa_factor_name_conflict', 'name-taken'],
  ['insufficient_aal', 'second-factor-needed'],
  ['over_sms_send_rate_limit', 'too-many-requests'],
  ['refresh_token_already_used', 'signed-out'],
  ['mfa_phone_enroll_not_enabled', 'not-offered'],
  ['request_timeout', 'unreachable'],
])('the service’s %s means %s, with its message', (code, meaning) => {
  expect(toAccountError(new AuthApiError('In its words', 422, code))).toMatchObject({
    code: meaning,
    message: 'In its words',
  });
});

test('an unknown code is a failure with the service’s message, and so is one of the object’s own', () => {
  expect(accountErrorOf('brand_new', 'New')).toMatchObject({ code: 'failed', message: 'New' });
  expect(accountErrorOf(undefined, 'None')).toMatchObject({ code: 'failed' });
});

test('too many requests are known by the status where a proxy says so', () => {
  expect(toAccountError(new AuthApiError('Slow down', 429, undefined))).toMatchObject({ code: 'too-many-requests' });
});

test.each([
  [0, 'unreachable'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
  [522, 'unreachable'],
  [500, 'failed'],
])('status %s is %s', (status, meaning) => {
  expect(toAccountError(new AuthRetryableFetchError('Failed to fetch', status))).toMatchObject({ code: meaning });
});

test('a weak password gives the reason, and a missing session gives signed-out', () => {
  const weak = new AuthWeakPasswordError('Should be longer', 422, ['length']);
  expect(toAccountError(weak)).toMatchObject({ code: 'weak-password', message: 'Should be longer' });
  expect(toAccountError(new AuthSessionMissingError())).toMatchObject({ code: 'signed-out' });
  expect(toAccountError(new AuthRefreshDiscardedError())).toMatchObject({ code: 'failed' });
});

test('an error of ours stays what it is, and anything else is a failure', () => {
  const own = new AccountError('cancelled', 'Left');
  expect(toAccountError(own)).toBe(own);
  expect(toAccountError(new TypeError('No'))).toMatchObject({ code: 'failed', message: 'No' });
  expect(toAccountError('no')).toMatchObject({ code: 'failed' });
});
