import type { Side } from '../amounts/side.ts';
import { narrationFormats, narrationAffixes } from './narrationFormats.ts';
import type { Channel } from './narrationFormats.ts';
import { readParts } from './narrationParts.ts';

/** What a narration says about the means of payment and the other party. Missing parts are empty. */
export interface NarrationReading {
  readonly channel: Channel;
  /** The id of the format it was read by; `other` when none matches. */
  readonly format: string;
  /** The narration without the bank's texts before and after it. */
  readonly text: string;
  readonly name: string;
  readonly vpa: string;
  readonly remark: string;
  /** The bank's statement about the other party. */
  readonly payee: 'person' | 'shop' | 'unknown';
  /** The merchant category code that the bank prints; empty without one. */
  readonly code: string;
  /** Whether the bank truncates names and addresses. */
  readonly isTruncated: boolean;
}

/** No bank writes more. Text beyond this is not read, so that a hostile text takes no time. */
const maxNarrationLength = 400;

/**
 * Removes the bank's texts before and after a narration, and spaces around slashes. Exports that quote their cells may
 * print a comma where the statement has a dash.
 */
function removeAffixes(narration: string): string {
  let text = narration.slice(0, maxNarrationLength);
  for (const wrapping of narrationAffixes) text = text.replace(wrapping, '');
  return text
    .replace(/,\s*/g, '-')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}

const upiFormats = narrationFormats.filter(({ channel }) => channel === 'upi');
const otherFormats = narrationFormats.filter(({ channel }) => channel !== 'upi');

/** @param kind `P2A` or `0000` for a person, any other for a shop, empty if the bank does not say. */
function payeeKindOf(kind: string): NarrationReading['payee'] {
  if (kind.toUpperCase() === 'P2A' || kind === '0000') return 'person';
  return kind === '' ? 'unknown' : 'shop';
}

/**
 * Reads a narration by the first format that matches; if none does, the channel is `other` and only the text is known.
 */
export function readNarration(narration: string, side: Side): NarrationReading {
  const text = removeAffixes(narration);
  for (const { id, channel, pattern, order, truncates } of /^(?:REV-)?UPI/i.test(text) ? upiFormats : otherFormats) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const said = (group: string) => (match.groups?.[group] ?? '').trim();
    const parts = said('parts') === '' ? undefined : readParts(said('parts'), order ?? 'name first');
    const ends = side === 'debit' ? said('to') : said('from');
    return {
      channel,
      format: id,
      text,
      name: (parts?.name ?? said('name')).replace(/[-/\s]+$/, ''),
      vpa: (parts?.vpa ?? (ends === '' ? said('vpa') : ends)).replaceAll(' ', ''),
      remark: (parts?.remark ?? said('remark')).replace(/[-/\s]+$/, ''),
      payee: payeeKindOf(said('payee') || said('code')),
      code: said('code'),
      isTruncated: truncates ?? false,
    };
  }
  return {
    channel: 'other',
    format: 'other',
    text,
    name: '',
    vpa: '',
    remark: '',
    payee: 'unknown',
    code: '',
    isTruncated: false,
  };
}
