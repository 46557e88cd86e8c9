import { assemblePdf } from '../../anonymise/assemblePdf.ts';

/** Writes a page with a title and a column of text fields with these values, as a filled-in PDF form. */
export function writeFormPdf(title: string, values: readonly string[]): Uint8Array {
  const streamOf = (dictionary: string, content: string) =>
    `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const font = '<< /Font << /F1 3 0 R >> >>';
  const fields = values.map((_, index) => `${6 + 2 * index} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields}] >> >>`,
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources ${font} /Annots [${fields}] >>`,
    streamOf('', `BT /F1 10 Tf 40 700 Td (${title}) Tj ET`),
    ...values.flatMap((value, index) => {
      const y = 660 - 20 * index;
      return [
        `<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /T (${index}) /V (${value}) /Rect [40 ${y} 240 ${y + 14}] /AP << /N ${7 + 2 * index} 0 R >> >>`,
        streamOf(
          `/Type /XObject /Subtype /Form /BBox [0 0 200 14] /Resources ${font}`,
          `BT /F1 10 Tf 2 3 Td (${value}) Tj ET`,
        ),
      ];
    }),
  ];
  return Uint8Array.from(Buffer.from(assemblePdf(objects), 'latin1'));
}
