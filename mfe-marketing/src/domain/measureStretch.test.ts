import fc from 'fast-check';
import { backtest } from './backtest.ts';
import { measureStretch } from './measureStretch.ts';
import { periods } from './periods.ts';
import { sampleBacktest } from './sampleBacktest.ts';

/** A chart of these closes, with averages that are always the same. */
function chartOf(closes: readonly number[], volumes: readonly number[] = []) {
  const averages = closes.map(() => 11);
  return {
    candles: closes.map((close, index) => ({
      open: close,
      high: close,
      low: close,
      close,
      volume: volumes[index] ?? 1,
    })),
    averages,
    result: backtest(closes, averages),
  };
}

describe('a stretch', () => {
  test('is measured from the close before it', () => {
    const measures = measureStretch(chartOf([10, 12, 11, 9, 10]), { from: 2, to: 3 });
    expect(measures).toMatchObject({ length: 2, before: 12, last: 9, change: -0.25, movedAlong: 2, belowAverage: 1 });
  });

  test('is compared with the other stretches of its length that moved in the same direction', () => {
    // Two days each: +10 %, -25 %, -9 %, +100 %.
    const chart = chartOf([10, 12, 11, 9, 10, 18]);
    expect(measureStretch(chart, { from: 2, to: 3 })).toMatchObject({ others: 3, largerMoves: 0 });
    expect(measureStretch(chart, { from: 3, to: 4 })).toMatchObject({ others: 3, largerMoves: 1 });
    expect(measureStretch(chart, { from: 1, to: 2 })).toMatchObject({ others: 3, largerMoves: 1 });
  });

  test('is compared with the volume of the whole chart', () => {
    const measures = measureStretch(chartOf([10, 10, 10, 10], [1, 1, 4, 2]), { from: 1, to: 3 });
    expect(measures.volume).toBeCloseTo(7 / 3 / 2);
    expect(measures.busiest).toBe(2);
  });

  test('says what the strategy gained in it', () => {
    // It buys at 12, above the average, and sells at 9.
    const chart = chartOf([10, 12, 15, 9, 8]);
    expect(measureStretch(chart, { from: 2, to: 2 }).strategy).toBeCloseTo(0.25);
    expect(measureStretch(chart, { from: 4, to: 4 })).toMatchObject({ strategy: 0, largerMoves: 1 });
  });

  test.each(periods)('stays within its bounds wherever it is on the chart of $name', (period) => {
    const chart = sampleBacktest(period);
    const size = period.selected.to - period.selected.from;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: period.candles - 1 - size }), (from) => {
        const measures = measureStretch(chart, { from, to: from + size });
        expect(measures.last / measures.before - 1).toBeCloseTo(measures.change);
        expect(measures.movedAlong).toBeLessThanOrEqual(measures.length);
        expect(measures.largerMoves).toBeLessThanOrEqual(measures.others);
        expect(measures.belowAverage).toBeLessThanOrEqual(measures.length);
        const held = (chart.result.hold[from + size] ?? 1) / (chart.result.hold[from - 1] ?? 1) - 1;
        expect(held).toBeCloseTo(measures.change);
      }),
    );
  });
});
