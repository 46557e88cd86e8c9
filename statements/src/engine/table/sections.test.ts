import { defineBank } from '../layouts/banks.ts';
import type { Layout } from '../layouts/layout.ts';
import { textOf } from '../lines/lines.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { Rulings } from '../lines/rulings.ts';
import { findSections } from './sections.ts';
import type { Section } from './section.ts';

const layout: Layout = {
  id: 'test',
  bank: defineBank('TEST', 'Test Bank', 'TEST'),
  headings: [
    [
      ['date', 'Date'],
      ['narration', 'Particulars'],
      ['balance', 'Balance'],
    ],
    [
      ['date', 'Date'],
      ['narration', 'Particulars'],
      ['other', 'Branch'],
      ['balance', 'Balance'],
    ],
  ],
  narration: 'below',
  endings: [/^Thank you\b/i],
};

type Row = readonly string[];

/** A page of lines 12 points apart; the texts of a line are 120 points apart. */
function page(...lines: readonly Row[]) {
  return typedLines(
    lines.flatMap((texts, line) => texts.map((text, index) => ({ x: 20 + 120 * index, y: 20 + 12 * line, text }))),
  );
}

const titles: Row = ['Date', 'Particulars', 'Balance'];
const first: Row = ['01/04/26', 'UPI/A', '9.00'];
const second: Row = ['02/04/26', 'UPI/B', '8.00'];

function textsOf(lines: Section['rest']): string[] {
  return lines.map(({ words }) => textOf(words));
}

/** The lines of each part of each section, and the lines outside. */
function split(...pages: readonly ReturnType<typeof page>[]) {
  return findSections(pages, layout).map(({ parts, rest }) => ({
    parts: parts.map((part) => textsOf(part.lines)),
    rest: textsOf(rest),
  }));
}

const rowTexts = ['01/04/26 UPI/A 9.00', '02/04/26 UPI/B 8.00'];

describe('the table of one account', () => {
  test('is the lines below its titles; the lines above are the rest', () => {
    expect(split(page(['A Bank'], titles, first, second))).toEqual([{ parts: [rowTexts], rest: ['A Bank'] }]);
  });

  test('has a part on every page that prints the titles', () => {
    expect(split(page(['A Bank'], titles, first), page(['A Bank'], titles, second))).toEqual([
      { parts: [rowTexts.slice(0, 1), rowTexts.slice(1)], rest: ['A Bank', 'A Bank'] },
    ]);
  });

  test('continues on a page without titles', () => {
    const [section] = findSections([page(titles, first), page(second)], layout);
    expect(section?.parts.map(({ titlesEnd }) => titlesEnd)).toEqual([20, undefined]);
    expect(section?.parts[1]?.titles).toEqual(section?.parts[0]?.titles);
    expect(split(page(titles, first), page(second))).toMatchObject([
      { parts: [rowTexts.slice(0, 1), rowTexts.slice(1)] },
    ]);
  });

  test('may print its titles twice on one page', () => {
    expect(split(page(titles, first, titles, second))).toMatchObject([
      { parts: [rowTexts.slice(0, 1), rowTexts.slice(1)] },
    ]);
  });

  test('uses the heading that matches most', () => {
    const [section] = findSections([page(['Date', 'Particulars', 'Branch', 'Balance'], first)], layout);
    expect(section?.parts[0]?.titles.map(({ role }) => role)).toEqual(['date', 'narration', 'other', 'balance']);
  });

  test('has no section without titles', () => {
    expect(findSections([page(['A Bank'], first)], layout)).toEqual([]);
  });
});

