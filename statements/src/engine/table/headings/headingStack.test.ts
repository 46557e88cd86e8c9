import { typedLines } from '../../text/testing/typedLines.ts';
import { findHeadingStack } from './headingStack.ts';

const titles = ['Date', 'Remarks', 'Debit', 'Credit'].map((text, index) => ({ x: 10 + 110 * index, y: 50, text }));
const below = (text: string, x = 120) => ({ x, y: 62, text });

/** The lines of the heading, given a line of titles and one below it. */
const stackOf = (...texts: readonly { x: number; y: number; text: string }[]) =>
  findHeadingStack(typedLines([...titles, ...texts]), 0);

describe('findHeadingStack', () => {
  test.each([
    'NEFT/INWARD/',
    'NACH/NATIONAL CLOSING CO',
    'CHEQUE WDL-CHEQUE TRANSFER TO',
    'NEFT CR-BARBA INDIRA F',
    'BALANCE BROUGHT',
  ])('ends above the first line of a narration: %s', (text) => {
    expect(stackOf(below(text))).toEqual([0]);
  });

  test.each(['of Transaction', 'Number', '(dd/mm/yyyy)', '(INR)', '(\u20b9)', 'विवरण'])(
    'takes in what a title goes on with: %s',
    (text) => {
      expect(stackOf(below(text))).toEqual([0, 1]);
    },
  );

  test('does not begin with a sentence', () => {
    const sentence = { x: 10, y: 38, text: 'Dates are printed as dd/mm/yyyy' };
    expect(findHeadingStack(typedLines([sentence, ...titles]), 0)).toEqual([]);
    expect(findHeadingStack(typedLines([sentence, ...titles]), 1)).toEqual([1]);
  });

  test('ends above a caption in the middle of the table, below none of the titles', () => {
    expect(stackOf(below('Domestic Transactions', 150))).toEqual([0]);
    expect(stackOf(below('Domestic Transactions', 230))).toEqual([0, 1]);
  });

  test('does not begin with the name of a table above its first column', () => {
    const name = { x: 10, y: 38, text: 'Deposits' };
    expect(findHeadingStack(typedLines([name, ...titles]), 0)).toEqual([]);
    expect(findHeadingStack(typedLines([{ ...name, x: 230 }, ...titles]), 0)).toEqual([0, 1]);
  });

  test('takes in words that are below several titles', () => {
    expect(stackOf(below('Foo'), below('Bar', 230))).toEqual([0, 1]);
  });
});
