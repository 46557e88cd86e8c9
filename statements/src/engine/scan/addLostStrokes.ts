import type { ScannedWord } from '../pictures/scannedPage.ts';

/** The figures of a date, of whose strokes some or all were not seen. */
const figuresPattern = /^(?<one>\d{2})(?<stroke>[-/]?)(?<other>\d{2})[-/]?(?<year>\d{4}|\d{2})$/u;
const withStrokes = /^\d{2}([-/])\d{2}\1\d+$/u;
/** Without strokes, the figures of a date are other numbers as well, unless the year has four. */
const hasFullYear = /(?:19|20)\d{2}$/u;
/** Dates of one column begin at one place, up to this share of the height of a line. */
const maxEdgeOffset = 0.35;
/** This number of dates makes a column. */
const minDatesOfColumn = 3;

/** A word that may be a date, with the figures of its date and the stroke between the first two. */
interface MaybeDate extends ScannedWord {
  readonly figures: readonly [one: string, other: string, year: string];
  readonly stroke: string;
}

function readDate(word: ScannedWord): MaybeDate | undefined {
  const { one = '', other = '', year = '', stroke = '' } = figuresPattern.exec(word.text)?.groups ?? {};
  const [low, high] = [Math.min(Number(one), Number(other)), Math.max(Number(one), Number(other))];
  return low >= 1 && low <= 12 && high <= 31 ? { ...word, figures: [one, other, year], stroke } : undefined;
}

/** Gives the dates of a column the strokes between their figures that were not seen. */
export function addLostStrokes(words: readonly ScannedWord[]): ScannedWord[] {
  const dates = words.flatMap((word) => {
    const date = readDate(word);
    return date && (withStrokes.test(date.text) || hasFullYear.test(date.text)) ? [date] : [];
  });
  return words.map((word) => {
    const date = withStrokes.test(word.text) ? undefined : readDate(word);
    if (date === undefined) return word;
    const column = dates.filter(
      ({ x0, figures }) =>
        Math.abs(x0 - word.x0) <= maxEdgeOffset * word.height && figures[2].length === date.figures[2].length,
    );
    if (column.length < minDatesOfColumn) return word;
    const stroke = column.find((other) => other.stroke !== '')?.stroke ?? '/';
    return { ...word, text: date.figures.join(stroke) };
  });
}
