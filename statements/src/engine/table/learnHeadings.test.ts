import { typedLines } from '../text/testing/typedLines.ts';
import { learnHeadings } from './learnHeadings.ts';

/** What is learned first of titles 100 points apart on one line. */
function learn(...titles: readonly string[]) {
  return learnHeadings(typedLines(titles.map((text, index) => ({ x: 10 + 110 * index, y: 50, text }))), 0)[0];
}

const roles = (...titles: readonly string[]) => learn(...titles)?.map(([role]) => role);

describe('learnHeadings', () => {
  test('gives every column its role, with the title as printed', () => {
    expect(learn('Txn Date', 'Particulars', 'Debit', 'Credit', 'Balance')).toEqual([
      ['date', 'Txn Date'],
      ['narration', 'Particulars'],
      ['debit', 'Debit'],
      ['credit', 'Credit'],
      ['balance', 'Balance'],
    ]);
  });

  test('takes a second date for a value date, whichever comes first', () => {
    expect(roles('Transaction Date', 'Date', 'Narration', 'Debit', 'Credit', 'Balance')?.slice(0, 2)).toEqual([
      'date',
      'valueDate',
    ]);
    expect(roles('Date', 'Transaction Date', 'Narration', 'Debit', 'Credit', 'Balance')?.slice(0, 2)).toEqual([
      'valueDate',
      'date',
    ]);
  });

  test('uses a value date where there is no other date', () => {
    expect(roles('Value Date', 'Narration', 'Debit', 'Credit', 'Balance')?.[0]).toBe('date');
  });

  test('ignores an amount beside a debit and a credit', () => {
    expect(roles('Date', 'Narration', 'Amount', 'Debit', 'Credit', 'Balance')).toEqual([
      'date',
      'narration',
      'other',
      'debit',
      'credit',
      'balance',
    ]);
  });

  test.each<[readonly string[], readonly string[]]>([
    [
      ['Date', 'Narration', 'Amount', 'Dr / Cr', 'Balance'],
      ['amount', 'side', 'balance'],
    ],
    [
      ['Date', 'Narration', 'Amount', 'Dr / Cr', 'Balance', 'D/C'],
      ['amount', 'side', 'balance', 'balanceSide'],
    ],
    [
      ['Date', 'Narration', 'Debit', 'Credit', 'Balance', 'Dr / Cr'],
      ['debit', 'credit', 'balance', 'balanceSide'],
    ],
    [
      ['Date', 'Narration', 'Type', 'Debit', 'Credit', 'Balance'],
      ['other', 'debit', 'credit', 'balance'],
    ],
  ])('tells what the sides in %j belong to', (titles, expected) => {
    expect(roles(...titles)?.slice(2)).toEqual(expected);
  });

  test('keeps unknown titles as columns', () => {
    expect(roles('Date', 'Quibble', 'Narration', 'Debit', 'Credit', 'Balance')?.[1]).toBe('other');
  });

  test('reads titles that are stacked on two lines', () => {
    const lines = typedLines([
      { x: 10, y: 50, text: 'Txn' },
      { x: 10, y: 60, text: 'Date' },
      { x: 110, y: 50, text: 'Particulars' },
      { x: 220, y: 50, text: 'Withdrawal' },
      { x: 220, y: 60, text: 'Amount' },
      { x: 330, y: 50, text: 'Deposit' },
      { x: 330, y: 60, text: 'Amount' },
      { x: 440, y: 50, text: 'Balance' },
    ]);
    expect(learnHeadings(lines, 0)[0]).toEqual([
      ['date', 'Txn Date'],
      ['narration', 'Particulars'],
      ['debit', 'Withdrawal Amount'],
      ['credit', 'Deposit Amount'],
      ['balance', 'Balance'],
    ]);
  });

  test('needs no balance', () => {
    expect(roles('Date', 'Particulars', 'Debit', 'Credit')).toEqual(['date', 'narration', 'debit', 'credit']);
  });

  test('never takes a column of money for the narration', () => {
    expect(roles('Date', 'Amount', 'Amount')).toEqual(['date', 'amount', 'other']);
  });

  test.each<[string, readonly string[]]>([
    ['a date', ['Particulars', 'Debit', 'Credit', 'Balance']],
    ['an amount', ['Date', 'Particulars', 'Balance']],
    ['one of the sides', ['Date', 'Particulars', 'Debit', 'Balance']],
  ])('learns nothing from titles without %s', (_what, titles) => {
    expect(learn(...titles)).toBeUndefined();
  });
});
