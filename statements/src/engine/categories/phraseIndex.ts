/**
 * A phrase shorter than this never stretches over a space that it does not have itself: RENT is not in `SHREE NT`. None
 * ends with an initial: GEETHAM is not in `GEETHA M`.
 */
const shortestStretched = 6;

/** What stands for something: a phrase of three letters at least, in plain words. */
interface Phrased {
  readonly phrase: string;
}

/** A phrase found in a text; `start` and `end` count letters of the text without its spaces. */
export interface FoundPhrase<T extends Phrased> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

interface PhraseSearch {
  /** Phrases of at least so many letters may be the start of a longer word, as in `bigbasketcom`. */
  readonly shortestGlued: number;
}

/** Phrases with what each stands for, ready to be looked up in texts that lost spaces or gained some. */
export interface PhraseBook<T extends Phrased> {
  /** The longest phrase at each word of the text; a phrase starts with a word and ends with one, unless glued. */
  find(words: string, search: PhraseSearch): FoundPhrase<T>[];
  /** The longest phrase a word ends with, at least as long as `shortest`: MEDICALS in `SRIGANESHMEDICALS`. */
  findEnding(word: string, shortest: number): FoundPhrase<T> | undefined;
  /** All phrases that go on where a text of at least three letters was cut off. */
  complete(words: string): readonly T[];
}

interface Entry<T> {
  readonly letters: string;
  readonly value: T;
}

type Shelves<T> = ReadonlyMap<string, Entry<T>[]>;

/** Phrases are filed by their first letters, long ones by more of them, or by their last. */
const shortHead = 3;
const longHead = 6;

/** Files entries under a key of their letters, the longest first. */
function shelve<T>(entries: Iterable<Entry<T>>, keyOf: (letters: string) => string): Shelves<T> {
  const shelves = new Map<string, Entry<T>[]>();
  for (const entry of entries) {
    const key = keyOf(entry.letters);
    const shelf = shelves.get(key);
    if (shelf === undefined) shelves.set(key, [entry]);
    else shelf.push(entry);
  }
  for (const shelf of shelves.values()) {
    if (shelf.length > 1) shelf.sort((a, b) => b.letters.length - a.letters.length);
  }
  return shelves;
}

/** Makes what is asked for at the first asking. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function longOrShortHead(letters: string): string {
  return letters.slice(0, letters.length < longHead ? shortHead : longHead);
}

/** Makes a book of phrases; of two that are the same, the first counts. */
export function phraseBook<T extends Phrased>(values: Iterable<T>): PhraseBook<T> {
  const byLetters = new Map<string, Entry<T>>();
  for (const value of values) {
    const letters = value.phrase.replaceAll(' ', '');
    if (!byLetters.has(letters)) byLetters.set(letters, { letters, value });
  }
  const entries = byLetters.values().toArray();
  const byHead = shelve(entries, longOrShortHead);
  const byShortHead = lazy(() => shelve(entries, (letters) => letters.slice(0, shortHead)));
  const byTail = lazy(() => shelve(entries, (letters) => letters.slice(-shortHead)));
  const none: Entry<T>[] = [];

  return {
    find(text, { shortestGlued }) {
      const found: FoundPhrase<T>[] = [];
      if (text === '') return found;
      const words = text.split(' ');
      const letters = words.join('');
      let length = 0;
      const ends = words.map((word) => (length += word.length));
      let start = 0;
      for (const [index, word] of words.entries()) {
        const long = byHead.get(letters.slice(start, start + longHead)) ?? none;
        const short = byHead.get(letters.slice(start, start + shortHead)) ?? none;
        for (const entry of long.length === 0 ? short : long.concat(short)) {
          if (!letters.startsWith(entry.letters, start)) continue;
          const size = entry.letters.length;
          const end = start + size;
          const spacedAlike = size <= word.length || words.slice(index).join(' ').startsWith(entry.value.phrase);
          const counts = ends.includes(end)
            ? spacedAlike || (size >= shortestStretched && !ends.includes(end - 1))
            : size < word.length && size >= shortestGlued;
          if (!counts) continue;
          found.push({ value: entry.value, start, end });
          break;
        }
        start += word.length;
      }
      return found;
    },

    findEnding(word, shortest) {
      const shelf = byTail().get(word.slice(-shortHead)) ?? none;
      const entry = shelf.find(({ letters }) => letters.length >= shortest && word.endsWith(letters));
      if (entry === undefined) return undefined;
      return { value: entry.value, start: word.length - entry.letters.length, end: word.length };
    },

    complete(text) {
      const letters = text.replaceAll(' ', '');
      const shelves = letters.length < longHead ? byShortHead() : byHead;
      const shelf = shelves.get(longOrShortHead(letters)) ?? none;
      return shelf.filter((entry) => entry.letters.startsWith(letters)).map(({ value }) => value);
    },
  };
}
