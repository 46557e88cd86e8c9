import { sampleBacktest } from './sampleBacktest.ts';
import { samplePrices } from './samplePrices.ts';

describe('the made-up prices', () => {
  const candles = samplePrices(143);

  it('are the same every time', () => {
    expect(samplePrices(143)).toEqual(candles);
  });

  it('are as many as asked for, and begin alike', () => {
    expect(samplePrices(20)).toEqual(candles.slice(0, 20));
  });

  it('keep each day’s open and close between its low and its high', () => {
    for (const { open, high, low, close } of candles) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
    }
  });

  it('have a volume between a third and all of the highest', () => {
    for (const { volume } of candles) {
      expect(volume).toBeGreaterThan(0.3);
      expect(volume).toBeLessThanOrEqual(1);
    }
  });
});

describe('what the pictures show of them', () => {
  const { candles, averages, result } = sampleBacktest();

  it('has an average for every day', () => {
    expect(averages).toHaveLength(candles.length);
  });

  it('is invested twice, each time from a close above the average to one below', () => {
    expect(result.invested).toHaveLength(2);
    for (const { from, to } of result.invested) {
      expect(candles[from]?.close).toBeGreaterThan(averages[from] ?? Infinity);
      expect(candles[to]?.close).toBeLessThanOrEqual(averages[to] ?? -Infinity);
      expect(candles[from - 1]?.close).toBeLessThanOrEqual(averages[from - 1] ?? -Infinity);
    }
  });
});
