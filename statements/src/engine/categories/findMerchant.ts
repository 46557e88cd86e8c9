import type { Category } from './category.ts';
import { hasPersonName, mayBePersonName } from './isPerson.ts';
import { readLists } from './lists.ts';
import { createPhraseIndex } from './phraseIndex.ts';
import type { FoundPhrase } from './phraseIndex.ts';
import type { NarrationReading } from './readNarration.ts';
import { isCodeOfShop } from './upiAddress.ts';
import type { UpiAddress } from './upiAddress.ts';

/** One of the names of a merchant in the lists. */
export interface MerchantName {
  /** As normalized words. */
  readonly phrase: string;
  /** Whether people or common words share it, so that it counts only as the whole name. */
  readonly guarded: boolean;
  readonly category: Category;
  /** The merchant's main name as the list spells it, whichever of its names this is. */
  readonly merchant: string;
}

/** All names of all merchants: main names, and other names and prefixes of UPI addresses. */
export const merchantNames: readonly MerchantName[] = readLists('merchants').flatMap(({ category, rows }) =>
  rows.flatMap(([name = '', others = '']) => {
    const merchant = name.replace('!', '');
    return `${name},${others}`
      .toUpperCase()
      .split(',')
      .filter((text) => text !== '')
      .map((text) => ({
        phrase: text.replace(/[^A-Z0-9]+/g, ' ').trim(),
        guarded: text.includes('!'),
        category,
        merchant,
      }));
  }),
);

const merchantIndex = createPhraseIndex(merchantNames);

/** Words allowed beside a merchant's name that do not change whose name it is. */
const companyWords = new Set(
  `LTD LIMITED PVT PRIVATE LLP INC INDIA IN COM ONLINE TECHNOLOGIES TECHNOLOGY TECH SERVICES SERVICE PAYMENTS PAYMENT PAY APP
  STORE STORES RETAIL INTERNATIONAL GLOBAL CO COMPANY BILL ORDER ORDERS UPI CARD CARDS MERCHANT OFFICIAL DIGITAL`.split(
    /\s+/,
  ),
);

/** The title of a firm, Messrs, before its name. */
const titleOfFirm = /^(?:M ?S|MESSRS) /;
/** A truncated name of a person has no more words. */
const maxPersonWords = 3;

/**
 * A truncated name shorter than this is not completed. A longer word may start with a merchant's name of the lengths
 * below.
 */
const minTruncatedLength = 6;
const minPrefixLengthInName = 7;
const minPrefixLengthInAddress = 5;

/** Whether the text is the phrase and nothing else, apart from company words. */
function isWholeText(words: string, phrase: string): boolean {
  const rest = words.startsWith(phrase) ? words.slice(phrase.length).trim() : undefined;
  if (rest === undefined) return words.replaceAll(' ', '') === phrase.replaceAll(' ', '');
  return rest === '' || rest.split(' ').every((word) => companyWords.has(word));
}

/** Whether the phrase is the given name of a person whose family name follows: VADILAL MAGANLAL AND CO. */
function isGivenName(words: string, phrase: string): boolean {
  const [, following = ''] = ` ${words} `.split(` ${phrase} `);
  const [next = ''] = following.split(' ');
  return hasPersonName(phrase) && hasPersonName(next);
}

function findLongest(found: readonly FoundPhrase<MerchantName>[]): FoundPhrase<MerchantName> | undefined {
  return found.reduce<FoundPhrase<MerchantName> | undefined>(
    (best, one) => (best === undefined || one.end - one.start > best.end - best.start ? one : best),
    undefined,
  );
}

/**
 * The merchant whose name continues where the text was truncated, the shortest one if all have the same category. A single
 * whole word is not completed (many names start with ANNAPURNA), nor is a word followed by an initial, which is a
 * person.
 */
function completeTruncatedName(words: string): MerchantName | undefined {
  const [start = ''] = words.split(' ');
  const length = words.replaceAll(' ', '').length;
  const isStartWhole = words.includes(' ');
  const mayBePerson =
    words.split(' ').length <= maxPersonWords && (isStartWhole ? hasPersonName(start) : mayBePersonName(start));
  if (length < minTruncatedLength || mayBePerson) return undefined;
  // `AVENUES` is a word of its own, not the start of `AVENUE SUPERMARTS`.
  const startsAlike = ({ phrase }: MerchantName) => words.includes(' ') || !phrase.startsWith(`${words.slice(0, -1)} `);
  const completed = merchantIndex.complete(words).filter(startsAlike);
  const [first] = completed.toSorted((a, b) => a.phrase.length - b.phrase.length);
  const agree = completed.every((name) => !name.guarded && name.category === first?.category);
  const isWord = completed.some(({ phrase }) => phrase.startsWith(`${words} `));
  return agree && (words.includes(' ') || !isWord) ? first : undefined;
}

/**
 * Finds the merchant that a narration names, by name or UPI address; the longer match wins. It also finds names that
 * lost their spaces or were truncated by the bank. `words` is searched if the narration has no separate name.
 */
export function findMerchant(reading: NarrationReading, address: UpiAddress, words: string): MerchantName | undefined {
  const mayBePerson =
    !address.isShop && reading.payee !== 'shop' && ['upi', 'transfer', 'cheque', 'other'].includes(reading.channel);
  const counts = ({ value: { guarded, phrase } }: FoundPhrase<MerchantName>) =>
    !guarded ||
    (!mayBePerson && !isGivenName(words, phrase) && !(isCodeOfShop(address) && hasPersonName(phrase))) ||
    [words, address.words].every((text) => text === '' || isWholeText(text, phrase)) ||
    // A shop often adds to its own name in its address (`OLA` at ola.rides); a person hardly ever has another name
    // there.
    (isWholeText(words, phrase) && address.words.startsWith(`${phrase} `));
  const named = merchantIndex.find(words, { minPrefixLength: minPrefixLengthInName }).filter(counts);
  const addressed = merchantIndex.find(address.words, { minPrefixLength: minPrefixLengthInAddress }).filter(counts);
  const found = findLongest([...named, ...addressed]);
  if (reading.isTruncated && !address.isMobile) {
    const whole =
      found !== undefined && named.includes(found) && found.end - found.start >= words.replaceAll(' ', '').length;
    const completed = whole
      ? undefined
      : (completeTruncatedName(address.words) ?? completeTruncatedName(words.replace(titleOfFirm, '')));
    if (completed !== undefined) return completed;
  }
  return found?.value;
}
