import { formatPaise } from '../amounts/money.ts';
import { parseStatement } from './parseStatement.ts';
import { typeTablePage } from '../text/testing/typedTable.ts';
import type { TypedColumn, TypedPage, TypedRow } from '../text/testing/typedTable.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';

const narrations = [
  ['UPI/DR/4123/MERA SHOP/', 'YESB/paytm'],
  ['NEFT CR ACME PVT LTD', 'SALARY APRIL'],
  ['ATM WDL'],
  ['IMPS/P2A/RAVI KUMAR/HDFC', '/rent for', 'April'],
  ['POS 4012 BIG BAZAAR'],
  ['By Cash'],
  ['UPI/CR/9981/NIKHIL', '/okaxis'],
];
const rowsOnPage = 7;

/** Rows with a cell for every column of the tests. */
function rowsOfPage(page: number): TypedRow[] {
  return narrations.map((narration, at) => {
    const number = page * rowsOnPage + at;
    const day = [`${String(number + 1).padStart(2, '0')}/04/2026`];
    const balance = [formatPaise(100_000 - 1000 * (number + 1))];
    const amount = '10.00';
    const reference = [number % 2 === 0 ? '-' : `S${4_000_000 + number * 77}`];
    return {
      serial: [`${number + 1}`],
      day,
      valueDay: day,
      narration,
      reference,
      debit: [amount],
      both: [`${amount} Dr`],
      balance,
    };
  });
}

function read(columns: readonly TypedColumn[], ofPage: TypedPage | ((index: number) => TypedPage)) {
  const pages = [0, 1, 2].map((index) =>
    typeTablePage(columns, rowsOfPage(index), typeof ofPage === 'function' ? ofPage(index) : ofPage),
  );
  return parseStatement(typedTextSource(pages), { maxPages: 9 });
}

/** The narrations of all rows without their spaces: another test covers the joins of broken lines. */
const withoutSpaces = (texts: readonly string[]) => texts.map((text) => text.replaceAll(' ', ''));
const expected = withoutSpaces([0, 1, 2].flatMap(() => narrations.map((lines) => lines.join(''))));

const aligns = ['left', 'center', 'right'] as const;
const datePositions = ['top', 'middle'] as const;
type Align = (typeof aligns)[number];

const column =
  (titleAlign: Align) =>
  (key: string, left: number, right: number, title: string, align: Align = 'left'): TypedColumn => ({
    key,
    left,
    right,
    title,
    align,
    titleAlign,
  });

/** Tables with a value date or a reference beside the narration, by the alignment of their titles and narrations. */
const tables: Readonly<Record<string, (titles: Align, texts: Align) => TypedColumn[]>> = {
  'one amount under the names of both sides': (titles, texts) => {
    const of = column(titles);
    return [
      of('serial', 20, 40, '#'),
      { ...of('day', 45, 95, 'Transaction date'), titleAlign: 'left' },
      of('valueDay', 125, 170, 'Value date'),
      of('narration', 180, 320, 'Details', texts),
      of('reference', 330, 390, 'Chq-Ref'),
      of('both', 400, 455, 'Debit-Credit', 'right'),
      of('balance', 465, 530, 'Balance', 'right'),
    ];
  },
  'a value date before the narration': (titles, texts) => {
    const of = column(titles);
    return [
      of('day', 20, 60, 'Date'),
      { ...of('valueDay', 70, 120, 'Value Date', 'center'), titleAlign: 'left' },
      of('narration', 125, 280, 'Particulars', texts),
      of('reference', 290, 350, 'Chq/Ref No'),
      of('debit', 360, 410, 'Debit', 'right'),
      of('credit', 420, 480, 'Credit', 'right'),
      of('balance', 490, 560, 'Balance', 'right'),
    ];
  },
  'a value date behind the narration': (titles, texts) => {
    const of = column(titles);
    return [
      of('day', 20, 60, 'Date'),
      of('narration', 70, 220, 'Narration', texts),
      of('reference', 230, 290, 'Ref No'),
      of('valueDay', 300, 345, 'Value Dt'),
      of('debit', 360, 410, 'Withdrawal', 'right'),
      of('credit', 420, 480, 'Deposit', 'right'),
      of('balance', 490, 560, 'Balance', 'right'),
    ];
  },
};

const cases = Object.keys(tables).flatMap((table) =>
  aligns.flatMap((titles) =>
    (['left', 'center'] as const).flatMap((texts) =>
      datePositions.map((datesAt) => ({ table, titles, texts, datesAt })),
    ),
  ),
);

describe('narrations beside dates and references', () => {
  test.each(cases)(
    '$table; titles $titles, narrations $texts, dates at the $datesAt',
    ({ table, titles, texts, datesAt }) => {
      const { transactions } = read(tables[table]?.(titles, texts) ?? [], { datesAt });
      expect(withoutSpaces(transactions.map(({ description }) => description))).toEqual(expected);
    },
  );
});

describe('narrations above their dates', () => {
  const table = tables['a value date before the narration'] ?? (() => []);

  test.each(['left', 'center'] as const)('belong to the row below, narrations %s', (texts) => {
    for (const rowGap of [0, 2, 4, 8]) {
      const { transactions } = read(table('left', texts), { datesAt: 'bottom', rowGap });
      expect(withoutSpaces(transactions.map(({ description }) => description))).toEqual(expected);
    }
  });
});

describe('what a page prints around its rows', () => {
  const feet: Readonly<Record<string, (page: number) => string[]>> = {
    'the number of the page': (page) => [`Page ${page + 1} of 3`],
    'a number alone': (page) => [`${page + 1}`],
    'where it continues': (page) => (page === 2 ? [] : ['Continued on next page']),
    'how it was made': () => ['This is a computer generated statement and needs no signature'],
    'a disclaimer on two lines': () => [
      'Unless the constituent notifies the bank immediately of any discrepancy',
      'found by him in this statement, it will be taken as correct',
    ],
    'a disclaimer on the last page alone': (page) =>
      page < 2 ? [] : ['Unless the constituent notifies the bank of any discrepancy', 'this is taken as correct'],
    'an address': (page) => ['Meridian Bank', '12 M G Road, Bengaluru', `www.meridian.example ${page + 1}`],
  };
  const footers = Object.keys(feet).flatMap((name) =>
    datePositions.flatMap((datesAt) =>
      [20, 127, 200].flatMap((belowX) => [0, 6, 40].map((belowGap) => ({ name, datesAt, belowX, belowGap }))),
    ),
  );
  const table = tables['a value date before the narration']?.('left', 'left') ?? [];
  const descriptions = (ofPage: (index: number) => TypedPage) =>
    withoutSpaces(read(table, ofPage).transactions.map(({ description }) => description));

  test.each(footers)('below: $name, $datesAt, $belowX from the left, $belowGap below', ({ name, ...place }) => {
    expect(descriptions((page) => ({ ...place, below: feet[name]?.(page) ?? [] }))).toEqual(expected);
  });

  test.each(datePositions)('above pages that have no titles, with dates at the %s', (datesAt) => {
    const above = ['Account of A Person', 'Branch Indiranagar', 'Savings'];
    for (const aboveX of [20, 127, 200]) {
      const pages = (page: number) => ({ datesAt, above, aboveX, hasNoTitles: page > 0 });
      expect(descriptions(pages)).toEqual(expected);
    }
  });
});
