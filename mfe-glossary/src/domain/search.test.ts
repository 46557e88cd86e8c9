import { aliases } from './aliases.ts';
import { glossary } from './glossary.ts';
import { createSearch } from './search.ts';
import { expectedTerms, unknownWords } from './searchVectors.ts';

const search = createSearch(glossary);
const termsFor = (words: string) => search(words).map((entry) => entry.term);

describe('searching the glossary', () => {
  test.each(expectedTerms)('for "%s" gives %s among the first three', (words, term) => {
    expect(termsFor(words).slice(0, 3)).toContain(term);
  });

  test.each(unknownWords)('for "%s" finds nothing', (words) => {
    expect(termsFor(words)).toEqual([]);
  });

  test('does not mind the case of the letters', () => {
    expect(termsFor('REPO rate')).toEqual(termsFor('repo rate'));
  });

  test('finds every entry first by its own name', () => {
    const misplaced = glossary.filter((entry) => termsFor(entry.term)[0] !== entry.term);
    expect(misplaced).toEqual([]);
  });

  test.each(Object.entries(aliases))('finds the entry “%s” by each of its other names', (id, names) => {
    for (const name of names) expect(search(name).slice(0, 5)).toContainEqual(expect.objectContaining({ id }));
  });

  test('finds an exact word however late in a definition it stands', () => {
    for (const entry of glossary) {
      const lastWords = entry.definition.slice(-30);
      expect(termsFor(lastWords)).toContain(entry.term);
    }
  });
});
