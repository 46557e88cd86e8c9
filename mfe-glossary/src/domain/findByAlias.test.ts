import { aliases } from './aliases.ts';
import { findByAlias } from './findByAlias.ts';
import { glossary } from './glossary.ts';

test.each([
  ['pf', 'epf'],
  ['PF', 'epf'],
  ['term deposit', 'fixed-deposit'],
  ['term-deposit', 'fixed-deposit'],
  ['t-bills', 'treasury-bills'],
])('“%s” is another name of %s', (hash, id) => {
  expect(findByAlias(hash)).toBe(id);
});

test('of several terms with the same other name the first is found', () => {
  expect(findByAlias('f&o')).toBe('derivatives');
});

test.each(['', '&', 'no-such-term', 'constructor'])('“%s” is no name of a term', (hash) => {
  expect(findByAlias(hash)).toBeUndefined();
});

test('every other name belongs to a term, and none is the id of another', () => {
  const ids = glossary.map(({ id }) => id);
  expect(Object.keys(aliases).filter((id) => !ids.includes(id))).toEqual([]);
  for (const alias of Object.values(aliases).flat()) expect(ids).not.toContain(alias.toLowerCase());
});
