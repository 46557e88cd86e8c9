import type { FinancialYear } from '../financialYear.ts';
import { least, percentOf, remainder, type Money } from '../money.ts';
import { years } from './years.ts';

/** A home of a year, and the salary of the whole year on which the exemption of the house rent allowance depends. */
export interface HraFigures {
  readonly year: FinancialYear;
  /** Basic salary, with the dearness allowance that counts for retirement. */
  readonly basicSalary: Money;
  readonly houseRentAllowance: Money;
  /** For this home. */
  readonly rentPaid: Money;
  readonly metroCity: boolean;
  /** For how many months the person lived in it, of 12: only the salary and the allowance of these months count. */
  readonly months: number;
}

/** The exempt house rent allowance and its three limits. */
export interface HraExemption {
  /** The three amounts of which the least is exempt. */
  readonly received: Money;
  readonly rentAboveTenPercent: Money;
  readonly shareOfSalary: Money;
  readonly exempt: Money;
}

/** The part of a yearly amount in some months of the year. */
export const inMonths = (yearly: Money, months: number): Money => (yearly * BigInt(months)) / 12n;

/** The part of the salary that limits the exemption, in percent. */
export const sharePercentOf = ({ year, metroCity }: Pick<HraFigures, 'year' | 'metroCity'>): number =>
  years[year].houseRentPercents[metroCity ? 'inMetros' : 'elsewhere'];

/**
 * The part of the house rent allowance that the old regime does not tax, for the months in which the home was occupied:
 * section 10(13A) with rule 2A, whose “relevant period” they are; from 2026-27 Schedule III of the Income-tax Act 2025
 * with rule 279(2)(a). Salary and allowance are taken to be the same in each month.
 */
export function computeHraExemption(figures: HraFigures): HraExemption {
  const received = inMonths(figures.houseRentAllowance, figures.months);
  const salary = inMonths(figures.basicSalary, figures.months);
  const { ownRent } = years[figures.year].houseRentPercents;
  const rentAboveTenPercent = remainder(figures.rentPaid, percentOf(ownRent, salary));
  const shareOfSalary = percentOf(sharePercentOf(figures), salary);
  const exempt = least(received, rentAboveTenPercent, shareOfSalary);
  return { received, rentAboveTenPercent, shareOfSalary, exempt };
}
