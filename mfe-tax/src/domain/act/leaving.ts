import { fromRupees, least, remainder, type Money } from '../money.ts';

/** By what rule gratuity and leave pay are exempt; `form16`: the amounts are those that the employer exempted. */
export const leavingRules = ['covered', 'others', 'government', 'form16'] as const;

/** A rule for gratuity and leave pay. */
export type LeavingRule = (typeof leavingRules)[number];

/** The amounts of retirement or of leaving an employer, in rupees. */
export const leavingAmounts = [
  'gratuity',
  'leavePay',
  'lastSalary',
  'averageSalary',
  'gratuityEarlier',
  'leavePayEarlier',
] as const;

/** An amount of leaving. */
export type LeavingAmount = (typeof leavingAmounts)[number];

/**
 * The amounts of leaving an employer: gratuity, leave pay, the last monthly salary and the average one of the last ten months (both
 * basic with dearness allowance), and what was exempt in earlier years.
 */
export interface LeavingFigures extends Readonly<Record<LeavingAmount, number>> {
  readonly rule: LeavingRule;
  /** The length of the service. */
  readonly years: number;
  readonly months: number;
  /** The days of earned leave that were not taken. */
  readonly leaveDays: number;
}

/** The exempt part, and the amounts of which it is the least: the received one alone if all of it is exempt. */
export interface LeavingExemption {
  readonly exempt: Money;
  readonly amounts: readonly [received: Money, ...limits: readonly Money[]];
}

/** The earned leave that counts for a year of service, in days. */
const LEAVE_DAYS_A_YEAR = 30;
const DAYS_A_MONTH = 30n;

function leastOf({ rule }: LeavingFigures, rupees: number, limits: readonly Money[]): LeavingExemption {
  const received = fromRupees(rupees);
  if (rule === 'government' || rule === 'form16') return { exempt: received, amounts: [received] };
  return { exempt: least(received, ...limits), amounts: [received, ...limits] };
}

/**
 * The exempt gratuity: section 10(10) (19(1) of the Act of 2025, serial numbers 3 to 6 of its table). Under the Payment of
 * Gratuity Act fifteen days of 26 for each year, and a part of a year above six months is one; otherwise half of the
 * average monthly salary for each completed year.
 */
export function exemptGratuity(figures: LeavingFigures, limit: Money): LeavingExemption {
  const { rule, years, months } = figures;
  const earned =
    rule === 'covered'
      ? (fromRupees(figures.lastSalary) * 15n * BigInt(years + (months > 6 ? 1 : 0))) / 26n
      : (fromRupees(figures.averageSalary) * BigInt(years)) / 2n;
  return leastOf(figures, figures.gratuity, [earned, remainder(limit, fromRupees(figures.gratuityEarlier))]);
}

/**
 * The exempt pay for leave that was not taken until one left: section 10(10AA) (19(1) of the Act of 2025, serial numbers 13
 * and 14 of its table). The leave counts up to thirty days for each completed year.
 */
export function exemptLeavePay(figures: LeavingFigures, limit: Money): LeavingExemption {
  const salary = fromRupees(figures.averageSalary);
  const days = Math.min(figures.leaveDays, LEAVE_DAYS_A_YEAR * figures.years);
  return leastOf(figures, figures.leavePay, [
    (salary * BigInt(days)) / DAYS_A_MONTH,
    salary * 10n,
    remainder(limit, fromRupees(figures.leavePayEarlier)),
  ]);
}
