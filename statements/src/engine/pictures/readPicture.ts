import { turnQuarter } from './greyImage.ts';
import type { GreyImage } from './greyImage.ts';
import type { ReadWords } from './loadTesseract.ts';
import { drawnWidth, preparePage } from './preparePage.ts';
import type { ScannedPage } from './scannedPage.ts';

/** A page as it was read: its picture, prepared and upright, and the words on it. */
export interface ReadPage {
  readonly page: GreyImage;
  readonly words: ScannedPage;
}

/** Words that lie on their side or upside down are read with less confidence, and others with more. */
const minConfidence = 60;

/**
 * Reads the picture of a page, which may lie on its side or upside down: it is then read in the other positions too.
 * @param size of the short side of the page in the prepared picture, in pixels.
 */
export function readPicture(picture: GreyImage, readWords: ReadWords, size = drawnWidth): ReadPage {
  let page = preparePage(picture, size);
  let best: ReadPage = { page, words: readWords(page, 'page') };
  for (let turns = 1; turns < 4 && best.words.confidence < minConfidence; turns += 1) {
    page = turnQuarter(page);
    const words = readWords(page, 'page');
    if (words.confidence > best.words.confidence) best = { page, words };
  }
  return best;
}
