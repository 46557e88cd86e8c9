import type { ChartPeriod, Stretch } from '../domain/periods.ts';
import { WIDTH } from './sampleChart.ts';

/** Width of the price axis in CSS pixels. */
export const AXIS_WIDTH = 56;

/** Width of the menu over the chart; it grows with the text. */
export const MENU_WIDTH = '18.5rem';

/** From this share of the chart on, a selection has the menu at its left. */
const MENU_ON_THE_LEFT = 0.7;

/** A month has few candles: half the width leaves them far enough apart. */
const leastWidthOf = ({ name }: ChartPeriod): number => (name === '1M' ? WIDTH / 2 : WIDTH);

/** CSS lengths of the sample chart inside a container that is as wide as chart and price axis together. */
export interface Placement {
  readonly chartWidth: string;
  /** How far the chart moves to the left if it is wider than its container: the selection stays in the middle. */
  readonly chartMargin: string;
  /** Distance of the menu from the left. */
  readonly menuLeft: string;
}

/**
 * The positions of chart and menu for a selection, in container units, because the width is known to the browser only,
 * and the composed page needs the same placement before any script.
 */
export function placementOf(period: ChartPeriod, { from, to }: Stretch): Placement {
  const visible = `(100cqw - ${AXIS_WIDTH}px)`;
  const chart = `max(100cqw - ${AXIS_WIDTH}px, ${leastWidthOf(period)}px)`;
  const share = (candle: number) => Number((candle / period.candles).toFixed(4));
  const margin = `min(0px, max(${visible} - ${chart}, ${visible} / 2 - ${share((from + to + 1) / 2)} * ${chart}))`;
  // The menu overlaps the selection by 20 px: at its right end, or at its left end if there is no room at the right.
  const menu =
    share(to + 1) < MENU_ON_THE_LEFT
      ? `${share(to + 1)} * ${chart} - 20px`
      : `${share(from)} * ${chart} - ${MENU_WIDTH} + 20px`;
  return {
    chartWidth: chart,
    chartMargin: margin,
    menuLeft: `clamp(12px, ${margin} + ${menu}, ${visible} - ${MENU_WIDTH} - 12px)`,
  };
}
