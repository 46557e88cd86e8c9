import { readFileSync } from 'node:fs';
import { detectFileKind, isWorkbook } from '../text/detectFileKind.ts';
import { parseTabular } from '../report/parseTabular.ts';
import { readWorkbook } from './readWorkbook.ts';
import { writeWorkbook } from './testing/writeWorkbook.ts';

function read(name: string) {
  const bytes = new Uint8Array(readFileSync(new URL(`../../../testing/exports/files/${name}`, import.meta.url)));
  return parseTabular(bytes, { maxRows: 50, ...(isWorkbook(detectFileKind(bytes)) && { readWorkbook }) });
}

/** Paid amounts are negative. */
const netsOf = (name: string) =>
  read(name).transactions.map(({ creditPaise, debitPaise }) => (creditPaise - debitPaise) / 100);

test('ST-33 if only credits of a card are marked, the other amounts are debits', () => {
  expect(netsOf('cr-on-credits-only.csv')).toEqual([3225, -2116.8, -1879.99, -1297]);
});

test('ST-33 a column of commissions that is always zero is no balance, and no row is on both sides', () => {
  const { transactions } = read('zero-column-as-balance.csv');
  expect(transactions.map(({ debitPaise, creditPaise }) => [debitPaise, creditPaise])).toEqual([
    [19_900, 0],
    [18_500, 0],
    [9500, 0],
    [23_000, 0],
  ]);
  expect(transactions.every(({ balancePaise, status }) => balancePaise === undefined && status === 'unprovable')).toBe(
    true,
  );
});

test('ST-33 rows above titles that are printed again are kept', () => {
  expect(netsOf('titles-again-date-with-cr.csv')).toEqual([-200, -500, -663.5, -100, -101, -102, -103, 5000]);
});

test.each(['date-serials.xlsx', 'merged-titles.xlsx'])('ST-33 a workbook is read: %s', (name) => {
  expect(netsOf(name)).toEqual([5000, -1200.5, -300]);
  expect(read(name).proof.breaks).toBe(0);
});

describe('ST-33 titles that name sides are not overruled by balances', () => {
  const parse = (...lines: readonly string[]) =>
    parseTabular(new TextEncoder().encode(lines.join('\n')), { maxRows: 50 }).transactions;

  test('withdrawals stay debits where a balance was computed the wrong way', () => {
    const rows = parse(
      'Date,Narration,Withdrawal Amt.,Calculated Balance',
      '13/04/2026,A,100.00,1100.00',
      '14/04/2026,B,250.00,1350.00',
      '15/04/2026,C,50.00,1400.00',
    );
    expect(rows.map(({ debitPaise, creditPaise }) => [debitPaise, creditPaise])).toEqual([
      [10_000, 0],
      [25_000, 0],
      [5000, 0],
    ]);
    expect(rows.some(({ status }) => status === 'proved')).toBe(false);
  });

  test('negative withdrawals stay debits, though one is positive', () => {
    const rows = parse(
      'Date,Narration,Withdrawal,Deposit,Closing Balance,Calculated Balance',
      '13/04/2026,A,-100.00,,900.00,1100.00',
      '14/04/2026,B,-250.00,,650.00,1350.00',
      '15/04/2026,REVERSAL,50.00,,700.00,1300.00',
      '16/04/2026,C,,300.00,1000.00,1600.00',
    );
    expect(rows.map(({ creditPaise, debitPaise }) => creditPaise - debitPaise)).toEqual([
      -10_000, -25_000, 5000, 30_000,
    ]);
    expect(rows.map(({ balancePaise }) => balancePaise)).toEqual([90_000, 65_000, 70_000, 100_000]);
  });

  test('rows whose sides two balances tell differently are not proved', () => {
    const rows = parse(
      'Date,Narration,Amount,Closing Balance,Book Balance',
      '13/04/2026,A,100.00,900.00,1100.00',
      '14/04/2026,B,250.00,650.00,1350.00',
      '15/04/2026,C,40.00,610.00,1390.00',
    );
    expect(rows.some(({ status }) => status === 'proved')).toBe(false);
  });
});

test('ST-33 a date whose year is below its day is read', () => {
  const text = 'Date,Narration,Debit,Credit,Balance\n"17 Dec\n2019",A,10.00,,90.00\n"18 Dec\n2019",B,,20.00,110.00';
  const { transactions } = parseTabular(new TextEncoder().encode(text), { maxRows: 50 });
  expect(transactions.map(({ date }) => date)).toEqual(['2019-12-17', '2019-12-18']);
});

describe('ST-33 sheets of a workbook', () => {
  const april = [
    ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
    ['13/04/2026', 'A', '10.00', '', '90.00'],
    ['14/04/2026', 'B', '', '20.00', '110.00'],
  ];
  const count = (...sheets: Parameters<typeof writeWorkbook>[0]) =>
    parseTabular(writeWorkbook(sheets, { bookType: 'xlsx' }), { maxRows: 50, readWorkbook }).transactions.length;

  test('are all read, also one whose titles name less', () => {
    expect(
      count(april, [
        ['Date', 'Details', 'Amount', 'Dr/Cr'],
        ['02/05/2026', 'SHOP', '5.00', 'DR'],
      ]),
    ).toBe(3);
  });

  test('are read once if one repeats another without its balances', () => {
    expect(
      count(
        april,
        april.map((cells) => cells.slice(0, 4)),
      ),
    ).toBe(2);
  });
});

