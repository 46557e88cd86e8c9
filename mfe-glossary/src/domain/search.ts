import { isMisspelt } from './misspelt.ts';
import { normalise, spellBySound } from './normalise.ts';
import { readQuery } from './query.ts';
import type { ByTerm, TermNames, TermText } from './termText.ts';

/** The searched fields of a term. */
export interface SearchEntry {
  readonly id: string;
  /** Its name, then its other names, in every language. */
  readonly names: readonly string[];
  /** In the language of the page. */
  readonly definition: string;
}

/** The result of a search, as ids of terms, closest first. No term is in two of the lists. */
export interface Found {
  /** Terms that are called so, by their name or another name. */
  readonly matches: readonly string[];
  /** If no term is called so: terms with a name in which one letter of a longer word differs, `demat acount`. */
  readonly misspelt: readonly string[];
  /** Terms whose names are among the words, if no term is called so: Debenture for 'debenture trustee'. */
  readonly contained: readonly string[];
  /** Terms whose definitions have the words. */
  readonly mentioned: readonly string[];
}

/** Shorter words sound like too many others. */
const SOUND_LETTERS = 3;

/** Of several words, a shorter one counts as a whole word only: `e` begins too many others. */
const PREFIX_LETTERS = 3;

/** A shorter word with an s at its end is seldom the plural of another. */
const PLURAL = /(\p{L}{3,}[^s ])s(?= |$)/gu;

interface PlainEntry extends SearchEntry {
  /** The names as they sound. */
  readonly sounds: readonly string[];
}

/** How well a text has the words as whole ones: it is them, begins with them, or has them inside; undefined if not. */
function rankWhole(text: string, words: string): number | undefined {
  if (text === words) return 0;
  if (text.startsWith(`${words} `)) return 1;
  return ` ${text} `.includes(` ${words} `) ? 3 : undefined;
}

/**
 * How well a text has the words, which may end within one of its own, as while they are typed. A number that goes on is
 * another number: `19` is Section 19 before 194A.
 */
function rankIn(text: string, words: string): number | undefined {
  const whole = rankWhole(text, words);
  if (whole !== 3 && whole !== undefined) return whole;
  if (text.startsWith(words) && !/\d$/.test(words)) return 2;
  return whole ?? (` ${text}`.includes(` ${words}`) ? 4 : undefined);
}

const best = (ranks: readonly (number | undefined)[]): number | undefined =>
  ranks.reduce(
    (least, rank) => (rank !== undefined && !(least !== undefined && least <= rank) ? rank : least),
    undefined,
  );

const AS_SOUND = 10;

/** Lower is better. The term's own name counts more than its other names, and both more than their sound. */
function rankOf({ names, sounds }: PlainEntry, words: string): number | undefined {
  const rank = best(
    names.map((name, index) => {
      const inName = rankIn(name, words);
      return inName === undefined ? undefined : inName * 2 + Math.min(index, 1);
    }),
  );
  if (rank !== undefined) return rank;
  const sound = spellBySound(words);
  const inSound = sound.length < SOUND_LETTERS ? undefined : best(sounds.map((name) => rankWhole(name, sound)));
  return inSound === undefined ? undefined : AS_SOUND + inSound;
}

/** Every term with its names in all languages and the definition in one. */
export function searchEntries(languages: readonly TermNames[], terms: ByTerm<TermText>): readonly SearchEntry[] {
  return Object.entries(terms).map(([id, { definition }]) => ({
    id,
    names: languages.flatMap(({ names, otherNames }) => [names[id] ?? '', ...(otherNames[id] ?? [])]),
    definition,
  }));
}

const plainEntries = (entries: readonly SearchEntry[]): readonly PlainEntry[] =>
  entries.map(({ id, names, definition }) => {
    const plainNames = names.map(normalise);
    return {
      id,
      names: plainNames,
      definition: normalise(definition),
      sounds: plainNames.map(spellBySound),
    };
  });

