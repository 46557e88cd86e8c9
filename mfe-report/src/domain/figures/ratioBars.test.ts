import fc from 'fast-check';
import { ratioBars } from './ratioBars.ts';

test('bars start at zero, the highest as high as the drawing', () => {
  const { zero, bars } = ratioBars([1, 2]);
  expect(zero).toBe(1);
  expect(bars.map((bar) => [bar?.top, bar?.height])).toEqual([
    [0.5, 0.5],
    [0, 1],
  ]);
});

test('what is below zero hangs from it', () => {
  const { zero, bars } = ratioBars([3, -1]);
  expect(zero).toBe(0.75);
  expect(bars[1]).toMatchObject({ top: 0.75, height: 0.25, isBelowZero: true });
});

test('a year without a value keeps its place', () => {
  expect(ratioBars([1, undefined, 1]).bars.map((bar) => bar?.middle)).toEqual([
    expect.closeTo(1 / 6),
    undefined,
    expect.closeTo(5 / 6),
  ]);
});

test('nothing but zeros is drawn without height', () => {
  expect(ratioBars([0, 0]).bars.map((bar) => bar?.height)).toEqual([0, 0]);
});

test('every bar lies inside of the drawing, and the heights are to each other as the values', () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(values, (given) => {
      const { bars } = ratioBars(given);
      for (const [index, bar] of bars.entries()) {
        expect(bar?.top).toBeGreaterThanOrEqual(0);
        expect((bar?.top ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(1 + 1e-9);
        const [first] = bars;
        const ratio = (bar?.height ?? 0) * Math.abs(given[0] ?? 0) - (first?.height ?? 0) * Math.abs(given[index] ?? 0);
        expect(Math.abs(ratio)).toBeLessThan(1e-6);
      }
    }),
  );
});
