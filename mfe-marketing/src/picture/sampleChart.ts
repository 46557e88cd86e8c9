import { sixMonths } from '../domain/periods.ts';

/** A whole number of units for each candle of the initial period, so that its paths are short. */
export const PITCH = 9;

/** Width of the sample chart, in units of the drawing. */
export const WIDTH = PITCH * sixMonths.candles;

/** Height of the price chart, in units of the drawing. */
export const CHART_HEIGHT = 400;

/** Height of the chart of the result, in units of the drawing. */
export const RESULT_HEIGHT = 116;

/** Ids of what is drawn once on the page and shown in other places by `<use>`: all of it shows the initial period. */
export const drawn = {
  chart: 'sample-chart',
  events: 'sample-events',
  invested: 'sample-invested',
  result: 'sample-result',
} as const;
