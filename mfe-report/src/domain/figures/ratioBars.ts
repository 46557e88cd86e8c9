/** A bar of a chart; places and sizes are fractions of the drawing, from its top left. */
interface RatioBar {
  readonly left: number;
  readonly middle: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly isBelowZero: boolean;
}

/** Bars over the years, and where zero lies. */
export interface RatioBars {
  readonly zero: number;
  /** One for each year; nothing if the ratio is not defined. */
  readonly bars: readonly (RatioBar | undefined)[];
}

/** How much of its share of the width a bar fills. */
const FILL = 0.56;

/**
 * Bars that start at zero, with heights in proportion to the values: positive ones upwards, negative ones downwards.
 */
export function ratioBars(values: readonly (number | undefined)[]): RatioBars {
  const known = values.filter((value) => value !== undefined);
  const highest = Math.max(0, ...known);
  const range = highest - Math.min(0, ...known) || 1;
  const share = 1 / values.length;
  const zero = highest / range;
  return {
    zero,
    bars: values.map((value, index) => {
      if (value === undefined) return undefined;
      const height = Math.abs(value) / range;
      return {
        left: share * (index + (1 - FILL) / 2),
        middle: share * (index + 0.5),
        width: share * FILL,
        top: value > 0 ? zero - height : zero,
        height,
        isBelowZero: value < 0,
      };
    }),
  };
}
