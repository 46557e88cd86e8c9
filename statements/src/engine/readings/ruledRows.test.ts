import { textOf } from '../lines/lines.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { ColumnBounds } from '../table/columns.ts';
import { readLinesOfPart } from './ruledRows.ts';
import type { TableLine } from './tableLine.ts';

const edges = [20, 80, 300, 400, 500, 600];
const roles = ['date', 'narration', 'debit', 'credit', 'balance'] as const;
const columns: readonly ColumnBounds[] = roles.map((role, index) => ({
  role,
  left: edges[index] ?? 0,
  right: edges[index + 1] ?? 0,
  isRuled: true,
}));

/** The cells of a line, and its position. */
type TypedLine = Partial<Record<(typeof roles)[number], string>> & { readonly y: number };

/** The lines of a part of a table, read within lines drawn at these heights; `undefined` without a grid. */
function read(typed: readonly TypedLine[], rowEdges?: readonly number[], datesOnce = false): TableLine[] {
  const lines = typedLines(
    typed.flatMap(({ y, ...cells }) =>
      roles.flatMap((role, index) => {
        const text = cells[role];
        return text === undefined ? [] : [{ x: (edges[index] ?? 0) + 4, y, text }];
      }),
    ),
  );
  const grid = rowEdges && { columnEdges: edges, rowEdges, top: rowEdges[0] ?? 0, bottom: rowEdges.at(-1) ?? 0 };
  return readLinesOfPart({ heading: [], titles: [], columns, titlesEnd: 0, lines, grid }, { datesOnce });
}

/** The result for each line: its kind, its part of the narration, and the figures of its row. */
function outline(lines: readonly TableLine[]) {
  return lines.map((line) => {
    const narration = line.kind === 'row' || line.kind === 'continuation' ? textOf(line.narration) : '';
    return line.kind === 'row' ? [line.kind, narration, line.figures] : [line.kind, narration];
  });
}

const kindsOf = (lines: readonly TableLine[]) => lines.map(({ kind }) => kind);

const figures = { dateText: '01/04/2026', debitPaise: 10000, creditPaise: 0, unsidedPaise: 0, balancePaise: 90000 };
const whole = { date: '01/04/2026', narration: 'UPI/A', debit: '100.00', balance: '900.00' };

