import { readLeadingDate } from '../amounts/dates.ts';
import type { RowPlace } from './figureLines.ts';
import type { ScannedPage, ScannedWord } from './scannedPage.ts';
import type { ReadStrip } from './stripReader.ts';

/** No sum proves a date, so dates are read twice, the second time in this size: the same size shows the same errors. */
const factor = 1.3;
/** A number may be printed before the date of a row. */
const maxWordsBefore = 2;
/** The date of a row is this far from the middle of its figures, as a share of the height of their picture. */
const maxOffset = 0.5;
/** Two readings of one line differ by this share of its height. */
const maxDifference = 0.4;

/** A date as it was read: its words, and their letters and digits. */
interface ReadDate {
  readonly words: readonly ScannedWord[];
  readonly key: string;
}

/** The first date among words of one line. */
function findDate(words: readonly ScannedWord[]): ReadDate | undefined {
  const line = words.toSorted((a, b) => a.x0 - b.x0);
  for (let before = 0; before <= maxWordsBefore; before += 1) {
    const found = readLeadingDate(line.slice(before).map(({ text }) => text));
    if (found === undefined) continue;
    const key = found.text.toLowerCase().replace(/[^\da-z]/g, '');
    return { words: line.slice(before, before + found.wordsTaken), key };
  }
  return undefined;
}

const near = (words: readonly ScannedWord[], baseline: number, distance: number): ScannedWord[] =>
  words.filter((word) => Math.abs(word.baseline - baseline) < distance);

/** A row and the date on its line. */
interface DatedRow {
  readonly row: number;
  readonly place: RowPlace;
  readonly date: ReadDate;
}

function findDatedRows(page: ScannedPage, places: ReadonlyMap<number, RowPlace>): DatedRow[] {
  return [...places].flatMap(([row, place]) => {
    const height = place.bottom - place.top;
    // A line or less: the words of a row whose cells have other numbers of lines lie between those of the figures.
    const middle = place.top + 0.6 * height;
    const lines = near(page.words, middle, maxOffset * height);
    const first = lines.toSorted((a, b) => Math.abs(a.baseline - middle) - Math.abs(b.baseline - middle));
    for (const { baseline } of first) {
      const date = findDate(near(lines, baseline, maxDifference * height));
      if (date) return [{ row, place, date }];
    }
    return [];
  });
}

/** The rows of a page whose date is another one, or none, when the column of dates is read again. */
function findDoubts(rows: readonly DatedRow[], readStrip: ReadStrip): number[] {
  const words = rows.flatMap(({ date }) => date.words);
  const places = rows.map(({ place }) => place);
  const [first] = places;
  if (first === undefined) return [];
  const margin = first.bottom - first.top;
  const column = {
    page: first.page,
    top: Math.min(...places.map(({ top }) => top)) - margin / 2,
    bottom: Math.max(...places.map(({ bottom }) => bottom)) + margin / 2,
    left: Math.min(...words.map(({ x0 }) => x0)) - margin / 2,
    right: Math.max(...words.map(({ x1 }) => x1)) + margin / 2,
  };
  const again = readStrip(column, factor);
  const keyIn = ({ date }: DatedRow, read: readonly ScannedWord[]) => {
    const [word] = date.words;
    return word && findDate(near(read, word.baseline, maxDifference * word.height))?.key;
  };
  return rows.flatMap((dated) => {
    const key =
      keyIn(dated, again) ??
      keyIn(dated, readStrip({ ...dated.place, left: column.left, right: column.right }, factor));
    return key === dated.date.key ? [] : [dated.row];
  });
}

/**
 * Reads the dates of rows again, and finds those that are in doubt because the readings differ. A row whose line has no
 * date has that of another row.
 * @param places the lines of the rows whose figures are confirmed; undefined for the others.
 * @returns the indexes of the rows.
 */
export function doubtDates(
  pages: readonly ScannedPage[],
  places: readonly (RowPlace | undefined)[],
  readStrip: ReadStrip,
): ReadonlySet<number> {
  const doubts = pages.flatMap((page, index) => {
    const onPage = places.flatMap((place, row) => (place?.page === index ? [[row, place] as const] : []));
    return findDoubts(findDatedRows(page, new Map(onPage)), readStrip);
  });
  return new Set(doubts);
}
