/** Consecutive candles of a chart, counted from 0, both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A period that the sample chart can show. */
export interface ChartPeriod {
  readonly name: '1M' | '6M' | '1Y' | '5Y';
  /** The unit of one candle, and its number of trading days. */
  readonly unit: 'day' | 'week' | 'month';
  readonly daysPerCandle: number;
  readonly candles: number;
  /** Candles over which the average runs. */
  readonly averageOver: number;
  /** The initial selection. */
  readonly selected: Stretch;
}

/** The period that the page shows at first. */
export const sixMonths: ChartPeriod = {
  name: '6M',
  unit: 'day',
  daysPerCandle: 1,
  candles: 124,
  averageOver: 20,
  selected: { from: 54, to: 64 },
};

/** The periods of the sample chart, in order. */
export const periods: readonly ChartPeriod[] = [
  {
    name: '1M',
    unit: 'day',
    daysPerCandle: 1,
    candles: 21,
    averageOver: 5,
    selected: { from: 6, to: 10 },
  },
  sixMonths,
  {
    name: '1Y',
    unit: 'week',
    daysPerCandle: 5,
    candles: 52,
    averageOver: 10,
    selected: { from: 31, to: 36 },
  },
  {
    name: '5Y',
    unit: 'month',
    daysPerCandle: 21,
    candles: 60,
    averageOver: 10,
    selected: { from: 28, to: 33 },
  },
];
