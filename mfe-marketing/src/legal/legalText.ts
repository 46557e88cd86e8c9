import type { SiteConfig } from '@artha/shared/remote';

/** A paragraph, or a list of short points. */
export type Block = string | readonly string[];

interface LegalSection {
  /** For the table of contents and for links: `/privacy#children`. */
  readonly id: string;
  readonly heading: string;
  readonly body: readonly Block[];
}

/** One legal page as data: facts first, then the full text. */
export interface LegalText {
  /** The headline of the page: what the text says, in one line. */
  readonly headline: string;
  /** The name of the text in the footer. */
  readonly name: string;
  readonly facts: readonly { readonly fact: string; readonly detail: string }[];
  readonly sections: readonly LegalSection[];
}

/** The facts of a legal page in another language than English. The text itself stays in English. */
export type LegalSummary = Pick<LegalText, 'headline' | 'name' | 'facts'>;

/** The facts of the configuration that the texts depend on. */
export type Publisher = Pick<
  SiteConfig,
  'product' | 'email' | 'city' | 'analytics' | 'auth' | 'waitlistUrl' | 'waitlistWidget'
>;

/** Whether the waitlist is a form of another company. */
export function hasWaitlistForm({ waitlistUrl, waitlistWidget }: Publisher): boolean {
  return waitlistUrl !== '' || waitlistWidget !== undefined;
}

/** Whether people can join a waitlist, by a form or by e-mail. */
export function hasWaitlist(publisher: Publisher): boolean {
  return hasWaitlistForm(publisher) || publisher.email !== '';
}

/** The day on which any of the texts last changed, ISO 8601. */
export const LAST_CHANGED = '2026-11-26';

/** Every legal page, in the order in which each page links to the others. */
export const legalPages = [
  { name: 'Privacy Policy', path: '/privacy' },
  { name: 'Terms & Conditions', path: '/tos' },
  { name: 'Return & Refund Policy', path: '/refund' },
  { name: 'Cookie Policy', path: '/cookies' },
  { name: 'Disclaimer', path: '/disclaimer' },
] as const;
