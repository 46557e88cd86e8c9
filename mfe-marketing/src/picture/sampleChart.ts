import { sampleBacktest } from '../domain/sampleBacktest.ts';
import { barsPath, candlePaths, linePath, plotIn } from './plot.ts';

/** A whole number of units a day, so that candles stand on the pixel grid's halves and the paths stay short. */
export const WIDTH = 9 * 124;
export const CHART_HEIGHT = 400;
export const RESULT_HEIGHT = 116;
/** Eleven days of the fall, in the middle of the picture. */
export const SELECTED = { from: 54, to: 64 };
export const PRICE_LINES = [100, 110, 120];

/** Names of what is drawn once and shown again elsewhere on the page by `<use>`. */
export const DRAWN = { chart: 'sample-chart', result: 'sample-result' } as const;

const { candles, averages, result } = sampleBacktest();
export { candles, result };

/** Prices by day, and values of one unit of money by day. */
export const prices = plotIn({ days: candles.length, width: WIDTH, values: [94, 128], edges: [326, 8] });
export const values = plotIn({ days: candles.length, width: WIDTH, values: [0.94, 1.34], edges: [96, 6] });

/** Where some days stand, from the left of the first to the right of the last. */
export function stretchOf({ from, to }: typeof SELECTED): { readonly x: number; readonly width: number } {
  return { x: prices.x(from) - prices.pitch / 2, width: (to - from + 1) * prices.pitch };
}

export const paths = {
  ...candlePaths(candles, prices),
  lines: PRICE_LINES.map((price) => `M0 ${Math.round(prices.y(price))}H${WIDTH}`).join(''),
  average: linePath(averages, prices, 2),
  volumes: barsPath(
    candles.map(({ volume }) => volume),
    prices,
    CHART_HEIGHT,
    66,
  ),
  hold: linePath(result.hold, values, 2),
  strategy: linePath(result.strategy, values),
};
