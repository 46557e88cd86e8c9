import fc from 'fast-check';
import { fileOf } from './testing/fileOf.ts';
import { combineStatements } from './combineStatements.ts';
import type { CombinedAccount } from '../engine/index.ts';

const april = fileOf(
  'april.pdf',
  [
    { date: '2026-04-02', text: 'TEA', paise: -10_00, balancePaise: 90_00 },
    { date: '2026-04-28', text: 'TEA', paise: -10_00, balancePaise: 80_00 },
  ],
  { openingPaise: 100_00, closingPaise: 80_00 },
);
const may = fileOf('may.pdf', [{ date: '2026-05-03', text: 'RENT', paise: -30_00, balancePaise: 50_00 }], {
  openingPaise: 80_00,
  closingPaise: 50_00,
});
const june = fileOf('june.pdf', [{ date: '2026-06-03', text: 'PAY', paise: 20_00, balancePaise: 70_00 }], {
  openingPaise: 50_00,
  closingPaise: 70_00,
});

/** Dates and amounts of an account's rows. */
const rowsOf = (account: CombinedAccount | undefined) =>
  (account?.rows ?? []).map(({ date, debitPaise, creditPaise }) => [date, creditPaise - debitPaise]);

describe('combineStatements', () => {
  test('puts the files of an account in order, whatever order they are given in', () => {
    const { accounts } = combineStatements([june, april, may], []);
    expect(accounts).toHaveLength(1);
    expect(rowsOf(accounts[0])).toEqual([
      ['2026-04-02', -10_00],
      ['2026-04-28', -10_00],
      ['2026-05-03', -30_00],
      ['2026-06-03', 20_00],
    ]);
    expect(accounts[0]).toMatchObject({
      numberEnd: '4321',
      bank: { code: 'HDFC' },
      openingPaise: 100_00,
      closingPaise: 70_00,
      duplicateCount: 0,
      gaps: [],
    });
  });

  test('turns files that print the newest row first, except a file that is alone', () => {
    const newestFirst = fileOf(
      'a.pdf',
      [
        { date: '2026-04-03', paise: 2_00, balancePaise: 3_00 },
        { date: '2026-04-02', paise: 1_00, balancePaise: 1_00 },
      ],
      { order: 'newest first' },
    );
    expect(rowsOf(combineStatements([newestFirst], []).accounts[0])[0]).toEqual(['2026-04-03', 2_00]);
    expect(rowsOf(combineStatements([newestFirst, june], []).accounts[0])[0]).toEqual(['2026-04-02', 1_00]);
    const refused = [{ path: 'b.pdf', reason: 'It is a scan.' }];
    expect(rowsOf(combineStatements([newestFirst], refused).accounts[0])[0]).toEqual(['2026-04-02', 1_00]);
  });

  test.each([
    ['another bank', fileOf('b', [], { layout: 'axis-savings' }), fileOf('c', [])],
    ['another number', fileOf('b', [], { numberEnd: '9999' }), fileOf('c', [])],
    ['no number', fileOf('b', [], { numberEnd: '' }), fileOf('c', [], { numberEnd: '' })],
    ['a number without figures', fileOf('b', [], { numberEnd: 'XXXX' }), fileOf('c', [], { numberEnd: 'XXXX' })],
  ])('keeps accounts apart: %s', (_what, one, other) => {
    expect(combineStatements([one, other], []).accounts).toHaveLength(2);
  });

  test('joins exports of an account, as text and as workbooks', () => {
    const files = [fileOf('b', [], { layout: 'csv' }), fileOf('c', [], { layout: 'workbook' })];
    expect(combineStatements(files, []).accounts).toHaveLength(1);
  });
});

