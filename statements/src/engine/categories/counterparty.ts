import { narrationFormats, narrationTail } from './narrationFormats.ts';
import type { Channel } from './narrationFormats.ts';

/** What a narration says: how the money moved, with whom, and in which words. */
export interface NarrationReading {
  readonly channel: Channel;
  readonly name: string;
  readonly vpa: string;
  readonly remark: string;
}

/** Words in capitals with single spaces, nothing else: what phrases are compared in. */
export function plainWords(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
}

/**
 * Reads a narration by the first format that fits; with none, its channel is `other` and the rest empty.
 * Exports that quote their cells may print a comma where the bank's own paper has a dash.
 */
export function readNarration(narration: string): NarrationReading {
  const text = narration.replace(narrationTail, '').replace(/,\s*/g, '-').trim();
  for (const { channel, pattern } of narrationFormats) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined && !pattern.test(text)) continue;
    const said = (part: string) => (groups?.[part] ?? '').trim();
    return { channel, name: said('name'), vpa: said('vpa').replaceAll(' ', ''), remark: said('remark') };
  }
  return { channel: 'other', name: '', vpa: '', remark: '' };
}

/** Addresses handed out to shops: the app's name with a number, or a payment gateway's part. */
const shopAddress =
  /^(?:q\d{6,}|paytmqr|paytm-|bharatpe|bqr|gpay-\d|vyapar|ezetap|mab\.|getepay)|[.-](?:rzp|payu|pos|eazypay|cf|ccbp|billdesk|bd|stk|pg)\b/i;

const companyWord =
  /\b(?:LTD|LIMITED|PVT|PRIVATE|LLP|INC|CORP|COMPANY|CO|STORES?|TRADERS?|TRADING|ENTERPRISES?|INDUSTRIES|SERVICES?|SOLUTIONS|TECHNOLOGIES|AGENC(?:Y|IES)|ELECTRICALS?|TRUST|FOUNDATION|SOCIETY|ASSN|ASSOCIATION|INDIA|SALON|CENTRE|CENTER|SHOP|MART|BROTHERS|SONS|AND|FUND|BANK|ONLINE|WORKS|HOUSE|DONATION|TEMPLE)\b/;

/**
 * Whether the other side looks like a person: a name of one to four plain words without a company's, and, where there
 * is a UPI address, one that is a mobile number or made from the name.
 */
export function isPerson({ name, vpa }: Pick<NarrationReading, 'name' | 'vpa'>): boolean {
  const words = plainWords(name).split(' ');
  if (name === '' || words.length > 4 || /\d/.test(name) || companyWord.test(words.join(' '))) return false;
  if (vpa === '') return words.length >= 2;
  if (shopAddress.test(vpa)) return false;
  const local = vpa.split('@')[0]?.toUpperCase() ?? '';
  return /^\d{10}/.test(local) || words.some((word) => word.length >= 3 && local.startsWith(word) && local !== word);
}
