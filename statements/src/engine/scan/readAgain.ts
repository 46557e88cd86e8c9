import { correctFigures } from './correctFigures.ts';
import { findFigureLines } from './figureLines.ts';
import type { RowPlace } from './figureLines.ts';
import type { ScannedPage, ScannedWord } from './scannedPage.ts';
import type { ReadStrip } from './stripReader.ts';

/** More lines than these are not read again: each takes a tenth of a second. */
const maxLines = 100;
/** A page with this number of lines with figures has a part of the table. */
const minLines = 3;
/** Titles are at most this many line heights above the first row. */
const maxHeights = 6;
/** The date of a row may be half a line lower or higher than its figures, if its narration has an even number of lines. */
const maxOffset = 0.4;
/** Where the baseline of a line is in its picture, as a share of the height. */
const middle = 0.7;
/** The share of the height of a line by which more is read above it and below. */
const margin = 0.2;
/** Figures and dates: their digits may be wrong, and separators missing. */
const figurePattern = /^[-+(]?\d[\d.,]+\)?(?:\(?(?:Cr|Dr)\)?)?$/iu;
const datePattern = /^\d{1,2}[-/. ]?(?:\d{1,2}|[a-z]{3,9})[-/. ]?\d{2,4}$/iu;

const isFigureOrDate = ({ text }: ScannedWord): boolean => figurePattern.test(text) || datePattern.test(text);

const overlap = (one: ScannedWord, other: ScannedWord): boolean => one.x0 < other.x1 && other.x0 < one.x1;

/** Reads again the titles of pages with figures of which no row is confirmed; undefined if there is no such page. */
export function readTitlesAgain(
  pages: readonly ScannedPage[],
  confirmed: readonly (RowPlace | undefined)[],
  readStrip: ReadStrip,
  factor: number,
): ScannedPage[] | undefined {
  const withRows = new Set(confirmed.map((place) => place?.page));
  const firstLines = pages.map((page, index) => {
    const lines = withRows.has(index) ? [] : findFigureLines(page, index);
    return lines.length < minLines ? undefined : lines[0]?.place;
  });
  if (firstLines.every((place) => place === undefined)) return undefined;
  return pages.map((page, index) => {
    const first = firstLines[index];
    if (first === undefined) return page;
    const strip = { ...first, top: first.top - maxHeights * (first.bottom - first.top) };
    const isInStrip = ({ baseline }: ScannedWord) => baseline > strip.top && baseline < strip.bottom;
    const words = readStrip(strip, factor).filter(isInStrip);
    return correctFigures({ ...page, words: [...page.words.filter((word) => !isInStrip(word)), ...words] });
  });
}

/** The figures and dates of a line as they were read again. */
export interface LineReading {
  readonly place: RowPlace;
  readonly figures: readonly ScannedWord[];
}

const heightOf = ({ top, bottom }: RowPlace): number => bottom - top;

/** Whether a word is on the line, or half a line lower or higher. */
const isNear = (place: RowPlace, { baseline }: ScannedWord): boolean =>
  Math.abs(baseline - place.top - middle * heightOf(place)) < maxOffset * heightOf(place);

/** Whether a line is among others, read again or not. */
const isAmong = (place: RowPlace, others: readonly (RowPlace | undefined)[]): boolean =>
  others.some((other) => other?.page === place.page && Math.abs(other.top - place.top) < heightOf(place) / 2);

/** Reads again the lines with figures that are not confirmed; none if there are too many. */
export function readLinesAgain(
  pages: readonly ScannedPage[],
  confirmed: readonly (RowPlace | undefined)[],
  readStrip: ReadStrip,
  factor: number,
): LineReading[] {
  const inDoubt = pages.flatMap(findFigureLines).filter(({ place }) => !isAmong(place, confirmed));
  if (inDoubt.length > maxLines) return [];
  return inDoubt.map(({ place }) => {
    const more = heightOf(place) * margin;
    const words = readStrip({ ...place, top: place.top - more, bottom: place.bottom + more }, factor);
    return { place, figures: words.filter((word) => isNear(place, word) && isFigureOrDate(word)) };
  });
}

/** The readings of lines that are confirmed. */
export const keepConfirmed = (
  readings: readonly LineReading[],
  confirmed: readonly (RowPlace | undefined)[],
): LineReading[] => readings.filter(({ place }) => isAmong(place, confirmed));

/** The pages with the figures and dates of some lines as they were read again; all else stays as it was. */
export function replaceFigures(pages: readonly ScannedPage[], readings: readonly LineReading[]): ScannedPage[] {
  return pages.map((page, index) => {
    let { words } = page;
    for (const { place, figures } of readings) {
      if (place.page !== index) continue;
      const kept = words.filter((word) => !isNear(place, word) || !figures.some((figure) => overlap(word, figure)));
      words = [...kept, ...figures];
    }
    return correctFigures({ ...page, words });
  });
}
