/**
 * A shorter phrase does not match across a space that it does not contain itself: RENT is not in `SHREE NT`. No phrase
 * matches up to an initial: GEETHAM is not in `GEETHA M`.
 */
const minLengthOverSpace = 6;

/** A value with the phrase it is found by: normalized words of at least three letters. */
interface WithPhrase {
  readonly phrase: string;
}

/** A phrase found in a text; `start` and `end` count letters of the text without its spaces. */
export interface FoundPhrase<T extends WithPhrase> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

interface PhraseSearch {
  /** Phrases of at least this length may be the start of a longer word, as in `bigbasketcom`. */
  readonly minPrefixLength: number;
}

/** Looks up phrases in texts that may have lost or gained spaces. */
export interface PhraseIndex<T extends WithPhrase> {
  /**
   * Finds the longest phrase at each word of the text. A phrase starts and ends with a word, unless it is the prefix of
   * a long word.
   */
  find(words: string, search: PhraseSearch): FoundPhrase<T>[];
  /**
   * Finds the longest phrase that a word ends with, at least `shortest` letters long: MEDICALS in `SRIGANESHMEDICALS`.
   */
  findEnding(word: string, shortest: number): FoundPhrase<T> | undefined;
  /** Finds all phrases that continue a truncated text of at least three letters. */
  complete(words: string): readonly T[];
}

interface Entry<T> {
  readonly letters: string;
  readonly value: T;
}

type Buckets<T> = ReadonlyMap<string, Entry<T>[]>;

/** Phrases are grouped by their first letters (long phrases by more of them), or by their last. */
const shortKeyLength = 3;
const longKeyLength = 6;

/** Groups entries by a key of their letters, the longest first. */
function groupByKey<T>(entries: Iterable<Entry<T>>, keyOf: (letters: string) => string): Buckets<T> {
  const buckets = new Map<string, Entry<T>[]>();
  for (const entry of entries) {
    const key = keyOf(entry.letters);
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [entry]);
    else bucket.push(entry);
  }
  for (const bucket of buckets.values()) {
    if (bucket.length > 1) bucket.sort((a, b) => b.letters.length - a.letters.length);
  }
  return buckets;
}

/** Computes a value when it is first needed. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function keyOfStart(letters: string): string {
  return letters.slice(0, letters.length < longKeyLength ? shortKeyLength : longKeyLength);
}

/** Creates an index of phrases; among equal phrases the first is kept. */
export function createPhraseIndex<T extends WithPhrase>(values: Iterable<T>): PhraseIndex<T> {
  const byLetters = new Map<string, Entry<T>>();
  for (const value of values) {
    const letters = value.phrase.replaceAll(' ', '');
    if (!byLetters.has(letters)) byLetters.set(letters, { letters, value });
  }
  const entries = byLetters.values().toArray();
  const byStart = groupByKey(entries, keyOfStart);
  const byShortStart = lazy(() => groupByKey(entries, (letters) => letters.slice(0, shortKeyLength)));
  const byEnd = lazy(() => groupByKey(entries, (letters) => letters.slice(-shortKeyLength)));
  const none: Entry<T>[] = [];

  return {
    find(text, { minPrefixLength }) {
      const found: FoundPhrase<T>[] = [];
      if (text === '') return found;
      const words = text.split(' ');
      const letters = words.join('');
      let length = 0;
      const ends = words.map((word) => (length += word.length));
      let start = 0;
      for (const [index, word] of words.entries()) {
        const long = byStart.get(letters.slice(start, start + longKeyLength)) ?? none;
        const short = byStart.get(letters.slice(start, start + shortKeyLength)) ?? none;
        for (const entry of long.length === 0 ? short : long.concat(short)) {
          if (!letters.startsWith(entry.letters, start)) continue;
          const size = entry.letters.length;
          const end = start + size;
          const isSpacedAlike = () =>
            size <= word.length || words.slice(index).join(' ').startsWith(entry.value.phrase);
          const counts = ends.includes(end)
            ? (size >= minLengthOverSpace && !ends.includes(end - 1)) || isSpacedAlike()
            : size < word.length && size >= minPrefixLength;
          if (!counts) continue;
          found.push({ value: entry.value, start, end });
          break;
        }
        start += word.length;
      }
      return found;
    },

    findEnding(word, shortest) {
      const bucket = byEnd().get(word.slice(-shortKeyLength)) ?? none;
      const entry = bucket.find(({ letters }) => letters.length >= shortest && word.endsWith(letters));
      if (entry === undefined) return undefined;
      return { value: entry.value, start: word.length - entry.letters.length, end: word.length };
    },

    complete(text) {
      const letters = text.replaceAll(' ', '');
      const buckets = letters.length < longKeyLength ? byShortStart() : byStart;
      const bucket = buckets.get(keyOfStart(letters)) ?? none;
      return bucket.filter((entry) => entry.letters.startsWith(letters)).map(({ value }) => value);
    },
  };
}
