import type { StepAmountName } from './figures.ts';

/** Within which limits an amount is asked for. */
export interface AmountLimits {
  readonly required?: boolean;
  /** In rupees; none when absent. Nothing may be below zero. */
  readonly max?: number;
}

/** An amount of the two steps, and its limits. */
export interface StepAmount extends AmountLimits {
  readonly name: StepAmountName;
}

/** The amounts of the first step. */
export const incomeAmounts = [
  { name: 'basicSalary', required: true },
  { name: 'houseRentAllowance' },
  { name: 'otherAllowance' },
] as const satisfies readonly StepAmount[];

/** The amounts of the second step. */
export const deductionAmounts = [
  { name: 'section80C', max: 150_000 },
  { name: 'section80D', max: 12_000 },
  { name: 'rentPaid' },
] as const satisfies readonly StepAmount[];

/** The amounts of both steps. */
export const stepAmounts: readonly StepAmount[] = [...incomeAmounts, ...deductionAmounts];
