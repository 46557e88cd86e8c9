import type { PrintedPage } from '../domain/forms/printedPage.ts';

const [pageWidth, pageHeight] = [600, 842];

/** Its letters are all 0.6 of the size wide; those of typeset pages are half as wide as their line is high. */
const sizeOfHeight = 0.5 / 0.6;

/** The content of a page: each word at its place, in Courier. */
function contentOf(page: PrintedPage): string {
  const words = page.flatMap(({ words: ofLine, baseline, height }) =>
    ofLine.map(({ text, x0 }) => {
      const escaped = text.replace(/[\\()]/g, (character) => `\\${character}`);
      return `BT /F1 ${height * sizeOfHeight} Tf ${x0} ${pageHeight - baseline} Td (${escaped}) Tj ET`;
    }),
  );
  return words.join('\n');
}

/** Writes typeset pages as a PDF, in Latin letters. Without a list of its objects: readers find them by themselves. */
export function writePdf(pages: readonly PrintedPage[]): Uint8Array<ArrayBuffer> {
  const contents = pages.map(contentOf);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`).join('\n');
  return new TextEncoder().encode(`%PDF-1.4\n${body}\ntrailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`);
}
