import type { AmountColumns } from './tableColumns.ts';
import { readTableRows } from './tableRows.ts';

const two: AmountColumns = { kind: 'two', debit: 2, credit: 3 };
const signed: AmountColumns = { kind: 'one', amount: 2, side: undefined };
const beside: AmountColumns = { kind: 'one', amount: 2, side: 3 };

function read(lines: readonly (readonly string[])[], amounts = two, balance: number | undefined = 4) {
  return readTableRows(lines, { date: 0, description: 1, amounts, balance });
}

const date = '01/04/2026';

/** Debit and credit of the first row. */
function sides(cells: readonly string[], amounts = two) {
  const [row] = read([[date, 'A', ...cells]], amounts).rows;
  return row && [row.debitPaise, row.creditPaise];
}

describe('readTableRows', () => {
  test('reads lines with a date and an amount', () => {
    expect(read([[date, ' A \n B ', '1.00', '', '99.00']]).rows).toEqual([
      {
        line: 0,
        date: '2026-04-01',
        narration: 'A B',
        debitPaise: 100,
        creditPaise: 0,
        unsidedPaise: 0,
        balancePaise: 9900,
      },
    ]);
  });

  test('returns lines that are no transactions', () => {
    const others = [
      ['', 'Legend', '', '', ''],
      [date, 'Opening Balance', '', '', '9.00'],
      [date, 'No amount', '-', '', ''],
    ];
    const found = read(others);
    expect(found).toMatchObject({ rows: [], unreadable: [], undated: [] });
    expect(found.others.map(({ cells }) => cells)).toEqual(others);
  });

  test('names the lines that are transactions and cannot be read', () => {
    const good = [date, 'A', '1.00', '', ''];
    expect(read([good, [date, 'B', 'x', '', ''], [date, 'C', 'y', '', '']]).unreadable).toEqual([1, 2]);
    expect(read([['32/04/2026', 'A', '1.00', '', '']]).unreadable).toEqual([0]);
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
    [signed, ['1.00 Dr', ''], [100, 0]],
    [beside, ['1.00', 'Dr'], [100, 0]],
    [beside, ['1.00', 'Cr'], [0, 100]],
    [beside, ['-1.00', ''], [100, 0]],
    [beside, ['1.00 Cr', 'Dr'], [0, 100]],
    [beside, ['1.00', 'x'], [0, 0]],
  ])('reads the side of one column %j: %j', (amounts, cells, expected) => {
    expect(sides(cells, amounts)).toEqual(expected);
  });

  test('takes an unsigned amount for a credit only where debits are signed', () => {
    const debit = [date, 'A', '-1.00'];
    const credit = [date, 'B', '2.00'];
    expect(read([debit, credit], signed).rows[1]).toMatchObject({ creditPaise: 200, unsidedPaise: 0 });
    expect(read([credit], signed).rows[0]).toMatchObject({ creditPaise: 0, unsidedPaise: 200 });
  });

  test('counts lines with an amount and no date among the rows, and gives them the date above where it is printed once', () => {
    const lines = [
      [date, 'A', '1.00', '', ''],
      ['', 'B', '2.00', '', ''],
      ['', 'Total', '3.00', '', ''],
      [date, 'C', '4.00', '', ''],
      ['', 'D', '5.00', '', ''],
    ];
    const columns = { date: 0, description: 1, amounts: two, balance: undefined };
    expect(readTableRows(lines, columns)).toMatchObject({ rows: [{ line: 0 }, { line: 3 }], undated: [1] });
    const once = readTableRows(lines, { ...columns, datesOnce: true });
    expect(once.rows.map(({ narration }) => narration)).toEqual(['A', 'B', 'C', 'D']);
    expect(once.undated).toEqual([]);
  });

  test('continues a narration on lines that hold nothing else, below the last row only if it does so elsewhere', () => {
    const more = ['', 'and more', '', '', ''];
    const [first, last] = [
      [date, 'A', '1.00', '', ''],
      [date, 'B', '2.00', '', ''],
    ] as const;
    const narrations = (...lines: readonly (readonly string[])[]) => read(lines).rows.map(({ narration }) => narration);
    expect(narrations(first, more, more, last)).toEqual(['A and more and more', 'B']);
    expect(narrations(first, more, last, more, ['End', '', '', '', ''])).toEqual(['A and more', 'B and more']);
    expect(narrations(first, last, more, ['End', '', '', '', ''])).toEqual(['A', 'B']);
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
    expect(readTableRows([[date, 'A', '1.00', '', '9.00']], columns).rows[0]?.balancePaise).toBeUndefined();
  });

  test('does not take the side of the amount for that of the balance', () => {
    const lines = [[date, 'A', '1.00', 'Dr', '']];
    const cells = readTableRows([[date, 'A', '9.00', 'Dr']], {
      date: 0,
      description: 1,
      amounts: { kind: 'one', amount: 2, side: 3 },
      balance: 2,
    });
    expect(cells.rows[0]?.balancePaise).toBe(900);
    expect(read(lines, beside).rows[0]?.debitPaise).toBe(100);
  });
});
