import { fromRupees, least, type Money } from '../money.ts';

/** A year's premiums for health insurance. */
export interface HealthInsurance {
  /** For oneself, spouse and children. */
  readonly selfFamily: Money;
  /** Whether one of them is a resident of 60 or more. */
  readonly selfSenior: boolean;
  readonly parents: Money;
  readonly parentsSenior: boolean;
}

/** The most that section 80D allows for one of the two groups. */
export const premiumLimits = { ordinary: fromRupees(25_000), senior: fromRupees(50_000) } as const;

function allowed(premium: Money, senior: boolean): Money {
  return least(premium, premiumLimits[senior ? 'senior' : 'ordinary']);
}

/** The deduction by section 80D (126 of the Income-tax Act 2025); each of the two groups has a limit of its own. */
export function compute80D(insurance: HealthInsurance): Money {
  return allowed(insurance.selfFamily, insurance.selfSenior) + allowed(insurance.parents, insurance.parentsSenior);
}
