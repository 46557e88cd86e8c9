import type { SlabTax } from '../../domain/computeTax.ts';
import { toRupees } from '../../domain/money.ts';

/** From zero to `end`, with the values that are written beside it. */
export interface Axis {
  readonly end: number;
  readonly ticks: readonly number[];
}

/** A point of the chart: rupees of taxable income across, percent up. */
interface Point {
  readonly income: number;
  readonly rate: number;
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

const LEAST_INCOME = 400_000;
/** Room at the end, so that the last step shows its edge. */
const MARGIN = 1.04;
const MOST_STEPS = 5;

function ticksUpTo(end: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
}

/** Taxable income across: fewer than five steps of one, two or four lakh, or ten times that, and so on. */
export function incomeAxis(highestIncome: number): Axis {
  const end = Math.max(highestIncome, LEAST_INCOME) * MARGIN;
  const unit = 10 ** Math.floor(Math.log10(end / MOST_STEPS));
  const multiple = [1, 2, 4].find((candidate) => end / (candidate * unit) < MOST_STEPS) ?? 10;
  return { end, ticks: ticksUpTo(end, multiple * unit) };
}

/** Rates up: to 30% as a rule, so that charts compare, and to 100% where relief takes the whole of a part. */
export function rateAxis(highestRate: number): Axis {
  return highestRate > 30 ? { end: 108, ticks: ticksUpTo(100, 25) } : { end: 33, ticks: ticksUpTo(30, 10) };
}

/** The line over the steps: up at each slab, along it, and down at the end of the income. */
export function outline(slabTaxes: readonly SlabTax[]): readonly Line[] {
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