describe('lines between two drawn lines', () => {
  test('are left as they are where one of them is a row and the others continue it', () => {
    expect(
      outline(
        read(
          [
            { y: 100, ...whole },
            { y: 112, narration: 'SHOP' },
          ],
          [90, 120, 150],
        ),
      ),
    ).toEqual([
      ['row', 'UPI/A', figures],
      ['continuation', 'SHOP'],
    ]);
  });

  test('are one row where its amounts are below its date', () => {
    const lines = [
      { y: 100, date: '01/04/2026', narration: 'UPI/A' },
      { y: 112, narration: 'SHOP', debit: '100.00' },
      { y: 124, balance: '900.00' },
    ];
    expect(outline(read(lines, [90, 130, 160]))).toEqual([
      ['row', 'UPI/A', figures],
      ['continuation', 'SHOP'],
      ['continuation', ''],
    ]);
    expect(kindsOf(read(lines))).not.toContain('row');
  });

  test('are one row where its date or an amount is broken over them', () => {
    const lines = [
      { y: 100, date: '01/04/', narration: 'UPI/A', debit: '1,00,', balance: '900.00' },
      { y: 112, date: '2026', narration: 'SHOP', debit: '000.00' },
    ];
    const [row, more] = read(lines, [90, 120, 150]);
    expect(row).toMatchObject({ kind: 'row', figures: { debitPaise: 10000000, balancePaise: 90000 } });
    expect(row?.kind === 'row' && row.figures.dateText.replaceAll(' ', '')).toBe('01/04/2026');
    expect(more).toMatchObject({ kind: 'continuation', dateText: '' });
  });

  test('are read for themselves in each row', () => {
    const broken = (y: number) => [
      { y, date: '01/04/2026', narration: 'UPI/A' },
      { y: y + 12, debit: '100.00', balance: '900.00' },
    ];
    expect(kindsOf(read([...broken(100), ...broken(130)], [90, 120, 150]))).toEqual([
      'row',
      'continuation',
      'row',
      'continuation',
    ]);
  });

  test('are left as they are where together they are a summary', () => {
    const lines = [
      { y: 100, narration: 'Closing', debit: '-' },
      { y: 112, narration: 'Balance', credit: '-' },
      { y: 124, balance: '900.00' },
    ];
    expect(kindsOf(read(lines, [90, 130, 160]))).toEqual(kindsOf(read(lines)));
  });

  test('are left as they are where two of them have a date and an amount', () => {
    const lines = [
      { y: 100, date: '01/04/2026', narration: 'UPI/A', debit: '100.00' },
      { y: 112, date: '02/04/2026', narration: 'UPI/B', credit: '50.00', balance: '950.00' },
    ];
    expect(outline(read(lines, [90, 120, 150]))).toEqual(outline(read(lines)));
    expect(kindsOf(read(lines))).toEqual(['row', 'row']);
  });

  test('are one row where the date is broken and each part has a figure beside it', () => {
    const lines = [
      { y: 100, date: '01/04/', narration: 'UPI/A', debit: '100.00' },
      { y: 112, date: '2026', balance: '900.00' },
    ];
    const [row, more] = read(lines, [90, 120, 150]);
    expect(row).toMatchObject({ kind: 'row', figures: { debitPaise: 10000, balancePaise: 90000 } });
    expect(more?.kind).toBe('continuation');
  });

  test('are left as they are where together they are no row either', () => {
    const lines = [
      { y: 100, date: 'Note', narration: 'UPI/A' },
      { y: 112, debit: '100.00' },
    ];
    expect(kindsOf(read(lines, [90, 120, 150]))).toEqual(kindsOf(read(lines)));
  });

  test('are left as they are where one of them is a summary', () => {
    const lines = [
      { y: 100, date: '01/04/2026', narration: 'UPI/A' },
      { y: 112, narration: 'Closing Balance', balance: '900.00' },
    ];
    expect(kindsOf(read(lines, [90, 120, 150]))).toEqual(['continuation', 'summary']);
  });

  test.each([
    ['two amounts', { debit: '100' }, { debit: '50' }],
    ['two balances', { debit: '100.00', balance: '900.00' }, { balance: '800.00' }],
    ['a balance that cannot be read', { debit: '100.00' }, { balance: '900.00?' }],
  ])('are left as they are with %s', (_what, upper, lower) => {
    const lines = [
      { y: 100, date: '01/04/2026', ...upper },
      { y: 112, ...lower },
    ];
    expect(outline(read(lines, [90, 120, 150]))).toEqual(outline(read(lines)));
  });

  test('are one row where the paise of an amount are on the lower one', () => {
    const lines = [
      { y: 100, date: '01/04/2026', debit: '1,000', balance: '900.00' },
      { y: 112, debit: '.50' },
    ];
    expect(read(lines, [90, 120, 150])[0]).toMatchObject({ kind: 'row', figures: { debitPaise: 100050 } });
  });

  test('are left as they are where one is left of the table', () => {
    const lines = typedLines([
      { x: 24, y: 100, text: '01/04/2026' },
      { x: 0, y: 112, text: 'X' },
      { x: 304, y: 124, text: '100.00' },
    ]);
    const grid = { columnEdges: edges, rowEdges: [90, 150], top: 90, bottom: 150 };
    const part = { heading: [], titles: [], columns, titlesEnd: 0, lines, grid };
    expect(kindsOf(readLinesOfPart(part, {}))).not.toContain('row');
  });

  test('are not joined with lines above the first or below the last drawn line', () => {
    const lines = [
      { y: 58, date: '31/03/2026', narration: 'UPI/A' },
      { y: 70, debit: '100.00', balance: '900.00' },
      { y: 130, date: '02/04/2026', narration: 'UPI/B' },
      { y: 142, debit: '100.00', balance: '800.00' },
    ];
    expect(kindsOf(read(lines, [90, 120]))).not.toContain('row');
    expect(kindsOf(read(lines, [50, 90, 120]))).toEqual(['row', 'continuation', 'continuation', 'other']);
  });

  test('are not looked at if no columns are drawn', () => {
    const lines = typedLines([
      { x: 24, y: 100, text: '01/04/2026' },
      { x: 304, y: 112, text: '100.00' },
    ]);
    const grid = { columnEdges: [], rowEdges: [90, 120], top: -Infinity, bottom: Infinity };
    const part = { heading: [], titles: [], columns, titlesEnd: 0, lines, grid };
    expect(kindsOf(readLinesOfPart(part, {}))).not.toContain('row');
  });

  test('are a row without a date where dates are printed once a day', () => {
    const lines = [
      { y: 100, narration: 'UPI/A' },
      { y: 112, debit: '100.00' },
      { y: 124, balance: '900.00' },
    ];
    expect(outline(read(lines, [90, 130, 160], true))[0]).toEqual(['row', 'UPI/A', { ...figures, dateText: '' }]);
    expect(kindsOf(read(lines, [90, 130, 160]))).not.toContain('row');
  });
});

