import type { Side } from '../amounts/side.ts';
import { narrationFormats, narrationAffixes } from './narrationFormats.ts';
import type { Channel } from './narrationFormats.ts';
import { readParts } from './narrationParts.ts';
import { readUpiParts } from './upiParts.ts';

/** The means of payment and the other party that a narration names. Missing parts are empty. */
export interface NarrationReading {
  readonly channel: Channel;
  /** The narration without the bank's texts before and after it. */
  readonly text: string;
  readonly name: string;
  readonly vpa: string;
  readonly remark: string;
  /** Whether the name starts with what the person noted. */
  readonly startsWithNote: boolean;
  /** The bank's statement about the other party. */
  readonly payee: 'person' | 'shop' | 'unknown';
  /** The merchant category code that the bank prints; empty without one. */
  readonly code: string;
  /** Whether the bank truncates names and addresses. */
  readonly isTruncated: boolean;
}

/** No bank writes more. Text beyond this is not read, so that a hostile text takes no time. */
const maxNarrationLength = 400;

/** HDFC breaks the lines of a UPI payment after 40 characters, also within an address; the break is a space now. A mobile
 * number after a dash is an address of its own. */
const brokenAddressPattern = /^(UPI-.{36})(?<=-[^\s@]*) (?=[^\s@-]*(?:-\d{1,9})?@)/;

/**
 * Removes the bank's texts before and after a narration, and spaces around slashes, which also separate the parts: so `M/S`
 * becomes its word. Exports that quote their cells may print a comma where the statement has a dash.
 */
function removeAffixes(narration: string): string {
  let text = narration.slice(0, maxNarrationLength);
  for (const wrapping of narrationAffixes) text = text.replace(wrapping, '');
  return text
    .replace(brokenAddressPattern, '$1')
    .replaceAll('%20', ' ')
    .replace(/(?<!\w)\d+(?=SALARY\b)/gi, '')
    .replaceAll('_', text.includes('@') ? '_' : ' ')
    .replace(/\bM\/S\b[. ]*/gi, 'Messrs ')
    .replace(/,\s*/g, '-')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}

const upiFormats = narrationFormats.filter(({ channel }) => channel === 'upi');

/** @param kind `P2A` or `0000` for a person, any other for a shop, empty if the bank does not say. */
function payeeKindOf(kind: string): NarrationReading['payee'] {
  if (kind.toUpperCase() === 'P2A' || kind === '0000') return 'person';
  return kind === '' ? 'unknown' : 'shop';
}

/**
 * The note of a payment app if the code of a shop is scanned or the shop asks for the money, and the series of addresses of
 * such codes, at the start of a part without spaces.
 */
const shopPattern =
  /(?:^|[/-])(?:\w{0,4}(?:PAYTMQR|BHARATPE)|Q\d{8,}|OID\w*\d|PAY(?:MENT)?TO(?:BHARATPE|MERCHANT)|VERIFIEDMERCHA|PA(?:Y|ID)VIA(?:RAZORPA|CASHFREE|PAYU)|([A-Z]{4})(?=[A-Z]*[/-]).*[/-]PAYTO\1)/i;

/** A UPI address, or the start of one, where the name would be: one word in lower case with a digit or a mark. */
const addressPattern = /^(?=\S*[\d.@])(?:[a-z][a-z\d._-]*(?:@\S*)?|\d{10}@\S*)$/;

/** A remark where the name would be. */
const noNamePattern = /^(?:NA|NULL|NONE|UPI|PAYMENT)$/i;

/** The code of a payment service before the name of the shop on a card: `PYU*ZED`. */
const cardGatewayPattern = /\b(?:PAYU|PAYTM|[A-Z]{2,3}) ?\*(?= ?[A-Z])/i;

/**
 * Reads a narration by the first format that matches; if none does, the channel is `other` and only the text is known.
 */
export function readNarration(narration: string, side: Side): NarrationReading {
  const text = removeAffixes(narration);
  const formats = /^(?:REV-)?UPI/i.test(text) ? upiFormats : narrationFormats;
  for (const { channel, pattern, order, truncatedFrom, startsWithNote = false } of formats) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const said = (group: string) => (match.groups?.[group] ?? '').trim();
    const given = channel === 'card' ? said('parts').replace(cardGatewayPattern, '') : said('parts');
    const upi = channel === 'upi' && given !== '' ? readUpiParts(given, said('separator')) : undefined;
    const parts = upi ?? (given === '' ? undefined : readParts(given, order ?? 'name first'));
    const name = (parts?.name ?? said('name')).replace(/[-/\s]+$/, '');
    const remark = (parts?.remark ?? said('remark')).replace(/[-/\s]+$/, '');
    const ends = side === 'debit' ? said('to') : said('from');
    const vpa = (parts?.vpa ?? (ends === '' ? said('vpa') : ends)).replaceAll(' ', '');
    const isAddress = channel === 'upi' && vpa === '' && addressPattern.test(name);
    const isShop = channel === 'upi' && shopPattern.test((given || remark).replaceAll(' ', ''));
    return {
      channel,
      text,
      name: isAddress || (vpa !== '' && noNamePattern.test(name)) ? '' : name,
      vpa: isAddress ? name : vpa,
      remark,
      startsWithNote,
      payee: isShop ? 'shop' : payeeKindOf(upi?.payee ?? (said('payee') || said('code'))),
      code: said('code'),
      isTruncated: (name === '' ? vpa : name).length >= (upi?.truncatedFrom ?? truncatedFrom ?? Infinity),
    };
  }
  return {
    channel: 'other',
    text,
    name: '',
    vpa: '',
    remark: '',
    startsWithNote: false,
    payee: 'unknown',
    code: '',
    isTruncated: false,
  };
}