describe('rows that two files hold', () => {
  const overlapping = fileOf(
    'both.pdf',
    [
      { date: '2026-04-28', text: 'T EA', paise: -10_00, balancePaise: 80_00 },
      { date: '2026-05-03', text: 'RENT', paise: -30_00, balancePaise: 50_00 },
    ],
    { openingPaise: 90_00, closingPaise: 50_00 },
  );

  test('are kept once, and counted', () => {
    const { accounts } = combineStatements([april, overlapping, may], []);
    expect(rowsOf(accounts[0])).toEqual([
      ['2026-04-02', -10_00],
      ['2026-04-28', -10_00],
      ['2026-05-03', -30_00],
    ]);
    expect(accounts[0]).toMatchObject({ duplicateCount: 2, gaps: [] });
  });

  test('are different where the balances differ, and may be the same where one file prints none', () => {
    const row = { date: '2026-04-02', text: 'TEA', paise: -10_00 };
    const other = fileOf('b.pdf', [{ ...row, balancePaise: 70_00 }]);
    const without = fileOf('c.pdf', [row]);
    expect(combineStatements([april, other], []).accounts[0]?.rows).toHaveLength(3);
    expect(combineStatements([april, without], []).accounts[0]?.rows).toHaveLength(2);
  });

  test('are kept as often as the file that holds them most often', () => {
    const row = { date: '2026-04-02', text: 'TEA', paise: -10_00 };
    const rows = (count: number) => Array.from({ length: count }, () => row);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 5 }), (counts) => {
        const files = counts.map((count, index) => fileOf(`${index}.pdf`, rows(count)));
        const [account] = combineStatements(files, []).accounts;
        const most = Math.max(...counts);
        expect(account?.rows).toHaveLength(most);
        expect(account?.duplicateCount).toBe(counts.reduce((sum, count) => sum + count, 0) - most);
      }),
    );
  });

  test('never change what a history, cut into overlapping files that begin with a day, says', () => {
    // A file that begins within a day may contain a row that looks the same as an earlier one of that day.
    const amount = fc.integer({ min: -9, max: 9 });
    const dayOfThree = fc.tuple(amount, amount, amount);
    const dayOf = (index: number) => new Date(Date.UTC(2026, 3, 1 + Math.floor(index / 3))).toISOString().slice(0, 10);
    fc.assert(
      fc.property(
        fc.array(dayOfThree, { minLength: 2, maxLength: 10 }).map((days) => days.flat()),
        fc.nat().map((day) => 3 * day),
        fc.nat(),
        (amounts, cut, overlap) => {
          let balancePaise = 0;
          const rows = amounts.map((paise, index) => {
            balancePaise += paise;
            return { date: dayOf(index), text: `SHOP ${index % 2}`, paise, balancePaise };
          });
          const from = 3 + (cut % (rows.length - 3));
          const to = Math.min(rows.length, from + (overlap % rows.length));
          const files = [fileOf('late.pdf', rows.slice(from)), fileOf('early.pdf', rows.slice(0, to))];
          const [account] = combineStatements(files, []).accounts;
          expect((account?.rows ?? []).map((row) => row.balancePaise)).toEqual(rows.map((row) => row.balancePaise));
          expect(account?.gaps).toEqual([]);
        },
      ),
      {
        examples: [
          // Paid, paid back and paid again on one day: the later file contains the last two of them, and the order tells.
          [[0, 0, 0, 3, -3, 3, 0], 1, 0],
          [[0, 0, 0, 3, -3, 3, 0], 1, 1],
        ],
        numRuns: 300,
      },
    );
  });
});

describe('a gap between files', () => {
  test('is named where the balances differ and there are days between', () => {
    expect(combineStatements([april, june], []).accounts[0]?.gaps).toEqual([
      {
        kind: 'missing',
        before: { path: 'april.pdf', date: '2026-04-28', balancePaise: 80_00 },
        after: { path: 'june.pdf', date: '2026-06-03', balancePaise: 50_00 },
      },
    ]);
  });

  test('has another name if the statements name no number', () => {
    const next = fileOf('next.pdf', [{ date: '2026-04-29', paise: 1_00, balancePaise: 99_00 }]);
    expect(combineStatements([april, next], []).accounts[0]?.gaps).toMatchObject([{ kind: 'unconnected' }]);
  });

  test.each([
    ['2026-05-03', 0],
    ['2026-06-20', 1],
  ])('is only a guess without balances: %s', (date, count) => {
    const file = fileOf('next.pdf', [{ date, paise: 1_00 }]);
    const { gaps = [] } = combineStatements([april, file], []).accounts[0] ?? {};
    expect(gaps.map(({ kind }) => kind)).toEqual(Array.from({ length: count }, () => 'unknown'));
  });

  test('is found by the opening balance of a file whose rows have none', () => {
    const file = (openingPaise: number) => fileOf('next.pdf', [{ date: '2026-05-03', paise: 1_00 }], { openingPaise });
    expect(combineStatements([april, file(80_00)], []).accounts[0]?.gaps).toEqual([]);
    expect(combineStatements([april, file(81_00)], []).accounts[0]?.gaps).toMatchObject([{ kind: 'missing' }]);
  });
});
