import type { ScannedWord } from './scannedPage.ts';

const datePattern = /^\d{2}(?<stroke>[-/])\d{2}\k<stroke>(?<year>\d{4}|\d{2})$/u;
/** A date of which some strokes were not seen. */
const withoutStrokes = /^\d[-/\d]*\d$/u;
/** Dates of one column begin at one place, up to this share of the height of a line. */
const maxEdgeOffset = 0.35;
/** This number of dates makes a column. */
const minDatesOfColumn = 3;

const isDayAndMonth = (one: number, other: number): boolean =>
  Math.min(one, other) >= 1 && Math.min(one, other) <= 12 && Math.max(one, other) <= 31;

/** Gives the dates of a column the strokes between their figures that the others have. */
export function addLostStrokes(words: readonly ScannedWord[]): ScannedWord[] {
  const dates = words.filter(({ text }) => datePattern.test(text));
  return words.map((word) => {
    const digits = word.text.replace(/[-/]/gu, '');
    if (!withoutStrokes.test(word.text) || datePattern.test(word.text)) return word;
    const column = dates.filter(
      ({ text, x0 }) => Math.abs(x0 - word.x0) <= maxEdgeOffset * word.height && digits.length === text.length - 2,
    );
    const stroke = column[0]?.text[2];
    if (column.length < minDatesOfColumn || stroke === undefined) return word;
    const [one, other] = [digits.slice(0, 2), digits.slice(2, 4)];
    if (!isDayAndMonth(Number(one), Number(other))) return word;
    return { ...word, text: [one, other, digits.slice(4)].join(stroke) };
  });
}
