import type { Heading } from '../../layouts/layout.ts';
import { typedLines } from '../../text/testing/typedLines.ts';
import { findTitles, headingLineIndexes } from './titles.ts';

const columns: Heading = [
  ['date', 'Date'],
  ['valueDate', 'Value Date'],
  ['debit', 'Withdrawal Amount (INR)', 'Withdrawal'],
];

describe('findTitles', () => {
  test('finds titles on one line, whatever their case and punctuation', () => {
    const lines = typedLines([
      { x: 10, y: 50, text: 'DATE' },
      { x: 100, y: 50, text: 'Value date.' },
      { x: 200, y: 50, text: 'WITHDRAWAL AMOUNT (INR )' },
    ]);
    expect(findTitles(lines, 0, columns)?.titles.map(({ role, x0 }) => [role, x0])).toEqual([
      ['date', 10],
      ['valueDate', 100],
      ['debit', 200],
    ]);
  });

  test('finds titles stacked on three lines, and where they end', () => {
    const lines = typedLines([
      { x: 200, y: 42, text: 'Withdrawal' },
      { x: 10, y: 50, text: 'Date' },
      { x: 100, y: 42, text: 'Value' },
      { x: 100, y: 50, text: 'Date' },
      { x: 200, y: 50, text: 'Amount' },
      { x: 205, y: 58, text: '(INR)' },
    ]);
    expect(findTitles(lines, 0, columns)).toMatchObject({
      lastLine: 2,
      titles: [{ x0: 10 }, { x0: 100 }, { x0: 200, x1: 240 }],
    });
    expect(findTitles(lines, 1, columns)).toBeUndefined();
  });

  test('finds nothing when a title is missing or in another order', () => {
    const swapped = typedLines([
      { x: 10, y: 50, text: 'Value Date' },
      { x: 200, y: 50, text: 'Date' },
      { x: 300, y: 50, text: 'Withdrawal' },
    ]);
    expect(findTitles(swapped, 0, columns)).toBeUndefined();
  });

  test('takes of two words below a title the one that is closer', () => {
    const heading: Heading = [
      ['other', 'Cheque Number'],
      ['debit', 'Debit Number'],
    ];
    const lines = typedLines([
      { x: 100, y: 42, text: 'Cheque' },
      { x: 86, y: 50, text: 'Number' },
      { x: 132, y: 50, text: 'Number' },
      { x: 130, y: 42, text: 'Debit' },
    ]);
    expect(findTitles(lines, 0, heading)?.titles).toEqual([
      { role: 'other', x0: 86, x1: 124 },
      { role: 'debit', x0: 130, x1: 156 },
    ]);
  });

  test('finds a title that begins before the wide title on its left ends', () => {
    const lines = typedLines([
      { x: 86, y: 42, text: 'Value Date' },
      { x: 120, y: 42.5, text: 'Withdrawal' },
    ]);
    const heading: Heading = [
      ['valueDate', 'Value Date'],
      ['debit', 'Withdrawal'],
    ];
    expect(findTitles(lines, 0, heading)?.titles.map(({ x0 }) => x0)).toEqual([86, 120]);
  });

  test('gives no word to two titles', () => {
    const lines = typedLines([{ x: 100, y: 42, text: 'Date' }]);
    const heading: Heading = [
      ['date', 'Date'],
      ['valueDate', 'Date'],
    ];
    expect(findTitles(lines, 0, heading)).toBeUndefined();
  });

  test('does not take the name of the table in larger type as a line of the heading', () => {
    const lines = typedLines([
      { x: 10, y: 36, text: 'Transaction', size: 13 },
      { x: 10, y: 50, text: 'Date' },
    ]);
    expect(headingLineIndexes(lines, 0)).toEqual([0]);
    expect(
      headingLineIndexes(
        typedLines([
          { x: 10, y: 36, text: 'Transaction' },
          { x: 10, y: 48, text: 'Date' },
        ]),
        0,
      ),
    ).toEqual([0, 1]);
  });

  test('continues a title on its own line before one below', () => {
    const heading: Heading = [['debit', 'Debit Amount']];
    const lines = typedLines([
      { x: 100, y: 42, text: 'Debit Amount' },
      { x: 100, y: 50, text: 'Amount' },
    ]);
    expect(findTitles(lines, 0, heading)).toMatchObject({ titles: [{ x0: 100, x1: 148 }], lastLine: 0 });
  });
});
