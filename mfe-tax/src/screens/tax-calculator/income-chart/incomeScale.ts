import { rupeeAxis, type Axis } from '../charts/axis.ts';
import type { CurvePoint, Taxes } from './taxCurves.ts';

/** Room for the highest tax below the upper edge. */
const HEADROOM = 1.08;

/** The axis of taxes is at least this high unless the chart wants less. */
const LEAST_HEIGHT = 100_000;

/** The axes of the chart, and the places of amounts as shares of its width and height. */
export interface IncomeScale {
  readonly incomes: Axis;
  readonly taxes: Axis;
  readonly x: (income: number) => number;
  /** From the top. */
  readonly y: (tax: number) => number;
  /** The line of a regime in a drawing one wide and one high, without the `M` before it. */
  readonly line: (regime: keyof Taxes) => string;
}

/** A share as an SVG length. */
export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/**
 * Fits both curves into the chart.
 * @param end of the axis of incomes, in rupees.
 * @param leastHeight of the axis of taxes, in rupees.
 */
export function incomeScale(curves: readonly CurvePoint[], end: number, leastHeight = LEAST_HEIGHT): IncomeScale {
  const incomes = rupeeAxis(end, 6);
  const highest = Math.max(...curves.map((point) => Math.max(point.old, point.new)), leastHeight);
  const taxes = rupeeAxis(highest * HEADROOM);
  const x = (income: number) => income / incomes.end;
  const y = (tax: number) => 1 - tax / taxes.end;
  return {
    incomes,
    taxes,
    x,
    y,
    line: (regime) => curves.map((point) => `${x(point.amount).toFixed(4)} ${y(point[regime]).toFixed(4)}`).join('L'),
  };
}
