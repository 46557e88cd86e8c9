import { parseStatement } from './parseStatement.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';

const characterWidth = 4;
const lineHeight = 12;

/** The place where a text starts, or where it ends if it is money. */
type Place = { readonly x: number } | { readonly end: number };
type Cell = readonly [place: Place, text: string];

/** Types lines one below the other, without their empty cells. */
const typed = (...lines: readonly (readonly Cell[])[]): TypedText[] =>
  lines.flatMap((cells, index) =>
    cells
      .filter(([, text]) => text !== '')
      .map(([place, text]) => ({
        x: 'x' in place ? place.x : place.end - text.length * characterWidth,
        y: 40 + index * lineHeight,
        text,
      })),
  );

interface TypedRow {
  readonly day: string;
  readonly narration: string;
  readonly further?: string;
  readonly debit: string;
  readonly credit: string;
  readonly balance: string;
}

const rows: readonly TypedRow[] = [
  {
    day: '23/05/2026',
    narration: 'NEFT CR ACME PVT LTD INVOICE 4471',
    further: 'REMITTER REFERENCE MAY RENT',
    debit: '',
    credit: '1,200.00',
    balance: '51,200.00',
  },
  {
    day: '24/05/2026',
    narration: 'RTGS DR MERIDIAN SUPPLIES PUNE',
    debit: '350.00',
    credit: '',
    balance: '50,850.00',
  },
  {
    day: '26/05/2026',
    narration: 'SERVICE CHARGES',
    further: 'GST AT 18 PERCENT',
    debit: '50.00',
    credit: '',
    balance: '50,800.00',
  },
  { day: '27/05/2026', narration: 'UPI ZENITH EXPORTS', debit: '', credit: '1,000.00', balance: '51,800.00' },
];

const inWholeRupees = rows.map((row) => {
  const whole = (amount: string) => amount.replace(/\.\d\d$/, '');
  return { ...row, debit: whole(row.debit), credit: whole(row.credit), balance: whole(row.balance) };
});

const read = (page: readonly TypedText[]) => parseStatement(typedTextSource([page]), { maxPages: 1 });
const readNarrations = (page: readonly TypedText[]) => read(page).transactions.map(({ description }) => description);

const narrations = rows.map(({ narration }) => narration);
const wholeNarrations = rows.map(({ narration, further }) => [narration, further ?? []].flat().join(' '));

describe('narrations below their rows, across columns of codes', () => {
  const [valueDate, reference, customer, kind] = [{ x: 20 }, { x: 90 }, { x: 170 }, { x: 250 }];

  test.each([
    ['credit, balance, debit', { credit: { end: 350 }, balance: { end: 430 }, debit: { end: 510 } }],
    ['credit, debit, balance', { credit: { end: 350 }, debit: { end: 430 }, balance: { end: 510 } }],
  ])('are whole, in the order %s', (_order, { credit, debit, balance }) => {
    for (const below of [20, 90]) {
      const page = typed(
        [
          [valueDate, 'Value date'],
          [reference, 'Bank reference'],
          [customer, 'Customer ref'],
          [kind, 'TRN type'],
          [credit, 'Credit amount'],
          [debit, 'Debit amount'],
          [balance, 'Balance'],
        ],
        ...rows.flatMap((row, index): Cell[][] => [
          [
            [valueDate, row.day],
            [reference, `N05231${index}`],
            [customer, `ACME001${index}`],
            [kind, 'TRF'],
            [credit, row.credit],
            [debit, row.debit],
            [balance, row.balance],
          ],
          [[{ x: below }, row.narration]],
          ...(row.further === undefined ? [] : [[[{ x: below }, row.further] as const]]),
        ]),
      );
      expect(readNarrations(page)).toEqual(wholeNarrations);
      expect(read(page).proof.breaks).toBe(0);
    }
  });

  test('are not taken from a column whose texts wrap below their rows', () => {
    const page = typed(
      [
        [{ x: 20 }, 'Date'],
        [{ x: 90 }, 'Entries'],
        [{ end: 350 }, 'Debit'],
        [{ end: 430 }, 'Credit'],
        [{ end: 510 }, 'Balance'],
      ],
      ...rows.flatMap((row): Cell[][] => [
        [
          [{ x: 20 }, row.day],
          [{ x: 90 }, row.narration],
          [{ end: 350 }, row.debit],
          [{ end: 430 }, row.credit],
          [{ end: 510 }, row.balance],
        ],
        ...(row.further === undefined ? [] : [[[{ x: 90 }, row.further] as const]]),
      ]),
    );
    expect(readNarrations(page)).toEqual(wholeNarrations);
  });
});

describe('narrations below no title', () => {
  const tables: Readonly<Record<string, readonly (readonly [Place, title: string, keyof TypedRow])[]>> = {
    'right of a value date': [
      [{ x: 20 }, 'Date', 'day'],
      [{ x: 80 }, 'Value Date', 'day'],
      [{ x: 140 }, '', 'narration'],
      [{ end: 370 }, 'Debit', 'debit'],
      [{ end: 440 }, 'Credit', 'credit'],
      [{ end: 520 }, 'Balance', 'balance'],
    ],
    'left of the dates': [
      [{ x: 20 }, '', 'narration'],
      [{ x: 200 }, 'Date', 'day'],
      [{ end: 370 }, 'Debit', 'debit'],
      [{ end: 440 }, 'Credit', 'credit'],
      [{ end: 520 }, 'Balance', 'balance'],
    ],
    'right of the balances': [
      [{ x: 20 }, 'Date', 'day'],
      [{ end: 200 }, 'Debit', 'debit'],
      [{ end: 270 }, 'Credit', 'credit'],
      [{ end: 360 }, 'Balance', 'balance'],
      [{ x: 380 }, '', 'narration'],
    ],
    'right of a cheque number': [
      [{ x: 20 }, 'Date', 'day'],
      [{ x: 80 }, 'Chq No', 'further'],
      [{ x: 140 }, '', 'narration'],
      [{ end: 370 }, 'Debit', 'debit'],
      [{ end: 440 }, 'Credit', 'credit'],
      [{ end: 520 }, 'Balance', 'balance'],
    ],
  };
  const pageOf = (columns: (typeof tables)[string], of: readonly TypedRow[], balanceTitle = 'Balance') =>
    typed(
      columns.map(([place, title]) => [place, title === 'Balance' ? balanceTitle : title]),
      ...of.map((row, index) =>
        columns.map(([place, title, key]): Cell => [
          place,
          title === 'Chq No' ? (index === 1 ? '100234' : '') : (row[key] ?? ''),
        ]),
      ),
    );

  test.each(Object.entries(tables))('are read %s', (_place, columns) => {
    const { transactions } = read(pageOf(columns, rows));
    expect(transactions.map(({ description }) => description)).toEqual(narrations);
    expect(transactions.map(({ status }) => status)).toEqual(['inferred', 'proved', 'proved', 'proved']);
  });

  test.each(Object.entries(tables))('are read beside whole rupees %s', (_place, columns) => {
    const { transactions, proof } = read(pageOf(columns, inWholeRupees, 'Balance (Rupees)'));
    expect(transactions.map(({ description }) => description)).toEqual(narrations);
    expect(transactions.map(({ balancePaise }) => balancePaise)).toEqual([5_120_000, 5_085_000, 5_080_000, 5_180_000]);
    expect(proof.breaks).toBe(0);
  });
});
