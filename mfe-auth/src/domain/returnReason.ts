import type { AccountErrorCode, ReturnStep } from '@artha/shared';
import * as v from 'valibot';
import type { AccountTexts } from '../texts/accountTexts.ts';

/**
 * Why a page of the account redirects to the sign-in page. Fixed codes, so that an address cannot put its own words on the
 * page.
 */
const returnReasonSchema = v.picklist([
  'confirmed',
  'left',
  'left-everywhere',
  'deleted',
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

/** Why a page of the account redirects to the sign-in page. */
export type ReturnReason = v.InferOutput<typeof returnReasonSchema>;

/** Parses `reason` of the sign-in page's address; undefined if it is missing or not one of ours. */
export function parseReturnReason(reason: string | null): ReturnReason | undefined {
  const parsed = v.safeParse(returnReasonSchema, reason);
  return parsed.success ? parsed.output : undefined;
}

/** Returns the message that the sign-in page shows for a reason. */
export function returnReasonText(reason: ReturnReason, { reasons, errors }: AccountTexts): string {
  return { ...errors, ...reasons }[reason];
}

/** The address of the sign-in page that says why it is shown. */
export function signInPathFor(why: AccountErrorCode | keyof AccountTexts['reasons']): string {
  const reason: ReturnReason = parseReturnReason(why) ?? 'failed';
  return `/auth/signin?reason=${reason}`;
}

/** The page that each return leads to. Each page asks for the second factor itself. */
export const returnPaths: Readonly<Record<Exclude<ReturnStep, 'second-factor'>, string>> = {
  'signed-in': '/',
  'new-password': '/auth/new-password',
  confirmed: signInPathFor('confirmed'),
};
