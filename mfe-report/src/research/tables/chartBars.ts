/** A year of a chart: an amount, and a part of it. */
export interface YearParts {
  readonly year: number;
  readonly whole: number;
  readonly part: number;
}

/** One year of the chart; all places and sizes are percentages of the drawing, from its top left. */
export interface YearBar extends YearParts {
  readonly left: number;
  readonly middle: number;
  readonly width: number;
  /** Height of the whole bar. */
  readonly height: number;
  /** Height of the filled part at its foot. */
  readonly filled: number;
}

/** How much of its share of the width a bar fills. */
const FILL = 0.64;

/** A bar for each year. The highest is as high as the drawing, and every height is true to its amount. */
export function chartBars(years: readonly YearParts[]): readonly YearBar[] {
  const share = 100 / years.length;
  const highest = Math.max(...years.map(({ whole }) => whole)) || 1;
  return years.map(({ year, whole, part }, index) => ({
    year,
    whole,
    part,
    left: share * (index + (1 - FILL) / 2),
    middle: share * (index + 0.5),
    width: share * FILL,
    height: (whole * 100) / highest,
    filled: (part * 100) / highest,
  }));
}
