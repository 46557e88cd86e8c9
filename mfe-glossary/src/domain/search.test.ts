import { en } from '../languages/en.ts';
import inEnglish from '../texts/en/otherNames.json';
import { terms } from '../texts/en/terms.ts';
import { hi } from '../languages/hi.ts';
import inHindi from '../texts/hi/otherNames.json';
import { terms as inHindiTerms } from '../texts/hi/terms.ts';
import { calculatorTerms } from './calculators/calculatorTerms.ts';
import { createMatching, createSearch, searchEntries } from './search.ts';
import {
  askedFirst,
  calculatorWords,
  expectedInHindi,
  expectedTerms,
  misspeltWords,
  missingWords,
  namedCalculators,
  sectionsAndForms,
  typedWords,
  unknownWords,
  wordsOfOurPages,
} from './searchVectors.ts';

const english = { names: en.names, otherNames: inEnglish };
const hindi = { names: hi.names, otherNames: inHindi };
const entries = searchEntries([english, hindi], terms);
const search = createSearch(entries);
const searchInHindi = createSearch(searchEntries([hindi, english], inHindiTerms));
/** The matches of `search` alone: laws over every name need not look for what is spelled alike. */
const matchesOf = createMatching(entries);
const nameOf = (id: string) => en.names[id] ?? '';

/** The names of what is found, in the order in which they are shown. */
const found = (words: string) => {
  const { matches, misspelt, contained, mentioned } = search(words);
  return [...matches, ...misspelt, ...contained, ...mentioned].map(nameOf);
};

describe('searching the glossary', () => {
  test.each(expectedTerms)('for “%s” gives %s among the first three', (words, term) => {
    expect(found(words).slice(0, 3)).toContain(term);
  });

  test.each(wordsOfOurPages)('for “%s” gives %s first', (words, term) => {
    expect(found(words)[0]).toBe(term);
  });

  test.each([...askedFirst, ...typedWords, ...sectionsAndForms, ...namedCalculators])(
    'for “%s” gives %s first, on the pages of both languages',
    (words, term) => {
      expect(nameOf(search(words).matches[0] ?? '')).toBe(term);
      expect(nameOf(searchInHindi(words).matches[0] ?? '')).toBe(term);
    },
  );

  test('for EPS gives the pension scheme second', () => {
    expect(search('EPS').matches.slice(0, 2).map(nameOf)).toEqual(['Earnings per Share', 'Employees’ Pension Scheme']);
  });

  test.each(calculatorWords)('for “%s” gives the terms that have one', (words) => {
    expect([...search(words).matches].sort()).toEqual([...calculatorTerms].sort());
  });

  test('for a comparison gives both of its terms before others', () => {
    expect(search('repo rate vs reverse repo rate').matches.slice(0, 2).map(nameOf)).toEqual([
      'Repo Rate',
      'Reverse Repo Rate',
    ]);
  });

  test('says which names are among words that are no term, the longest first', () => {
    expect(search('ltcg tax').contained.map(nameOf)).toEqual(['Long-Term Capital Gain', 'Income Tax']);
  });

  test.each(missingWords)('for “%s”, which no term has, matches nothing', (words) => {
    expect(search(words).matches).toEqual([]);
  });

  test.each(expectedInHindi)('for “%s”, which is Hindi, gives %s among the first three', (words, term) => {
    expect(found(words).slice(0, 3)).toContain(term);
  });

  test.each(unknownWords)(
    'for “%s”, which is in no name and no definition, finds nothing, in both languages',
    (words) => {
      const nothing = { matches: [], misspelt: [], contained: [], mentioned: [] };
      expect(search(words)).toEqual(nothing);
      expect(searchInHindi(words)).toEqual(nothing);
    },
  );

  test.each(misspeltWords)('for “%s”, which has a typing error, gives %s first', (words, term) => {
    expect(found(words)[0]).toBe(term);
    expect(search(words).matches).toEqual([]);
  });

  test.each(['', ' ', '-'])('for “%s” finds nothing at all', (words) => {
    expect(search(words)).toEqual({ matches: [], misspelt: [], contained: [], mentioned: [] });
  });

  test('does not mind the case of the letters, hyphens and spaces', () => {
    expect(found('REPO rate')).toEqual(found('repo rate'));
    expect(found('half hourly')).toEqual(found(' half-hourly '));
  });

  test.each(expectedTerms)('for “%s” puts exact matches first', (words) => {
    const { matches, mentioned } = search(words);
    expect([...matches, ...mentioned]).toEqual(matchesOf(words));
  });

  test('finds every term first by its own name, in both languages', () => {
    for (const { names } of [en, hi]) {
      const misplaced = Object.entries(names).filter(([id, name]) => matchesOf(name)[0] !== id);
      expect(misplaced).toEqual([]);
    }
  });

  test('finds every term among the first five by each of its other names', () => {
    for (const otherNames of [inEnglish, inHindi]) {
      const misplaced = Object.entries(otherNames).flatMap(([id, names]: readonly [string, readonly string[]]) =>
        names.filter((name) => !matchesOf(name).slice(0, 5).includes(id)),
      );
      expect(misplaced).toEqual([]);
    }
  });

  test('finds an exact word anywhere in a definition', () => {
    for (const [id, { definition }] of Object.entries(terms)) {
      const lastWords = definition.split(' ').slice(-4).join(' ');
      expect(matchesOf(lastWords)).toContain(id);
    }
  });

  test('has no term in two of its parts', () => {
    for (const words of ['sip', 'ltcg tax', 'income tax retrun', 'neft']) {
      const ids = Object.values(search(words)).flat();
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