describe('two lines of print', () => {
  test('are one where the date is a little higher than its amounts', () => {
    const lines = [
      { y: 100, date: '01/04/2026' },
      { y: 106, narration: 'UPI/A', debit: '100.00', balance: '900.00' },
    ];
    expect(outline(read(lines))).toEqual([
      ['row', '', figures],
      ['continuation', 'UPI/A'],
    ]);
  });

  test('stay two where they are further apart', () => {
    const lines = [
      { y: 100, date: '01/04/2026' },
      { y: 107, narration: 'UPI/A', debit: '100.00', balance: '900.00' },
    ];
    expect(kindsOf(read(lines))).not.toContain('row');
  });

  test('are one where an amount is below its date and balance', () => {
    const lines = [
      { y: 100, date: '01/04/2026', narration: 'UPI/A', balance: '900.00' },
      { y: 112, debit: '100.00' },
    ];
    expect(outline(read(lines))).toEqual([
      ['row', 'UPI/A', figures],
      ['continuation', ''],
    ]);
  });

  test('stay two where the lower one is a row, continues it, or has another balance', () => {
    const upper = { y: 100, date: '01/04/2026', narration: 'UPI/A', balance: '900.00' };
    expect(kindsOf(read([upper, { ...whole, y: 112 }]))).toEqual(['row', 'row']);
    expect(kindsOf(read([upper, { y: 112, narration: 'SHOP' }]))).toEqual(['row', 'continuation']);
    expect(kindsOf(read([upper, { y: 112, debit: '100.00', balance: '800.00' }]))).toEqual(['row', 'other']);
  });

  test('stay two where the lower one is a row or a summary by itself', () => {
    expect(
      kindsOf(
        read([
          { y: 100, narration: 'UPI/A' },
          { ...whole, y: 105 },
        ]),
      ),
    ).toEqual(['continuation', 'row']);
    const upper = { y: 100, date: '01/04/2026', narration: 'UPI/A', balance: '900.00' };
    expect(kindsOf(read([upper, { y: 112, narration: 'Total', debit: '150.00' }]))).toEqual(['row', 'summary']);
  });

  test('stay two where the upper one has its amount', () => {
    expect(
      kindsOf(
        read([
          { ...whole, y: 100 },
          { y: 105, credit: '5.00' },
        ]),
      ),
    ).toEqual(['row', 'other']);
    expect(
      kindsOf(
        read([
          { ...whole, y: 100 },
          { y: 112, credit: '5.00' },
        ]),
      ),
    ).toEqual(['row', 'other']);
  });
});
