import type { Assumptions } from './assumptions.ts';
import { textOf } from '../lines/lines.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import type { ColumnBounds } from '../table/columns.ts';
import { readTableLine } from './tableLine.ts';
import type { TableLine } from './tableLine.ts';

const twoSides: readonly ColumnBounds[] = [
  { role: 'date', left: 20, right: 80 },
  { role: 'narration', left: 80, right: 300 },
  { role: 'debit', left: 300, right: 400 },
  { role: 'credit', left: 400, right: 500 },
  { role: 'balance', left: 500, right: 600 },
  { role: 'balanceSide', left: 600, right: Infinity },
];

const oneAmount: readonly ColumnBounds[] = [
  { role: 'serial', left: 0, right: 20 },
  { role: 'date', left: 20, right: 80 },
  { role: 'valueDate', left: 80, right: 140 },
  { role: 'narration', left: 140, right: 300 },
  { role: 'amount', left: 300, right: 400 },
  { role: 'side', left: 400, right: 500 },
  { role: 'balance', left: 500, right: Infinity },
];

type Cells = Partial<Record<ColumnBounds['role'], string>>;

/** A line with its cells in these columns: text on the left, money on the right. */
function read(cells: Cells, columns = twoSides, datesOnce = false): TableLine {
  const texts = columns.flatMap(({ role, left, right }): TypedText[] => {
    const text = cells[role];
    if (text === undefined) return [];
    const isMoney = ['debit', 'credit', 'amount', 'balance'].includes(role);
    return [{ x: isMoney ? Math.min(right, 600) - 4 - 4 * text.length : left, y: 10, text }];
  });
  const [line] = typedLines(texts);
  if (line === undefined) throw new Error('The line is empty.');
  return readTableLine(line, columns, { datesOnce });
}

const date = '01/04/2026';

describe('the first line of a row', () => {
  test.each<[string, Cells, object]>([
    ['a debit', { debit: '100.00', balance: '900.00' }, { debitPaise: 10000, creditPaise: 0, balancePaise: 90000 }],
    [
      'a credit',
      { credit: '1,00,000.50', balance: '0.50' },
      { debitPaise: 0, creditPaise: 10000050, balancePaise: 50 },
    ],
    ['a dash on the unused side', { debit: '100.00', credit: '-', balance: '900.00' }, { creditPaise: 0 }],
    ['0.00 on the unused side', { debit: '100.00', credit: '0.00', balance: '900.00' }, { debitPaise: 10000 }],
    ['no balance', { debit: '100.00' }, { debitPaise: 10000, balancePaise: undefined }],
    ['a balance marked Dr', { debit: '100.00', balance: '900.00Dr' }, { balancePaise: -90000 }],
    [
      'a balance with its side beside it',
      { debit: '1.00', balance: '9.00', balanceSide: 'Dr' },
      { balancePaise: -900 },
    ],
    ['a balance and no amount', { balance: '900.00' }, { debitPaise: 0, creditPaise: 0, balancePaise: 90000 }],
  ])('is read with %s', (_what, cells, figures) => {
    expect(read({ date, narration: 'UPI/SHOP', ...cells })).toMatchObject({
      kind: 'row',
      figures: { dateText: date, unsidedPaise: 0, ...figures },
    });
  });

  test.each<[string, Cells, object]>([
    ['in the side column', { amount: '100.00', side: 'DR' }, { debitPaise: 10000, creditPaise: 0, unsidedPaise: 0 }],
    [
      'in the side column',
      { amount: '100.00', side: 'Credit' },
      { debitPaise: 0, creditPaise: 10000, unsidedPaise: 0 },
    ],
    ['after the amount', { amount: '100.00(Cr)' }, { creditPaise: 10000 }],
    ['by a minus', { amount: '-100.00' }, { debitPaise: 10000 }],
    ['nowhere', { amount: '100.00' }, { debitPaise: 0, creditPaise: 0, unsidedPaise: 10000 }],
  ])('is read with one amount whose side is printed %s', (_where, cells, figures) => {
    expect(read({ date, narration: 'X', balance: '1.00', ...cells }, oneAmount)).toMatchObject({
      kind: 'row',
      figures,
    });
  });

  test('takes a narration that is one text with its date', () => {
    const line = read({ date: '01/04/2026 UPI', narration: 'SHOP', debit: '1.00' });
    expect(line.kind === 'row' && textOf(line.narration)).toBe('UPI SHOP');
  });

  test('may hold a part of its date only', () => {
    expect(read({ date: '13-Oct-', debit: '1.00' })).toMatchObject({ kind: 'row', figures: { dateText: '13-Oct-' } });
  });

  test('has no narration if its cell holds a dash', () => {
    expect(read({ date, narration: '-', debit: '1.00' })).toMatchObject({ kind: 'row', narration: [] });
    expect(read({ date, narration: 'A -', debit: '1.00' })).toMatchObject({
      narration: [{ text: 'A' }, { text: '-' }],
    });
  });
});

