import { least, percentOf, remainder, type Money } from '../money.ts';

/** A year's house rent allowance and what its exemption depends on. */
export interface HraFigures {
  /** Basic salary, with the dearness allowance that counts for retirement. */
  readonly basicSalary: Money;
  readonly houseRentAllowance: Money;
  readonly rentPaid: Money;
  readonly metroCity: boolean;
}

/** The exempt house rent allowance and its three limits. */
export interface HraExemption {
  /** The three amounts of which the least is exempt. */
  readonly received: Money;
  readonly rentAboveTenPercent: Money;
  readonly shareOfSalary: Money;
  readonly exempt: Money;
}

/**
 * The part of the house rent allowance that the old regime does not tax: section 10(13A) with rule 2A; from 2026-27
 * Schedule III of the Income-tax Act 2025 with rule 279.
 */
export function computeHraExemption(figures: HraFigures): HraExemption {
  const received = figures.houseRentAllowance;
  const rentAboveTenPercent = remainder(figures.rentPaid, percentOf(10, figures.basicSalary));
  const shareOfSalary = percentOf(figures.metroCity ? 50 : 40, figures.basicSalary);
  const exempt = least(received, rentAboveTenPercent, shareOfSalary);
  return { received, rentAboveTenPercent, shareOfSalary, exempt };
}
