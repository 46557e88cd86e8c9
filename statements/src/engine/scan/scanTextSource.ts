import type { Glyph, TextPage, TextSource } from '../text/textSource.ts';
import type { ScannedPage, ScannedWord } from '../pictures/scannedPage.ts';

/** Points: the width of A4, which every picture of a page is taken for. */
const pageWidth = 595;

/** The characters of a word, equally wide: where one ends is only known roughly. A space ends it. */
function glyphsOf({ text, x0, x1, baseline, height }: ScannedWord, scale: number): Glyph[] {
  const characters = [...text];
  const width = (x1 - x0) / characters.length;
  const line = { baseline: baseline * scale, height: height * scale };
  return [
    ...characters.map((character, index) => ({
      text: character,
      x0: (x0 + index * width) * scale,
      x1: (x0 + (index + 1) * width) * scale,
      ...line,
    })),
    { text: ' ', x0: x1 * scale, x1: x1 * scale, ...line },
  ];
}

/** Passes scanned pages to the engine as if they were pages of a PDF with text. */
export function scanTextSource(pages: readonly ScannedPage[]): TextSource {
  return {
    pageCount: pages.length,
    readPage(index): TextPage {
      const page = pages[index];
      if (page === undefined) return { glyphs: [] };
      return { glyphs: page.words.flatMap((word) => glyphsOf(word, pageWidth / page.width)) };
    },
    close: () => undefined,
  };
}