test('ST-33 a row whose amount is in no column that was found is said to be unread', () => {
  const { doubts, transactions } = parseTabular(
    new TextEncoder().encode(
      [
        'Date,Narration,Withdrawal,Other,Balance',
        '15/04/2026,C,,40.00,1040.00',
        '14/04/2026,B,50.00,,1000.00',
        '13/04/2026,A,20.00,,1050.00',
      ].join('\n'),
    ),
    { maxRows: 50 },
  );
  expect(transactions).toHaveLength(2);
  expect(doubts).toEqual(['lines-unread']);
});

describe('ST-33 a row that cannot be read', () => {
  const titles = 'Date,Narration,Debit,Credit,Balance';
  const good = [
    '27/02/2026,A,10.00,,990.00',
    '28/02/2026,B,20.00,,970.00',
    '02/03/2026,D,,30.00,950.00',
    '03/03/2026,E,5.00,,945.00',
  ];
  const parse = (bad: string) =>
    parseTabular(new TextEncoder().encode([titles, ...good.slice(0, 2), bad, ...good.slice(2)].join('\n')), {
      maxRows: 50,
    });

  test.each(['31/02/2026,C,50.00,,920.00', '01/03/2026,C,#REF!,,920.00'])(
    'is named, and the others are read: %s',
    (bad) => {
      const { transactions, doubts, rowsAboveUnread, proof } = parse(bad);
      expect(transactions.map(({ description }) => description)).toEqual(['A', 'B', 'D', 'E']);
      expect(doubts).toEqual(['lines-unread']);
      expect(rowsAboveUnread).toEqual([2]);
      expect(proof.breaks).toBeGreaterThan(0);
    },
  );

  test('refuses the file if it is one of a few', () => {
    const text = [titles, ...good.slice(0, 3), '31/02/2026,C,50.00,,920.00'].join('\n');
    expect(() => parseTabular(new TextEncoder().encode(text), { maxRows: 50 })).toThrow(
      'Line 4 below the column names',
    );
  });
});

test('ST-33 a balance that never moves is shown, and contradicts the rows', () => {
  const { transactions, proof } = parseTabular(
    new TextEncoder().encode(
      [
        'Date,Details,Debit,Credit,Balance',
        '13/04/2026,A,10.00,,100',
        '14/04/2026,B,,20.00,100',
        '15/04/2026,C,5.00,,100',
      ].join('\n'),
    ),
    { maxRows: 50 },
  );
  expect(transactions.map(({ balancePaise }) => balancePaise)).toEqual([10_000, 10_000, 10_000]);
  expect(transactions.map(({ debitPaise, creditPaise }) => debitPaise - creditPaise)).toEqual([1000, -2000, 500]);
  expect(proof.breaks).toBe(2);
});

describe('ST-33 an opening balance among the rows', () => {
  const read = (opening: string) =>
    parseTabular(
      new TextEncoder().encode(
        [
          'Date,Narration,Debit,Credit,Balance',
          '19/06/2026,OFFICE RENT,25.00,0,975.00',
          `20/06/2026,OPENING BALANCE,0,0,${opening}`,
          '21/06/2026,SALARY,45.00,0,930.00',
        ].join('\n'),
      ),
      { maxRows: 50 },
    );

  test('is that of the next row, and not of the file', () => {
    const { transactions, proof } = read('975.00');
    expect(transactions.map(({ status }) => status)).toEqual(['inferred', 'proved']);
    expect(proof).toMatchObject({ breaks: 0, openingPaise: 100_000 });
  });

  test('contradicts the rows if it is another', () => {
    expect(read('960.00').proof).toMatchObject({ breaks: 1, differences: ['carried'] });
  });
});

describe('ST-33 titles of the two sides that are the wrong way round', () => {
  const lines = [
    '18/05/2009,ATM SRINAGAR,50.00,,20.00',
    '17/05/2009,SALARY,,50.00,70.00',
    '13/05/2009,CASH,,20.00,20.00',
    '12/05/2009,ATM CHOWK,60.00,,0.00',
  ];
  const read = (titles: string, names?: Parameters<typeof parseTabular>[1]['names']) =>
    parseTabular(new TextEncoder().encode([titles, ...lines].join('\n')), { maxRows: 50, names });
  const swapped = 'Date,Narration,Deposit,Withdrawal,Balance';

  test('are named, and no side is changed', () => {
    const { transactions, doubts } = read(swapped);
    expect(doubts).toEqual(['titles-swapped']);
    expect(transactions.map(({ creditPaise }) => creditPaise)).toEqual([5000, 0, 0, 6000]);
    expect(transactions.filter(({ status }) => status === 'proved')).toEqual([]);
  });

  test('are repaired by naming the columns the other way round', () => {
    const { proof, doubts } = read(swapped, { description: 'Narration', debit: 'Deposit', credit: 'Withdrawal' });
    expect({ breaks: proof.breaks, doubts }).toEqual({ breaks: 0, doubts: [] });
  });

  test('are not suspected if the balances agree, or agree in neither way', () => {
    expect(read('Date,Narration,Withdrawal,Deposit,Balance').doubts).toEqual([]);
    const other = [swapped, ...lines.with(1, '17/05/2009,SALARY,,55.00,70.00')].join('\n');
    expect(parseTabular(new TextEncoder().encode(other), { maxRows: 50 }).doubts).toEqual([]);
  });
});
