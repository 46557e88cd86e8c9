import { correctFigures } from './correctFigures.ts';
import { parseScan } from './parseScan.ts';
import { readTesseractPage } from './readTesseractPage.ts';
import type { ScannedPage, ScannedWord } from './scannedPage.ts';

const letterWidth = 14;
const lineHeight = 40;

/** The left or, if negative, the right edges of the columns, in pixels. */
const columns = [150, 420, -1500, -1850, -2300];

function wordsAt(text: string, edge: number, baseline: number): ScannedWord[] {
  const start = edge < 0 ? -edge - text.length * letterWidth : edge;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    x0: start + index * letterWidth,
    x1: start + (index + word.length) * letterWidth,
    baseline,
    height: 32,
  }));
}

/** A page of cells; a row that is one text is at the left edge. */
function pageOf(rows: readonly (readonly string[])[]): ScannedPage {
  const words = rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => wordsAt(text, columns[column] ?? 0, 200 + row * lineHeight)),
  );
  return { width: 2480, height: 3508, words };
}

const titles = ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'];
const opening = ['01/04/2026', 'OPENING BALANCE', '', '', '10,000.00'];
const rows = [
  ['02/04/2026', 'UPI RAVI KUMAR', '1,250.00', '', '8,750.00'],
  ['03/04/2026', 'NEFT SALARY APRIL', '', '40,000.00', '48,750.00'],
  ['04/04/2026', 'ATM WITHDRAWAL PUNE', '5,000.00', '', '43,750.00'],
  ['06/04/2026', 'POS GROCERY STORE', '310.50', '', '43,439.50'],
];
const withCell = (row: number, column: number, text: string) =>
  rows.map((cells, at) => (at === row ? cells.with(column, text) : cells));
const parse = (table: readonly (readonly string[])[]) =>
  parseScan([pageOf([titles, opening, ...table])], { maxPages: 3 });
const statusesOf = ({ statement }: ReturnType<typeof parse>) => statement.transactions.map(({ status }) => status);

describe('a statement that was read from a picture', () => {
  test('has rows whose figures the balances prove, and whose dates and words nothing proves', () => {
    const { statement, repairs } = parse(rows);
    expect(statement.transactions.map(({ debitPaise, creditPaise }) => creditPaise - debitPaise)).toEqual([
      -125_000, 4_000_000, -500_000, -31_050,
    ]);
    expect(new Set(statement.proof.statuses)).toEqual(new Set(['figures-proved']));
    expect(statusesOf(parse(rows))).toEqual(statement.proof.statuses);
    expect(repairs).toEqual([]);
  });

  test('is corrected by the balances, and says so', () => {
    const read = parse(withCell(1, 3, '40,800.00'));
    expect(read.repairs).toEqual([{ row: 1, figure: 'creditPaise', readPaise: 4_080_000, paise: 4_000_000 }]);
    expect(read.statement.transactions[1]).toMatchObject({ creditPaise: 4_000_000, status: 'inferred' });
    expect(read.statement.proof.breaks).toBe(0);
    expect(statusesOf(read)).toEqual(['figures-proved', 'inferred', 'figures-proved', 'figures-proved']);
  });

  test('keeps a row in doubt that the balances contradict in another way', () => {
    const read = parse(withCell(1, 3, '41,200.00'));
    expect(read.repairs).toEqual([]);
    expect(read.statement.transactions[1]).toMatchObject({ creditPaise: 4_120_000, status: 'unproved' });
  });

  test('is corrected from the newest row to the oldest, too', () => {
    const read = parse(withCell(1, 3, '40,800.00').toReversed());
    expect(read.repairs).toEqual([{ row: 2, figure: 'creditPaise', readPaise: 4_080_000, paise: 4_000_000 }]);
  });

  test('keeps a row in doubt whose date is among later ones, or whose balance was not read', () => {
    expect(statusesOf(parse(withCell(2, 0, '01/04/2026')))[2]).toBe('unproved');
    expect(statusesOf(parse(withCell(2, 4, '')))[2]).toBe('unproved');
  });

  test('says on which line of the picture each row is', () => {
    const { places } = parse(withCell(1, 3, '41,200.00'));
    const baselines = [280, 320, 360, 400];
    expect(places).toHaveLength(4);
    for (const [index, place] of places.entries()) {
      const baseline = baselines[index] ?? 0;
      expect(place).toEqual({ page: 0, top: baseline - 35.2, bottom: baseline + 16 });
    }
  });
});

