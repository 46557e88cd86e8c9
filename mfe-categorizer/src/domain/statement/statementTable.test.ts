import { reportOf } from '../../testing/fakeService.ts';
import { readReport } from '../conversion/readReport.ts';
import { combineToTable } from './statementTable.ts';

function read(fileName: string, report: object = reportOf()) {
  const statement = readReport(report, fileName, 'service');
  if (!statement) throw new Error('The report cannot be read.');
  return statement;
}

const account = {
  rows: 4,
  order: 'oldest first',
  breaks: 0,
  opening: '84250.00',
  closing: '168350.00',
  numberEnd: '6789',
};

test('a statement that is alone keeps its order, its accounts and its balances', () => {
  const { accounts, rows } = combineToTable([read('a.pdf')]);
  expect(accounts).toMatchObject([{ numberEnd: undefined, openingPaise: 84_250_00, closingPaise: 168_350_00 }]);
  expect(rows.map(({ number, isOldest, fileName }) => [number, isOldest, fileName])).toEqual([
    [1, true, 'a.pdf'],
    [2, false, 'a.pdf'],
    [3, false, 'a.pdf'],
    [4, false, 'a.pdf'],
  ]);
});

test('the same statement twice is one table, and says how many rows were left out', () => {
  const report = reportOf({ accounts: [account] });
  const { accounts, rows } = combineToTable([read('a.pdf', report), read('a.pdf', report)]);
  expect(rows).toHaveLength(4);
  expect(accounts).toMatchObject([{ numberEnd: '6789', duplicateCount: 4 }]);
});

const otherBalances = {
  1: { balance: '1.00' },
  2: { balance: '2.00' },
  3: { balance: '3.00' },
  4: { balance: '4.00' },
};

test('without a number, statements are of one account where their balances say so', () => {
  const { accounts } = combineToTable([
    read('a.pdf'),
    read('b.pdf', reportOf({ rows: otherBalances })),
    read('again.pdf'),
  ]);
  expect(accounts.map(({ rows, duplicateCount }) => [rows.map(({ number }) => number), duplicateCount])).toEqual([
    [[1, 2, 3, 4], 4],
    [[5, 6, 7, 8], 0],
  ]);
});

test('a statement that goes on where another ends is of the same account', () => {
  const next = {
    1: { date: '2025-12-01', debit: '350.00', credit: '0.00', balance: '168000.00' },
    2: { date: '2025-12-02', debit: '0.00', credit: '0.00', balance: '168000.00' },
    3: { date: '2025-12-03', credit: '0.00', balance: '168000.00' },
    4: { date: '2025-12-04', debit: '0.00', balance: '168000.00' },
  };
  const { accounts } = combineToTable([read('b.pdf', reportOf({ rows: next })), read('a.pdf')]);
  expect(accounts).toHaveLength(1);
  expect(accounts[0]?.rows.map(({ fileName }) => fileName)).toEqual([
    ...Array(4).fill('a.pdf'),
    ...Array(4).fill('b.pdf'),
  ]);
});

test('a gap between two statements names their files', () => {
  const later = reportOf({
    accounts: [{ ...account, opening: '1.00', closing: '1.00' }],
    rows: {
      1: { date: '2026-03-01', balance: '112001.00' },
      2: { date: '2026-03-02', balance: '80001.00' },
      3: { date: '2026-03-03', balance: '86501.00' },
      4: { date: '2026-03-04', balance: '84101.00' },
    },
  });
  const [combined] = combineToTable([read('b.pdf', later), read('a.pdf', reportOf({ accounts: [account] }))]).accounts;
  expect(combined?.rows.map(({ fileName }) => fileName)).toEqual([
    ...Array(4).fill('a.pdf'),
    ...Array(4).fill('b.pdf'),
  ]);
  expect(combined?.gaps).toMatchObject([{ kind: 'missing', before: { path: 'a.pdf' }, after: { path: 'b.pdf' } }]);
});

test('the oldest row of a statement with the newest first is its last', () => {
  const report = reportOf({
    rows: { 1: { date: '2025-12-01' } },
    accounts: [{ ...account, order: 'newest first' }],
  });
  expect(combineToTable([read('a.pdf', report)]).rows.map(({ isOldest }) => isOldest)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
