/** Mean of the last `length` values on each day; days before there are as many have none and are left out. */
export function movingAverage(values: readonly number[], length: number): number[] {
  return values.slice(length - 1).map((_, index) => {
    const window = values.slice(index, index + length);
    return window.reduce((sum, value) => sum + value, 0) / length;
  });
}

/** A stretch of days, both ends included. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Backtest {
  /** Value of the strategy at each close; it starts at 1. */
  readonly strategy: readonly number[];
  /** Value of holding throughout; it starts at 1. */
  readonly hold: readonly number[];
  /** When the strategy was invested: from the close that bought to the close that sold. */
  readonly invested: readonly Span[];
}

/**
 * Runs the rule 'buy when the close crosses above its average, sell when it falls below' over past closes. It trades at
 * the close that gives the signal, so no day's gain is taken before it could be known.
 */
export function backtest(closes: readonly number[], averages: readonly number[]): Backtest {
  const strategy: number[] = [];
  const hold: number[] = [];
  const invested: Span[] = [];
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
