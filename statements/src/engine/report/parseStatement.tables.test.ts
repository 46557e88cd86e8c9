import { parseStatement } from './parseStatement.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';

/** The columns of a statement of IndusInd; the narration is 40 characters wide. */
const columns = { date: 20, narration: 90, reference: 280, debit: 430, credit: 500, balance: 590 };

const size = 8;
const letterhead: TypedText = { x: 20, y: 20, text: 'IndusInd Bank, a statement typed for tests' };

function ending(x: number, y: number, text: string): TypedText {
  return { x: x - text.length * (size / 2), y, text };
}

function titles(y: number): TypedText[] {
  return [
    { x: columns.date, y, text: 'Date' },
    { x: columns.narration, y, text: 'Particulars' },
    { x: columns.reference, y, text: 'Chq No/Ref No' },
    ending(columns.debit, y, 'Withdrawal'),
    ending(columns.credit, y, 'Deposit'),
    ending(columns.balance, y, 'Balance'),
  ];
}

interface Line {
  readonly date?: string;
  readonly text?: string;
  readonly debit?: string;
  readonly credit?: string;
  readonly balance?: string;
}

function line(y: number, { date, text, debit, credit, balance }: Line): TypedText[] {
  return [
    ...(date === undefined ? [] : [{ x: columns.date, y, text: date }]),
    ...(text === undefined ? [] : [{ x: columns.narration, y, text }]),
    ...(debit === undefined ? [] : [ending(columns.debit, y, debit)]),
    ...(credit === undefined ? [] : [ending(columns.credit, y, credit)]),
    ...(balance === undefined ? [] : [ending(columns.balance, y, balance)]),
  ];
}

/** Lines under each other, ten points apart unless `gap` says otherwise. */
function lines(from: number, ...all: readonly (Line & { gap?: number })[]): TypedText[] {
  let y = from;
  return all.flatMap(({ gap = 10, ...one }) => {
    y += gap;
    return line(y, one);
  });
}

function parse(...pages: TypedText[][]) {
  return parseStatement(typedTextSource(pages), { maxPages: 9 });
}

const opening = { text: 'Brought Forward', balance: '1,000.00' };
const first = { date: '01-Apr-2026', text: 'UPI/A', debit: '100.00', balance: '900.00' };
const second = { date: '02-Apr-2026', text: 'UPI/B', credit: '350.00', balance: '1,250.00' };
const third = { date: '03-Apr-2026', text: 'UPI/C', debit: '50.00', balance: '1,200.00' };

describe('the lines of a table', () => {
  test('that carry a balance are not rows, but prove the rows between them', () => {
    const pages = (carried: string): TypedText[][] => [
      [
        letterhead,
        ...titles(60),
        ...lines(60, opening, first, second, { text: 'Carried Forward', balance: '1,250.00' }),
      ],
      [letterhead, ...titles(60), ...lines(60, { text: 'Brought Forward', balance: carried }, third)],
    ];
    const { transactions, proof } = parse(...pages('1,250.00'));
    expect(transactions.map(({ description }) => description)).toEqual(['UPI/A', 'UPI/B', 'UPI/C']);
    expect(proof).toMatchObject({ breaks: 0, openingPaise: 100000, statuses: ['proved', 'proved', 'proved'] });
    expect(parse(...pages('1,260.00')).proof.breaks).toBe(1);
  });

  test('that give totals are compared with the rows where the rows are consistent', () => {
    const page = (debits: string, amount = '100.00') => [
      letterhead,
      ...titles(60),
      ...lines(60, opening, { ...first, debit: amount }, second, third, {
        text: 'Total',
        debit: debits,
        credit: '350.00',
      }),
    ];
    expect(parse(page('150.00')).proof.breaks).toBe(0);
    expect(parse(page('160.00')).proof.breaks).toBe(1);
    expect(parse(page('150.00', '101.00')).proof.breaks).toBe(1);
    expect(parse(page('150.00')).transactions).toHaveLength(3);
  });

  test('that have a date, an amount and no balance are rows, proved together with the next balance printed', () => {
    const { balance: _, ...silent } = first;
    const { transactions, proof } = parse([letterhead, ...titles(60), ...lines(60, opening, silent, second, third)]);
    expect(transactions[0]).toMatchObject({ debitPaise: 10000, balancePaise: undefined, status: 'proved' });
    expect(transactions[1]).toMatchObject({ balancePaise: 125000, status: 'proved' });
    expect(proof.breaks).toBe(0);
    const wrong = parse([
      letterhead,
      ...titles(60),
      ...lines(60, opening, { ...silent, debit: '101.00' }, second, third),
    ]);
    expect(wrong.proof).toMatchObject({ breaks: 1, statuses: ['unproved', 'unproved', 'proved'] });
  });

  test('that look like rows but cannot be read break the proof', () => {
    const unreadable = { date: '04-Apr-2026', text: 'UPI/D', debit: '10.00?', balance: '1,190.00' };
    const { transactions, proof } = parse([
      letterhead,
      ...titles(60),
      ...lines(60, opening, first, second, unreadable),
    ]);
    expect(transactions).toHaveLength(2);
    expect(proof.breaks).toBe(1);
  });

  test('with a date that is not on the calendar break the proof', () => {
    const page = [letterhead, ...titles(60), ...lines(60, opening, first, { ...second, date: '31-Feb-2026' })];
    expect(parse(page).proof.breaks).toBe(1);
  });

  test('at the foot of a page and after the closing balance belong to no row', () => {
    const end = { text: 'Closing Balance', balance: '1,200.00' };
    const { transactions, proof } = parse([
      letterhead,
      ...titles(60),
      ...lines(60, opening, first, second, third, end, { text: 'This is a computer generated statement' }),
      ...lines(400, { text: 'Page 1 of 1' }),
    ]);
    expect(transactions.at(-1)?.description).toBe('UPI/C');
    expect(proof).toMatchObject({ breaks: 0, closingPaise: 120000 });
  });
});