test('a page of which a title was not read has the titles of another page', () => {
  const second = [
    ['07/04/2026', 'UPI MILK', '40.00', '', '43,399.50'],
    ['08/04/2026', 'UPI BREAD', '60.00', '', '43,339.50'],
    ['09/04/2026', 'UPI FRUIT', '100.00', '', '43,239.50'],
  ];
  const summary = [['', 'SAVINGS', '10,000.00']];
  const pages = [
    pageOf([...summary, ['Date', 'Narration', '', 'Deposit'], opening, ...rows]),
    pageOf([titles, ...second]),
  ];
  const { statement } = parseScan(pages, { maxPages: 3 });
  expect(statement.transactions).toHaveLength(7);
  expect(statement.proof).toMatchObject({ breaks: 0, closingPaise: 4_323_950 });
});

describe('the form of a figure', () => {
  const read = (text: string) => correctFigures(pageOf([['', '', text]])).words.map((word) => word.text);

  test.each([
    ['1,2O0.5O', '1200.50'],
    ['|458,015.15,', '458015.15'],
    ['1,25145.77', '125145.77'],
    ['1.250.00', '1250.00'],
    ['250,00', '250.00'],
    ['(1,250.00)', '(1250.00)'],
    ['1,250.00CR', '1250.00CR'],
    ['01.04.26', '01.04.26'],
    ['01/04/26', '01/04/26'],
    ['SOLD', 'SOLD'],
    ['SBI', 'SBI'],
  ])('%s is read as %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test('does not exist for edges of drawn lines', () => {
    expect(read('|[')).toEqual([]);
  });

  test('is one amount if its paise are beside it as a word of their own', () => {
    const amounts = ['10.00', '20.00', '30.00', '1,234.50'].map((cell) => ['', '', cell]);
    const page = pageOf(amounts);
    const last = page.words.at(-1);
    if (!last) throw new Error('There is a last word.');
    const split = last.x1 - 2 * letterWidth;
    const words = [
      ...page.words.slice(0, -1),
      { ...last, text: '1,234', x1: split - letterWidth },
      { ...last, text: '50Cr', x0: split },
    ];
    expect(correctFigures({ ...page, words }).words.at(-1)).toMatchObject({ text: '1234.50Cr', x1: last.x1 });
  });

  test('has a point where all others of its column have one', () => {
    const texts = (cells: readonly string[]) =>
      correctFigures(pageOf(cells.map((cell) => ['', '', cell]))).words.map(({ text }) => text);
    expect(texts(['10.00', '20.00', '30.00', '1,25000'])).toEqual(['10.00', '20.00', '30.00', '1250.00']);
    expect(texts(['10.00', '20.00', '125000'])).toEqual(['10.00', '20.00', '125000']);
  });
});

test('a page of Tesseract is its words, each on the baseline of its line', () => {
  const box = (x0: number, x1: number) => ({ x0, y0: 0, x1, y1: 20 });
  const lineOf = (rowHeight: number, texts: readonly string[]) => ({
    baseline: { x0: 0, y0: 100, x1: 200, y1: 110 },
    rowAttributes: { rowHeight },
    words: texts.map((text, index) => ({ text, bbox: box(index * 100, index * 100 + 100) })),
  });
  const lines = [lineOf(30, ['Closing', 'Balance']), lineOf(30, ['10.00']), lineOf(300, ['|'])];
  const json = JSON.stringify({ blocks: [{ paragraphs: [{ lines }] }] });
  expect(readTesseractPage(json, 200, 300)).toEqual({
    width: 200,
    height: 300,
    words: [
      { text: 'Closing', x0: 0, x1: 100, baseline: 102.5, height: 30 },
      { text: 'Balance', x0: 100, x1: 200, baseline: 107.5, height: 30 },
      { text: '10.00', x0: 0, x1: 100, baseline: 102.5, height: 30 },
      { text: '|', x0: 0, x1: 100, baseline: 102.5, height: 48 },
    ],
  });
});
