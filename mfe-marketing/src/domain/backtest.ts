import type { Stretch } from './periods.ts';

/** Mean of the last `length` values at each value; the first ones, which have fewer values before them, are left out. */
export function movingAverage(values: readonly number[], length: number): number[] {
  return values.slice(length - 1).map((_, index) => {
    const window = values.slice(index, index + length);
    return window.reduce((sum, value) => sum + value, 0) / length;
  });
}

/** The result of a backtest. */
export interface Backtest {
  /** Value of the strategy at each close; it starts at 1. */
  readonly strategy: readonly number[];
  /** Value of holding throughout; it starts at 1. */
  readonly hold: readonly number[];
  /** When the strategy was invested: each from the close that bought to the close that sold. */
  readonly invested: readonly Stretch[];
}

/**
 * Tests the rule 'buy when the close crosses above its average, sell when it falls below' on past closes. It trades at
 * the close that gives the signal, so it never takes a gain before it could have known of it.
 */
export function backtest(closes: readonly number[], averages: readonly number[]): Backtest {
  const strategy: number[] = [];
  const hold: number[] = [];
  const invested: Stretch[] = [];
  let since: number | undefined;
  let value = 1;

  closes.forEach((close, day) => {
    const before = closes[day - 1] ?? close;
    if (since !== undefined) value *= close / before;
    strategy.push(value);
    hold.push(close / (closes[0] ?? close));

    const above = close > (averages[day] ?? close);
    if (above) {
      since ??= day;
    } else if (since !== undefined) {
      invested.push({ from: since, to: day });
      since = undefined;
    }
  });
  if (since !== undefined) invested.push({ from: since, to: closes.length - 1 });
  return { strategy, hold, invested };
}
