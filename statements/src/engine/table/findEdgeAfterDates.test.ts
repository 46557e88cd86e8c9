import { typedLines } from '../text/testing/typedLines.ts';
import { findEdgeAfterDates } from './findEdgeAfterDates.ts';

const dateTitle = { role: 'date', x0: 20, x1: 40 } as const;
const narrationTitle = { role: 'narration', x0: 90, x1: 140 } as const;

/** Rows with a date at 20, which ends at 60, and a text. */
const rows = (...starts: readonly number[]) =>
  typedLines(
    starts.flatMap((x, index) => [
      { x: 20, y: 50 + 10 * index, text: '01/04/2026' },
      { x, y: 50 + 10 * index, text: 'SHOP' },
    ]),
  );

describe('findEdgeAfterDates', () => {
  test('is where the first of the texts begins, however close to the dates', () => {
    expect(findEdgeAfterDates(dateTitle, narrationTitle, rows(90, 63, 75))).toBe(63);
  });

  test('is not known if no text begins left of the end of the title', () => {
    expect(findEdgeAfterDates(dateTitle, narrationTitle, rows(150, 160))).toBeUndefined();
  });

  test('is not known of one row, or where a row has no date', () => {
    expect(findEdgeAfterDates(dateTitle, narrationTitle, rows(63))).toBeUndefined();
    const withoutDate = typedLines([{ x: 63, y: 90, text: 'SHOP' }]);
    expect(findEdgeAfterDates(dateTitle, narrationTitle, [...rows(63, 75), ...withoutDate])).toBeUndefined();
  });

  test('is not known of a second column of dates', () => {
    expect(findEdgeAfterDates(dateTitle, { ...narrationTitle, role: 'valueDate' }, rows(63, 75))).toBeUndefined();
  });

  test('is not known after a column of something else', () => {
    expect(findEdgeAfterDates({ ...dateTitle, role: 'other' }, narrationTitle, rows(63, 75))).toBeUndefined();
  });
});
