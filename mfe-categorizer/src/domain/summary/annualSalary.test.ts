import { annualSalary } from './annualSalary.ts';
import { rowOf } from '../../testing/rowOf.ts';
import type { Transaction } from '../statement/transaction.ts';

function row(date: string, category: string, creditPaise: number): Transaction {
  return rowOf({ date, category, debitPaise: 0, creditPaise });
}

test('salary credits over the months of the statement, times twelve', () => {
  expect(
    annualSalary([
      row('2026-01-28', 'Salary', 13_180_000),
      row('2026-02-27', 'salary', 18_124_500),
      row('2026-03-31', 'Salary', 13_499_100),
      row('2026-03-31', 'Refund', 999),
    ]),
  ).toEqual({ receivedPaise: 44_803_600, months: 3, rupeesPerYear: 1_792_144 });
});

test('a month without a salary counts as a month', () => {
  expect(annualSalary([row('2026-01-28', 'Salary', 10_000_000), row('2026-02-02', 'Cash', 0)])?.rupeesPerYear).toBe(
    600_000,
  );
});

test.each([
  ['without a salary', [row('2026-01-28', 'Refund', 100)]],
  ['with a salary that was paid back', [row('2026-01-28', 'Salary', 0)]],
  ['without a readable date', [row('someday', 'Salary', 100)]],
])('no salary is found %s', (_, transactions) => {
  expect(annualSalary(transactions)).toBeUndefined();
});
