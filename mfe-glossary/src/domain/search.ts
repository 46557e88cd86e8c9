import Fuse from 'fuse.js/basic';
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
  /** Exact matches in the name, another name or the definition. */
  readonly matches: readonly string[];
  /** Names with a similar spelling. */
  readonly similar: readonly string[];
  /** The nearest names if there are neither. */
  readonly nearest: readonly string[];
}

const NEAREST = 3;

/** How many similar names to show beside exact matches; more would hide the exact ones. */
const SIMILAR_BESIDE_MATCHES = 6;

/** How much of a definition is searched for inexact matches. */
const FUZZY_CHARACTERS = 120;

/**
 * Lower case, without marks, punctuation counted as a space: `Mutual-Fund` → `mutual fund`. Indian scripts keep their
 * signs.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}&%]+/gu, ' ')
    .trim();
}

/** How well a text matches the words: as a whole, at its start, at the start of a word; undefined if it does not. */
function rankIn(text: string, words: string): number | undefined {
  if (text === words) return 0;
  if (text.startsWith(words)) return 1;
  return text.includes(` ${words}`) ? 2 : undefined;
}

const IN_DEFINITION = 10;

/** Lower is better. The term's own name counts more than its other names, and both more than the definition. */
function rankOf({ names, definition }: SearchEntry, words: string): number | undefined {
  const ranks = names.flatMap((name, index) => {
    const rank = rankIn(name, words);
    return rank === undefined ? [] : [rank * 2 + Math.min(index, 1)];
  });
  if (ranks.length > 0) return Math.min(...ranks);
  return ` ${definition}`.includes(` ${words}`) ? IN_DEFINITION : undefined;
}

/** Every term with its names in all languages and the definition in one. */
export function searchEntries(languages: readonly TermNames[], terms: ByTerm<TermText>): readonly SearchEntry[] {
  return Object.entries(terms).map(([id, { definition }]) => ({
    id,
    names: languages.flatMap(({ names, otherNames }) => [names[id] ?? '', ...(otherNames[id] ?? [])]),
    definition,
  }));
}

const plainEntries = (entries: readonly SearchEntry[]): readonly SearchEntry[] =>
  entries.map(({ id, names, definition }) => ({ id, names: names.map(normalise), definition: normalise(definition) }));

/** Terms whose names or definitions have the normalised words letter by letter, closest first. */
function findMatches(plain: readonly SearchEntry[], words: string): readonly string[] {
  return plain
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ id: entry.id, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

/** Finds only exact matches, which `createSearch` lists first: ids of terms, closest first. */
export function createMatching(entries: readonly SearchEntry[]): (words: string) => readonly string[] {
  const plain = plainEntries(entries);
  return (text) => findMatches(plain, normalise(text));
}

/**
 * Makes the search of a glossary. Exact matches come first, then similar names; if there are no exact matches, what
 * Fuse finds at a threshold of 0.4.
 *
 * An exact word is found anywhere in a definition, an inexact one only near its beginning, where the expansion is:
 * anywhere else, a three-letter query with one letter wrong would match half of the glossary, and each letter that is
 * typed would take three times as long.
 */
export function createSearch(entries: readonly SearchEntry[]): (words: string) => Found {
  const plain = plainEntries(entries);
  const beginnings = plain.map((entry) => ({ ...entry, definition: entry.definition.slice(0, FUZZY_CHARACTERS) }));
  const inAll = new Fuse(beginnings, { keys: ['names', 'definition'], threshold: 0.4, distance: 700 });
  const inNames = new Fuse(plain, { keys: ['names'], threshold: 0.4 });
  const faint = new Fuse(plain, { keys: ['names'], threshold: 0.8, ignoreLocation: true });
  return (text) => {
    const words = normalise(text);
    if (words === '') return { matches: [], similar: [], nearest: [] };
    const matches = findMatches(plain, words);
    const resembling = (index: typeof inAll, limit: number) =>
      index
        .search(words)
        .map(({ item }) => item.id)
        .filter((id) => !matches.includes(id))
        .slice(0, limit);
    const similar = matches.length > 0 ? resembling(inNames, SIMILAR_BESIDE_MATCHES) : resembling(inAll, Infinity);
    const found = matches.length + similar.length > 0;
    return { matches, similar, nearest: found ? [] : resembling(faint, NEAREST) };
  };
}
