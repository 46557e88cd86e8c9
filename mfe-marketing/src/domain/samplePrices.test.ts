import { SELECTED } from '../picture/sampleChart.ts';
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

  it('have a volume of up to ten tenths, and twice the usual on three days in a row', () => {
    const volumes = candles.map(({ volume }) => volume);
    expect(Math.max(...volumes)).toBeLessThanOrEqual(1);
    const busy = volumes.flatMap((volume, day) => (volume > 0.7 ? [day] : []));
    expect(busy).toEqual([76, 77, 78]);
    const usual = volumes.filter((volume) => volume <= 0.7);
    expect(0.8 / (usual.reduce((sum, volume) => sum + volume, 0) / usual.length)).toBeGreaterThan(1.9);
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

  it('falls three days in a row in the selection, as the rule of the panels wants it', () => {
    const fell = (day: number) => (candles[day]?.close ?? Infinity) < (candles[day - 1]?.close ?? 0);
    expect([56, 57, 58].every((day) => fell(day) && day >= SELECTED.from && day <= SELECTED.to)).toBe(true);
  });

  it('trades twice the usual on three days of the selection', () => {
    const busy = candles.flatMap(({ volume }, day) => (volume > 0.7 ? [day] : []));
    expect(busy).toEqual([57, 58, 59]);
    expect(busy.every((day) => day >= SELECTED.from && day <= SELECTED.to)).toBe(true);
  });
});
