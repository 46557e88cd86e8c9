import { AccountError, type AccountErrorCode } from '@artha/shared';

/** The messages shown when an account request fails. */
const texts: Readonly<Record<AccountErrorCode, string>> = {
  'invalid-credentials': 'Invalid email or password. Please try again.',
  'email-not-confirmed': 'Your e-mail address is not confirmed yet. Open the link in the e-mail that we sent you.',
  'weak-password': 'This password is too easy to guess. Choose another one.',
  'expired-link': 'This link has expired or was used before. Ask for a new one, or sign in again.',
  'other-browser': 'This link works only in the browser that asked for it. Open it there, or ask for a new one here.',
  cancelled: 'Signing in was cancelled. You can try again, or sign in another way.',
  'wrong-code': 'That code is not right. Check it and try again.',
  'expired-code': 'That code has expired. Enter a new one.',
  'name-taken': 'You already have a second factor with this name. Choose another name.',
  'second-factor-needed': 'Enter a code of your second factor first.',
  'other-factor-needed':
    'You signed in with a recovery code, and this is your only second factor. Add another one first, then remove this one.',
  'provider-unconfirmed':
    'Google did not confirm your e-mail address. Confirm it in your Google account, or sign in with e-mail and password.',
  'provider-unreachable': 'Google did not answer. Try again in a moment, or sign in with e-mail and password.',
  'too-many-requests': 'Too many attempts. Wait a minute, then try again.',
  unreachable: 'The sign-in service does not answer. Try again in a moment. Every tool works without an account.',
  'signed-out': 'You are not signed in. Please sign in.',
  'not-offered': 'The sign-in service of this site does not offer that.',
  failed: 'Something went wrong at the sign-in service. Please try again.',
};

/** Returns the message for an error code. */
export function accountErrorText({ code }: Pick<AccountError, 'code'>): string {
  return texts[code];
}

/** Shown if Google's page cannot be reached. */
const textsOfGoogle: Readonly<Partial<Record<AccountErrorCode, string>>> = {
  'not-offered': 'This site does not offer to sign in with Google. Sign in with e-mail and password.',
  failed: 'Signing in with Google did not begin. Try again in a moment, or sign in with e-mail and password.',
};

/** Returns the message shown if signing in with Google does not start, with an alternative. */
export function googleErrorText(error: Pick<AccountError, 'code'>): string {
  return textsOfGoogle[error.code] ?? accountErrorText(error);
}

/** Errors for which the service has no useful message: it was not asked, or did not answer. */
const notOfTheService: readonly AccountErrorCode[] = ['unreachable', 'too-many-requests'];

/** Returns the service's own message, such as why it refused a password; our message if it gave none. */
export function serviceText({ code, message }: Pick<AccountError, 'code' | 'message'>): string {
  return message === '' || notOfTheService.includes(code) ? texts[code] : message;
}

/** Converts a thrown value to an error with a code. */
export function toAccountError(thrown: unknown): AccountError {
  return thrown instanceof AccountError ? thrown : new AccountError('failed', '');
}