describe('where a date is printed once a day', () => {
  const readUndated = (cells: Cells) => read(cells, twoSides, true);

  test('a line without a date is a row if it has an amount with decimals or a balance', () => {
    const row = { kind: 'row', figures: { dateText: '', debitPaise: 10000 } };
    expect(readUndated({ narration: 'UPI/SHOP', debit: '100.00' })).toMatchObject(row);
    expect(readUndated({ debit: '100.00', balance: '900.00' })).toMatchObject(row);
    expect(readUndated({ debit: '100.00' })).toMatchObject(row);
    expect(readUndated({ debit: '100', balance: '900' })).toMatchObject(row);
    expect(read({ narration: 'UPI/SHOP', debit: '100.00' })).toMatchObject({ kind: 'other' });
  });

  test('a number alone and sums are no rows', () => {
    expect(readUndated({ narration: 'Account number', debit: '62070' })).toMatchObject({ kind: 'other' });
    expect(readUndated({ debit: '100.00', credit: '50.00', balance: '900.00' })).toMatchObject({ kind: 'other' });
    expect(readUndated({ narration: '619.84 34.92', credit: '50.00', balance: '900.00' })).toMatchObject({
      kind: 'other',
    });
  });

  test('a line with a date is a row as ever', () => {
    expect(readUndated({ date, balance: '900.00' })).toMatchObject({ kind: 'row', figures: { dateText: date } });
  });

  test.each<[string, Cells]>([
    ['a figure alone', { credit: '1' }],
    ['a sum of each side', { debit: '100.00', credit: '200.00' }],
    ['a balance without an amount', { narration: 'Available', balance: '9.00' }],
    ['words in place of a date', { date: 'Note', narration: 'UPI/SHOP', debit: '100.00' }],
  ])('%s is no row', (_what, cells) => {
    expect(readUndated(cells)).toMatchObject({ kind: 'other' });
  });

  test('a balance and a sum are summaries, and text alone continues a row', () => {
    expect(readUndated({ narration: 'Total', debit: '150.00' })).toMatchObject({ kind: 'summary' });
    const narrationLast = [...twoSides.slice(2), { role: 'narration', left: 700, right: Infinity } as const];
    expect(read({ debit: '1.00', narration: 'Total' }, narrationLast, true)).toMatchObject({ kind: 'summary' });
    expect(read({ debit: '1002708', narration: 'Total' }, narrationLast, true)).toMatchObject({ kind: 'summary' });
    expect(readUndated({ narration: 'B/F', balance: '150.00' })).toMatchObject({ kind: 'summary' });
    expect(readUndated({ narration: 'MORE TEXT' })).toMatchObject({ kind: 'continuation' });
  });
});

describe('a continuation', () => {
  test('is text without a date or an amount', () => {
    expect(read({ narration: 'MORE TEXT' })).toMatchObject({ kind: 'continuation', dateText: '' });
  });

  test('may hold a part of a date, a time, or dashes in place of amounts', () => {
    expect(read({ date: '2026', narration: 'MORE' })).toMatchObject({ kind: 'continuation', dateText: '2026' });
    expect(read({ date: '10:15:00', debit: '-' })).toMatchObject({ kind: 'continuation', narration: [] });
    expect(read({ valueDate: '-', narration: 'MORE' }, oneAmount)).toMatchObject({ kind: 'continuation' });
  });

  test('may hold the serial number of its row, which is halfway down the row', () => {
    expect(read({ serial: '7', narration: 'MORE' }, oneAmount)).toMatchObject({
      kind: 'continuation',
      narration: [{ text: 'MORE' }],
    });
  });

  test.each<[string, Cells]>([
    ['words in its date column', { date: 'Page', narration: 'MORE' }],
    ['a word in a column of money', { narration: 'MORE', debit: 'ONLY' }],
    ['words in its serial column', { serial: 'No.', narration: 'MORE' }],
    ['a longer number than any serial number', { serial: '123456', narration: 'MORE' }],
    ['the words of a page’s foot', { narration: 'Page 1 of 3' }],
    ['the words of a page’s foot in full', { narration: 'This is a computer generated statement' }],
  ])('is not a line with %s', (_what, cells) => {
    expect(read(cells, 'serial' in cells ? oneAmount : twoSides)).toMatchObject({ kind: 'other', isUnread: false });
  });
});

