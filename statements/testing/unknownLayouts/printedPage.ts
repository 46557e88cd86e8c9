import type { FontName } from '../pdf/fonts.ts';

/** A text at its place: points from the left and from the top of the page, to its baseline. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly font: FontName;
  /** Printed across the page, pale and much larger than the rows. */
  readonly watermark?: 'straight' | 'slanted';
}

/** A rectangle from its upper left to its lower right corner; a line if its height or width is zero. */
export interface PlacedBox {
  readonly kind: 'line' | 'outline' | 'fill';
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
}

/** The texts and rectangles of a page. */
export interface PrintedPage {
  readonly texts: PlacedText[];
  readonly boxes: PlacedBox[];
}
