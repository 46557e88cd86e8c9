import { writeSimplePdf } from '../writeSimplePdf.ts';

const characters = Array.from({ length: 13_000 }, (_, index) => ({
  x: index % 500,
  y: index % 800,
  size: 4,
  text: String(10_000 + index),
}));

/** Pages that take a child seconds: nearly as much text as a page may have. */
export const slowPdf = Uint8Array.from(writeSimplePdf([characters, characters, characters]));
