import { readProof } from './proof.ts';
import { isToBeChecked, splitIntoAccounts } from './splitIntoAccounts.ts';
import type { Transaction } from './transaction.ts';

const transactions = ['A', 'B', 'C', 'D'].map((description): Transaction => ({
  date: '2025-10-01',
  description,
  debitPaise: 0,
  creditPaise: 0,
  balancePaise: undefined,
  category: 'Others',
}));

function split(headers: Record<string, string>) {
  const values: Record<string, string> = { Rows: '4', Proved: '0', ...headers };
  const proof = readProof({ get: (name) => values[name.replace('X-Statement-', '')] ?? null });
  return splitIntoAccounts(transactions, proof).map(({ numberEnd, rows }) => ({
    numberEnd,
    rows: rows.map(({ number, description }) => `${number} ${description}`),
    toBeChecked: rows.filter(isToBeChecked).map(({ description }) => description),
  }));
}

const all = ['1 A', '2 B', '3 C', '4 D'];

test('one account has all rows, numbered from 1', () => {
  expect(split({})).toEqual([{ numberEnd: undefined, rows: all, toBeChecked: [] }]);
});

test('several accounts have their rows each, numbered through, with those to be checked', () => {
  expect(split({ Accounts: '3;number="1234", 1', 'Doubtful-Rows': '2', Unsided: '4=5.00' })).toEqual([
    { numberEnd: '1234', rows: all.slice(0, 3), toBeChecked: ['B'] },
    { numberEnd: undefined, rows: all.slice(3), toBeChecked: ['D'] },
  ]);
});

test('an account without rows is shown as one', () => {
  expect(split({ Accounts: '0, 4' }).map(({ rows }) => rows.length)).toEqual([0, 4]);
});

test('a proof of other rows says nothing about these', () => {
  expect(split({ Rows: '5', Accounts: '3, 2', 'Doubtful-Rows': '2', Unsided: '4=5.00' })).toEqual([
    { numberEnd: undefined, rows: all, toBeChecked: [] },
  ]);
  expect(splitIntoAccounts(transactions, undefined)).toHaveLength(1);
});
