import fc from 'fast-check';
import { rowOf } from '../../testing/rowOf.ts';
import type { TableRow } from '../statement/statementTable.ts';
import { findMonthChanges } from './monthChanges.ts';
import { drawMonths } from './monthsPicture.ts';
import { addUpMonths, categoriesByMonth, isWholeMonth, type MonthRow } from './monthsTable.ts';
import { findOwnTransfers, type MovingAccount } from './ownTransfers.ts';
import { findRecurringPayments } from './recurringPayments.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const anyDate = fc
  .tuple(fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
const paise = fc.integer({ min: 1, max: 50_000_000_00 });
const anyRow: fc.Arbitrary<MonthRow> = fc
  .tuple(anyDate, fc.constantFrom('Groceries', 'Transfer', 'Self Transfer', 'Credit Card Payment'), fc.boolean(), paise)
  .map(([date, category, isDebit, amount]) => ({
    date,
    category,
    debitPaise: isDebit ? amount : 0,
    creditPaise: isDebit ? 0 : amount,
  }));
/** Accounts of rows with few different amounts, so that many rows of two accounts have the same. */
const anyAccounts = fc
  .array(fc.array(fc.tuple(anyRow, fc.integer({ min: 1, max: 3 })), { maxLength: 12 }), { minLength: 1, maxLength: 3 })
  .map((accounts) => {
    let number = 0;
    return accounts.map((rows): MovingAccount => ({
      numberEnd: undefined,
      rows: rows.map(([row, amount]) => {
        number += 1;
        return rowOf({
          ...row,
          number,
          date: `2025-0${amount}-1${number % 10}`,
          debitPaise: row.debitPaise > 0 ? amount : 0,
          creditPaise: row.creditPaise > 0 ? amount : 0,
        });
      }),
    }));
  });

test('months add up to the rows, to the paisa, and categories to the money out', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows: readonly MonthRow[]) => {
      const months = addUpMonths(rows);
      expect(sum(months.map(({ moneyInPaise }) => moneyInPaise))).toBe(sum(rows.map((row) => row.creditPaise)));
      const out = sum(rows.map((row) => row.debitPaise));
      expect(sum(months.map(({ moneyOutPaise }) => moneyOutPaise))).toBe(out);
      const categories = categoriesByMonth(months);
      expect(sum(categories.map(({ totalPaise }) => totalPaise))).toBe(out);
      for (const [index, { moneyOutPaise }] of months.entries())
        expect(sum(categories.map((category) => category.paise[index] ?? 0))).toBe(moneyOutPaise);
    }),
  );
});

test('a transfer between own accounts takes the same sum from both sides, and no row twice', () => {
  fc.assert(
    fc.property(anyAccounts, (accounts: readonly MovingAccount[]) => {
      const { numbers, pairs, single } = findOwnTransfers(accounts);
      const rows = accounts.flatMap((account) => account.rows);
      const own = rows.filter(({ number }) => numbers.has(number));
      expect(own).toHaveLength(2 * pairs.count + single.count);
      expect(sum(own.map(({ debitPaise }) => debitPaise))).toBe(pairs.paise + single.outPaise);
      expect(sum(own.map(({ creditPaise }) => creditPaise))).toBe(pairs.paise + single.inPaise);
      const { months } = drawMonths(accounts);
      expect(drawMonths(accounts).months).toBe(months);
      expect(sum(months.map(({ moneyOutPaise }) => moneyOutPaise)) + pairs.paise + single.outPaise).toBe(
        sum(rows.map(({ debitPaise }) => debitPaise)),
      );
    }),
  );
});

test('a month without rows stays between its neighbours, and a date that cannot be read is in no month', () => {
  const months = addUpMonths([rowOf({ date: '2025-12-03' }), rowOf({ date: '05/02/26' }), rowOf({ date: 'soon' })]);
  expect(months.map(({ month, days }) => [month, days?.first])).toEqual([
    ['2025-12', '2025-12-03'],
    ['2026-01', undefined],
    ['2026-02', '2026-02-05'],
  ]);
});

test('a misread year adds no months between', () => {
  expect(addUpMonths([rowOf({ date: '1925-01-01' }), rowOf({ date: '2025-01-01' })])).toHaveLength(2);
});

const debit = (row: Partial<TableRow>) => rowOf({ debitPaise: 5_000_00, creditPaise: 0, category: 'Transfer', ...row });
const credit = (row: Partial<TableRow>) =>
  rowOf({ debitPaise: 0, creditPaise: 5_000_00, category: 'Transfer', number: 2, ...row });

