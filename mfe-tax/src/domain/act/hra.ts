import type { FinancialYear } from '../financialYear.ts';
import { least, percentOf, remainder, type Money } from '../money.ts';
import { years } from './years.ts';

/** The figures of the months in which a home was occupied, on which the exemption of the house rent allowance depends. */
export interface HraFigures {
  readonly year: FinancialYear;
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

/** The part of the salary that limits the exemption, in percent. */
export const sharePercentOf = ({ year, metroCity }: Pick<HraFigures, 'year' | 'metroCity'>): number =>
  years[year].houseRentPercents[metroCity ? 'inMetros' : 'elsewhere'];

/**
 * The part of the house rent allowance that the old regime does not tax, for the months in which the home was occupied:
 * section 10(13A) with rule 2A, whose “relevant period” they are; from 2026-27 Schedule III of the Income-tax Act 2025
 * with rule 279(2)(a).
 */
export function computeHraExemption(figures: HraFigures): HraExemption {
  const { basicSalary, houseRentAllowance: received, rentPaid } = figures;
  const { ownRent } = years[figures.year].houseRentPercents;
  const rentAboveTenPercent = remainder(rentPaid, percentOf(ownRent, basicSalary));
  const shareOfSalary = percentOf(sharePercentOf(figures), basicSalary);
  const exempt = least(received, rentAboveTenPercent, shareOfSalary);
  return { received, rentAboveTenPercent, shareOfSalary, exempt };
}
