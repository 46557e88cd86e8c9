import { textOf } from './lines.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import { joinWrappedFigures } from './joinWrappedFigures.ts';

/** A row with a balance at 300, and the text on the line below it. */
const row = (y: number, balance: string, ...below: readonly TypedText[]): TypedText[] => [
  { x: 20, y, text: '01/04/2026' },
  { x: 100, y, text: 'RENT' },
  { x: 300, y, text: balance },
  ...below.map((text) => ({ ...text, y: y + 10 })),
];
const at = (x: number, text: string): TypedText => ({ x, y: 0, text });

const join = (...texts: readonly TypedText[]) =>
  joinWrappedFigures([typedLines(texts)]).flatMap((lines) => lines.map(({ words }) => textOf(words)));

describe('joinWrappedFigures', () => {
  test.each([
    ['1,23,456.', '78'],
    ['1,23,456.7', '8'],
    ['1,23,45', '6.78'],
    ['1,23,456', '.78'],
  ])('joins %s and %s, and leaves the other words of the second line', (start, end) => {
    expect(
      join(
        ...row(20, start, at(300, end), at(100, 'OF A FLAT')),
        ...row(50, start, at(300, end), at(100, '01/04/2026')),
      ),
    ).toEqual(['01/04/2026 RENT 1,23,456.78', 'OF A FLAT', '01/04/2026 RENT 1,23,456.78', '01/04/2026']);
  });

  test('joins one figure alone that lacks digits behind its point', () => {
    expect(join(...row(20, '1,23,456.', at(300, '78')))[0]).toBe('01/04/2026 RENT 1,23,456.78');
  });

  test('joins a balance that is as close to the amount as words do', () => {
    const closeRow = row(20, '1,500.00', at(345, '8')).concat({ x: 337, y: 20, text: '1,23,456.7' });
    expect(join(...closeRow)[0]).toBe('01/04/2026 RENT 1,500.00 1,23,456.78');
  });

  test('takes the last digit of a figure for no part of the figure below it', () => {
    const twoRows = (y: number) => [
      ...row(y, '1,23,456.7', at(336, '8'), at(100, 'OF A FLAT')),
      ...row(y + 20, '1,23,456.70'),
    ];
    expect(join(...twoRows(20), ...twoRows(70)).filter((text) => text.startsWith('01'))).toEqual([
      '01/04/2026 RENT 1,23,456.78',
      '01/04/2026 RENT 1,23,456.70',
      '01/04/2026 RENT 1,23,456.78',
      '01/04/2026 RENT 1,23,456.70',
    ]);
  });

  test.each<[string, readonly TypedText[]]>([
    ['one such figure that may be whole', row(20, '1,23,45', at(300, '6.78'))],
    ['whole figures', [...row(20, '1,23,456.00', at(300, '78')), ...row(50, '1,23,456.00', at(300, '78'))]],
    [
      'figures that are not below each other',
      [...row(20, '1,234', at(360, '5.78')), ...row(50, '1,234', at(360, '5.78'))],
    ],
    ['digits of a text', [...row(20, '1,234', at(300, '5.78 PAID')), ...row(50, '1,234', at(300, '5.78 PAID'))]],
    ['a row of its own', [...row(20, '1,234'), ...row(30, '5.78'), ...row(50, '1,234'), ...row(60, '5.78')]],
  ])('leaves %s', (_, texts) => {
    expect(join(...texts)).toEqual(typedLines(texts).map(({ words }) => textOf(words)));
  });
});
