import * as v from 'valibot';
import { columnNamesSchema } from './columnNames.ts';

test('three names are description, debit and credit, without spaces around them', () => {
  expect(v.parse(columnNamesSchema, [' Narration', 'Debit ', 'Credit'])).toEqual({
    description: 'Narration',
    debit: 'Debit',
    credit: 'Credit',
  });
});

test.each([
  [[]],
  [['a', 'b']],
  [['a', 'b', 'c', 'd']],
  [['a', ' ', 'c']],
  [['a', 1, 'c']],
  [['a'.repeat(201), 'b', 'c']],
  ['a,b,c'],
  [undefined],
])('anything else is refused: %j', (names) => {
  expect(v.is(columnNamesSchema, names)).toBe(false);
});
