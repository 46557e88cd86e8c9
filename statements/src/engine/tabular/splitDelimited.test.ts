import fc from 'fast-check';
import Papa from 'papaparse';
import { splitDelimited } from './splitDelimited.ts';

describe('splitDelimited', () => {
  test('splits at every delimiter that occurs, likely ones first', () => {
    expect(splitDelimited('a;b,c').map(({ lines }) => lines)).toEqual([[['a;b', 'c']], [['a', 'b,c']]]);
    expect(splitDelimited('abc')).toEqual([]);
  });

  test('keeps delimiters and line breaks in quotes', () => {
    expect(splitDelimited('"a,\n""b""",c')[0]?.lines).toEqual([['a,\n"b"', 'c']]);
  });

  test('keeps Excel’s formulas around text in one cell', () => {
    expect(splitDelimited('a,="1,000.00",="",b')[0]?.lines).toEqual([['a', '1,000.00', '=""', 'b']]);
  });

  test('names the line where a quotation mark is never closed', () => {
    expect(splitDelimited('a,b\nc,"d\ne,f')[0]?.brokenLine).toBe(1);
    expect(splitDelimited('a,b\nc,"d"')[0]?.brokenLine).toBeUndefined();
  });

  test('ignores cells beyond a hundred columns', () => {
    expect(splitDelimited(Array(150).fill('x').join(','))[0]?.lines[0]).toHaveLength(100);
  });

  test('restores any cells that were written as CSV', () => {
    const cell = fc.stringMatching(/^[a-z0-9 ,"'\n;.]{0,12}$/);
    const lines = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lines, (cells) => {
        expect(splitDelimited(Papa.unparse(cells, { delimiter: ',', quotes: true }))[0]?.lines).toEqual(cells);
      }),
    );
  });
});
