import { AccountError, pageLanguage, type AccountErrorCode } from '@artha/shared';
import type { AccountTexts } from '../texts/accountTexts.ts';

/** Returns the message for an error code. */
export function accountErrorText(
  { code }: Pick<AccountError, 'code'>,
  { errors }: Pick<AccountTexts, 'errors'>,
): string {
  return errors[code];
}

/** Returns the message shown if signing in with Google does not start, with an alternative. */
export function googleErrorText({ code }: Pick<AccountError, 'code'>, texts: AccountTexts): string {
  return texts.googleErrors[code] ?? texts.errors[code];
}

/** Errors for which the service has no useful message: it was not asked, or did not answer. */
const notOfTheService: readonly AccountErrorCode[] = ['unreachable', 'too-many-requests'];

/**
 * Returns the service's own message, such as why it refused a password; our message if it gave none, and on a page in
 * another language than the service's English.
 */
export function serviceText(
  { code, message }: Pick<AccountError, 'code' | 'message'>,
  { errors }: Pick<AccountTexts, 'errors'>,
): string {
  const isUseless = message === '' || notOfTheService.includes(code) || pageLanguage() !== 'en';
  return isUseless ? errors[code] : message;
}

/** Converts a thrown value to an error with a code. */
export function toAccountError(thrown: unknown): AccountError {
  return thrown instanceof AccountError ? thrown : new AccountError('failed', '');
}