describe('a table drawn with lines', () => {
  /** Lines around three columns, from the first line below the titles to the bottom. */
  const drawn = (top: number, bottom: number): Rulings => ({
    horizontal: [top, bottom].map((at) => ({ at, from: 10, to: 320 })),
    vertical: [10, 130, 250, 320].map((at) => ({ at, from: top, to: bottom })),
  });
  const none: Rulings = { horizontal: [], vertical: [] };
  const note: Row = ['Note', 'Call us'];

  test('is what is within them; what is below is the rest', () => {
    const pages = [page(['A Bank'], titles, first, note)];
    const [within] = findSections(pages, layout, [drawn(22, 46)]);
    expect(textsOf(within?.parts[0]?.lines ?? [])).toEqual([rowTexts[0]]);
    expect(textsOf(within?.rest ?? [])).toEqual(['A Bank', 'Note Call us']);
    expect(within?.parts[0]?.grid).toMatchObject({ columnEdges: [10, 130, 250, 320], rowEdges: [22, 46] });
    const [without] = findSections(pages, layout, [none]);
    expect(textsOf(without?.parts[0]?.lines ?? [])).toEqual([rowTexts[0], 'Note Call us']);
    expect(without?.parts[0]?.grid).toBeUndefined();
  });

  test('keeps what looks like a row below them', () => {
    const [section] = findSections([page(titles, first, second, note)], layout, [drawn(10, 34)]);
    expect(textsOf(section?.parts[0]?.lines ?? [])).toEqual(rowTexts);
    expect(textsOf(section?.rest ?? [])).toEqual(['Note Call us']);
  });

  test('keeps the text of a row that goes on below them, and no other', () => {
    const more: Row = ['', 'SHOP'];
    const [section] = findSections([page(titles, first, more, note)], layout, [drawn(22, 34)]);
    expect(textsOf(section?.parts[0]?.lines ?? [])).toEqual([rowTexts[0], 'SHOP']);
    const [apart] = findSections([page(titles, first, [], more)], layout, [drawn(22, 34)]);
    expect(textsOf(apart?.rest ?? [])).toEqual(['SHOP']);
    const [beside] = findSections([page(titles, first, ['', '', '', 'SHOP'])], layout, [drawn(22, 34)]);
    expect(textsOf(beside?.rest ?? [])).toEqual(['SHOP']);
  });

  test('has columns of its own on a page that prints the titles', () => {
    const wider = { ...drawn(22, 34), vertical: [5, 125, 245, 330].map((at) => ({ at, from: 22, to: 34 })) };
    const [section] = findSections([page(titles, first), page(titles, second)], layout, [drawn(22, 34), wider]);
    expect(section?.parts.map(({ grid }) => grid?.columnEdges)).toEqual([
      [10, 130, 250, 320],
      [5, 125, 245, 330],
    ]);
  });

  test('continues on a page without titles where the same columns are drawn', () => {
    const pages = [page(titles, first), page(['A Bank'], second, note)];
    const [section] = findSections(pages, layout, [drawn(10, 34), drawn(22, 34)]);
    expect(section?.parts.map(({ lines }) => textsOf(lines))).toEqual([[rowTexts[0]], [rowTexts[1]]]);
    expect(textsOf(section?.rest ?? [])).toEqual(['A Bank', 'Note Call us']);
    const [undrawn] = findSections(pages, layout, [drawn(10, 34), none]);
    expect(textsOf(undrawn?.parts[1]?.lines ?? [])).toEqual(['A Bank', rowTexts[1], 'Note Call us']);
  });
});

describe('the end of a table', () => {
  test.each([[['Total 17.00']], [['Statement Summary']], [['Thank you for banking with us']]])(
    'is the line %j, which belongs to it; what follows is the rest',
    (end) => {
      expect(split(page(titles, first, end, second))).toEqual([
        { parts: [[rowTexts[0], end.join(' ')]], rest: [rowTexts[1]] },
      ]);
    },
  );

  test('ends the table on the next page too, until its titles are printed again', () => {
    const end = ['Statement Summary'];
    expect(split(page(titles, first, end), page(second))).toMatchObject([{ rest: [rowTexts[1]] }]);
    expect(split(page(titles, first, end), page(titles, second))).toMatchObject([
      { parts: [[rowTexts[0], 'Statement Summary'], [rowTexts[1]]] },
    ]);
  });

  test('is not a closing balance before any row', () => {
    const closing = ['Closing Balance 8.00'];
    expect(split(page(titles, closing, first))).toEqual([{ parts: [['Closing Balance 8.00', rowTexts[0]]], rest: [] }]);
    expect(split(page(titles, first, closing, second))).toEqual([
      { parts: [[rowTexts[0], 'Closing Balance 8.00']], rest: [rowTexts[1]] },
    ]);
  });
});

