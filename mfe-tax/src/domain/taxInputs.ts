import { fromRupees, sum, type Money } from './money.ts';

/** The inputs of the calculator, in rupees a year. */
export interface TaxInputs {
  readonly basicSalary: number;
  readonly houseRentAllowance: number;
  readonly otherAllowance: number;
  /** Collected; the standard rules do not use it. */
  readonly metroCity: boolean;
  readonly section80C: number;
  readonly section80D: number;
  /** Collected; the standard rules do not use it. */
  readonly rentPaid: number;
}

/** Basic salary, house rent allowance and other allowance together. */
export function computeTotalIncome(inputs: TaxInputs): Money {
  return sum([inputs.basicSalary, inputs.houseRentAllowance, inputs.otherAllowance].map(fromRupees));
}

/** 80C and 80D together. */
export function computeDeductions(inputs: TaxInputs): Money {
  return sum([inputs.section80C, inputs.section80D].map(fromRupees));
}
