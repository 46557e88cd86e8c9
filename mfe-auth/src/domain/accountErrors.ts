import { AccountError, type AccountErrorCode } from '@artha/shared';

/** What a person reads where something of an account did not happen. */
const texts: Readonly<Record<AccountErrorCode, string>> = {
  'invalid-credentials': 'Invalid email or password. Please try again.',
  'email-not-confirmed': 'Your e-mail address is not confirmed yet. Open the link in the e-mail that we sent you.',
  'weak-password': 'This password is too easy to guess. Choose another one.',
  'expired-link': 'This link is too old or was used before. Ask for a new one, or sign in again.',
  'other-browser':
    'This link works only in the browser in which it was asked for. Open it there, or ask for a new one here.',
  cancelled: 'Signing in was cancelled. You can try again, or sign in another way.',
  'wrong-code': 'That code is not right. Check it and try again.',
  'expired-code': 'That code is too old. Enter a new one.',
  'name-taken': 'You already have a second factor of this name. Choose another name.',
  'second-factor-needed': 'Enter a code of your second factor first.',
  'other-factor-needed':
    'You signed in with a recovery code, and this is your only second factor. Add another one first, then remove this one.',
  'provider-unconfirmed':
    'Google did not confirm your e-mail address. Confirm it in your Google account, or sign in with e-mail and password.',
  'provider-unreachable': 'Google did not answer. Try again in a moment, or sign in with e-mail and password.',
  'too-many-requests': 'That was tried too often. Wait a minute, then try again.',
  unreachable: 'The sign-in service does not answer. Try again in a moment. Every tool works without an account.',
  'signed-out': 'You are not signed in. Please sign in.',
  'not-offered': 'The sign-in service of this site does not offer that.',
  failed: 'Something went wrong at the sign-in service. Please try again.',
};

/** What a person reads of an error, by its code. */
export function accountErrorText({ code }: Pick<AccountError, 'code'>): string {
  return texts[code];
}

/** What a person reads if Google's page could not be reached from here. */
const textsOfGoogle: Readonly<Partial<Record<AccountErrorCode, string>>> = {
  'not-offered': 'This site does not offer to sign in with Google. Sign in with e-mail and password.',
  failed: 'Signing in with Google did not begin. Try again in a moment, or sign in with e-mail and password.',
};

/** What a person reads if signing in with Google does not begin, with the way out. */
export function googleErrorText(error: Pick<AccountError, 'code'>): string {
  return textsOfGoogle[error.code] ?? accountErrorText(error);
}

/** Where the service's own message says nothing of the matter: the service was not asked, or did not answer. */
const notOfTheService: readonly AccountErrorCode[] = ['unreachable', 'too-many-requests'];

/** What the service says itself, such as why a password was refused; our words where it says nothing. */
export function serviceText({ code, message }: Pick<AccountError, 'code' | 'message'>): string {
  return message === '' || notOfTheService.includes(code) ? texts[code] : message;
}

/** Anything that was thrown, as an error with a code. */
export function toAccountError(thrown: unknown): AccountError {
  return thrown instanceof AccountError ? thrown : new AccountError('failed', '');
}
