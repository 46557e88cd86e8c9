import fc from 'fast-check';
import type { TextPage } from '../text/textSource.ts';
import { findRulings } from './rulings.ts';

const rectangle = (x0: number, y0: number, x1: number, y1: number) => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
  { x: x0, y: y0 },
];

const rulingsIn = (paths: NonNullable<TextPage['paths']>) => findRulings({ paths });

describe('findRulings', () => {
  test('finds straight lines, whichever way they were drawn', () => {
    const rulings = rulingsIn([
      [
        { x: 200, y: 50 },
        { x: 20, y: 50 },
      ],
      [
        { x: 20, y: 90 },
        { x: 20, y: 50 },
      ],
    ]);
    expect(rulings.horizontal).toEqual([{ at: 50, from: 20, to: 200 }]);
    expect(rulings.vertical).toEqual([{ at: 20, from: 50, to: 90 }]);
  });

  test('takes a thin rectangle for one line', () => {
    expect(rulingsIn([rectangle(20, 50, 200, 51)])).toEqual({
      horizontal: [{ at: 50.5, from: 20, to: 200 }],
      vertical: [],
    });
  });

  test('takes the edges of a filled cell for lines', () => {
    const { horizontal, vertical } = rulingsIn([rectangle(20, 50, 200, 80)]);
    expect(horizontal.map(({ at }) => at)).toEqual([50, 80]);
    expect(vertical.map(({ at }) => at)).toEqual([20, 200]);
  });

  test('joins a table that is drawn cell by cell', () => {
    const cells = [0, 1, 2].flatMap((row) =>
      [0, 1].map((column) => rectangle(20 + column * 90, row * 12, 110 + column * 90, row * 12 + 12)),
    );
    const { horizontal, vertical } = rulingsIn(cells);
    expect(horizontal).toEqual([0, 12, 24, 36].map((at) => ({ at, from: 20, to: 200 })));
    expect(vertical).toEqual([20, 110, 200].map((at) => ({ at, from: 0, to: 36 })));
  });

  test('leaves out slanted lines and short strokes', () => {
    const stroke = (x1: number, y1: number) => [
      { x: 0, y: 0 },
      { x: x1, y: y1 },
    ];
    expect(rulingsIn([stroke(100, 60), stroke(5, 0), stroke(0, 5)])).toEqual({ horizontal: [], vertical: [] });
  });

  test('does not depend on the order of the paths', () => {
    const coordinate = fc.integer({ min: 0, max: 40 }).map((value) => value * 10);
    const cell = fc.tuple(coordinate, coordinate, coordinate, coordinate);
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 12 }), (cells) => {
        const paths = cells.map(([x0, y0, x1, y1]) => rectangle(x0, y0, x1, y1));
        expect(rulingsIn(paths.toReversed())).toEqual(rulingsIn(paths));
      }),
    );
  });
});
