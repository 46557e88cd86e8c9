import { typedLines } from '../text/testing/typedLines.ts';
import { findFigureStrips, isBlank, isInStrip } from './figureStrips.ts';
import type { Title } from './headings/titles.ts';

const debit: Title = { role: 'debit', x0: 340, x1: 360 };
const credit: Title = { role: 'credit', x0: 440, x1: 460 };
const titles: readonly Title[] = [{ role: 'date', x0: 20, x1: 40 }, debit, credit];

/** Characters are 4 points wide. */
const rows = typedLines([
  { x: 300, y: 50, text: '1,000.00' },
  { x: 310, y: 60, text: '25,000.00' },
  { x: 400, y: 70, text: '300.00' },
]);
const wordsAt = (x: number, text: string) => typedLines([{ x, y: 10, text }])[0]?.words[0];

describe('findFigureStrips', () => {
  test('gives each column of money the strip that its figures take up', () => {
    expect(findFigureStrips(titles, rows)).toEqual(
      new Map([
        [debit, { from: 300, to: 346 }],
        [credit, { from: 400, to: 424 }],
      ]),
    );
  });

  test('leaves out a figure that is alone in its place, such as one of a panel beside the table', () => {
    const more = typedLines([
      { x: 404, y: 80, text: '20.00' },
      { x: 600, y: 80, text: '8.4' },
    ]);
    expect(findFigureStrips(titles, [...rows, ...more])?.get(credit)).toEqual({ from: 400, to: 424 });
  });

  test('leaves it out also where a column of the table has one figure', () => {
    const panel = typedLines([{ x: 600, y: 80, text: '8.4' }]);
    expect(findFigureStrips(titles, [...rows, ...panel])?.get(credit)).toEqual({ from: 400, to: 424 });
  });

  test('is not known if there are more or fewer strips than columns', () => {
    expect(findFigureStrips(titles, rows.slice(0, 2))).toBeUndefined();
    expect(findFigureStrips([...titles, { role: 'balance', x0: 500, x1: 540 }], rows)).toBeUndefined();
  });

  test('is not known if the figures of two columns touch and sums elsewhere make up the number', () => {
    const wide = typedLines([
      { x: 330, y: 50, text: '1,000.00' },
      { x: 350, y: 60, text: '123,456,789,012,345,678,901.00' },
      { x: 200, y: 70, text: '5,00.00' },
    ]);
    expect(findFigureStrips(titles, wide)).toBeUndefined();
  });
});

test.each(['-', '--', 'NA', 'N/A', 'nan', 'Nil'])('%s stands for a missing amount', (text) => {
  const word = wordsAt(300, text);
  expect(word && isBlank(word)).toBe(true);
});

test('a word is in a strip by its middle', () => {
  const word = wordsAt(300, 'NA');
  expect(word && isInStrip(word, { from: 290, to: 310 })).toBe(true);
  expect(word && isInStrip(word, { from: 306, to: 310 })).toBe(false);
  expect(word && isInStrip(word, undefined)).toBe(false);
});