describe('narrations', () => {
  const more = (text: string, gap = 10) => ({ text, gap });
  const spread = (gap: number) => [
    { ...more('FIRST LINE', gap) },
    { date: '01-Apr-2026', debit: '100.00', balance: '900.00', gap: 5 },
    { ...more('SECOND LINE', 5) },
    { ...more('ONE LINE', gap), date: '02-Apr-2026', credit: '350.00', balance: '1,250.00' },
    { ...more('A LINE ABOVE', gap) },
    { ...more('ON THE DATE'), date: '03-Apr-2026', debit: '50.00', balance: '1,200.00' },
    { ...more('A LINE BELOW') },
    { ...more('LAST', gap), date: '04-Apr-2026', debit: '50.00', balance: '1,150.00' },
  ];

  test('are around their dates where rows are spaced apart', () => {
    const { transactions } = parse([letterhead, ...titles(60), ...lines(60, ...spread(16))]);
    expect(transactions.map(({ description }) => description)).toEqual([
      'FIRST LINE SECOND LINE',
      'ONE LINE',
      'A LINE ABOVE ON THE DATE A LINE BELOW',
      'LAST',
    ]);
  });

  test('are below their dates where all lines are equally spaced', () => {
    const { transactions } = parse([
      letterhead,
      ...titles(60),
      ...lines(60, first, more('X'), second, more('Y'), more('Z'), third),
    ]);
    expect(transactions.map(({ description }) => description)).toEqual(['UPI/A X', 'UPI/B Y Z', 'UPI/C']);
  });

  test('continue below the titles of the next page', () => {
    const { transactions } = parse(
      [letterhead, ...titles(60), ...lines(60, first, more('X'), second)],
      [letterhead, ...titles(60), ...lines(60, more('Y'), third, more('Z'))],
    );
    expect(transactions.map(({ description }) => description)).toEqual(['UPI/A X', 'UPI/B Y', 'UPI/C Z']);
  });
});

test('amounts with a comma before the cents are read where the file has no others', () => {
  const { transactions, proof } = parse([
    letterhead,
    ...titles(60),
    ...lines(
      60,
      { text: 'Brought Forward', balance: '1.000,00' },
      { date: '13.04.2026', text: 'MIETE 12,50', debit: '100,00', balance: '900,00' },
      { date: '14.04.2026', text: 'GEHALT', credit: '1.350,05', balance: '2.250,05' },
    ),
  ]);
  expect(transactions).toMatchObject([
    { description: 'MIETE 12,50', debitPaise: 10_000, balancePaise: 90_000, status: 'proved' },
    { description: 'GEHALT', creditPaise: 135_005, balancePaise: 225_005, status: 'proved' },
  ]);
  expect(proof.breaks).toBe(0);
});

describe('the accounts of one statement', () => {
  const loan = { date: '01-Apr-2026', text: 'PRINCIPAL REPAYMENT', credit: '5,000.00', balance: '95,000.00' };
  const named = (y: number, text: string): TypedText => ({ x: 20, y, text });

  test('are not merged: the savings account is read, wherever it is', () => {
    const savings = [named(40, 'SAVING ACCOUNT 50100012345678'), ...titles(60), ...lines(60, opening, first, second)];
    const loans = [named(40, 'HOME LOAN ACCOUNT 60100012345678'), ...titles(60), ...lines(60, loan, loan, loan, loan)];
    for (const pages of [
      [loans, savings],
      [savings, loans],
    ]) {
      const { transactions, proof } = parse(...pages.map((page) => [letterhead, ...page]));
      expect(transactions.map(({ description }) => description)).toEqual(['UPI/A', 'UPI/B']);
      expect(proof.breaks).toBe(0);
    }
  });

  test('may be on one page', () => {
    const { transactions } = parse([
      letterhead,
      named(40, 'HOME LOAN ACCOUNT 60100012345678'),
      ...titles(60),
      ...lines(60, loan, { text: 'Total', credit: '5,000.00' }),
      named(120, 'SAVING ACCOUNT 50100012345678'),
      ...titles(140),
      ...lines(140, opening, first, second),
    ]);
    expect(transactions.map(({ description }) => description)).toEqual(['UPI/A', 'UPI/B']);
  });
});