test('a line with an amount and a balance in their columns is unread, though it has no date', () => {
  const noRow = read({ narration: 'UPI/A', debit: '100.00', balance: '900.00' });
  expect(noRow).toMatchObject({ kind: 'other', isUnread: true });
});

test('a line of 0.00 without a balance, such as a declined payment, is no row, and nothing of it is unread', () => {
  const declined = { date: '04/05/2026', narration: 'LANTERN BOOKS DECLINED', debit: '0.00' };
  expect(read(declined)).toMatchObject({ kind: 'other', isUnread: false });
  expect(read({ ...declined, balance: 'x0.00' })).toMatchObject({ kind: 'other', isUnread: true });
  expect(read({ ...declined, balance: '900.00' })).toMatchObject({ kind: 'row' });
});

test('a date may be continued below the name of its month and its day', () => {
  expect(read({ date: 'Jan 04,', narration: 'UPI/A', debit: '100.00' })).toMatchObject({ kind: 'row' });
});

describe('a summary', () => {
  test.each<[string, string]>([
    ['Opening Balance', 'opening'],
    ['B/F', 'carried'],
    ['Balance carried forward', 'carried'],
    ['Closing Balance', 'closing'],
    ['Grand Total', 'total'],
  ])('is told by its label: %s', (narration, kind) => {
    expect(read({ narration, balance: '900.00' })).toMatchObject({
      kind: 'summary',
      summary: { kind, balancePaise: 90000 },
    });
  });

  test('may have a date, but no amount then', () => {
    expect(read({ date, narration: 'Opening Balance', balance: '9.00' })).toMatchObject({ kind: 'summary' });
    expect(read({ date, narration: 'OPENING BALANCE SHOES', debit: '1.00', balance: '9.00' })).toMatchObject({
      kind: 'row',
    });
  });

  test('gives the sums of the columns', () => {
    expect(read({ narration: 'Total', debit: '150.00', credit: '350.00' })).toMatchObject({
      summary: { kind: 'total', debitPaise: 15000, creditPaise: 35000, balancePaise: undefined },
    });
  });
});

describe('another line', () => {
  test('counts as unread where it has a date and an amount', () => {
    expect(read({ date, narration: 'X', debit: '1.00?', balance: '9.00' })).toMatchObject({
      kind: 'other',
      isUnread: true,
    });
  });

  test('does not without a date, or left of the table', () => {
    expect(read({ narration: 'Available', balance: '9.00' })).toMatchObject({ kind: 'other', isUnread: false });
    const [line] = typedLines([{ x: -200, y: 10, text: 'HDFC BANK' }]);
    expect(line && readTableLine(line, twoSides)).toMatchObject({ kind: 'other', isUnread: false });
  });
});

describe('the balance that an account begins with', () => {
  test.each([
    'Opening Balance',
    'OPENING BALANCE',
    'B/F',
    'Brought Forward',
    'Balance Brought Forward',
    'Opening Balance b/f',
    '- Balance b/f :',
  ])('is no transaction, though it is printed as a row with an amount: %s', (narration) => {
    expect(read({ date, narration, credit: '9.00' })).toMatchObject({
      kind: 'summary',
      summary: { kind: 'opening', debitPaise: undefined, creditPaise: undefined, balancePaise: 900 },
    });
  });

  test('is what is in the balance column, or else the amount: negative as a debit', () => {
    const paise = (cells: Cells, columns = twoSides) => {
      const line = read({ date, narration: 'Opening Balance', ...cells }, columns);
      return line.kind === 'summary' ? line.summary.balancePaise : undefined;
    };
    expect(paise({ credit: '9.00', balance: '8.00' })).toBe(800);
    expect(paise({ debit: '9.00' })).toBe(-900);
    expect(paise({ amount: '9.00' }, oneAmount)).toBe(900);
  });

  test('is not named by a narration that says more', () => {
    expect(read({ date, narration: 'Opening Balance Shoes', credit: '9.00' })).toMatchObject({ kind: 'row' });
  });
});

