import { typedLines } from '../text/testing/typedLines.ts';
import { findNotation } from './findNotation.ts';

const notationOf = (...texts: string[]) =>
  findNotation([typedLines(texts.map((text, index) => ({ x: 20, y: 20 + 12 * index, text })))]);

describe('findNotation', () => {
  test('finds a comma where more amounts have one than a point', () => {
    expect(notationOf('1.234,50', '12,00 EUR', '3.50')).toBe('comma');
    expect(notationOf('03.04.2026', '-7,25')).toBe('comma');
  });

  test.each([['1,234.50'], ['12,000'], ['1,23,456'], ['03.04.26']])('finds a point with %s', (text) => {
    expect(notationOf(text)).toBe('point');
  });
});
