import fc from 'fast-check';
import { summarise } from './summarise.ts';
import type { Transaction } from './transaction.ts';

function row(category: string, debitPaise: number, creditPaise: number, description = category): Transaction {
  return { date: '2025-10-01', description, debitPaise, creditPaise, balancePaise: 0, category };
}

test('each category stands once with both its sums, the longest bar first', () => {
  const { categories } = summarise([
    row('Cash', 500_000, 0),
    row('Transfer', 240_000, 0),
    row('Salary', 0, 11_200_000),
    row('Transfer', 0, 650_000),
  ]);
  expect(categories).toEqual([
    { category: 'Salary', debitPaise: 0, creditPaise: 11_200_000 },
    { category: 'Transfer', debitPaise: 240_000, creditPaise: 650_000 },
    { category: 'Cash', debitPaise: 500_000, creditPaise: 0 },
  ]);
});

test('sums are exact where floating rupees are not', () => {
  expect(summarise([row('Tea', 10, 0), row('Tea', 20, 0)]).categories[0]?.debitPaise).toBe(30);
});

test('the highest of each side is the first of the largest', () => {
  const { highestDebit, highestCredit } = summarise([
    row('A', 100, 0, 'small'),
    row('A', 900, 0, 'first large'),
    row('A', 900, 0, 'second large'),
    row('A', 0, 5, 'credit'),
  ]);
  expect(highestDebit).toEqual({ amountPaise: 900, description: 'first large' });
  expect(highestCredit).toEqual({ amountPaise: 5, description: 'credit' });
});

test('a side without an amount has no highest', () => {
  expect(summarise([row('A', 1, 0)]).highestCredit).toBeUndefined();
  expect(summarise([])).toEqual({ categories: [], highestDebit: undefined, highestCredit: undefined });
});

test('the totals of all categories are the totals of all rows', () => {
  const amount = fc.nat({ max: 10_000_000_000 });
  const transaction = fc.tuple(fc.constantFrom('A', 'B', 'C'), amount, amount).map((fields) => row(...fields));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  fc.assert(
    fc.property(fc.array(transaction), (transactions) => {
      const { categories } = summarise(transactions);
      expect(sum(categories.map((total) => total.debitPaise))).toBe(sum(transactions.map((one) => one.debitPaise)));
      expect(sum(categories.map((total) => total.creditPaise))).toBe(sum(transactions.map((one) => one.creditPaise)));
    }),
  );
});
