import { correctFigures } from './correctFigures.ts';
import { findFigureLines, heightOf, isOnLine } from './figureLines.ts';
import type { RowPlace } from './figureLines.ts';
import type { ScannedPage, ScannedWord } from '../pictures/scannedPage.ts';
import type { ReadStrip } from './stripReader.ts';

/** More lines than this are not read again: each takes a tenth of a second. */
const maxLines = 100;
/** The share of the height of a line by which more is read above it and below. */
const margin = 0.2;
/** Figures and dates: their digits may be wrong, and separators missing. */
const figurePattern = /^[-+(]?\d[\d.,]+\)?(?:\(?(?:Cr|Dr)\)?)?$/iu;
const datePattern = /^\d{1,2}[-/. ]?(?:\d{1,2}|[a-z]{3,9})[-/. ]?\d{2,4}$/iu;

const isFigureOrDate = ({ text }: ScannedWord): boolean => figurePattern.test(text) || datePattern.test(text);

const overlap = (one: ScannedWord, other: ScannedWord): boolean => one.x0 < other.x1 && other.x0 < one.x1;

/** The figures and dates of a line as they were read again. */
interface LineReading {
  readonly place: RowPlace;
  readonly figures: readonly ScannedWord[];
}

/** Whether a line is among others. */
const isAmong = (place: RowPlace, others: readonly (RowPlace | undefined)[]): boolean =>
  others.some((other) => other?.page === place.page && Math.abs(other.top - place.top) < heightOf(place) / 2);

/** The words of a page, with the figures and dates of some of its lines as they were read again. */
function replaceFigures(page: ScannedPage, readings: readonly LineReading[]): ScannedPage {
  let { words } = page;
  for (const { place, figures } of readings) {
    const kept = words.filter((word) => !isOnLine(place, word) || !figures.some((figure) => overlap(word, figure)));
    words = [...kept, ...figures];
  }
  return correctFigures({ ...page, words });
}

/** Reads again the figures and dates of lines that are not confirmed; undefined if there are none, or too many. */
export function readLinesAgain(
  pages: readonly ScannedPage[],
  confirmed: readonly (RowPlace | undefined)[],
  readStrip: ReadStrip,
  factor: number,
): ScannedPage[] | undefined {
  const inDoubt = pages.flatMap(findFigureLines).filter(({ place }) => !isAmong(place, confirmed));
  if (inDoubt.length === 0 || inDoubt.length > maxLines) return undefined;
  const readings = inDoubt.map(({ place }): LineReading => {
    const more = heightOf(place) * margin;
    const words = readStrip({ ...place, top: place.top - more, bottom: place.bottom + more }, factor);
    return { place, figures: words.filter((word) => isOnLine(place, word) && isFigureOrDate(word)) };
  });
  return pages.map((page, index) =>
    replaceFigures(
      page,
      readings.filter(({ place }) => place.page === index),
    ),
  );
}
