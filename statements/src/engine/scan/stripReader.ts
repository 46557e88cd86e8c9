import { project } from '../pictures/greyImage.ts';
import type { GreyImage } from '../pictures/greyImage.ts';
import type { ReadWords } from '../pictures/loadTesseract.ts';
import { enlargeBy, invert, moveBy, inTurn } from '../pictures/projection.ts';
import type { RowPlace } from './figureLines.ts';
import type { ScannedWord } from '../pictures/scannedPage.ts';

/** Some lines of a page, or of a column of it, in pixels. */
interface Strip extends RowPlace {
  readonly left?: number;
  readonly right?: number;
}

/**
 * Reads some lines of a page again, enlarged by a factor: a reader of letters sees others in another size. Words have
 * their places on the page.
 */
export type ReadStrip = (strip: Strip, factor: number) => ScannedWord[];

/** Pixels of paper above and below the lines, which Tesseract needs to see where they end. */
const margin = 20;

/**
 * Prepares to read lines of pages again.
 * @param pages the prepared pictures.
 */
export function createStripReader(pages: readonly GreyImage[], readWords: ReadWords): ReadStrip {
  return (strip, factor) => {
    const page = pages[strip.page];
    if (page === undefined) return [];
    const [top, bottom] = [Math.max(0, Math.floor(strip.top)), Math.min(page.height, Math.ceil(strip.bottom))];
    const left = Math.max(0, strip.left ?? 0);
    const right = Math.min(page.width, strip.right ?? page.width);
    if (bottom <= top || right <= left) return [];
    const lines = {
      width: page.width,
      height: bottom - top,
      pixels: page.pixels.subarray(top * page.width, bottom * page.width),
    };
    const width = Math.round((right - left) * factor);
    const height = Math.round(lines.height * factor + 2 * margin);
    const drawn = inTurn(moveBy(-left, 0), enlargeBy(factor), moveBy(0, margin));
    const { words } = readWords(project(lines, width, height, invert(drawn)), 'lines');
    return words.map((word) => ({
      ...word,
      x0: word.x0 / factor + left,
      x1: word.x1 / factor + left,
      baseline: (word.baseline - margin) / factor + top,
      height: word.height / factor,
    }));
  };
}
