import { fromRupees, type Money } from '../money.ts';
import type { FinancialYear } from '../financialYear.ts';

/** The ways to file a return of a year, in the order of their last days. */
export const returnKinds = ['onTime', 'belated', 'revised', 'updated'] as const;

/** A way to file a return. */
export type ReturnKind = (typeof returnKinds)[number];

/** The years since which a return may be revised for twelve months, and not for nine: the Finance Act, 2026. */
const revisedLonger: readonly FinancialYear[] = ['2025-26', '2026-27'];

/**
 * The last day of each way to file a return, as YYYY-MM-DD, for a person without income from a business or profession:
 * section 139(1), (4), (5) and (8A) of the Act of 1961, section 263(1), (4), (5) and (6) of the Act of 2025. The
 * government may extend a day for a year.
 */
export function returnDates(year: FinancialYear): Readonly<Record<ReturnKind, string>> {
  const start = Number(year.slice(0, 4));
  return {
    onTime: `${start + 1}-07-31`,
    belated: `${start + 1}-12-31`,
    revised: revisedLonger.includes(year) ? `${start + 2}-03-31` : `${start + 1}-12-31`,
    // Forty-eight months after the end of the year that follows.
    updated: `${start + 6}-03-31`,
  };
}

const SMALL_INCOME = fromRupees(500_000);

/**
 * The fee of a belated return, and of one that is revised in the last three months: section 234F (428 of the Act of
 * 2025). It is not due if the income needs no return.
 */
export const lateFee = (totalIncome: Money): Money => fromRupees(totalIncome <= SMALL_INCOME ? 1_000 : 5_000);
