import type { Glyph, TextPage, TextSource } from '../textSource.ts';

/** A text placed on a page: points from the left and from the top; every character is half its size wide. */
export interface TypedText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
}

function typeGlyphs({ x, y, text, size = 8 }: TypedText): Glyph[] {
  const width = size / 2;
  return [...text].map((character, index) => ({
    text: character,
    x0: x + index * width,
    x1: x + (index + 1) * width,
    baseline: y,
    height: size * 1.15,
  }));
}

/** A `TextSource` of pages with texts placed by hand, for tests of everything that reads a `TextSource`. */
export function typedTextSource(pages: readonly (readonly TypedText[])[]): TextSource {
  const readPage = (index: number): TextPage => ({ glyphs: (pages[index] ?? []).flatMap(typeGlyphs) });
  return { pageCount: pages.length, readPage, close: () => undefined };
}
