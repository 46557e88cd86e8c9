import { groupByLetter } from './letters.ts';

const term = (name: string) => ({ id: name.toLowerCase(), name });

test('terms are grouped by the first letter of their names, in the order of the list', () => {
  expect(groupByLetter(['ATM', 'aum', 'Bonds', 'ब्याज दर', 'बीमा'].map(term))).toEqual([
    { letter: 'A', terms: [term('ATM'), term('aum')] },
    { letter: 'B', terms: [term('Bonds')] },
    { letter: 'ब', terms: [term('ब्याज दर'), term('बीमा')] },
  ]);
});

test('no terms have no letters', () => {
  expect(groupByLetter([])).toEqual([]);
});
