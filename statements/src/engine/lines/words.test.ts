import { readLines, textOf } from './lines.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import type { Glyph } from '../text/textSource.ts';
import { readWords } from './words.ts';

const texts: readonly TypedText[] = [
  { x: 10, y: 20, text: 'UPI/A SHOP 1,234.50' },
  { x: 200, y: 20, text: 'IS IT BOLD' },
];

function glyphsOf(all: readonly TypedText[]): readonly Glyph[] {
  return typedTextSource([all]).readPage(0).glyphs;
}

function read(glyphs: readonly Glyph[]): string[] {
  return readLines(readWords({ glyphs })).map((line) => textOf(line.words));
}

describe('readWords', () => {
  const line = 'UPI/A SHOP 1,234.50 IS IT BOLD';

  test('separates words at spaces', () => {
    expect(read(glyphsOf(texts))).toEqual([line]);
  });

  test('separates words if no space is drawn', () => {
    expect(read(glyphsOf(texts).filter((glyph) => glyph.text !== ' '))).toEqual([line]);
  });

  test('separates a word from a longer one on its left that reaches into it', () => {
    const over = (left: string, right: string, x: number) =>
      read(
        glyphsOf([
          { x: 10, y: 20, text: left },
          { x, y: 20, text: right },
        ]),
      );
    expect(over('(INR)', 'Balance', 28)).toEqual(['(INR) Balance']);
    expect(over('11/02/2024', 'UPI', 48.5)).toEqual(['11/02/2024 UPI']);
    expect(over('Station', '68', 36)).toEqual(['Station 68']);
  });

  test('joins letters that overlap by kerning, and a digit that touches a letter', () => {
    expect(
      read(
        glyphsOf([
          { x: 10, y: 20, text: 'A' },
          { x: 13.5, y: 20, text: 'V' },
        ]),
      ),
    ).toEqual(['AV']);
    expect(
      read(
        glyphsOf([
          { x: 10, y: 20, text: 'UPI' },
          { x: 21.5, y: 20, text: '12' },
        ]),
      ),
    ).toEqual(['UPI12']);
  });

  test('joins a word that contains a space without width', () => {
    const split = glyphsOf(texts).flatMap((glyph) => [glyph, { ...glyph, text: ' ', x0: glyph.x1 }]);
    expect(read(split)).toEqual([line]);
  });

  test('reads characters drawn from right to left', () => {
    expect(read(glyphsOf(texts).toReversed())).toEqual([line]);
  });

  test('reads text drawn twice only once, drawn as a whole or character by character', () => {
    const glyphs = glyphsOf(texts);
    const moved = glyphs.map((glyph) => ({ ...glyph, x0: glyph.x0 + 0.3, x1: glyph.x1 + 0.3 }));
    expect(read([...glyphs, ...moved])).toEqual([line]);
    expect(read(glyphs.flatMap((glyph, index) => [glyph, moved[index] ?? glyph]))).toEqual([line]);
  });

  test('keeps a letter that is on the same one of another size', () => {
    const mark = glyphsOf([{ x: 10, y: 20, text: 'U', size: 40 }]);
    expect(readWords({ glyphs: [...mark, ...glyphsOf(texts)] }).map(({ text }) => text)).toContain('UPI/A');
  });

  test('keeps the second of two equal letters that follow each other', () => {
    expect(read(glyphsOf([{ x: 10, y: 20, text: 'BOOKKEEPER 1,11,111.00' }]))).toEqual(['BOOKKEEPER 1,11,111.00']);
  });

  test('distinguishes amounts of money from other numbers', () => {
    const words = readWords({ glyphs: glyphsOf([{ x: 10, y: 20, text: '74.0 1,234.50 1,23.45 123456 26.01.26' }]) });
    expect(words.map((word) => word.isAmount)).toEqual([true, true, false, false, false]);
  });

  test('separates words at a space without height, as the reader adds it', () => {
    const spaced = glyphsOf([{ x: 10, y: 20, text: 'A B' }]).map((glyph) =>
      glyph.text === ' ' ? { ...glyph, height: 0, x1: glyph.x0 + 1 } : glyph,
    );
    const close = spaced.map((glyph) =>
      glyph.text === 'B' ? { ...glyph, x0: glyph.x0 - 3, x1: glyph.x1 - 3 } : glyph,
    );
    expect(read(close)).toEqual(['A B']);
    expect(read(close.filter(({ text }) => text !== ' '))).toEqual(['AB']);
  });

  test('passes over characters that no page can hold', () => {
    const glyphs = glyphsOf([{ x: 10, y: 20, text: 'ABCDE' }]);
    const heights = [0, 301, Number.NaN, 9, 9];
    const broken = glyphs.map((glyph, index) => ({ ...glyph, height: heights[index] ?? 9 }));
    expect(read(broken)).toEqual(['DE']);
  });

  test.each([{ baseline: Infinity }, { x0: 1e17, x1: 1e17 }, { x0: Number.NaN }, { baseline: -1e20 }])(
    'passes over a character that is far from any page: %o',
    (place) => {
      const glyphs = glyphsOf([{ x: 10, y: 20, text: 'ABCDE' }]);
      expect(read(glyphs.map((glyph, index) => (index === 0 ? { ...glyph, ...place } : glyph)))).toEqual(['BCDE']);
    },
  );

  test('keeps letters together that are drawn as one, and marks that take up no place', () => {
    const at = (text: string, x0: number, width: number) => ({ text, x0, x1: x0 + width, baseline: 20, height: 9.2 });
    expect(read([at('क', 10, 6), at('\u094d', 10, 6), at('र', 10, 6), at('म', 16, 6)])).toEqual(['क्रम']);
    expect(read([at('म', 10, 6), at('\u0942', 16, 0), at('ल', 16, 6)])).toEqual(['मूल']);
  });

  test('keeps two narrow letters that are closer than a wide one and its shadow', () => {
    const narrow = (text: string, x0: number) => ({ text, x0, x1: x0 + 1.6, baseline: 20, height: 9.2 });
    expect(read([narrow('i', 10), narrow('l', 11.3), narrow('l', 12.6)])).toEqual(['ill']);
    const wide = (x0: number) => ({ text: 'W', x0, x1: x0 + 6, baseline: 20, height: 9.2 });
    expect(read([wide(10), wide(11.3)])).toEqual(['W']);
  });
});
