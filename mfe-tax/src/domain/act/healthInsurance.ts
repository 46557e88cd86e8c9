import type { FinancialYear } from '../financialYear.ts';
import { least, type Money } from '../money.ts';
import { years } from './years.ts';

/** A year's premiums for health insurance. */
export interface HealthInsurance {
  /** For oneself, spouse and children. */
  readonly selfFamily: Money;
  /** Whether one of them is a resident of 60 or more. */
  readonly selfSenior: boolean;
  readonly parents: Money;
  readonly parentsSenior: boolean;
}

/** The deduction by section 80D (126 of the Income-tax Act 2025); each of the two groups has a limit of its own. */
export function compute80D(insurance: HealthInsurance, year: FinancialYear): Money {
  const { ordinary, senior } = years[year].premiumLimits;
  const { selfFamily, selfSenior, parents, parentsSenior } = insurance;
  return least(selfFamily, selfSenior ? senior : ordinary) + least(parents, parentsSenior ? senior : ordinary);
}
