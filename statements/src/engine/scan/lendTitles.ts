import { findFigureLines } from './figureLines.ts';
import type { RowPlace } from './figureLines.ts';
import type { ScannedPage, ScannedWord } from './scannedPage.ts';

/** Titles are at most this many line heights above the first row. */
const maxHeights = 6;
/** A page with this number of lines with figures has a part of the table. */
const minLines = 3;

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Where the balances end, which are the last figures of most lines. */
const endOfFigures = (page: ScannedPage): number => medianOf(findFigureLines(page, 0).map(({ end }) => end));

/** The words above a row that may be titles: those in lines without digits. */
function wordsAbove({ words }: ScannedPage, top: number): ScannedWord[] {
  const height = medianOf(words.map((word) => word.height));
  const above = words.filter(({ baseline }) => baseline < top && baseline > top - maxHeights * height);
  const withDigits = above.filter(({ text }) => /\d/.test(text)).map(({ baseline }) => baseline);
  return above.filter(({ baseline }) => withDigits.every((other) => Math.abs(other - baseline) > height / 3));
}

/** A page with the titles of another one in place of its own. */
function withTitles(page: ScannedPage, from: ScannedPage, firstRow: RowPlace): ScannedPage {
  const end = endOfFigures(page);
  // Above the table may be a summary, whose figures end elsewhere.
  const first = findFigureLines(page, 0).find(
    ({ end: own, place: { top, bottom } }) => Math.abs(own - end) < bottom - top,
  );
  if (first === undefined) return page;
  const own = new Set(wordsAbove(page, first.place.top));
  const [right, down] = [end - endOfFigures(from), first.place.top - firstRow.top];
  const titles = wordsAbove(from, firstRow.top).map((word) => ({
    ...word,
    x0: word.x0 + right,
    x1: word.x1 + right,
    baseline: word.baseline + down,
  }));
  return { ...page, words: [...page.words.filter((word) => !own.has(word)), ...titles] };
}

/**
 * Gives the titles of a page whose rows were found to those pages that have figures but no rows: a word of their own
 * titles was not read. All pages of a statement have the same columns.
 * @param places those of the rows that were found.
 * @returns undefined if there is no such page.
 */
export function lendTitles(
  pages: readonly ScannedPage[],
  places: readonly (RowPlace | undefined)[],
): ScannedPage[] | undefined {
  const firstRow = places.find((place) => place !== undefined);
  const from = firstRow && pages[firstRow.page];
  if (firstRow === undefined || from === undefined) return undefined;
  const withRows = new Set(places.map((place) => place?.page));
  const lacksRows = (page: ScannedPage, index: number) =>
    !withRows.has(index) && findFigureLines(page, index).length >= minLines;
  if (!pages.some(lacksRows)) return undefined;
  return pages.map((page, index) => (lacksRows(page, index) ? withTitles(page, from, firstRow) : page));
}
