import { readLeadingDate } from '../amounts/dates.ts';
import type { Transaction } from '../report/statement.ts';
import { distanceFrom, heightOf, isOnLine } from './figureLines.ts';
import type { RowPlace } from './figureLines.ts';
import type { ScannedPage, ScannedWord } from '../pictures/scannedPage.ts';
import type { ReadStrip } from './stripReader.ts';

/** No sum proves a date, so dates are read twice, the second time in this size: the same size shows the same errors. */
const factor = 1.3;
/** A number may be printed before the date of a row. */
const maxWordsBefore = 2;
/** Two readings of one line differ by this share of its height. */
const maxDifference = 0.4;

/** The letters and digits of words: strokes and points are easily lost. */
const keyOf = (words: readonly ScannedWord[]): string =>
  words.map(({ text }) => text.toLowerCase().replace(/[^\da-z]/g, '')).join('');

/** The words of the first date among words of one line. */
function findDate(words: readonly ScannedWord[]): ScannedWord[] | undefined {
  const line = words.toSorted((a, b) => a.x0 - b.x0);
  for (let before = 0; before <= maxWordsBefore; before += 1) {
    const found = readLeadingDate(line.slice(before).map(({ text }) => text));
    if (found) return line.slice(before, before + found.wordsTaken);
  }
  return undefined;
}

const near = (words: readonly ScannedWord[], baseline: number, distance: number): ScannedWord[] =>
  words.filter((word) => Math.abs(word.baseline - baseline) < distance);

/** A row and the date on its line. */
interface DatedRow {
  readonly row: number;
  readonly place: RowPlace;
  readonly date: readonly ScannedWord[];
}

function findDatedRows(page: ScannedPage, places: ReadonlyMap<number, RowPlace>): DatedRow[] {
  return [...places].flatMap(([row, place]) => {
    const words = page.words.filter((word) => isOnLine(place, word));
    const nearestFirst = words.toSorted((a, b) => distanceFrom(place, a) - distanceFrom(place, b));
    for (const { baseline } of nearestFirst) {
      const date = findDate(near(words, baseline, maxDifference * heightOf(place)));
      if (date) return [{ row, place, date }];
    }
    return [];
  });
}

/** The rows of a page whose date is another one, or none, when the column of dates is read again. */
function findDoubts(rows: readonly DatedRow[], readStrip: ReadStrip): number[] {
  const words = rows.flatMap(({ date }) => date);
  const places = rows.map(({ place }) => place);
  const [first] = places;
  if (first === undefined) return [];
  const margin = heightOf(first);
  const column = {
    page: first.page,
    top: Math.min(...places.map(({ top }) => top)) - margin / 2,
    bottom: Math.max(...places.map(({ bottom }) => bottom)) + margin / 2,
    left: Math.min(...words.map(({ x0 }) => x0)) - margin / 2,
    right: Math.max(...words.map(({ x1 }) => x1)) + margin / 2,
  };
  const again = readStrip(column, factor);
  const keyIn = ([first, ...others]: readonly ScannedWord[], read: readonly ScannedWord[]) => {
    const last = others.at(-1) ?? first;
    if (!first || !last) return '';
    const there = near(read, first.baseline, maxDifference * first.height);
    return keyOf(there.filter(({ x0, x1 }) => x1 > first.x0 && x0 < last.x1).toSorted((a, b) => a.x0 - b.x0));
  };
  return rows.flatMap(({ row, place, date }) => {
    const alone = { ...place, left: column.left, right: column.right };
    const key = keyIn(date, again) || keyIn(date, readStrip(alone, factor));
    return key === keyOf(date) ? [] : [row];
  });
}

/**
 * Finds the rows whose words begin with a date: of two columns of dates, the one with the dates of the rows may be among
 * the words, because its title was misread.
 */
export const findDatesAmongWords = (rows: readonly Transaction[]): number[] =>
  rows.flatMap(({ description }, row) => (readLeadingDate(description.split(' ')) ? [row] : []));

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
