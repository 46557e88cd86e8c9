import { rowOf } from '../../testing/rowOf.ts';
import { correct } from '../corrections/corrections.ts';
import { addRules, moveRule, type CategoryRule } from './categoryRules.ts';
import { countRuleRows, findRuleChanges } from './previewRules.ts';

const tea: CategoryRule = { words: 'tea', side: 'debit', category: 'Food & Dining' };
const house: CategoryRule = { words: 'tea house', side: 'either', category: 'Rent & Housing' };
const stall = rowOf({ number: 1, description: 'TEA STALL', counterparty: 'TEA STALL' });
const rent = rowOf({ number: 2, description: 'TEA HOUSE RENT', counterparty: 'TEA HOUSE' });
const rows = [stall, rent, rowOf({ number: 3, description: 'OTHER' })];

test('a new rule changes only rows that no earlier rule decides', () => {
  expect(findRuleChanges(rows, [], [[tea], addRules([tea], [house])])).toEqual([]);
  expect(countRuleRows(house, rows)).toBe(1);
  expect(findRuleChanges(rows, [], [[], [tea]])).toEqual([
    { number: 1, description: 'TEA STALL', before: 'Others', after: 'Food & Dining' },
    { number: 2, description: 'TEA HOUSE RENT', before: 'Others', after: 'Food & Dining' },
  ]);
});

test('a rule that is moved up decides the rows that both rules have', () => {
  const moved = moveRule([tea, house], 1, -1);
  expect(moved).toEqual([house, tea]);
  expect(findRuleChanges(rows, [], [[tea, house], moved])).toEqual([
    { number: 2, description: 'TEA HOUSE RENT', before: 'Food & Dining', after: 'Rent & Housing' },
  ]);
});

test('a rule does not move beyond the ends', () => {
  expect(moveRule([tea, house], 0, -1)).toEqual([tea, house]);
  expect(moveRule([tea, house], 1, 1)).toEqual([tea, house]);
});

test('a rule that is removed gives its rows back', () => {
  expect(findRuleChanges(rows, [], [[tea], []]).map(({ after }) => after)).toEqual(['Others', 'Others']);
});

test('a row that the person corrected does not change', () => {
  const corrections = correct([], stall, 'Groceries');
  expect(findRuleChanges(rows, corrections, [[], [tea]]).map(({ number }) => number)).toEqual([2]);
});
