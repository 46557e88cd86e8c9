import { en } from '../languages/en.ts';
import inEnglish from '../texts/en/otherNames.json';
import { terms } from '../texts/en/terms.ts';
import { hi } from '../languages/hi.ts';
import inHindi from '../texts/hi/otherNames.json';
import { createMatching, createSearch, normalise, searchEntries } from './search.ts';
import { expectedInHindi, expectedTerms, missingWords, unknownWords, wordsOfOurPages } from './searchVectors.ts';

const entries = searchEntries(
  [
    { names: en.names, otherNames: inEnglish },
    { names: hi.names, otherNames: inHindi },
  ],
  terms,
);
const search = createSearch(entries);
/** The matches of `search` alone: laws over every name need not look for what is spelled alike. */
const matchesOf = createMatching(entries);
const nameOf = (id: string) => en.names[id] ?? '';

/** The names of what is found, in the order in which they are shown. */
const found = (words: string) => {
  const { matches, similar } = search(words);
  return [...matches, ...similar].map(nameOf);
};

describe('searching the glossary', () => {
  test.each(expectedTerms)('for “%s” gives %s among the first three', (words, term) => {
    expect(found(words).slice(0, 3)).toContain(term);
  });

  test.each(wordsOfOurPages)('for “%s” gives %s first', (words, term) => {
    expect(found(words)[0]).toBe(term);
  });

  test.each(missingWords)('for “%s”, which no term has, matches nothing', (words) => {
    expect(search(words).matches).toEqual([]);
  });

  test.each(expectedInHindi)('for “%s”, which is Hindi, gives %s among the first three', (words, term) => {
    expect(found(words).slice(0, 3)).toContain(term);
  });

  test.each(unknownWords)('for “%s” finds nothing, and says which names are nearest', (words) => {
    expect(found(words)).toEqual([]);
    expect(search(words).nearest.length).toBeLessThanOrEqual(3);
  });

  test.each(['', ' ', '-'])('for “%s” finds nothing at all', (words) => {
    expect(search(words)).toEqual({ matches: [], similar: [], nearest: [] });
  });

  test('does not mind the case of the letters, hyphens and spaces', () => {
    expect(found('REPO rate')).toEqual(found('repo rate'));
    expect(found('half hourly')).toEqual(found(' half-hourly '));
  });

  test.each(expectedTerms)('for “%s” puts exact matches first', (words) => {
    expect(search(words).matches).toEqual(matchesOf(words));
  });

  test('finds every term first by its own name, in both languages', () => {
    for (const { names } of [en, hi]) {
      const misplaced = Object.entries(names).filter(([id, name]) => matchesOf(name)[0] !== id);
      expect(misplaced).toEqual([]);
    }
  });

  test('finds every term among the first five by each of its other names', () => {
    for (const otherNames of [inEnglish, inHindi]) {
      for (const [id, names] of Object.entries(otherNames)) {
        for (const name of names)
          expect([name, matchesOf(name).slice(0, 5)]).toEqual([name, expect.arrayContaining([id])]);
      }
    }
  });

  test('finds an exact word anywhere in a definition', () => {
    for (const [id, { definition }] of Object.entries(terms)) {
      const lastWords = definition.split(' ').slice(-4).join(' ');
      expect(matchesOf(lastWords)).toContain(id);
    }
  });

  test('keeps what is spelled alike apart from what matches, and short', () => {
    const { matches, similar } = search('sip');
    expect(nameOf(matches[0] ?? '')).toBe('SIP');
    expect(similar.length).toBeLessThanOrEqual(6);
    expect(matches.filter((id) => similar.includes(id))).toEqual([]);
  });
});

test.each([
  ['Mutual-Fund', 'mutual fund'],
  ['F&O', 'f&o'],
  ['  8% ', '8%'],
  ['सावधि जमा', 'सावधि जमा'],
  ['ＵＰＩ', 'upi'],
])('“%s” is searched as “%s”', (text, words) => {
  expect(normalise(text)).toBe(words);
});
