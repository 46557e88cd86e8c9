import type { SlabTax } from '../../../domain/computeTax.ts';
import { toRupees } from '../../../domain/money.ts';
import { rupeeAxis, ticksUpTo, type Axis } from './axis.ts';

/** A point of the chart: rupees of taxable income across, percent up. */
interface Point {
  readonly income: number;
  readonly rate: number;
}

/** A line between two points of the chart. */
export interface ChartLine {
  readonly from: Point;
  readonly to: Point;
}

const LEAST_INCOME = 400_000;
/** Room at the end, so that the last step shows its edge. */
const MARGIN = 1.04;

/** Taxable income across. */
export function incomeAxis(highestIncome: number): Axis {
  return rupeeAxis(Math.max(highestIncome, LEAST_INCOME) * MARGIN);
}

/** Rates up: always to 30%, so that charts compare. Where relief takes the whole of a part, that part is cut off at the top. */
export const rateAxis: Axis = { end: 33, ticks: ticksUpTo(30, 10) };

/** A part of the chart: between two incomes, up to a rate. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

/** The steps that have an area, in rupees and percent. */
export function stepsOf(slabTaxes: readonly SlabTax[]): readonly Step[] {
  return slabTaxes
    .map(({ slab, income }) => {
      const from = toRupees(slab.from);
      return { from, to: from + toRupees(income), rate: slab.ratePercent };
    })
    .filter(({ from, to, rate }) => to > from && rate > 0);
}

/** The area that two staircases share, where their patterns lie over each other. */
export function overlapOf(one: readonly Step[], other: readonly Step[]): readonly Step[] {
  return one.flatMap((step) =>
    other
      .map(({ from, to, rate }) => ({
        from: Math.max(step.from, from),
        to: Math.min(step.to, to),
        rate: Math.min(step.rate, rate),
      }))
      .filter(({ from, to }) => to > from),
  );
}

/** The line over the steps: up at each slab, along it, and down at the end of the income. */
export function outline(slabTaxes: readonly SlabTax[]): readonly ChartLine[] {
  const corners: Point[] = [{ income: 0, rate: 0 }];
  let end = 0;
  for (const { slab, income } of slabTaxes) {
    const start = toRupees(slab.from);
    end = start + toRupees(income);
    corners.push({ income: start, rate: slab.ratePercent }, { income: end, rate: slab.ratePercent });
  }
  corners.push({ income: end, rate: 0 });
  return corners
    .slice(1)
    .flatMap((to, index) => {
      const from = corners[index];
      return from ? [{ from, to }] : [];
    })
    .filter(({ from, to }) => from.income !== to.income || from.rate !== to.rate);
}
