import type { SiteConfig } from '@artha/shared/config';
import { fill } from '@artha/shared/internal';
import type { ConsentTexts } from '../texts/shellTexts.ts';
import { consentTexts } from './consentTexts.ts';

/** One point of the notice. */
export type NoticeItem = ConsentTexts['items'][number];

type Analytics = NonNullable<SiteConfig['analytics']>;

/** The location of a provider's host in words; undefined if it is unknown. */
function regionOf({ hostname }: URL): string | undefined {
  if (/^us[.-]/.test(hostname)) return consentTexts().inUnitedStates;
  if (/^eu[.-]/.test(hostname)) return consentTexts().inEuropeanUnion;
  return undefined;
}

/** The notice in short; the items below say the rest. */
export function noticeSummary({ host, cookieDays }: Analytics): string {
  const texts = consentTexts();
  const address = new URL(host);
  const place = regionOf(address) ?? fill(texts.atHost, { host: address.hostname });
  return fill(texts.summary, { place, days: String(cookieDays) });
}

/**
 * The notice that section 5 of the Digital Personal Data Protection Act, 2023, and rule 3 of its Rules, 2025, ask for:
 * which data, its purpose, how to withdraw and to use one's rights, and how to complain to the Board.
 */
export function noticeItems({
  analytics,
  product,
  email,
}: {
  readonly analytics: Analytics;
  readonly product: string;
  readonly email: string;
}): readonly NoticeItem[] {
  const texts = consentTexts();
  const address = new URL(analytics.host);
  const host = address.hostname;
  const place = regionOf(address);
  const values = {
    product,
    days: String(analytics.cookieDays),
    servers: place ? fill(texts.serversInRegion, { place, host }) : fill(texts.serversAtHost, { host }),
    requests: email ? fill(texts.requests, { email }) : texts.requestsWithoutEmail,
    complain: email ? fill(texts.complain, { email }) : texts.complainWithoutEmail,
  };
  return texts.items.map(({ question, answer }) => ({ question, answer: fill(answer, values) }));
}