test.each([
  ['the account holder is named', { category: 'Self Transfer' }, {}, 2],
  ['both have one reference', { description: 'IMPS/512345678901/X' }, { description: 'MMT 512345678901' }, 2],
  ['one prints the number of the other', { description: 'TPT TO XX4321' }, {}, 2],
  ['a card is paid', { category: 'Credit Card Payment' }, {}, 2],
  ['nothing but the amount is equal', {}, {}, 0],
  ['the references differ', { description: 'IMPS/512345678901/X' }, { description: 'MMT 512345678902' }, 0],
  ['a week is between', { description: 'IMPS/512345678901/X' }, { description: '512345678901', date: '2025-10-08' }, 0],
])('a debit and a credit are one transfer or not: %s', (_, one, other, count) => {
  const accounts = [
    { numberEnd: '9999', rows: [debit(one)] },
    { numberEnd: '4321', rows: [credit(other)] },
  ];
  expect(findOwnTransfers(accounts).numbers.size).toBe(count);
});

test('a transfer to an own account without a statement is left out as well, but no two rows of one account are a pair', () => {
  const rows = [debit({ category: 'Self Transfer' }), credit({ category: 'Self Transfer' })];
  expect(findOwnTransfers([{ numberEnd: undefined, rows }])).toMatchObject({
    pairs: { count: 0 },
    single: { count: 2, outPaise: 5_000_00, inPaise: 5_000_00 },
  });
});

const days = (...dates: readonly string[]) => dates.map((date) => debit({ date, counterparty: 'NETFLIX' }));

test.each([
  ['every month, over a weekend', days('2025-10-05', '2025-11-07', '2025-12-05'), [5, 1, 60_000_00]],
  ['at the end of months', days('2025-10-31', '2025-12-01', '2025-12-31'), undefined],
  [
    'from the 30th to the 2nd of the month after next',
    days('2025-10-30', '2025-11-30', '2025-12-28'),
    [30, 1, 60_000_00],
  ],
  ['every third month', days('2025-01-10', '2025-04-10', '2025-07-10'), [10, 3, 20_000_00]],
  ['twice only', days('2025-10-05', '2025-11-05'), undefined],
  ['twice in a month', days('2025-10-05', '2025-10-06', '2025-11-05', '2025-12-05'), undefined],
  ['on any day', days('2025-10-01', '2025-11-15', '2025-12-05'), undefined],
  ['with a month missing', days('2025-09-05', '2025-10-05', '2025-12-05'), undefined],
])('a payment recurs or not: %s', (_, rows, expected) => {
  const [found] = findRecurringPayments(rows);
  expect(found && [found.day, found.everyMonths, found.yearlyPaise]).toEqual(expected);
});

test('a bill recurs with similar amounts, purchases do not, and two plans of one party are two payments', () => {
  const [a = debit({}), b = debit({}), c = debit({})] = days('2025-10-05', '2025-11-05', '2025-12-05');
  const amounts = (...paiseOf: readonly number[]) =>
    [a, b, c].map((row, index) => ({ ...row, debitPaise: paiseOf[index] ?? 0 }));
  expect(findRecurringPayments(amounts(900_00, 1_100_00, 1_000_00))).toMatchObject([
    { amountPaise: 1_000_00, isFixed: false, yearlyPaise: 12_000_00 },
  ]);
  expect(findRecurringPayments(amounts(200_00, 1_100_00, 1_000_00))).toEqual([]);
  expect(
    findRecurringPayments([...amounts(100_00, 100_00, 100_00), ...amounts(500_00, 500_00, 500_00)]).map(
      ({ amountPaise }) => amountPaise,
    ),
  ).toEqual([500_00, 100_00]);
  expect(findRecurringPayments([a, b, c].map((row) => ({ ...row, debitPaise: 0 })))).toEqual([]);
});

test('changes compare the last two whole months, the largest first', () => {
  const rows = [
    rowOf({ date: '2025-10-01', category: 'Groceries', debitPaise: 3_000_00 }),
    rowOf({ date: '2025-11-02', category: 'Groceries', debitPaise: 5_000_00 }),
    rowOf({ date: '2025-11-03', category: 'Travel', debitPaise: 9_000_00 }),
    rowOf({ date: '2025-12-03', category: 'Shopping', debitPaise: 70_000_00 }),
  ];
  const months = addUpMonths(rows);
  expect(months.map((_, index) => isWholeMonth(months, index))).toEqual([true, true, false]);
  expect(findMonthChanges(months)).toEqual({
    before: '2025-10',
    after: '2025-11',
    changes: [
      { category: 'Travel', beforePaise: 0, afterPaise: 9_000_00 },
      { category: 'Groceries', beforePaise: 3_000_00, afterPaise: 5_000_00 },
    ],
  });
  expect(findMonthChanges(addUpMonths(rows.slice(2)))).toBeUndefined();
});
