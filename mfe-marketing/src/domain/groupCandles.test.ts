import fc from 'fast-check';
import { groupCandles } from './groupCandles.ts';
import { samplePrices } from './samplePrices.ts';

describe('joined candles', () => {
  test('open with the first, close with the last, and reach from the lowest low to the highest high', () => {
    const days = [
      { open: 10, high: 12, low: 9, close: 11, volume: 0.2 },
      { open: 11, high: 15, low: 10, close: 14, volume: 0.4 },
      { open: 14, high: 14, low: 8, close: 9, volume: 0.6 },
    ];
    const [candle, ...rest] = groupCandles(days, 3);
    expect(candle).toMatchObject({ open: 10, high: 15, low: 8, close: 9 });
    expect(candle?.volume).toBeCloseTo(0.4);
    expect(rest).toEqual([]);
  });

  test('leave out an incomplete group at the beginning', () => {
    const days = samplePrices(7);
    expect(groupCandles(days, 3).map(({ close }) => close)).toEqual([days[3]?.close, days[6]?.close]);
  });

  test('are the same candles in groups of one', () => {
    expect(groupCandles(samplePrices(30), 1)).toEqual(samplePrices(30));
  });

  test('keep the extremes and the total volume of the days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 21 }), fc.integer({ min: 1, max: 20 }), (size, groups) => {
        const days = samplePrices(size * groups);
        const joined = groupCandles(days, size);
        expect(joined).toHaveLength(groups);
        expect(Math.max(...joined.map(({ high }) => high))).toBe(Math.max(...days.map(({ high }) => high)));
        expect(Math.min(...joined.map(({ low }) => low))).toBe(Math.min(...days.map(({ low }) => low)));
        const total = (candles: typeof days) => candles.reduce((sum, { volume }) => sum + volume, 0);
        expect(total(joined) * size).toBeCloseTo(total(days));
      }),
    );
  });
});
