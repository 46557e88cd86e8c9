import { periods, sixMonths } from './periods.ts';
import { sampleBacktest } from './sampleBacktest.ts';
import { sampleEvents } from './sampleEvents.ts';
import { HISTORY_DAYS, samplePrices } from './samplePrices.ts';

describe('the made-up prices', () => {
  const candles = samplePrices(HISTORY_DAYS);

  test('are the same every time', () => {
    expect(samplePrices(HISTORY_DAYS)).toEqual(candles);
  });

  test.each([20, 143, 144, 500])('end alike, of whatever length: %d days', (days) => {
    expect(samplePrices(days)).toEqual(candles.slice(-days));
  });

  test('keep each day’s open and close between its low and its high', () => {
    for (const { open, high, low, close } of candles) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
    }
  });

  test('go on without a gap where the earlier years end', () => {
    candles.slice(1).forEach(({ open }, index) => {
      expect(Math.abs(open - (candles[index]?.close ?? 0))).toBeLessThan(1.2);
    });
  });

  test('have a volume of at most 1, and about twice the usual on three days of the last half-year', () => {
    const volumes = samplePrices(143).map(({ volume }) => volume);
    expect(Math.max(...volumes)).toBeLessThanOrEqual(1);
    expect(volumes.flatMap((volume, day) => (volume > 0.7 ? [day] : []))).toEqual([76, 77, 78]);
    const usual = volumes.filter((volume) => volume <= 0.7);
    expect(0.8 / (usual.reduce((sum, volume) => sum + volume, 0) / usual.length)).toBeGreaterThan(1.9);
  });
});

describe.each(periods)('the prices of $name', (period) => {
  const { candles, averages, result } = sampleBacktest(period);

  test('are as many candles as the period has, each with an average', () => {
    expect(candles).toHaveLength(period.candles);
    expect(averages).toHaveLength(period.candles);
  });

  test('has a selection with a close before it', () => {
    expect(period.selected.from).toBeGreaterThanOrEqual(1);
    expect(period.selected.to).toBeLessThan(period.candles);
  });

  test('is invested at least once, and not all the time', () => {
    expect(result.invested.length).toBeGreaterThan(0);
    const invested = result.invested.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(invested).toBeLessThan(period.candles - 1);
  });
});

describe('the six months that every picture shows', () => {
  const { candles, averages, result } = sampleBacktest();
  const { selected } = sixMonths;

  test('is invested twice, each time from a close above the average to one below', () => {
    expect(result.invested).toHaveLength(2);
    for (const { from, to } of result.invested) {
      expect(candles[from]?.close).toBeGreaterThan(averages[from] ?? Infinity);
      expect(candles[to]?.close).toBeLessThanOrEqual(averages[to] ?? -Infinity);
      expect(candles[from - 1]?.close).toBeLessThanOrEqual(averages[from - 1] ?? -Infinity);
    }
  });

  test('falls three days in a row in the selection, as the rule of the panels says', () => {
    const fell = (day: number) => (candles[day]?.close ?? Infinity) < (candles[day - 1]?.close ?? 0);
    expect([56, 57, 58].every((day) => fell(day) && day >= selected.from && day <= selected.to)).toBe(true);
  });

  test('trades twice the usual on three days of the selection, and the events name the second', () => {
    const busy = candles.flatMap(({ volume }, day) => (volume > 0.7 ? [day] : []));
    expect(busy).toEqual([57, 58, 59]);
    expect(busy.every((day) => day >= selected.from && day <= selected.to)).toBe(true);
    expect(sampleEvents[1]).toBe(58);
  });
});
