import { sampleHeading, writeSimplePdf } from '@artha/statements/simple-pdf';

const PAGES = 3;
const TITLES_A_PAGE = 7000;

/**
 * Draws a small file that takes a child as long as any known one: column titles all over the page, each of which may
 * begin a table.
 */
export function drawHeavyStatement(): Uint8Array<ArrayBuffer> {
  const page = Array.from({ length: TITLES_A_PAGE }, (_, index) => {
    const { x, text } = sampleHeading[index % sampleHeading.length] ?? { x: 0, text: '' };
    return { x: x + (index % 5), y: (3 * index) % 820, size: 4, text };
  });
  return Uint8Array.from(writeSimplePdf(Array<typeof page>(PAGES).fill(page), { isPacked: true }));
}
