import { correctFigures } from './correctFigures.ts';
import { findFigureLines, heightOf } from './figureLines.ts';
import type { RowPlace } from './figureLines.ts';
import { medianOf } from '../amounts/medianOf.ts';
import type { ScannedPage, ScannedWord } from '../pictures/scannedPage.ts';
import type { ReadStrip } from './stripReader.ts';

/** Titles are at most this many line heights above the first row. */
const maxHeights = 6;
/** A page with this number of lines with figures has a part of the table. */
const minLines = 3;

/** The right edge of the balances, which are the last figures of most lines. */
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

/** For each page that has lines with figures but no whole row, the first of these lines: a title was not read. */
function findUntitled(
  pages: readonly ScannedPage[],
  places: readonly (RowPlace | undefined)[],
): (RowPlace | undefined)[] {
  const withRows = new Set(places.map((place) => place?.page));
  return pages.map((page, index) => {
    const lines = withRows.has(index) ? [] : findFigureLines(page, index);
    return lines.length < minLines ? undefined : lines[0]?.place;
  });
}

/**
 * Reads again the titles of pages that have figures but no rows, or only rows without a balance or with a date among the words.
 * @param places those of the other rows.
 * @returns undefined if there is no such page.
 */
export function readTitlesAgain(
  pages: readonly ScannedPage[],
  places: readonly (RowPlace | undefined)[],
  readStrip: ReadStrip,
  factor: number,
): ScannedPage[] | undefined {
  const untitled = findUntitled(pages, places);
  if (untitled.every((place) => place === undefined)) return undefined;
  return pages.map((page, index) => {
    const first = untitled[index];
    if (first === undefined) return page;
    const strip = { ...first, top: first.top - maxHeights * heightOf(first) };
    const isInStrip = ({ baseline }: ScannedWord) => baseline > strip.top && baseline < strip.bottom;
    const words = readStrip(strip, factor).filter(isInStrip);
    return correctFigures({ ...page, words: [...page.words.filter((word) => !isInStrip(word)), ...words] });
  });
}

/**
 * Gives the titles of a page whose rows were found to those pages that have figures but no such rows: a word of their own
 * titles was not read. All pages of a statement have the same columns.
 * @param places those of the rows that were found, with a balance and without a date among the words.
 * @returns undefined if there is no such page.
 */
export function lendTitles(
  pages: readonly ScannedPage[],
  places: readonly (RowPlace | undefined)[],
): ScannedPage[] | undefined {
  const firstRow = places.find((place) => place !== undefined);
  const from = firstRow && pages[firstRow.page];
  const untitled = findUntitled(pages, places);
  if (firstRow === undefined || from === undefined || untitled.every((place) => place === undefined)) return undefined;
  return pages.map((page, index) => (untitled[index] ? withTitles(page, from, firstRow) : page));
}