describe('the tables of several accounts', () => {
  test('are told apart by what is between two tables of one page', () => {
    const sections = findSections(
      [page(['Account no 111122223333'], titles, first, ['Account no 444455556666'], titles, second)],
      layout,
    );
    expect(sections.map(({ account }) => account.number)).toEqual(['111122223333', '444455556666']);
  });

  const savings: Row = ['Savings Account 50100012345678'];
  const loan: Row = ['Home Loan Account 60100012345678'];

  test('are sections of their own, on one page or on two', () => {
    const expected = [
      { parts: [rowTexts.slice(0, 1)], rest: ['Savings Account 50100012345678'] },
      { parts: [rowTexts.slice(1)], rest: ['Home Loan Account 60100012345678'] },
    ];
    expect(split(page(savings, titles, first), page(loan, titles, second))).toEqual(expected);
    const end: Row = ['Total 9.00'];
    expect(split(page(savings, titles, first, end, loan, titles, second))).toMatchObject([
      { parts: [[rowTexts[0], 'Total 9.00']] },
      { parts: [[rowTexts[1]]] },
    ]);
  });

  test('are one section where nothing tells them apart', () => {
    expect(split(page(savings, titles, first), page(['Page 2'], titles, second))).toHaveLength(1);
    expect(split(page(savings, titles, first), page(savings, titles, second))).toHaveLength(1);
  });
});

describe('rows above titles that are printed again', () => {
  test('continue the table of the page before', () => {
    expect(split(page(titles, first), page(second, titles, first))).toEqual([
      { parts: [[rowTexts[0]], [rowTexts[1]], [rowTexts[0]]], rest: [] },
    ]);
  });

  test('are no rows where nothing looks like one', () => {
    expect(split(page(titles, first), page(['A Bank'], titles, second))).toEqual([
      { parts: [[rowTexts[0]], [rowTexts[1]]], rest: ['A Bank'] },
    ]);
  });

  test('are outside where the table has ended', () => {
    expect(split(page(titles, first, ['Total 9.00']), page(second, titles, first))).toMatchObject([
      { parts: [[rowTexts[0], 'Total 9.00'], [rowTexts[0]]], rest: [rowTexts[1]] },
    ]);
  });
});

describe('the section that a table belongs to', () => {
  const sidesOf = (...pages: readonly ReturnType<typeof page>[]) =>
    findSections(pages, layout).flatMap(({ parts }) => parts.map(({ side }) => side));

  test('tells the side of its amounts by its name', () => {
    expect(sidesOf(page(['Deposits and Additions'], titles, first, [], ['Withdrawals'], titles, second))).toEqual([
      'credit',
      'debit',
    ]);
    expect(sidesOf(page(['A Bank'], titles, first))).toEqual([undefined]);
  });

  test('goes on with its side on a page without titles', () => {
    expect(sidesOf(page(['Withdrawals'], titles, first), page(second))).toEqual(['debit', 'debit']);
  });

  test('goes on with its side below the same titles on the next page, and not on the same one', () => {
    expect(sidesOf(page(['Withdrawals'], titles, first), page(['A Bank'], titles, second))).toEqual(['debit', 'debit']);
    expect(sidesOf(page(['Withdrawals'], titles, first, ['A'], ['B'], titles, second))).toEqual(['debit', undefined]);
  });

  test('has its name outside the table before', () => {
    expect(split(page(['Deposits'], titles, first, ['Withdrawals'], titles, second))).toEqual([
      { parts: [[rowTexts[0]], [rowTexts[1]]], rest: ['Deposits', 'Withdrawals'] },
    ]);
  });

  test('is no table where it lists balances', () => {
    expect(split(page(titles, first), page(['Daily Ending Balance'], titles, second))).toEqual([
      { parts: [[rowTexts[0]]], rest: ['Daily Ending Balance'] },
    ]);
    expect(split(page(['Daily Ending Balance'], titles, second, [], ['Withdrawals'], titles, first))).toMatchObject([
      { parts: [[rowTexts[0]]] },
    ]);
  });
});
