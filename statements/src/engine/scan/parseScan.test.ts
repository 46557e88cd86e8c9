import type { RowStatus } from '../proof/proof.ts';
import { correctFigures } from './correctFigures.ts';
import { findDatesOutOfOrder } from './datesOutOfOrder.ts';
import { judgeScan } from './judgeScan.ts';
import { parseScan } from './parseScan.ts';
import { proveAgain } from './proveAgain.ts';
import { readTesseractPage } from '../pictures/readTesseractPage.ts';
import type { ScannedPage } from '../pictures/scannedPage.ts';
import { letterWidth, opening, pageOf, readFrom, rows, titles } from './testing/scannedTable.ts';

const withCell = (row: number, column: number, text: string) =>
  rows.map((cells, at) => (at === row ? cells.with(column, text) : cells));
/** Reads pages; those who read lines again see the same. */
const parsePages = (pages: readonly ScannedPage[]) => parseScan(pages, { maxPages: 3 }, readFrom(pages));
const parse = (table: readonly (readonly string[])[]) => parsePages([pageOf([titles, opening, ...table])]);
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

  test('keeps a row in doubt that has no amount, such as a balance that is carried forward', () => {
    const carried = ['01/04/2026', 'BF 938', '', '', '10,000.00'];
    const { statement } = parsePages([pageOf([titles, carried, ...rows])]);
    expect(statement.transactions[0]).toMatchObject({ creditPaise: 0, balancePaise: 1_000_000, status: 'unproved' });
    expect(statement.proof.statuses.slice(1)).toEqual(rows.map(() => 'figures-proved'));
  });

  test('keeps later dates in doubt too if they are few, because they may be those that were misread', () => {
    const dates = ['01', '02', '06', '06', '05', '07', '08', '09', '10'].map((day) => `2026-04-${day}`);
    const few = [false, false, true, true, true, false, false, false, false];
    expect(findDatesOutOfOrder(dates)).toEqual(few);
    expect(findDatesOutOfOrder(dates.with(4, '2028-04-05')).filter(Boolean)).toHaveLength(1);
  });

  test('keeps a row in doubt whose words begin with a date of another column', () => {
    expect(statusesOf(parse(withCell(2, 1, '05/Apr2026 ATM PUNE')))[2]).toBe('unproved');
  });

  test('keeps a first row in doubt whose balance the next one does not confirm', () => {
    const figures = (debitPaise: number) => ({ debitPaise, creditPaise: 0, unsidedPaise: 0, balancePaise: 100 });
    const judged = judgeScan(
      [100, 0, 100, 100].map((debitPaise) => ({ date: '2026-04-01', ...figures(debitPaise) })),
      {
        order: 'oldest first',
        statuses: ['inferred', 'proved', 'proved', 'proved'],
        breaks: 0,
        openingPaise: 0,
        closingPaise: 0,
      },
    );
    expect(judged[0]).toBe('unproved');
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

describe('a row that a person corrects', () => {
  type Read = ReturnType<typeof parse>['statement']['transactions'][number];

  /** Proves a scan again with changes to one row. */
  function correct(table: readonly (readonly string[])[], row: number, changes: Partial<Read>) {
    const { statement } = parse(table);
    const after = statement.transactions.map((read, at) => (at === row ? { ...read, ...changes } : read));
    return proveAgain(
      { ...statement.proof, rows: statement.transactions },
      after,
      after.map((_, at) => at === row),
    );
  }
  const sure: readonly RowStatus[] = ['figures-proved', 'figures-proved', 'figures-proved', 'figures-proved'];

  test('is confirmed with its neighbours, once the balances agree', () => {
    const wrongAmount = withCell(3, 2, '377.50');
    expect(parse(wrongAmount).statement.proof).toMatchObject({ breaks: 1, statuses: sure.with(3, 'unproved') });
    expect(correct(wrongAmount, 3, { debitPaise: 31_050 })).toMatchObject({ breaks: 0, statuses: sure });
    const wrongBalance = withCell(1, 4, '84,155.00');
    expect(parse(wrongBalance).statement.proof.statuses.filter((status) => status === 'unproved')).toHaveLength(4);
    const right = { balancePaise: 4_875_000 };
    expect(correct(wrongBalance, 1, right)).toMatchObject({ breaks: 0, statuses: sure });
    expect(correct(wrongBalance.toReversed(), 2, right).statuses).toEqual(sure);
  });

  test('is not confirmed by an opening balance that was worked back from it', () => {
    const { statement } = parsePages([pageOf([titles, ...withCell(0, 2, '1,350.00')])]);
    const after = statement.transactions.map((read, at) => (at === 0 ? { ...read, debitPaise: 125_000 } : read));
    const isCorrected = after.map((_, at) => at === 0);
    const again = proveAgain({ ...statement.proof, rows: statement.transactions }, after, isCorrected);
    expect(again).toMatchObject({ breaks: 0, statuses: sure.with(0, 'inferred'), openingPaise: 10_000_00 });
  });

  test('stays in doubt if they do not, and says how the balance moves', () => {
    const again = correct(withCell(3, 2, '377.50'), 3, { debitPaise: 40_000 });
    expect(again).toMatchObject({ breaks: 1, statuses: sure.with(3, 'unproved') });
    expect(again.changesPaise[3]).toBe(-31_050);
    expect(correct(rows, 2, { date: '2026-04-01' }).statuses[2]).toBe('unproved');
  });

  test('moves the closing balance that follows from it, and contradicts one that is printed', () => {
    const lastBalance = withCell(3, 4, '43,111.00');
    expect(correct(lastBalance, 3, { balancePaise: 4_343_950 })).toMatchObject({ breaks: 0, closingPaise: 4_343_950 });
    const closed = [...lastBalance, ['07/04/2026', 'CLOSING BALANCE', '', '', '43,439.50']];
    expect(correct(closed, 3, { balancePaise: 4_311_100, debitPaise: 63_900 })).toMatchObject({
      breaks: 1,
      closingPaise: 4_343_950,
    });
  });

  test('changes no doubt about another row that has another reason', () => {
    const { statement } = parse(withCell(3, 2, '377.50'));
    const read = statement.transactions.map((row, at) => (at === 1 ? { ...row, status: 'unproved' as const } : row));
    const after = read.map((row, at) => (at === 3 ? { ...row, debitPaise: 31_050 } : row));
    const again = proveAgain({ ...statement.proof, breaks: 3, rows: read }, after, [false, false, false, true]);
    expect(again).toMatchObject({ breaks: 2, statuses: sure.with(1, 'unproved') });
  });

  test('of a loan is proved by balances that a debit raises', () => {
    const statuses = sure.with(0, 'inferred');
    const owed = [1_000_00, 1_100_00, 1_250_00, 1_300_00].map((balancePaise, at) => {
      const debitPaise = [10_00, 100_00, 150_00, 50_00][at] ?? 0;
      return { date: '2026-04-01', debitPaise, creditPaise: 0, balancePaise, status: statuses[at] ?? 'unproved' };
    });
    const before = { rows: owed, breaks: 0, openingPaise: 990_00, closingPaise: 1_300_00 };
    const none = owed.map(() => false);
    const kept = { breaks: 0, statuses, openingPaise: 990_00, closingPaise: 1_300_00 };
    expect(proveAgain(before, owed, none)).toMatchObject(kept);
  });
});

test('titles that were not read are read again, even if fewer rows are confirmed with those that they add', () => {
  const wrong = withCell(1, 3, '41,200.00');
  const second = rows.map((cells, at) => [`1${at}/04/2026`, cells[1] ?? '', '100.00', '', `${900 - 100 * at}.00`]);
  const pages = [pageOf([['', '', '', 'Deposit'], opening, ...wrong]), pageOf([titles, ...second])];
  const again = [pageOf([titles, opening, ...wrong]), pageOf([titles, ...second])];
  expect(parsePages(pages).statement.transactions).toHaveLength(4);
  const { statement } = parseScan(pages, { maxPages: 2 }, readFrom(again));
  expect(statement.transactions).toHaveLength(8);
});

test('the titles of rows without balances are read again', () => {
  const page = pageOf([titles.with(-1, ''), ...rows]);
  expect(parsePages([page]).statement.transactions[1]?.balancePaise).toBeUndefined();
  const { statement } = parseScan([page], { maxPages: 1 }, readFrom([pageOf([titles, ...rows])]));
  expect(statement.transactions.map(({ balancePaise }) => balancePaise)).toEqual([
    8_750_00, 48_750_00, 43_750_00, 43_439_50,
  ]);
});

test('the titles of rows whose words begin with a date are read again', () => {
  const dated = rows.map((cells) => cells.with(1, `${cells[0] ?? ''} ${cells[1] ?? ''}`));
  const pageUnder = (narration: string) => pageOf([titles.with(1, narration), opening, ...dated]);
  const page = pageUnder('           Narration');
  expect(parsePages([page]).statement.transactions[0]?.description).toBe('02/04/2026 UPI RAVI KUMAR');
  const { statement } = parseScan([page], { maxPages: 1 }, readFrom([pageUnder('Value Date Narration')]));
  expect(statement.transactions.map(({ description, status }) => [description, status])).toEqual([
    ['UPI RAVI KUMAR', 'figures-proved'],
    ['NEFT SALARY APRIL', 'figures-proved'],
    ['ATM WITHDRAWAL PUNE', 'figures-proved'],
    ['POS GROCERY STORE', 'figures-proved'],
  ]);
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
  const { statement } = parsePages(pages);
  expect(statement.transactions).toHaveLength(7);
  expect(statement.proof).toMatchObject({ breaks: 0, closingPaise: 4_323_950 });
});

describe('the form of a date', () => {
  const texts = (dates: readonly string[]) =>
    correctFigures(pageOf(dates.map((date) => [date]))).words.map(({ text }) => text);
  const column = ['01/03/26', '02/03/26', '03/03/26'];

  test.each([
    ['2003/26', '20/03/26'],
    ['210326', '21/03/26'],
    ['2103226', '2103226'],
    ['210026', '210026'],
    ['12345', '12345'],
  ])('%s below others is %s', (text, expected) => {
    expect(texts([...column, text]).at(-1)).toBe(expected);
  });

  test('is not known from two dates', () => {
    expect(texts([...column.slice(1), '210326']).at(-1)).toBe('210326');
  });

  test('is known without a stroke in the whole column if years have four figures', () => {
    expect(texts(['05122022', '07122022', '31122022'])).toEqual(['05/12/2022', '07/12/2022', '31/12/2022']);
    const references = ['051226', '071226', '311226'];
    expect(texts(references)).toEqual(references);
  });
});

describe('the form of a figure', () => {
  const read = (text: string) => correctFigures(pageOf([['', '', text]])).words.map((word) => word.text);

  test.each([
    ['1,2O0.5O', '1200.50'],
    ['§9,970.00', '59970.00'],
    ['|458,015.15,', '458015.15'],
    ['1,25145.77', '125145.77'],
    ['1.250.00', '1250.00'],
    ['250,00', '250.00'],
    ['(1,250.00)', '(1250.00)'],
    ['1,250.00CR', '1250.00CR'],
    ['1.250.00(Cr)', '1250.00(Cr)'],
    ['(Dry', '(Dr)/'],
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

  test.each([
    ['1,234', '50Cr', '1234.50Cr'],
    ['5.48', '966.56', '548966.56'],
    ['5431.76', '80', '543176.80'],
    // The sign of the rupee was read as a digit.
    ['2', '966.56', '966.56'],
  ])('is one amount if it was read as %s and %s', (first, others, expected) => {
    const page = pageOf([...['10.00', '20.00', '30.00'].map((cell) => ['', '', cell]), ['', '', '9,999,999.99']]);
    const last = page.words.at(-1);
    if (!last) throw new Error('There is a last word.');
    const split = last.x1 - others.length * letterWidth;
    const words = [
      ...page.words.slice(0, -1),
      { ...last, text: first, x1: split - letterWidth },
      { ...last, text: others, x0: split },
    ];
    expect(correctFigures({ ...page, words }).words.at(-1)).toMatchObject({ text: expected, x1: last.x1 });
  });

  test('has a point where all others of its column have one', () => {
    const texts = (cells: readonly string[]) =>
      correctFigures(pageOf(cells.map((cell) => ['', '', cell]))).words.map(({ text }) => text);
    expect(texts(['10.00', '20.00', '30.00', '1,25000'])).toEqual(['10.00', '20.00', '30.00', '1250.00']);
    expect(texts(['10.00', '20.00', '30.00', '1.25.40000'])).toEqual(['10.00', '20.00', '30.00', '125400.00']);
    expect(texts(['10.00Cr', '20.00Cr', '30.00Cr', '125000Cr']).at(-1)).toBe('1250.00Cr');
    expect(texts(['10.00', '20.00', '125000'])).toEqual(['10.00', '20.00', '125000']);
    expect(texts(['10.00', '20.00', '125000', '7250'])).toEqual(['10.00', '20.00', '1250.00', '72.50']);
    const references = ['10.00', '47876', '12345', '98765'];
    expect(texts(references)).toEqual(references);
  });
});

test('a page of Tesseract is its words, each on the baseline of its line', () => {
  const wordOf = (text: string, x0: number, confidence: number) =>
    `<span class='ocrx_word' id='word_1' title='bbox ${x0} 80 ${x0 + 100} 100; x_wconf ${confidence}'>${text}</span>`;
  const lineOf = (height: number, ...words: readonly string[]) =>
    `<span class='ocr_line' id='line_1' title="bbox 0 80 200 105; baseline 0.05 -5; x_size ${height}; x_descenders 6">
      ${words.join('\n')}
     </span>`;
  const lines = [
    lineOf(30, wordOf('Cash', 0, 90), wordOf('A&amp;B&#39;s', 100, 80)),
    lineOf(30, wordOf('10.00', 0, 85)),
    lineOf(300, wordOf('|', 0, 10)),
  ];
  const turned = `<span class='ocr_line' title="bbox 0 0 9 90; textangle 90; x_size 30">${wordOf('x', 0, 9)}</span>`;
  expect(readTesseractPage([...lines, turned].join('\n'), 200, 300)).toEqual({
    width: 200,
    height: 300,
    confidence: 85,
    words: [
      { text: 'Cash', x0: 0, x1: 100, baseline: 102.5, height: 30 },
      { text: "A&B's", x0: 100, x1: 200, baseline: 107.5, height: 30 },
      { text: '10.00', x0: 0, x1: 100, baseline: 102.5, height: 30 },
      { text: '|', x0: 0, x1: 100, baseline: 102.5, height: 48 },
    ],
  });
});
