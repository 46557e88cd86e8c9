import { backtest, movingAverage, type Backtest } from './backtest.ts';
import { groupCandles } from './groupCandles.ts';
import { sixMonths, type ChartPeriod } from './periods.ts';
import { samplePrices, type Candle } from './samplePrices.ts';

/** Sample prices with the backtest of the strategy. */
export interface SampleBacktest {
  readonly candles: readonly Candle[];
  /** The average on each candle. */
  readonly averages: readonly number[];
  readonly result: Backtest;
}

/** The made-up prices of a period with their average, and the result of the strategy on them. */
export function sampleBacktest(period: ChartPeriod = sixMonths): SampleBacktest {
  const { daysPerCandle, averageOver } = period;
  // The first average needs as many candles as it runs over, all but one of them before the period.
  const all = groupCandles(samplePrices((period.candles + averageOver - 1) * daysPerCandle), daysPerCandle);
  const averages = movingAverage(
    all.map(({ close }) => close),
    averageOver,
  );
  const candles = all.slice(averageOver - 1);
  const closes = candles.map(({ close }) => close);
  return { candles, averages, result: backtest(closes, averages) };
}
