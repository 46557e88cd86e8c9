import type { Stretch } from './periods.ts';
import type { SampleBacktest } from './sampleBacktest.ts';

/** Statistics of one stretch of a chart. */
export interface StretchMeasures {
  /** How many candles the stretch has. */
  readonly length: number;
  /** The close before the stretch, and its last close. */
  readonly before: number;
  readonly last: number;
  /** From one to the other, as a fraction of the first: -0.05 is a fall of 5 %. */
  readonly change: number;
  /** On how many of its candles the price moved in that direction. */
  readonly movedAlong: number;
  /** How many other stretches of this length the chart has, and how many of them moved further in that direction. */
  readonly others: number;
  readonly largerMoves: number;
  /** Its mean volume as a multiple of the mean of the whole chart. */
  readonly volume: number;
  /** The candle of the stretch with the highest volume, counted from 1. */
  readonly busiest: number;
  /** On how many of its candles the close was below the average. */
  readonly belowAverage: number;
  /** The gain of the strategy in the stretch, as a fraction. Holding throughout gained `change`. */
  readonly strategy: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The change from one value to another, as a fraction of the first. */
function changeBetween(first: number | undefined, last: number | undefined): number {
  return first && last ? last / first - 1 : 0;
}

/**
 * Measures a stretch against the chart that it is part of.
 * @param stretch begins at 1 or later, so that there is an earlier close.
 */
export function measureStretch({ candles, averages, result }: SampleBacktest, { from, to }: Stretch): StretchMeasures {
  const closes = candles.map(({ close }) => close);
  const length = to - from + 1;
  const change = changeBetween(closes[from - 1], closes[to]);
  const direction = change < 0 ? -1 : 1;
  const changes = closes.slice(length).map((close, index) => changeBetween(closes[index], close));
  const selected = candles.slice(from, to + 1);
  const volumes = selected.map(({ volume }) => volume);
  const meanVolume = mean(candles.map(({ volume }) => volume));
  return {
    length,
    before: closes[from - 1] ?? 0,
    last: closes[to] ?? 0,
    change,
    movedAlong: selected.filter(({ close }, index) => (close - (closes[from + index - 1] ?? close)) * direction > 0)
      .length,
    others: changes.length - 1,
    largerMoves: changes.filter((other) => other * direction > change * direction).length,
    volume: mean(volumes) / meanVolume,
    busiest: volumes.indexOf(Math.max(...volumes)) + 1,
    belowAverage: selected.filter(({ close }, index) => close < (averages[from + index] ?? close)).length,
    strategy: changeBetween(result.strategy[from - 1], result.strategy[to]),
  };
}
