import { numberFormat } from '@artha/shared/format';

/** From zero to `end`, with the values that are written beside it. */
export interface Axis {
  readonly end: number;
  readonly ticks: readonly number[];
}

/** The multiples of a step from zero to an end. */
export function ticksUpTo(end: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
}

/**
 * An axis in rupees with fewer than `mostSteps` steps of one, two, four or five lakh, or ten times that or a tenth, and so
 * on. The end must not be 0.
 */
export function rupeeAxis(end: number, mostSteps = 5): Axis {
  const unit = 10 ** Math.floor(Math.log10(end / mostSteps));
  const multiple = [1, 2, 4, 5].find((candidate) => end / (candidate * unit) < mostSteps) ?? 10;
  return { end, ticks: ticksUpTo(end, multiple * unit) };
}

/** The units of amounts. */
export type AxisUnit = 'thousand' | 'lakh' | 'crore';

/** The unit of the figures of an axis in rupees. */
export function unitOf({ end }: Axis): { readonly name: AxisUnit; readonly rupees: number } {
  if (end < 100_000) return { name: 'thousand', rupees: 1_000 };
  return end < 10_000_000 ? { name: 'lakh', rupees: 100_000 } : { name: 'crore', rupees: 10_000_000 };
}

const hundredths = numberFormat({ maximumFractionDigits: 2 });

/** An amount in the unit of an axis: `16`, `1.2`. */
export function inUnit(rupees: number, axis: Axis): string {
  return hundredths(rupees / unitOf(axis).rupees);
}
