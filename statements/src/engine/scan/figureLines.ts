import { parseMoney } from '../amounts/money.ts';
import type { ScannedPage, ScannedWord } from '../pictures/scannedPage.ts';

/** The line of a row in the picture of its page, in pixels. */
export interface RowPlace {
  /** Index of the page. */
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of a page with figures. */
export interface FigureLine {
  readonly place: RowPlace;
  /** In paise, without signs. */
  readonly figures: ReadonlySet<number>;
  /** The right edge of the last figure, in pixels. */
  readonly end: number;
}

/** Words whose baselines differ by less than this share of their height are on one line. */
const maxOffset = 0.4;
/** The picture of a line reaches this many heights above its baseline and below it. */
const above = 1.1;
const below = 0.5;
/** A cell with another number of lines than the figures lies half a line lower or higher. */
const maxHeightsBeside = 0.7;

/** The height of the picture of a line, in pixels. */
export const heightOf = ({ top, bottom }: RowPlace): number => bottom - top;

/** How far the baseline of a word is from that of a line, in pixels. */
export const distanceFrom = (place: RowPlace, { baseline }: ScannedWord): number =>
  Math.abs(baseline - place.top - (heightOf(place) * above) / (above + below));

/** Whether a word is on a line, or half a line lower or higher. */
export const isOnLine = (place: RowPlace, word: ScannedWord): boolean =>
  distanceFrom(place, word) < (maxHeightsBeside * heightOf(place)) / (above + below);

function figureOf({ text }: ScannedWord): number | undefined {
  const money = /\.\d{2}/.test(text) ? parseMoney(text) : undefined;
  return money && Math.abs(money.paise);
}

/**
 * Finds the lines of a page with figures, from top to bottom.
 * @param page the index of the page.
 */
export function findFigureLines({ words }: ScannedPage, page: number): FigureLine[] {
  const lines: { readonly first: ScannedWord; readonly figures: Set<number>; end: number }[] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const figure = figureOf(word);
    if (figure === undefined) continue;
    const line = lines.at(-1);
    if (line && word.baseline - line.first.baseline < maxOffset * word.height) {
      line.figures.add(figure);
      line.end = Math.max(line.end, word.x1);
    } else lines.push({ first: word, figures: new Set([figure]), end: word.x1 });
  }
  return lines.map(({ first: { baseline, height }, figures, end }) => ({
    figures,
    end,
    place: { page, top: baseline - above * height, bottom: baseline + below * height },
  }));
}
