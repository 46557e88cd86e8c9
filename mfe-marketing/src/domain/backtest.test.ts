import fc from 'fast-check';
import { backtest, movingAverage } from './backtest.ts';

const prices = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 1, maxLength: 60 });

describe('the moving average', () => {
  test('begins on the first day that has enough days behind it', () => {
    expect(movingAverage([1, 2, 3, 4, 5], 3)).toEqual([2, 3, 4]);
  });

  test('is empty when there are too few days', () => {
    expect(movingAverage([1, 2], 3)).toEqual([]);
  });

  test('stays between the lowest and the highest value', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 10 }), (values, length) => {
        for (const average of movingAverage(values, length)) {
          expect(average).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(average).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        }
      }),
    );
  });
});

describe('the backtest', () => {
  test('buys at the close above the average and sells at the close below it', () => {
    const { strategy, hold, invested } = backtest([10, 12, 15, 9, 9, 8], [11, 11, 12, 12, 10, 9]);
    expect(invested).toEqual([{ from: 1, to: 3 }]);
    expect(strategy).toEqual([1, 1, 1.25, 0.75, 0.75, 0.75]);
    expect(hold).toEqual([1, 1.2, 1.5, 0.9, 0.9, 0.8]);
  });

  test('takes no gain of the day on which it buys', () => {
    expect(backtest([10, 20], [15, 15]).strategy).toEqual([1, 1]);
  });

  test('ends an open stretch with the last day', () => {
    expect(backtest([10, 12, 13], [11, 11, 11]).invested).toEqual([{ from: 1, to: 2 }]);
  });

  test('is never invested without averages, and empty without prices', () => {
    expect(backtest([10, 12], [])).toEqual({ strategy: [1, 1], hold: [1, 1.2], invested: [] });
    expect(backtest([], [])).toEqual({ strategy: [], hold: [], invested: [] });
  });

  test('moves with the price while invested and stays constant otherwise', () => {
    fc.assert(
      fc.property(prices, (closes) => {
        const averages = closes.map(() => 300);
        const { strategy, invested } = backtest(closes, averages);
        closes.forEach((close, day) => {
          if (day === 0) return;
          const moved = invested.some(({ from, to }) => from < day && day <= to);
          const factor = moved ? close / (closes[day - 1] ?? close) : 1;
          expect(strategy[day]).toBeCloseTo((strategy[day - 1] ?? 1) * factor, 6);
        });
      }),
    );
  });
});
