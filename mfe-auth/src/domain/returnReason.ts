import type { AccountErrorCode, ReturnStep } from '@artha/shared';
import * as v from 'valibot';
import { accountErrorText } from './accountErrors.ts';

/** Why a return page leads to the sign-in page: a few codes, so that no address can put words on the page. */
const returnReasonSchema = v.picklist([
  'confirmed',
  'cancelled',
  'expired-link',
  'other-browser',
  'not-offered',
  'provider-unconfirmed',
  'provider-unreachable',
  'signed-out',
  'too-many-requests',
  'unreachable',
  'failed',
]);

/** Why a return page leads to the sign-in page. */
export type ReturnReason = v.InferOutput<typeof returnReasonSchema>;

/** Reads `reason` of the sign-in page's address; undefined where it has none that we wrote. */
export function parseReturnReason(reason: string | null): ReturnReason | undefined {
  const parsed = v.safeParse(returnReasonSchema, reason);
  return parsed.success ? parsed.output : undefined;
}

/** What the sign-in page says of it. */
export function returnReasonText(reason: ReturnReason): string {
  return reason === 'confirmed'
    ? 'Your e-mail address is confirmed. Please sign in.'
    : accountErrorText({ code: reason });
}

/** The address of the sign-in page that says why it is shown. */
export function signInPathFor(why: AccountErrorCode | 'confirmed'): string {
  const reason: ReturnReason = parseReturnReason(why) ?? 'failed';
  return `/auth/signin?reason=${reason}`;
}

/** Where each way back leads to; the second factor is asked for on the page itself. */
export const returnPaths: Readonly<Record<Exclude<ReturnStep, 'second-factor'>, string>> = {
  'signed-in': '/',
  'new-password': '/auth/new-password',
  confirmed: signInPathFor('confirmed'),
};