function closestFirst(
  plain: readonly PlainEntry[],
  rank: (entry: PlainEntry) => number | undefined,
): readonly string[] {
  return plain
    .flatMap((entry) => {
      const ranked = rank(entry);
      return ranked === undefined ? [] : [{ id: entry.id, ranked }];
    })
    .sort((a, b) => a.ranked - b.ranked)
    .map(({ id }) => id);
}

/** Terms whose names together have every word, in any order: 'new tax regime'. */
function findByEveryWord(plain: readonly PlainEntry[], words: string): readonly string[] {
  const every = words.split(' ');
  return closestFirst(plain, ({ names }) => {
    const has = (word: string) =>
      names.some((name) => (word.length < PREFIX_LETTERS ? rankWhole(name, word) : rankIn(name, word)) !== undefined);
    return every.every(has) ? 0 : undefined;
  });
}

/** The terms that a query names: as it is, or without the words that only ask. The best of each compared term first. */
function findNamed(plain: readonly PlainEntry[], words: string): readonly string[] {
  const ranked = (phrase: string) => closestFirst(plain, (entry) => rankOf(entry, phrase));
  const named = (phrase: string) => {
    const found = ranked(phrase);
    const singular = phrase.replaceAll(PLURAL, '$1');
    return found.length > 0 || singular === phrase ? found : ranked(singular);
  };
  const whole = named(words);
  if (whole.length > 0) return whole;
  const lists = readQuery(words).map((phrase) => {
    const found = named(phrase);
    return found.length > 0 ? found : findByEveryWord(plain, phrase);
  });
  return [...new Set([...lists.flatMap((list) => list.slice(0, 1)), ...lists.flat()])];
}

/** Terms with a name among the words, the longest name first. */
function findContained(plain: readonly PlainEntry[], words: string): readonly string[] {
  return closestFirst(plain, ({ names }) =>
    best(names.map((name) => (` ${words} `.includes(` ${name} `) ? -name.length : undefined))),
  );
}

const findMentioned = (plain: readonly PlainEntry[], words: string): readonly string[] =>
  closestFirst(plain, ({ definition }) => (` ${definition}`.includes(` ${words}`) ? 0 : undefined));

/** Finds only exact matches, which `createSearch` lists first: ids of terms, closest first. */
export function createMatching(entries: readonly SearchEntry[]): (words: string) => readonly string[] {
  const plain = plainEntries(entries);
  return (text) => {
    const words = normalise(text);
    return [...new Set([...findNamed(plain, words), ...findMentioned(plain, words)])];
  };
}

/** Terms with a name that has the words, as they are or without those that only ask, with a typing error. */
function findMisspelt(plain: readonly PlainEntry[], words: string): readonly string[] {
  const phrases = [words, ...readQuery(words)];
  return closestFirst(plain, ({ names }) =>
    best(
      names.map((name) =>
        phrases.some((phrase) => isMisspelt(name, phrase)) ? Math.abs(name.length - words.length) : undefined,
      ),
    ),
  );
}

/**
 * Makes the search of a glossary. Terms that are called so come first; if there are none, those with a typing error in the
 * words, then names among the words; last, definitions that have the words. What is only spelled alike is no answer.
 */
export function createSearch(entries: readonly SearchEntry[]): (words: string) => Found {
  const plain = plainEntries(entries);
  return (text) => {
    const words = normalise(text);
    if (words === '') return { matches: [], misspelt: [], contained: [], mentioned: [] };
    const matches = findNamed(plain, words);
    const misspelt = matches.length > 0 ? [] : findMisspelt(plain, words);
    const contained = matches.length > 0 ? [] : findContained(plain, words).filter((id) => !misspelt.includes(id));
    const named = [...matches, ...misspelt, ...contained];
    const mentioned = findMentioned(plain, words).filter((id) => !named.includes(id));
    return { matches, misspelt, contained, mentioned };
  };
}