describe('a heading drawn as a picture', () => {
  /** A statement of SBI's YONO layout, of whose titles only "Balance" is text. */
  function drawn(
    rows: readonly (readonly [date: string, text: string, debit: string, credit: string, balance: string])[],
  ) {
    return typedTextSource([
      [
        { x: 20, y: 20, text: 'State Bank of India, a statement typed for tests' },
        ending(580, 60, 'Balance'),
        ...rows.flatMap(([date, text, debit, credit, balance], index) => {
          const y = 80 + 14 * index;
          const cells = [ending(440, y, debit), ending(510, y, credit), ending(580, y, balance)];
          const words = [20, 80].map((x) => ({ x, y, text: date }));
          return [...words, { x: 140, y, text }, ...cells.filter((cell) => cell.text !== '')];
        }),
      ],
    ]);
  }

  test('is located by the edges of the amounts below it', () => {
    const { layout, transactions, proof } = parseStatement(
      drawn([
        ['01/09/2026', 'WDL TFR', '100.00', '', '900.00'],
        ['02/09/2026', 'DEP TFR', '', '50.00', '950.00'],
        ['03/09/2026', 'WDL TFR', '20.00', '', '930.00'],
      ]),
      { maxPages: 1 },
    );
    expect(layout).toBe('sbi-yono');
    expect(transactions.map(({ debitPaise, creditPaise }) => [debitPaise, creditPaise])).toEqual([
      [10000, 0],
      [0, 5000],
      [2000, 0],
    ]);
    expect(proof.breaks).toBe(0);
  });

  test('is read by the balances where one side is unused', () => {
    const { transactions, proof } = parseStatement(
      drawn([
        ['01/09/2026', 'WDL TFR', '100.00', '', '900.00'],
        ['02/09/2026', 'WDL TFR', '50.00', '', '850.00'],
        ['03/09/2026', 'WDL TFR', '20.00', '', '830.00'],
      ]),
      { maxPages: 1 },
    );
    expect(transactions.map(({ debitPaise }) => debitPaise)).toEqual([10000, 5000, 2000]);
    expect(proof.breaks).toBe(0);
  });
});

describe('an empty statement', () => {
  test('has no rows and the balances it prints, dated or not', () => {
    const { transactions, proof } = parse([
      letterhead,
      ...titles(60),
      ...lines(60, { ...opening, date: '01-Apr-2026' }, { text: 'Closing Balance', balance: '1,000.00' }),
    ]);
    expect(transactions).toEqual([]);
    expect(proof).toMatchObject({ breaks: 0, openingPaise: 100000, closingPaise: 100000 });
  });

  test('is distinguished from one whose rows could not be read', () => {
    const unreadable = { date: '04-Apr-2026', text: 'UPI/D', debit: '10.00?', balance: '1,190.00' };
    expect(() => parse([letterhead, ...titles(60), ...lines(60, unreadable)])).toThrow(
      expect.objectContaining({ code: 'unreadable-rows' }),
    );
  });

  test('has two titles or the name of the bank, because a single title may be any word', () => {
    const read = (name: string) =>
      parse([
        { x: 20, y: 20, text: `${name}, the conditions for interest on what you owe` },
        { x: 20, y: 60, text: 'Balance' },
        { x: 20, y: 80, text: 'What you owe us at the end of a day' },
      ]);
    expect(() => read('Meridian Bank')).toThrow(expect.objectContaining({ code: 'unknown-layout' }));
    expect(read('State Bank of India').transactions).toEqual([]);
  });
});

test('a list of dates and figures without words, sides and balances is no statement', () => {
  const settlement = (kind: string, ...above: readonly string[][]) =>
    parse(
      [
        ...above,
        ['Date', 'Batch', 'Amount', 'Fee'],
        ['19/07/2026', `${kind}0037`, '76,001.86', '912.02'],
        ['20/07/2026', `${kind}0038`, '94,263.99', '1,131.17'],
        ['21/07/2026', `${kind}0039`, '72,492.98', '869.92'],
      ].flatMap((cells, line) => cells.map((text, cell) => ({ x: 20 + 110 * cell, y: 60 + 14 * line, text }))),
    );
  expect(() => settlement('')).toThrow(expect.objectContaining({ code: 'unknown-layout' }));
  expect(settlement('SALES ').transactions).toHaveLength(3);
  expect(settlement('', ['ATM withdrawal', '22/07/2026', '', '20.00']).doubts).toContain('lines-unread');
});

test.each([150, 170, 200, 240])('a word at %i, left of the title of an empty column, belongs to the narration', (x) => {
  const all = [first, second, third, { ...third, date: '04-Apr-2026', text: 'UPI/D', balance: '1,150.00' }];
  const { transactions } = parse([letterhead, ...titles(60), ...lines(60, ...all), { x, y: 80, text: 'SURAT' }]);
  expect(transactions.map(({ description }) => description)).toEqual(['UPI/A', 'UPI/B SURAT', 'UPI/C', 'UPI/D']);
});
