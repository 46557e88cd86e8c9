import type { Category } from './category.ts';
import { mayBePersonName } from './isPerson.ts';
import { createPhraseIndex } from './phraseIndex.ts';
import type { FoundPhrase } from './phraseIndex.ts';
import { normalizeWords } from './normalizeWords.ts';
import { weakShopWords, shopWords } from './shopWords.ts';

/** A word that tells the kind of shop; `faint` where it leaves doubt. */
export interface ShopWord {
  readonly phrase: string;
  readonly category: Category;
  readonly isWeak: boolean;
}

const shopWordIndex = createPhraseIndex(
  shopWords.flatMap(({ category, words }) =>
    words.split('|').map((text) => {
      const phrase = normalizeWords(text);
      return { phrase, category, isWeak: weakShopWords.has(phrase) };
    }),
  ),
);

/** A word written together with others is recognised at their end from so many letters on. */
const minEndingLength = 7;
/** A word that was cut off is recognised from so many letters on. */
const minTruncatedLength = 4;

/** Of words that overlap the longest, of those in a row the last, and a clear one before a faint one. */
function chooseShopWord(found: readonly FoundPhrase<ShopWord>[]): ShopWord | undefined {
  let head: FoundPhrase<ShopWord> | undefined;
  for (const one of found) {
    const within = head !== undefined && one.end <= head.end;
    const fainter = head !== undefined && one.value.isWeak && !head.value.isWeak;
    if (!within && !fainter) head = one;
  }
  return head?.value;
}

/** The last word of a name that was cut off, where all words it may be are of one category and it is nobody's name. */
function completeLastWord(words: string): ShopWord | undefined {
  const last = words.split(' ').at(-1) ?? '';
  if (last.length < minTruncatedLength || last === words || mayBePersonName(last)) return undefined;
  const values = shopWordIndex.complete(last);
  const [first] = values;
  return values.every(({ category }) => category === first?.category) ? first : undefined;
}

function findEndingWord(words: string): ShopWord | undefined {
  for (const word of words.split(' ').toReversed()) {
    const ending = shopWordIndex.findEnding(word, minEndingLength);
    if (ending !== undefined) return ending.value;
  }
  return undefined;
}

/** Finds the word that tells the kind of shop, in its name or else in its address; both in plain words. */
export function findShopWord(name: string, address: string, cuts: boolean): ShopWord | undefined {
  const wholeWords = { minPrefixLength: Infinity };
  const head = chooseShopWord(shopWordIndex.find(name, wholeWords));
  if (head?.isWeak === false) return head;
  return (
    (cuts ? completeLastWord(name) : undefined) ??
    head ??
    findEndingWord(name) ??
    chooseShopWord(shopWordIndex.find(address, wholeWords)) ??
    findEndingWord(address)
  );
}
