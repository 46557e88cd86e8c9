import { advanceOf } from './fonts.ts';
import type { FontName } from './fonts.ts';

/**
 * Fonts as most programs write them: two-byte codes without meaning of their own, and a map from codes to characters.
 * No glyphs are embedded, because nothing is displayed.
 */

/** Codes begin here and follow the order of ASCII; the no-break space comes last. */
const firstCode = 3;
const printable = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), '\u00a0'];

function hex(value: number): string {
  return value.toString(16).padStart(4, '0');
}

/** A text as the codes of a composite font, in hexadecimal digits. */
export function compositeCodes(text: string): string {
  return [...text].map((character) => hex(firstCode + printable.indexOf(character))).join('');
}

/** The map from codes to characters (ISO 32000-1, 9.10.3). */
export const toUnicode = [
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
  '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
  '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
  '1 begincodespacerange <0000> <ffff> endcodespacerange',
  `${printable.length} beginbfchar`,
  ...printable.map((character, index) => `<${hex(firstCode + index)}> <${hex(character.charCodeAt(0))}>`),
  'endbfchar endcmap CMapName currentdict /CMap defineresource pop end end',
].join('\n');

/** Letters that the fonts of their scripts draw as one glyph for several characters. */
const joinedLetters = ['क्र', 'ल्य', 'ब्य', 'ट्र', 'क्ष', 'क्रि', 'ক্রে', 'ব্যা', 'ન્સ', 'ક્ર', 'ক্র', 'ਕ੍ਰ', 'ক্ষ'];
const joinedPattern = new RegExp(`${joinedLetters.toSorted((a, b) => b.length - a.length).join('|')}|.`, 'gsu');
/** The codes of joined letters, which no character uses. */
const firstJoined = 0xe000;

/** A text as the codes of a Unicode font: those of its characters, which have to be in the Basic Multilingual Plane. */
export function unicodeCodes(text: string): string {
  const codeOf = (letters: string) => {
    const joined = joinedLetters.indexOf(letters);
    return hex(joined < 0 ? letters.charCodeAt(0) : firstJoined + joined);
  };
  return (text.match(joinedPattern) ?? []).map(codeOf).join('');
}

/** A character as UTF-16, in hexadecimal digits. */
const utf16 = (text: string) => [...text].map((character) => hex(character.charCodeAt(0))).join('');

/** The first bytes of the codes that operators show. */
function firstBytes(operators: readonly string[]): number[] {
  const codes = operators.flatMap((operator) => operator.match(/(?<=<[0-9a-f]*)[0-9a-f]{4}/g) ?? []);
  return [...new Set(codes.map((code) => code.slice(0, 2)))].map((byte) => Number.parseInt(byte, 16));
}

/**
 * Maps every code to the character of that code, for first bytes that occur in operators: readers need a long time for
 * a map of all codes. A range may not change the first byte (ISO 32000-1, 9.10.3).
 */
export function unicodeToUnicode(operators: readonly string[]): string {
  const ranges = firstBytes(operators)
    .filter((byte) => byte * 256 !== firstJoined)
    .map((byte) => {
      const first = byte * 256;
      return `<${hex(first)}> <${hex(first + 255)}> <${hex(first)}>`;
    });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    `${ranges.length} beginbfrange`,
    ...ranges,
    'endbfrange',
    `${joinedLetters.length} beginbfchar`,
    ...joinedLetters.map((letters, index) => `<${hex(firstJoined + index)}> <${utf16(letters)}>`),
    'endbfchar',
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** The first code of each font, whose codes run to the tilde in the order of ASCII. */
const firstCodes = { composite: firstCode, unicode: 32 } as const;

/** The dictionary of a composite font of this name; `mapAt` is the number of the object with its map. Other scripts are 600 wide. */
export function compositeFont(name: FontName, mapAt: number, codes: keyof typeof firstCodes = 'composite'): string {
  const widths = printable.map((character) => advanceOf(character === '\u00a0' ? ' ' : character, name, 1000));
  const descriptor = `<< /Type /FontDescriptor /FontName /ABCDEF+${name} /Flags 32 /FontBBox [-200 -220 1000 940] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 700 /StemV 80 >>`;
  const descendant = `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /DW 600 /W [${firstCodes[codes]} [${widths.join(' ')}]] >>`;
  return `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+${name} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${mapAt} 0 R >>`;
}
