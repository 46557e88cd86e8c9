import Fuse from 'fuse.js/basic';
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
  /** Terms whose names are among the words, if no term is called so: Debenture for 'debenture trustee'. */
  readonly contained: readonly string[];
  /** Terms whose definitions have the words. */
  readonly mentioned: readonly string[];
  /** Names with a similar spelling. */
  readonly similar: readonly string[];
  /** The nearest names if there is nothing else. */
  readonly nearest: readonly string[];
}

const NEAREST = 3;

/** How many similar names to show beside other results; more would hide them. */
const SIMILAR_BESIDE_OTHERS = 6;

/** How many similar names to show alone. */
const SIMILAR_ALONE = 12;

/** How much of a definition is searched for inexact matches. */
const FUZZY_CHARACTERS = 120;

/** With fewer letters, one wrong letter resembles half of the definitions. */
const FUZZY_LETTERS = 4;

/** Shorter words sound like too many others. */
const SOUND_LETTERS = 3;

interface PlainEntry extends SearchEntry {
  /** The names as they sound. */
  readonly sounds: readonly string[];
}

/** How well a text matches the words: as a whole, at its start, at the start of a word; undefined if it does not. */
function rankIn(text: string, words: string): number | undefined {
  if (text === words) return 0;
  if (text.startsWith(words)) return 1;
  return text.includes(` ${words}`) ? 2 : undefined;
}

const best = (ranks: readonly (number | undefined)[]): number | undefined =>
  ranks.reduce(
    (least, rank) => (rank !== undefined && !(least !== undefined && least <= rank) ? rank : least),
    undefined,
  );

const AS_SOUND = 6;

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
  const inSound = sound.length < SOUND_LETTERS ? undefined : best(sounds.map((name) => rankIn(name, sound)));
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
  return closestFirst(plain, ({ names }) =>
    every.every((word) => names.some((name) => rankIn(name, word) !== undefined)) ? 0 : undefined,
  );
}

/** The terms that a query names: as it is, or without the words that only ask. The best of each compared term first. */
function findNamed(plain: readonly PlainEntry[], words: string): readonly string[] {
  const named = (phrase: string) => closestFirst(plain, (entry) => rankOf(entry, phrase));
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

/** The entries with only the beginning of their definitions. */
const beginnings = (plain: readonly PlainEntry[]): readonly PlainEntry[] =>
  plain.map((entry) => ({ ...entry, definition: entry.definition.slice(0, FUZZY_CHARACTERS) }));

/** Makes something when it is first needed: an index takes a slow phone as long as a search. */
function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * Makes the search of a glossary. Terms that are called so come first, then definitions that have the words, then similar
 * names; if there is nothing else, what Fuse finds at a threshold of 0.4.
 *
 * An exact word is found anywhere in a definition, an inexact one only near its beginning, where the expansion is:
 * anywhere else, a three-letter query with one letter wrong would match half of the glossary, and each letter that is
 * typed would take three times as long.
 */
export function createSearch(entries: readonly SearchEntry[]): (words: string) => Found {
  const plain = plainEntries(entries);
  const inNames = new Fuse(plain, { keys: ['names'], threshold: 0.4 });
  const inAll = lazy(
    () => new Fuse(beginnings(plain), { keys: ['names', 'definition'], threshold: 0.4, distance: 700 }),
  );
  const faint = lazy(() => new Fuse(plain, { keys: ['names'], threshold: 0.8, ignoreLocation: true }));
  return (text) => {
    const words = normalise(text);
    if (words === '') return { matches: [], contained: [], mentioned: [], similar: [], nearest: [] };
    const matches = findNamed(plain, words);
    const contained = matches.length > 0 ? [] : findContained(plain, words);
    const named = [...matches, ...contained];
    const mentioned = findMentioned(plain, words).filter((id) => !named.includes(id));
    const exact = [...named, ...mentioned];
    const asked = readQuery(words).join(' ');
    const resembling = (index: typeof inNames) => index.search(asked).map(({ item }) => item.id);
    const others = (ids: readonly string[], limit: number) =>
      [...new Set(ids)].filter((id) => !exact.includes(id)).slice(0, limit);
    const similar =
      exact.length > 0 || asked.length < FUZZY_LETTERS
        ? others(resembling(inNames), SIMILAR_BESIDE_OTHERS)
        : others([...resembling(inNames), ...resembling(inAll())], SIMILAR_ALONE);
    const nearest = exact.length + similar.length > 0 ? [] : others(resembling(faint()), NEAREST);
    return { matches, contained, mentioned, similar, nearest };
  };
}
