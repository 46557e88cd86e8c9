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

  test('names the line whose marks run on into the next one', () => {
    expect(splitDelimited('a,b\nplain,"two "x\nlines",z\n1,2')[0]?.brokenLine).toBe(1);
  });

  test('takes a mark too many within one line for what it is', () => {
    const [sheet] = splitDelimited('a,b\n"x" y",2\n3,4');
    expect(sheet?.brokenLine).toBeUndefined();
    expect(sheet?.lines).toEqual([
      ['a', 'b'],
      ['x" y', '2'],
      ['3', '4'],
    ]);
  });

  test('keeps Excel’s formulas around text in one cell', () => {
    expect(splitDelimited('a,="1,000.00",="",b')[0]?.lines).toEqual([['a', '1,000.00', '=""', 'b']]);
  });

  test('names the line where a quotation mark is never closed', () => {
    expect(splitDelimited('a,b\nc,"d\ne,f')[0]?.brokenLine).toBe(1);
    expect(splitDelimited('a,b\nc,"d"')[0]?.brokenLine).toBeUndefined();
  });

  test('keeps Excel’s formulas at the start of a text and of a line', () => {
    expect(splitDelimited('="00,1",b\n="00,2",="00,3"')[0]?.lines).toEqual([
      ['00,1', 'b'],
      ['00,2', '00,3'],
    ]);
  });

  describe('where marks within a text are not doubled', () => {
    test('closes a cell only before a delimiter or the end of its line', () => {
      expect(splitDelimited('date,text,amount\r\n1,"SHOP "ONE"",2.00\r\n"3",plain,"4 "x" 5"')).toEqual([
        {
          delimiter: ',',
          brokenLine: undefined,
          lines: [
            ['date', 'text', 'amount'],
            ['1', 'SHOP "ONE"', '2.00'],
            ['3', 'plain', '4 "x" 5'],
          ],
        },
      ]);
    });

    test('keeps delimiters in quotes, empty cells, and a mark that nothing closes before a delimiter', () => {
      const lines = splitDelimited('"A, "B"",,x,\n,"C" "D",y,\n"E"F"x"G,z,w,')[0]?.lines;
      expect(lines).toEqual([
        ['A, "B"', '', 'x', ''],
        ['', 'C" "D', 'y', ''],
        ['"E"F"x"G', 'z', 'w', ''],
      ]);
    });

    test('ignores cells beyond a hundred columns', () => {
      const line = ['"A "B""', ...Array<string>(149).fill('x')].join(',');
      expect(splitDelimited(line)[0]?.lines[0]).toEqual(['A "B"', ...Array<string>(99).fill('x')]);
    });

    test('gives up where a line has half a pair, and names the line', () => {
      const [sheet] = splitDelimited('a,b\n1,"SHOP "ONE" x\n2,z');
      expect(sheet?.brokenLine).toBe(1);
      expect(sheet?.lines).toHaveLength(2);
    });
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
