import { backtest, movingAverage, type Backtest } from './backtest.ts';
import { samplePrices, type Candle } from './samplePrices.ts';

/** Days over which the average runs. */
const AVERAGE_DAYS = 20;
/** Trading days in half a year. */
const SHOWN_DAYS = 124;

export interface SampleBacktest {
  readonly candles: readonly Candle[];
  readonly averages: readonly number[];
  readonly result: Backtest;
}

/** Half a year of made-up prices with their average, and the rule's result over them: what every picture shows. */
export function sampleBacktest(): SampleBacktest {
  const all = samplePrices(SHOWN_DAYS + AVERAGE_DAYS - 1);
  const averages = movingAverage(
    all.map(({ close }) => close),
    AVERAGE_DAYS,
  );
  const candles = all.slice(AVERAGE_DAYS - 1);
  const closes = candles.map(({ close }) => close);
  return { candles, averages, result: backtest(closes, averages) };
}
