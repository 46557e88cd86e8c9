import fc from 'fast-check';
import { summarise, type SummarisedRow } from './summarise.ts';

function row(category: string, debitPaise: number, creditPaise: number, date = '2025-10-01'): SummarisedRow {
  return { date, description: category, debitPaise, creditPaise, category };
}

test('each category is listed once with both sums, and on each side the largest is first', () => {
  const { categories, outgoing, incoming } = summarise([
    row('Cash', 500_000, 0),
    row('Transfer', 240_000, 0),
    row('Salary', 0, 11_200_000),
    row('Transfer', 0, 650_000),
  ]);
  expect(categories).toEqual([
    { category: 'Cash', debitPaise: 500_000, creditPaise: 0 },
    { category: 'Transfer', debitPaise: 240_000, creditPaise: 650_000 },
    { category: 'Salary', debitPaise: 0, creditPaise: 11_200_000 },
  ]);
  expect(outgoing.map(({ category }) => category)).toEqual(['Cash', 'Transfer']);
  expect(incoming.map(({ category }) => category)).toEqual(['Salary', 'Transfer']);
});

test('transfers and card payments are moved, investments invested, and everything else is spent', () => {
  const { groupsPaise, spending } = summarise([
    row('Groceries', 500_00, 0),
    row('Rent & Housing', 32_000_00, 0),
    row('Self Transfer', 10_000_00, 0),
    row('Transfer', 2_400_00, 6_500_00),
    row('Credit Card Payment', 1_000_00, 0),
    row('Investments', 5_000_00, 0),
    row('Salary', 0, 1_12_000_00),
  ]);
  expect(groupsPaise).toEqual({ spent: 32_500_00, moved: 13_400_00, invested: 5_000_00 });
  expect(spending.map(({ category }) => category)).toEqual(['Rent & Housing', 'Groceries']);
});

test('sums are exact where floating rupees are not', () => {
  expect(summarise([row('Tea', 10, 0), row('Tea', 20, 0)]).moneyOutPaise).toBe(30);
});

test('the highest of each side is the first of the largest, with its day', () => {
  const { highestDebit, highestCredit } = summarise([
    row('A', 100, 0),
    row('B', 900, 0, '2025-10-02'),
    row('C', 900, 0),
    row('D', 0, 5),
  ]);
  expect(highestDebit).toEqual({ amountPaise: 900, description: 'B', date: '2025-10-02' });
  expect(highestCredit).toEqual({ amountPaise: 5, description: 'D', date: '2025-10-01' });
});

test('the period goes from the first to the last day, whatever the order', () => {
  const rows = [row('A', 1, 0, '03/11/2025'), row('A', 1, 0, '2025-09-30'), row('A', 1, 0, 'someday')];
  expect(summarise(rows).period).toEqual({ first: '2025-09-30', last: '2025-11-03' });
  expect(summarise([row('A', 1, 0, 'someday')]).period).toBeUndefined();
});

test('a side without an amount has no highest', () => {
  expect(summarise([row('A', 1, 0)]).highestCredit).toBeUndefined();
  expect(summarise([]).highestDebit).toBeUndefined();
});

test('the totals of all categories are the totals of all rows', () => {
  const amount = fc.nat({ max: 10_000_000_000 });
  const transaction = fc
    .tuple(fc.constantFrom('A', 'Transfer', 'Investments'), amount, amount)
    .map((fields) => row(...fields));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  fc.assert(
    fc.property(fc.array(transaction), (rows) => {
      const { outgoing, incoming, groupsPaise, moneyOutPaise, moneyInPaise } = summarise(rows);
      expect(moneyOutPaise).toBe(sum(rows.map((one) => one.debitPaise)));
      expect(moneyInPaise).toBe(sum(rows.map((one) => one.creditPaise)));
      expect(sum(outgoing.map((total) => total.debitPaise))).toBe(moneyOutPaise);
      expect(sum(incoming.map((total) => total.creditPaise))).toBe(moneyInPaise);
      expect(sum(Object.values(groupsPaise))).toBe(moneyOutPaise);
    }),
  );
});
