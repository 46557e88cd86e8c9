import { AccountError, pageLanguage, type AccountErrorCode } from '@artha/shared';
import type { AccountTexts } from '../texts/accountTexts.ts';

/** The service and the edge name the time in their message alone: its client hides the headers of an answer. */
const secondsNamed = /\b(\d+) seconds\b/;

/** Returns the message for an error, with the time to wait if the service names one. */
export function accountErrorText(
  { code, message }: Pick<AccountError, 'code' | 'message'>,
  { errors, waitSeconds, waitMinutes }: Pick<AccountTexts, 'errors' | 'waitSeconds' | 'waitMinutes'>,
): string {
  const seconds = code === 'too-many-requests' ? Number(secondsNamed.exec(message)?.[1] ?? 0) : 0;
  if (seconds === 0) return errors[code];
  return seconds > 90 ? waitMinutes(Math.ceil(seconds / 60)) : waitSeconds(seconds);
}

/** Returns the message shown if signing in with Google does not start, with an alternative. */
export function googleErrorText(error: Pick<AccountError, 'code' | 'message'>, texts: AccountTexts): string {
  return texts.googleErrors[error.code] ?? accountErrorText(error, texts);
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
