import fc from 'fast-check';
import { barsPath, candlePaths, createPlot, gridValues, linePath, paddedRange } from './plot.ts';

const plot = createPlot({ candles: 4, width: 40, values: [0, 10], edges: [100, 0] });

describe('a plot', () => {
  test('puts a day in the middle of its share of the width', () => {
    expect(plot.pitch).toBe(10);
    expect([plot.x(0), plot.x(3)]).toEqual([5, 35]);
  });

  test('puts the lowest value at the lower edge and the highest at the upper', () => {
    expect([plot.y(0), plot.y(5), plot.y(10)]).toEqual([100, 50, 0]);
  });
});

describe('the grid', () => {
  test.each<[low: number, high: number, values: number[]]>([
    [97, 127.5, [100, 110, 120]],
    [42, 130.6, [60, 80, 100, 120]],
    [98, 110, [100, 105, 110]],
    [0.2, 0.71, [0.2, 0.4, 0.6]],
  ])('has round lines between %d and %d', (low, high, values) => {
    const lines = gridValues([low, high]);
    expect(lines).toHaveLength(values.length);
    lines.forEach((line, index) => expect(line).toBeCloseTo(values[index] ?? NaN, 9));
  });

  test('has at least three lines in every range, all of them inside', () => {
    const value = fc.double({ min: 0.5, max: 1000, noNaN: true });
    fc.assert(
      fc.property(value, fc.double({ min: 0.1, max: 1000, noNaN: true }), (low, size) => {
        const lines = gridValues([low, low + size]);
        expect(lines.length).toBeGreaterThanOrEqual(3);
        for (const line of lines) {
          expect(line).toBeGreaterThanOrEqual(low - 1e-9);
          expect(line).toBeLessThanOrEqual(low + size + 1e-9);
        }
      }),
    );
  });

  test('leaves a margin around the values', () => {
    expect(paddedRange([150, 100, 200])).toEqual([94, 206]);
  });
});

describe('paths', () => {
  test('draw a line through one value a day', () => {
    expect(linePath([0, 10, 5], plot)).toBe('m5 100l10-100l10 50');
  });

  test('draw a slow line through some of the days, and through the last', () => {
    expect(linePath([0, 10, 5, 10, 0], plot, 3)).toBe('m5 100l30-100l10 100');
  });

  test('draw a rising day hollow and a falling one filled', () => {
    const { wicks, rising, falling } = candlePaths(
      [
        { open: 2, high: 9, low: 1, close: 8, volume: 1 },
        { open: 8, high: 8, low: 4, close: 5, volume: 1 },
      ],
      plot,
    );
    expect(rising).toBe('m2 5h6v15h-6z');
    expect(falling).toBe('m15 5v8');
    expect(wicks).toBe('m5 3v20m10-18v10');
  });

  test('draw a day with equal open and close as a line', () => {
    const { falling } = candlePaths([{ open: 5, high: 6, low: 4, close: 5, volume: 1 }], plot);
    expect(falling).toBe('m5 13v.5');
  });

  test('draw bars up from their floor', () => {
    expect(barsPath([0.5, 1], plot, 100, 40)).toBe('m5 100v-20m10 20v-40');
  });
});
