import { isAuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/supabase-js';
import { AccountError, type AccountErrorCode } from '@artha/shared';

/** Our codes for the codes of the service (supabase/auth, `internal/api/apierrors/errorcode.go`). */
const codes: Readonly<Partial<Record<string, AccountErrorCode>>> = {
  access_denied: 'cancelled',
  bad_jwt: 'signed-out',
  bad_oauth_state: 'expired-link',
  email_not_confirmed: 'email-not-confirmed',
  email_provider_disabled: 'not-offered',
  feature_disabled: 'not-offered',
  flow_state_already_used: 'expired-link',
  flow_state_expired: 'expired-link',
  flow_state_not_found: 'expired-link',
  hook_timeout: 'unreachable',
  hook_timeout_after_retry: 'unreachable',
  insufficient_aal: 'second-factor-needed',
  invalid_credentials: 'invalid-credentials',
  mfa_challenge_expired: 'expired-code',
  mfa_factor_name_conflict: 'name-taken',
  // The challenge was asked for from another network address: a new one works.
  mfa_ip_address_mismatch: 'expired-code',
  mfa_recovery_codes_enroll_not_enabled: 'not-offered',
  mfa_recovery_codes_locked: 'too-many-requests',
  mfa_recovery_codes_verify_not_enabled: 'not-offered',
  mfa_phone_enroll_not_enabled: 'not-offered',
  mfa_phone_verify_not_enabled: 'not-offered',
  mfa_totp_enroll_not_enabled: 'not-offered',
  mfa_totp_verify_not_enabled: 'not-offered',
  mfa_verification_failed: 'wrong-code',
  no_authorization: 'signed-out',
  oauth_provider_not_supported: 'not-offered',
  otp_expired: 'expired-link',
  over_email_send_rate_limit: 'too-many-requests',
  over_request_rate_limit: 'too-many-requests',
  over_sms_send_rate_limit: 'too-many-requests',
  page_not_confirmed: 'page-outdated',
  phone_provider_disabled: 'not-offered',
  provider_disabled: 'not-offered',
  provider_email_needs_verification: 'provider-unconfirmed',
  reauthentication_needed: 'proof-needed',
  refresh_token_already_used: 'signed-out',
  refresh_token_not_found: 'signed-out',
  request_timeout: 'unreachable',
  same_password: 'weak-password',
  // OAuth's own words for a provider that has a fault or is down (RFC 6749, 4.1.2.1).
  server_error: 'provider-unreachable',
  session_expired: 'signed-out',
  session_not_found: 'signed-out',
  signup_disabled: 'not-offered',
  temporarily_unavailable: 'provider-unreachable',
  user_banned: 'closed',
  user_not_found: 'signed-out',
  weak_password: 'weak-password',
};

const TOO_MANY_REQUESTS = 429;
/** Answers that come from the service itself, not from a proxy that does not reach it. */
const faultsOfTheService = [500, 501];

/** The service does not answer, or not in time. */
export function unreachable(): AccountError {
  return new AccountError('unreachable', 'The sign-in service does not answer.');
}

/** Converts a code of the service. @param status of the answer, if there was one. */
export function accountErrorOf(code: string | undefined, message: string, status?: number): AccountError {
  const fallback = status === TOO_MANY_REQUESTS ? 'too-many-requests' : 'failed';
  return new AccountError((code === undefined ? code : codes[code]) ?? fallback, message);
}

/** Names what the client library reported; every error of the account service passes here. */
export function toAccountError(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  if (isAuthSessionMissingError(error)) return new AccountError('signed-out', 'You are not signed in.');
  if (isAuthRetryableFetchError(error) && !faultsOfTheService.includes(error.status)) return unreachable();
  if (isAuthError(error)) return accountErrorOf(error.code, error.message, error.status);
  return new AccountError('failed', error instanceof Error ? error.message : 'Something went wrong.');
}
