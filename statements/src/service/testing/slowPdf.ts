import { writeSimplePdf } from '../writeSimplePdf.ts';

const characters = Array.from({ length: 13_000 }, (_, index) => ({
  x: index % 500,
  y: index % 800,
  size: 4,
  text: String(10_000 + index),
}));

/** A document whose pages have nearly as much text as a page may have: a child takes some 0.1 s for each. */
export function writeSlowPdf(pages: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(writeSimplePdf(Array.from({ length: pages }, () => characters)));
}

/** As many of them as the service takes. */
export const slowPdf = writeSlowPdf(3);
