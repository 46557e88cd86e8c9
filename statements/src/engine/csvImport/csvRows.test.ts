import type { AmountColumns } from './csvColumns.ts';
import { namesSides, readCsvRows } from './csvRows.ts';

const two: AmountColumns = { kind: 'two', debit: 2, credit: 3 };
const signed: AmountColumns = { kind: 'one', amount: 2, side: undefined };
const beside: AmountColumns = { kind: 'one', amount: 2, side: 3 };

function read(lines: readonly (readonly string[])[], amounts = two, balance: number | undefined = 4) {
  return readCsvRows(lines, { date: 0, description: 1, amounts, balance });
}

const date = '01/04/2026';

/** Debit and credit of the first row. */
function sides(cells: readonly string[], amounts = two) {
  const [row] = read([[date, 'A', ...cells]], amounts).rows;
  return row && [row.debitPaise, row.creditPaise];
}

describe('readCsvRows', () => {
  test('reads lines with a date and an amount', () => {
    expect(read([[date, ' A \n B ', '1.00', '', '99.00']]).rows).toEqual([
      { date: '2026-04-01', narration: 'A B', debitPaise: 100, creditPaise: 0, balancePaise: 9900 },
    ]);
  });

  test('returns lines that are no transactions', () => {
    const others = [
      ['', 'Legend', '', '', ''],
      [date, 'Opening Balance', '', '', '9.00'],
      [date, 'No amount', '-', '', ''],
    ];
    expect(read(others)).toEqual({ rows: [], others, unreadableLine: undefined });
  });

  test('names the first line that is a transaction and cannot be read', () => {
    const good = [date, 'A', '1.00', '', ''];
    expect(read([good, [date, 'B', 'x', '', ''], [date, 'C', 'y', '', '']]).unreadableLine).toBe(2);
    expect(read([['32/04/2026', 'A', '1.00', '', '']]).unreadableLine).toBe(1);
  });

  test.each<[readonly string[], readonly number[]]>([
    [
      ['1.00', '2.00'],
      [100, 200],
    ],
    [
      ['', '-2.00'],
      [200, 0],
    ],
    [
      ['1.00 Cr', ''],
      [0, 100],
    ],
    [
      ['1.00 Dr', ''],
      [100, 0],
    ],
    [
      ['', '2.00 Dr'],
      [200, 0],
    ],
  ])('reads the sides of two columns %j', (cells, expected) => {
    expect(sides(cells)).toEqual(expected);
  });

  test('ignores a minus that all debits have', () => {
    const lines = [
      [date, 'A', '-1.00', '', ''],
      [date, 'B', '-2.00', '', ''],
    ];
    expect(read(lines).rows.map(({ debitPaise }) => debitPaise)).toEqual([100, 200]);
    const mixed = [
      [date, 'A', '-1.00', '', ''],
      [date, 'B', '2.00', '', ''],
    ];
    expect(read(mixed).rows.map(({ debitPaise, creditPaise }) => [debitPaise, creditPaise])).toEqual([
      [0, 100],
      [200, 0],
    ]);
  });

  test.each<[AmountColumns, readonly string[], readonly number[] | undefined]>([
    [signed, ['-1.00', ''], [100, 0]],
    [signed, ['1.00', ''], [0, 100]],
    [signed, ['1.00 Dr', ''], [100, 0]],
    [beside, ['1.00', 'Dr'], [100, 0]],
    [beside, ['1.00', 'Cr'], [0, 100]],
    [beside, ['-1.00', ''], [100, 0]],
    [beside, ['1.00 Cr', 'Dr'], [0, 100]],
    [beside, ['1.00', ''], undefined],
  ])('reads the side of one column %j: %j', (amounts, cells, expected) => {
    expect(sides(cells, amounts)).toEqual(expected);
  });

  test('reads a balance with its side after it or beside it', () => {
    const balance = (...cells: readonly string[]) => read([[date, 'A', '1.00', '', ...cells]]).rows[0]?.balancePaise;
    expect([balance('9.00'), balance('9.00 Dr'), balance('9.00', 'Dr'), balance('9.00', 'Cr'), balance('')]).toEqual([
      900,
      -900,
      -900,
      900,
      undefined,
    ]);
    const columns = { date: 0, description: 1, amounts: two, balance: undefined };
    expect(readCsvRows([[date, 'A', '1.00', '', '9.00']], columns).rows[0]?.balancePaise).toBeUndefined();
  });

  test('does not take the side of the amount for that of the balance', () => {
    const lines = [[date, 'A', '1.00', 'Dr', '']];
    const cells = readCsvRows([[date, 'A', '9.00', 'Dr']], {
      date: 0,
      description: 1,
      amounts: { kind: 'one', amount: 2, side: 3 },
      balance: 2,
    });
    expect(cells.rows[0]?.balancePaise).toBe(900);
    expect(read(lines, beside).rows[0]?.debitPaise).toBe(100);
  });
});

describe('namesSides', () => {
  test.each<[string, AmountColumns, readonly (readonly string[])[], boolean]>([
    ['two columns', two, [], true],
    ['a column beside', beside, [], true],
    ['a minus', signed, [['', '', '-1.00']], true],
    [
      'Dr after an amount',
      signed,
      [
        ['', '', '1.00'],
        ['', '', '1.00 Dr'],
      ],
      true,
    ],
    [
      'nothing',
      signed,
      [
        ['', '', '1.00'],
        ['', '', ''],
      ],
      false,
    ],
  ])('tells the side by %s', (_what, amounts, lines, expected) => {
    expect(namesSides(lines, amounts)).toBe(expected);
  });
});
