import { glossary } from './glossary.ts';
import { searchGlossary } from './search.ts';
import { expectedTerms, unknownWords } from './searchVectors.ts';

const termsFor = (query: string) => searchGlossary(query).map((entry) => entry.term);

describe('searching the glossary', () => {
  test.each(expectedTerms)('for "%s" gives %s among the first three', (query, term) => {
    expect(termsFor(query).slice(0, 3)).toContain(term);
  });

  test.each(unknownWords)('for "%s" finds nothing', (query) => {
    expect(termsFor(query)).toEqual([]);
  });

  test.each(['', ' ', '   \t'])('for a blank "%s" gives every entry in order', (query) => {
    expect(searchGlossary(query)).toEqual(glossary);
  });

  test('does not mind spaces around the words or the case of the letters', () => {
    expect(termsFor('  REPO rate ')).toEqual(termsFor('repo rate'));
  });

  test('finds every entry first by its own name', () => {
    const misplaced = glossary.filter((entry) => termsFor(entry.term)[0] !== entry.term);
    expect(misplaced).toEqual([]);
  });

  test('finds every entry by each of its aliases', () => {
    for (const entry of glossary) {
      for (const alias of entry.aliases ?? []) expect(termsFor(alias).slice(0, 5)).toContain(entry.term);
    }
  });

  test('finds an exact word however late in a definition it stands', () => {
    for (const entry of glossary) {
      const lastWords = entry.definition.slice(-30);
      expect(termsFor(lastWords)).toContain(entry.term);
    }
  });
});
