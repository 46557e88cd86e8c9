import type { FinancialYear } from '../financialYear.ts';
import type { Money } from '../money.ts';
import type { ReturnKind } from '../years/yearRules.ts';
import { years } from './years.ts';

export type { ReturnKind };

/** The ways to file a return of a year, in the order of their last days. */
export const returnKinds = ['onTime', 'belated', 'revised', 'updated'] as const satisfies readonly ReturnKind[];

/**
 * The last day of each way to file a return, as YYYY-MM-DD, for a person without income from a business or profession:
 * section 139(1), (4), (5) and (8A) of the Act of 1961, section 263(1), (4), (5) and (6) of the Act of 2025.
 */
export function returnDates(year: FinancialYear): Readonly<Record<ReturnKind, string>> {
  const { lastDays } = years[year].returns;
  const lastDay = (kind: ReturnKind) => `${Number(year.slice(0, 4)) + lastDays[kind].yearsLater}-${lastDays[kind].day}`;
  return {
    onTime: lastDay('onTime'),
    belated: lastDay('belated'),
    revised: lastDay('revised'),
    updated: lastDay('updated'),
  };
}

/**
 * The fee of a belated return, and of one that is revised in the last three months: section 234F (428 of the Act of
 * 2025). It is not due if the income needs no return.
 */
export function lateFee(totalIncome: Money, year: FinancialYear): Money {
  const { smallIncome, small, full } = years[year].returns.lateFee;
  return totalIncome <= smallIncome ? small : full;
}
