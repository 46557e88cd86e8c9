import { monthOf } from '../statement/statementDate.ts';
import type { Transaction } from '../statement/transaction.ts';

/** A salary estimate from a statement; amounts in paise unless stated. */
export interface AnnualSalary {
  /** Sum of the salary credits in the statement. */
  readonly receivedPaise: number;
  /** Distinct calendar months that the statement has rows in. */
  readonly months: number;
  /** The salary of twelve such months, in whole rupees. */
  readonly rupeesPerYear: number;
}

/**
 * Estimates a year's salary from a statement: its salary credits, divided by its months, times twelve. Undefined
 * without a salary credit or without a readable date.
 */
export function annualSalary(transactions: readonly Transaction[]): AnnualSalary | undefined {
  const months = new Set(transactions.map(({ date }) => monthOf(date)).filter((month) => month !== undefined)).size;
  const receivedPaise = transactions
    .filter(({ category }) => category.toLowerCase() === 'salary')
    .reduce((sum, { creditPaise }) => sum + creditPaise, 0);
  if (months === 0 || receivedPaise <= 0) return undefined;
  return { receivedPaise, months, rupeesPerYear: Math.round((receivedPaise * 12) / months / 100) };
}
