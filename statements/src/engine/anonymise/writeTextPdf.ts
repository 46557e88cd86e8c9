import { assemblePdf } from './assemblePdf.ts';
import type { Glyph, TextPage } from '../text/textSource.ts';

/**
 * Writes characters at their places and straight lines as a PDF, without metadata, fonts or images. Latin letters are
 * shown in Courier, which every PDF reader has. Others can be read by programs but are shown as boxes.
 */

/** The width of every character, in thousandths of the size. */
const advance = 600;
/** The height that PDFium gives a line, as a share of the size. */
const heightOfSize = 1;
/** Points around the drawing. */
const margin = 24;
const lineWidth = 0.4;

const isAscii = (character: string) => /^[ -~]$/.test(character);

const format = (value: number) => String(Math.round(value * 1000) / 1000);

/** The codes of other characters in the second font, in the order of their first use. */
type Codes = Map<string, number>;

const hex = (value: number) => value.toString(16).padStart(4, '0');

function codeOf(character: string, codes: Codes): string {
  const code = codes.get(character) ?? codes.size + 1;
  codes.set(character, code);
  return `<${hex(code)}>`;
}

function drawCharacter(character: string, x: number, width: number, { baseline, height }: Glyph, codes: Codes): string {
  const size = height / heightOfSize;
  const stretch = width / ((advance / 1000) * size);
  const [font, code] = isAscii(character)
    ? ['F0', `(${character.replace(/[\\()]/g, (one) => `\\${one}`)})`]
    : ['F1', codeOf(character, codes)];
  return `/${font} ${format(size)} Tf ${format(stretch)} 0 0 1 ${format(x)} ${format(-baseline)} Tm ${code} Tj`;
}

/** A glyph for several letters is drawn letter by letter at its place. */
function drawGlyph(glyph: Glyph, codes: Codes): string[] {
  const characters = Array.from(glyph.text);
  const width = (glyph.x1 - glyph.x0) / characters.length;
  if (!(glyph.height > 0) || !(width > 0)) return [];
  return characters.map((one, index) => drawCharacter(one, glyph.x0 + index * width, width, glyph, codes));
}

function drawPath(points: NonNullable<TextPage['paths']>[number]): string {
  const corners = points.map(({ x, y }, index) => `${format(x)} ${format(-y)} ${index === 0 ? 'm' : 'l'}`);
  return points.length < 2 ? '' : `${corners.join(' ')} S`;
}

/** The area of the plane that contains a page, with y upwards. */
function boxOf({ glyphs, paths = [] }: TextPage): string {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x: number, y: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  };
  for (const { x0, x1, baseline, height } of glyphs) {
    include(x0, -baseline);
    include(x1, height - baseline);
  }
  for (const { x, y } of paths.flat()) include(x, -y);
  if (left > right) return '0 0 595 842';
  return [left - margin, bottom - margin, right + margin, top + margin].map(format).join(' ');
}

/** The map from codes to characters (ISO 32000-1, 9.10.3). */
function toUnicodeMap(codes: Codes): string {
  const utf16 = (text: string) =>
    Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    // A block holds a hundred entries at most.
    ...[...codes].flatMap(([text, code], index) => [
      ...(index % 100 === 0 ? [`${Math.min(100, codes.size - index)} beginbfchar`] : []),
      `<${hex(code)}> <${utf16(text)}>`,
      ...(index % 100 === 99 || index === codes.size - 1 ? ['endbfchar'] : []),
    ]),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

const descriptor = `<< /Type /FontDescriptor /FontName /Courier /Flags 33 /FontBBox [-28 -250 628 805] /ItalicAngle 0 /Ascent 750 /Descent -250 /CapHeight 562 /StemV 84 >>`;
const latinFont = `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${Array(95).fill(advance).join(' ')}] /FontDescriptor ${descriptor} >>`;
const otherFont = (mapAt: number) =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /Courier /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Courier /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /DW ${advance} >>] /ToUnicode ${mapAt} 0 R >>`;

const mapAt = 5;
const pagesFrom = mapAt + 1;

/** Writes pages as a PDF file. */
export function writeTextPdf(pages: readonly TextPage[]): Uint8Array<ArrayBuffer> {
  const codes: Codes = new Map();
  const contents = pages.map(({ glyphs, paths = [] }) =>
    [
      `${lineWidth} w`,
      ...paths.map(drawPath).filter((path) => path !== ''),
      'BT',
      ...glyphs.flatMap((glyph) => drawGlyph(glyph, codes)),
      'ET',
    ].join('\n'),
  );
  const kids = pages.map((_, index) => `${pagesFrom + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    latinFont,
    otherFont(mapAt),
    stream(toUnicodeMap(codes)),
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [${boxOf(page)}] /Contents ${pagesFrom + 2 * index + 1} 0 R /Resources << /Font << /F0 3 0 R /F1 4 0 R >> >> >>`,
      stream(contents[index] ?? ''),
    ]),
  ];
  return new TextEncoder().encode(assemblePdf(objects));
}
