import type { Category } from './category.ts';
import { mayBePersonName } from './isPerson.ts';
import { readLists } from './lists.ts';
import { normalizeWords } from './normalizeWords.ts';
import { createPhraseIndex } from './phraseIndex.ts';
import type { FoundPhrase } from './phraseIndex.ts';

/** A word that tells the kind of shop; `isWeak` when it leaves doubt. */
export interface ShopWord {
  readonly phrase: string;
  readonly category: Category;
  readonly isWeak: boolean;
}

const shopWordIndex = createPhraseIndex(
  readLists('shop-words').flatMap(({ category, rows }) =>
    rows.map(([word = '', mark]) => ({ phrase: normalizeWords(word), category, isWeak: mark === 'weak' })),
  ),
);

/** A word glued to the words before it is recognized from this length. */
const minEndingLength = 7;
/** A word glued to the words after it is recognized from this length. */
const minStartLength = 9;
/** A plural is recognized from this length: SWEETS. */
const minPluralEndingLength = 6;
/** A truncated word is recognized from this length. */
const minTruncatedLength = 4;

/**
 * Chooses among overlapping words the longest, among consecutive words the last, and a strong word before a weak one.
 */
function chooseShopWord(found: readonly FoundPhrase<ShopWord>[]): ShopWord | undefined {
  let head: FoundPhrase<ShopWord> | undefined;
  for (const one of found) {
    const within = head !== undefined && one.end <= head.end;
    const fainter = head !== undefined && one.value.isWeak && !head.value.isWeak;
    if (!within && !fainter) head = one;
  }
  return head?.value;
}

const agreed = (values: readonly ShopWord[]): ShopWord | undefined =>
  values.every(({ category }) => category === values[0]?.category) ? values[0] : undefined;

/**
 * The first of the phrases of as many words that continue a truncated text, if all of them have one category, or at least
 * those that lack a single letter: HOSPITA is rather HOSPITAL than HOSPITALITY.
 */
function commonValue(text: string): ShopWord | undefined {
  const wordCount = text.split(' ').length;
  const found = shopWordIndex.complete(text).filter(({ phrase }) => phrase.split(' ').length === wordCount);
  const isWhole = found.some(({ phrase }) => phrase === text);
  return (
    agreed(found) ?? (isWhole ? undefined : agreed(found.filter(({ phrase }) => phrase.length === text.length + 1)))
  );
}

/**
 * Completes the last word of a truncated name, if all candidates have the same category and it is not a person's name.
 */
function completeLastWord(words: string): ShopWord | undefined {
  const all = words.split(' ');
  const last = all.at(-1) ?? '';
  const lastTwo = all.slice(-2).join(' ');
  // Two words are the start of few phrases, so the second of them may be a single letter: FAST F.
  const ofTwo = all.length > 2 && lastTwo.length > minTruncatedLength + 1 ? commonValue(lastTwo) : undefined;
  if (ofTwo !== undefined) return ofTwo;
  const isFirm = /^(?:NEW|M S|MESSRS) /.test(words);
  if (last.length < minTruncatedLength || last === words || (!isFirm && mayBePersonName(last))) return undefined;
  return commonValue(last);
}

function findEndingWord(words: string): ShopWord | undefined {
  for (const word of words.split(' ').toReversed()) {
    const ending = shopWordIndex.findEnding(word, word.endsWith('S') ? minPluralEndingLength : minEndingLength);
    if (ending !== undefined) return ending.value;
  }
  return undefined;
}

/** In India a hotel is a place to eat unless its name promises rooms or a view. */
const hotelWithRooms =
  /\bHOTEL\b.*\b(?:GRAND|PLAZA|PALACE|INTERNATIONAL|INTL|CONTINENTAL|VIEW|RETREAT|COMFORTS?|PARK|HERITAGE|CROWN|TOWERS?|EXECUTIVE|BEACH|HILLS?|VALLEY|LAKE|STAY)\b|\bGRAND\b.*\bHOTEL\b/;

/** Finds the word that tells the kind of shop in its name, or else in its address; both as normalized words. */
export function findShopWord(name: string, address: string, isTruncated: boolean): ShopWord | undefined {
  const wholeWords = { minPrefixLength: minStartLength };
  const head = chooseShopWord(shopWordIndex.find(name, wholeWords));
  if (head?.isWeak === false) return head;
  if (head?.phrase === 'HOTEL' && hotelWithRooms.test(name)) return { ...head, category: 'Travel', isWeak: false };
  return (
    (isTruncated ? completeLastWord(name) : undefined) ??
    head ??
    findEndingWord(name) ??
    chooseShopWord(shopWordIndex.find(address, wholeWords)) ??
    findEndingWord(address)
  );
}
