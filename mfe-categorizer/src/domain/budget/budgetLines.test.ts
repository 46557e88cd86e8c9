import { rowOf } from '../../testing/rowOf.ts';
import { addUpMonths } from '../months/monthsTable.ts';
import { compareBudget, readBudgetLine, setLine } from './budgetLines.ts';

const groceries = { category: 'Groceries', monthlyPaise: 8_000_00 } as const;

test('a line needs a category, which may be one’s own, and an amount', () => {
  expect(readBudgetLine('Groceries', 8000)).toEqual(groceries);
  expect(readBudgetLine('', 8000)).toBeUndefined();
  expect(readBudgetLine('Snacks', 8000)?.category).toBe('Snacks');
  expect(readBudgetLine('Groceries', undefined)).toBeUndefined();
  expect(readBudgetLine('Groceries', Infinity)).toBeUndefined();
});

test('a category has one line', () => {
  const travel = { category: 'Travel', monthlyPaise: 1 } as const;
  expect(setLine([groceries, travel], { ...groceries, monthlyPaise: 5 })).toEqual([
    travel,
    { category: 'Groceries', monthlyPaise: 5 },
  ]);
});

test('each month says what is left of the line, or how much more was spent', () => {
  const months = addUpMonths([
    rowOf({ date: '2025-10-01', category: 'Groceries', debitPaise: 9_200_50 }),
    rowOf({ date: '2025-11-01', category: 'Travel', debitPaise: 100 }),
  ]);
  expect(compareBudget(groceries, months)).toEqual([
    { month: '2025-10', spentPaise: 9_200_50, leftPaise: -1_200_50 },
    { month: '2025-11', spentPaise: 0, leftPaise: 8_000_00 },
  ]);
});
