import { remainder, sum, type Money } from '../money.ts';
import type { RegimeId } from '../regimes.ts';
import { estimateByAct, noOthers, type ActInputs } from './estimate.ts';
import { listJobs } from './jobs.ts';

/** Everything of an estimate but the salary, from which an employer deducts tax without being told of it. */
const beyondSalary = {
  otherIncome: 0,
  rentReceived: 0,
  municipalTaxes: 0,
  letOutInterest: 0,
  shortTermGains: 0,
  longTermGains: 0,
  others: noOthers,
  taxDeducted: 0,
} satisfies Partial<ActInputs>;

/** The inputs of an employer who is told of no other income. */
export const salaryAlone = (inputs: ActInputs): ActInputs => ({ ...inputs, ...beyondSalary });

/**
 * The tax that each employer deducts from its salary through the year, at the average rate of the tax on this salary alone:
 * section 192 (392 of the Act of 2025). Each gives the slabs and the standard deduction once, and takes the deductions to be
 * declared to it; what leaving paid and the employer’s part of NPS are the first one’s.
 */
export function deductedByEmployers(inputs: ActInputs, regime: RegimeId): readonly Money[] {
  const { leaving, ...person } = salaryAlone(inputs);
  const ofFirst = leaving && { leaving };
  const ofLater = { employerNps: 0, exemptAllowances: 0 };
  return listJobs(inputs).map(({ span, ...amounts }, index) => {
    const alone = { ...person, ...(index === 0 ? ofFirst : ofLater), ...amounts, jobSpan: span, otherJobs: [] };
    return estimateByAct(alone)[regime].total;
  });
}

/** The tax on the salaries of several employers, who each deduct as if there were no other. */
export interface SeveralEmployers {
  /** By employer, in their order. */
  readonly deducted: readonly Money[];
  /** On all the salary together. */
  readonly together: Money;
  /** The part of it that no employer deducts. */
  readonly shortfall: Money;
}

/** Compares the tax on all the salary with what each employer deducts by itself. */
export function compareEmployers(inputs: ActInputs, regime: RegimeId): SeveralEmployers {
  const deducted = deductedByEmployers(inputs, regime);
  const together = estimateByAct(salaryAlone(inputs))[regime].total;
  return { deducted, together, shortfall: remainder(together, sum(deducted)) };
}
