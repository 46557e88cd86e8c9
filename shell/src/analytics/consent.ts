import * as v from 'valibot';

/** Version of the notice. Raise it with every material change of `noticeText.ts`, so that everyone is asked again. */
export const NOTICE_VERSION = 1;

/** The decision about analytics on this device. */
export type Consent =
  | { readonly kind: 'undecided' }
  /** `on`: when, ISO 8601. */
  | { readonly kind: 'accepted' | 'rejected'; readonly on: string }
  /** The browser sends Global Privacy Control, which counts as a rejection whatever was decided earlier. */
  | { readonly kind: 'rejected-by-browser' };

/** The choices of a person. */
export type ConsentChoice = 'accepted' | 'rejected';

const storedSchema = v.object({
  choice: v.picklist(['accepted', 'rejected']),
  on: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T/)),
  notice: v.literal(NOTICE_VERSION),
});

/** Reads what is stored on the device; an unreadable choice, or one about another notice, does not count. */
export function readConsent(stored: string | null, hasGlobalPrivacyControl: boolean): Consent {
  if (hasGlobalPrivacyControl) return { kind: 'rejected-by-browser' };
  try {
    const { choice, on } = v.parse(storedSchema, JSON.parse(stored ?? ''));
    return { kind: choice, on };
  } catch {
    return { kind: 'undecided' };
  }
}

/** The stored text of a choice: the choice, its time and the version of the notice. */
export function writeConsent(choice: ConsentChoice, now: Date): string {
  const stored: v.InferOutput<typeof storedSchema> = { choice, on: now.toISOString(), notice: NOTICE_VERSION };
  return JSON.stringify(stored);
}
