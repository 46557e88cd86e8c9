import type { SampleBacktest } from '../domain/sampleBacktest.ts';
import { PathWriter } from './PathWriter.ts';
import { barsPath, candlePaths, createPlot, gridValues, linePath, paddedRange, type Plot } from './plot.ts';
import { CHART_HEIGHT, RESULT_HEIGHT, WIDTH } from './sampleChart.ts';

/** The sample chart of one period with the result of its backtest below, as the `d` of SVG paths. */
export interface SampleDrawing {
  readonly prices: Plot;
  /** Prices at which the grid has a line. */
  readonly gridPrices: readonly number[];
  readonly grid: string;
  readonly volumes: string;
  readonly wicks: string;
  readonly rising: string;
  readonly falling: string;
  readonly average: string;
  /** Values of one unit of money: held throughout, and moved by the strategy. */
  readonly hold: string;
  readonly strategy: string;
  /** When the strategy was invested: rectangles one unit high, to be scaled. */
  readonly invested: string;
}

/** Draws the sample chart and its result as SVG paths. */
export function drawSample({ candles, averages, result }: SampleBacktest): SampleDrawing {
  const range = paddedRange(candles.flatMap(({ high, low }) => [high, low]));
  const frame = { candles: candles.length, width: WIDTH };
  const prices = createPlot({ ...frame, values: range, edges: [CHART_HEIGHT - 74, 8] });
  const values = createPlot({
    ...frame,
    values: paddedRange([...result.hold, ...result.strategy]),
    edges: [RESULT_HEIGHT - 14, 2],
  });
  const gridPrices = gridValues(range);
  // Lines that change slowly need only every third value if there are many.
  const every = candles.length > 100 ? 3 : 1;
  const invested = result.invested.reduce(
    (writer, { from, to }) => writer.rectangle(values.x(from), 0, values.x(to) - values.x(from), 1),
    new PathWriter(2),
  );
  return {
    prices,
    gridPrices,
    ...candlePaths(candles, prices),
    grid: gridPrices.map((price) => `M0 ${Math.round(prices.y(price))}H${WIDTH}`).join(''),
    average: linePath(averages, prices, every),
    volumes: barsPath(
      candles.map(({ volume }) => volume),
      prices,
      CHART_HEIGHT,
      66,
    ),
    hold: linePath(result.hold, values, every),
    strategy: linePath(result.strategy, values),
    invested: invested.path,
  };
}
