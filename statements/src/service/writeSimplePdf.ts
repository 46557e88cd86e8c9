import { deflateSync } from 'node:zlib';
import { assemblePdf } from '../engine/anonymise/assemblePdf.ts';

/** A text on a page: points from the left and from the top, in Helvetica of this size. */
export interface SimpleText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

const pageHeight = 842;

const titles: readonly (readonly [x: number, text: string])[] = [
  [42, 'Date'],
  [140, 'Narration'],
  [292, 'Chq./Ref.No.'],
  [365, 'Value Dt'],
  [402, 'Withdrawal Amt.'],
  [490, 'Deposit Amt.'],
  [566, 'Closing Balance'],
];

/** The heading of a table of transactions, for rows that begin below 240 points. */
export const sampleHeading: readonly SimpleText[] = titles.map(([x, text]) => ({ x, y: 224, size: 7, text }));

/** The object of a content stream. */
function streamOf(content: string, isPacked: boolean): string {
  const data = isPacked ? deflateSync(content).toString('latin1') : content;
  const filter = isPacked ? ' /Filter /FlateDecode' : '';
  return `<< /Length ${data.length}${filter} >>\nstream\n${data}\nendstream`;
}

function pageContentOf(page: readonly SimpleText[]): string {
  return page
    .map(({ x, y, size, text }) => {
      const escaped = text.replace(/[\\()]/g, (character) => `\\${character}`);
      return `BT /F1 ${size} Tf ${x} ${pageHeight - y} Td (${escaped}) Tj ET`;
    })
    .join('\n');
}

/**
 * Writes texts into a small PDF, for the warm-up of child processes and for tests. Latin letters only, without line
 * breaks. Packed, the contents of its pages are deflated.
 */
export function writeSimplePdf(
  pages: readonly (readonly SimpleText[])[],
  { isPacked = false }: { readonly isPacked?: boolean } = {},
): Uint8Array {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, index) => {
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 650 ${pageHeight}] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        streamOf(pageContentOf(page), isPacked),
      ];
    }),
  ];
  return Uint8Array.from(Buffer.from(assemblePdf(objects), 'latin1'));
}
