import { fromRupees, remainder, type Money } from '../money.ts';
import { computeTaxBeforeCess, type Taxpayer } from './computeActTax.ts';
import { years } from './years.ts';

/** Deductions beyond the standard deduction, to the nearest paisa. */
export type BreakEven =
  /** From these deductions on the old regime is no dearer. */
  | { readonly kind: 'amount'; readonly deductions: Money }
  /** The new regime takes nothing: from these deductions on the old one takes nothing either, and never less. */
  | { readonly kind: 'tie'; readonly deductions: Money };

/** The inputs of a break-even calculation, in rupees a year. */
export interface BreakEvenFigures extends Omit<Taxpayer, 'regime'> {
  /** A year's salary, the only income. */
  readonly grossSalary: Money;
}

const HALF_PAISA = fromRupees(0.01) / 2n;

/**
 * The largest whole number up to `most` for which `holds` is true. `holds` must be true for 0 and, once false, stay
 * false for larger numbers.
 */
function findLargest(most: bigint, holds: (candidate: bigint) => boolean): bigint {
  let [largest, above] = [0n, most + 1n];
  while (above - largest > 1n) {
    const middle = (largest + above) / 2n;
    if (holds(middle)) {
      largest = middle;
    } else {
      above = middle;
    }
  }
  return largest;
}

/**
 * How much must be deducted for the old regime to be no dearer. Compares taxes before rounding. There always is an
 * answer: the old regime takes nothing from an income that is deducted altogether.
 */
export function findBreakEven({ grossSalary, ...person }: BreakEvenFigures): BreakEven {
  const { regimes } = years[person.year];
  const newTax = computeTaxBeforeCess(
    { ...person, regime: 'new' },
    remainder(grossSalary, regimes.new.standardDeduction),
  ).taxBeforeCess;
  const oldTaxOn = (income: Money) => computeTaxBeforeCess({ ...person, regime: 'old' }, income).taxBeforeCess;

  const oldIncome = remainder(grossSalary, regimes.old.standardDeduction);
  const highest = findLargest(oldIncome / HALF_PAISA, (steps) => oldTaxOn(steps * HALF_PAISA) <= newTax) * HALF_PAISA;
  // The exact income lies between this one and half a paisa more, so its deductions are these or less than half a paisa
  // fewer: a half is rounded up only when it is exact.
  const half = oldTaxOn(highest) === newTax ? HALF_PAISA : 0n;
  const paisa = 2n * HALF_PAISA;
  const deductions = ((oldIncome - highest + half) / paisa) * paisa;
  return { kind: newTax === 0n ? 'tie' : 'amount', deductions };
}
