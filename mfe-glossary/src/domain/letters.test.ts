import { glossary } from './glossary.ts';
import { groupByLetter } from './letters.ts';

const groups = groupByLetter(glossary);

describe('the glossary by letter', () => {
  test('runs from A to W, each letter once, in alphabetical order', () => {
    const letters = groups.map((group) => group.letter);
    expect(letters.at(0)).toBe('A');
    expect(letters.at(-1)).toBe('W');
    expect(letters).toEqual([...new Set(letters)].toSorted());
  });

  test('holds every entry once, in the order of the glossary', () => {
    expect(groups.flatMap((group) => group.entries)).toEqual(glossary);
  });

  test('puts a term under its first letter, whatever its case', () => {
    const entry = { number: 1, id: 'upi', term: 'upi', definition: '' };
    expect(groupByLetter([entry])).toEqual([{ letter: 'U', entries: [entry] }]);
  });

  test('has no letters when there are no entries', () => {
    expect(groupByLetter([])).toEqual([]);
  });
});
