import type { Year } from '../domain/accounts.ts';

/** One year of the chart; all places and sizes are percentages of the drawing, from its top left. */
export interface Bar {
  readonly year: number;
  readonly revenue: number;
  readonly operatingProfit: number;
  readonly left: number;
  readonly middle: number;
  readonly width: number;
  /** Height of the whole bar, which is the revenue. */
  readonly height: number;
  /** Height of the filled part at its foot, which is the operating profit. */
  readonly filled: number;
}

/** How much of its share of the width a bar fills. */
const FILL = 0.64;

/** A bar for each year. The highest is as high as the drawing, and every height is true to its amount. */
export function chartBars(years: readonly Year[]): readonly Bar[] {
  const share = 100 / years.length;
  const highest = Math.max(...years.map(({ revenue }) => revenue));
  return years.map(({ year, revenue, operatingProfit }, index) => ({
    year,
    revenue,
    operatingProfit,
    left: share * (index + (1 - FILL) / 2),
    middle: share * (index + 0.5),
    width: share * FILL,
    height: (revenue * 100) / highest,
    filled: (operatingProfit * 100) / highest,
  }));
}
