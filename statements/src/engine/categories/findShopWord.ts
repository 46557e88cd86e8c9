import type { Category } from './category.ts';
import { mayBePersonName } from './isPerson.ts';
import { phraseBook } from './phraseIndex.ts';
import type { FoundPhrase } from './phraseIndex.ts';
import { plainWords } from './normalizeWords.ts';
import { faintShopWords, shopWords } from './shopWords.ts';

/** A word that tells the kind of shop; `faint` where it leaves doubt. */
export interface ShopWord {
  readonly phrase: string;
  readonly category: Category;
  readonly faint: boolean;
}

const book = phraseBook(
  shopWords.flatMap(({ category, words }) =>
    words.split('|').map((text) => {
      const phrase = plainWords(text);
      return { phrase, category, faint: faintShopWords.has(phrase) };
    }),
  ),
);

/** A word written together with others is recognised at their end from so many letters on. */
const shortestEnding = 7;
/** A word that was cut off is recognised from so many letters on. */
const shortestCut = 4;

/** Of words that overlap the longest, of those in a row the last, and a clear one before a faint one. */
function headOf(found: readonly FoundPhrase<ShopWord>[]): ShopWord | undefined {
  let head: FoundPhrase<ShopWord> | undefined;
  for (const one of found) {
    const within = head !== undefined && one.end <= head.end;
    const fainter = head !== undefined && one.value.faint && !head.value.faint;
    if (!within && !fainter) head = one;
  }
  return head?.value;
}

/** The last word of a name that was cut off, where all words it may be are of one category and it is nobody's name. */
function completeLast(words: string): ShopWord | undefined {
  const last = words.split(' ').at(-1) ?? '';
  if (last.length < shortestCut || last === words || mayBePersonName(last)) return undefined;
  const values = book.complete(last);
  const [first] = values;
  return values.every(({ category }) => category === first?.category) ? first : undefined;
}

function endingOf(words: string): ShopWord | undefined {
  for (const word of words.split(' ').toReversed()) {
    const ending = book.findEnding(word, shortestEnding);
    if (ending !== undefined) return ending.value;
  }
  return undefined;
}

/** Finds the word that tells the kind of shop, in its name or else in its address; both in plain words. */
export function findShopWord(name: string, address: string, cuts: boolean): ShopWord | undefined {
  const wholeWords = { shortestGlued: Infinity };
  const head = headOf(book.find(name, wholeWords));
  if (head?.faint === false) return head;
  return (
    (cuts ? completeLast(name) : undefined) ??
    head ??
    endingOf(name) ??
    headOf(book.find(address, wholeWords)) ??
    endingOf(address)
  );
}