describe('a cell of money', () => {
  test.each(['NA', 'N/A', 'nan', 'na'])('may hold %s for nothing', (nothing) => {
    expect(read({ date, narration: 'X', debit: '1.00', credit: nothing, balance: nothing })).toMatchObject({
      kind: 'row',
      figures: { debitPaise: 100, creditPaise: 0, balancePaise: undefined },
    });
  });

  /** A row with two figures in one cell, this number of points apart. */
  const beside = (gap: number) => {
    const [line] = typedLines([
      { x: 20, y: 10, text: date },
      { x: 300, y: 10, text: '12' },
      { x: 308 + gap, y: 10, text: '34.00' },
    ]);
    return line && readTableLine(line, twoSides);
  };

  test('holds no amount where two figures are side by side', () => {
    expect(beside(6)).toMatchObject({ kind: 'other', isUnread: true });
  });

  test('holds one amount that is printed with a space', () => {
    expect(beside(4)).toMatchObject({ kind: 'row', figures: { debitPaise: 1234_00 } });
  });
});

describe('an amount whose side is not printed', () => {
  const sideOf = (amount: string, assumptions: Assumptions) => {
    const [line] = typedLines([
      { x: 20, y: 10, text: date },
      { x: 396 - 4 * amount.length, y: 10, text: amount },
    ]);
    const found = line && readTableLine(line, oneAmount, assumptions);
    if (found?.kind !== 'row') return undefined;
    const { debitPaise, creditPaise, unsidedPaise } = found.figures;
    return { debitPaise, creditPaise, unsidedPaise };
  };
  const debit = { debitPaise: 100, creditPaise: 0, unsidedPaise: 0 };
  const credit = { debitPaise: 0, creditPaise: 100, unsidedPaise: 0 };

  test.each<[string, string, Assumptions, object]>([
    ['spent by a card', '1.00', { isCard: true }, debit],
    ['received on a card with a minus', '-1.00', { isCard: true }, credit],
    ['received on a card with Cr', '1.00Cr', { isCard: true }, credit],
    [
      'spent by a card with a minus, where that is what a minus says',
      '-1.00',
      { isCard: true, spendsMinus: true },
      debit,
    ],
    ['received on such a card without one', '1.00', { isCard: true, spendsMinus: true }, credit],
    ['of the section’s side', '1.00', { side: 'credit' }, credit],
    ['a debit with a minus, whatever the section’s side', '-1.00', { side: 'credit' }, debit],
    ['on neither side where nothing tells', '1.00', {}, { debitPaise: 0, creditPaise: 0, unsidedPaise: 100 }],
    ['received with a plus', '+1.00', { side: 'debit' }, credit],
  ])('is %s: %s', (_what, amount, assumptions, figures) => {
    expect(sideOf(amount, assumptions)).toEqual(figures);
  });
});

describe('if no column is for the narration', () => {
  const columns: readonly ColumnBounds[] = [
    { role: 'date', left: 20, right: 80 },
    { role: 'credit', left: 80, right: 200 },
    { role: 'balance', left: 200, right: 300 },
    { role: 'debit', left: 300, right: Infinity },
  ];
  const readText = (text: string) => {
    const [line] = typedLines([{ x: 20, y: 10, text }]);
    return line && readTableLine(line, columns);
  };

  test.each(['RENT FOR MAY 2026 OF A FLAT IN A TOWN AT THE SEA', '09/03/2026', '09/03/2026 REF 4922'])(
    'a text continues its row: %s',
    (text) => {
      const line = readText(text);
      expect(line).toMatchObject({ kind: 'continuation', dateText: '' });
      expect(line?.kind === 'continuation' && textOf(line.narration)).toBe(text);
    },
  );

  test('a line with a date and figures is a row, and the foot of a page is not', () => {
    expect(read({ date, credit: '100.00', balance: '900.00' }, columns)).toMatchObject({ kind: 'row' });
    expect(readText('Page 1')).toMatchObject({ kind: 'other' });
  });
});
