import { fromRupees, sum, type Money } from '../money.ts';
import { wholeYear, type Span } from './span.ts';

/** The amounts that one employer paid and deducted in its months; in rupees, none negative. */
export interface Job {
  readonly span: Span;
  readonly basicSalary: number;
  readonly houseRentAllowance: number;
  readonly otherAllowance: number;
  readonly taxDeducted: number;
}

/** The employers of a year: the amounts of the first are those of a person who has no other. */
export interface JobsOfYear extends Omit<Job, 'span'> {
  /** The months of the first employer; all of them by default. */
  readonly jobSpan?: Span;
  readonly otherJobs?: readonly Job[];
}

/** Every employer of the year, the first one first. */
export function listJobs(year: JobsOfYear): readonly Job[] {
  const { jobSpan = wholeYear, basicSalary, houseRentAllowance, otherAllowance, taxDeducted } = year;
  const first = { span: jobSpan, basicSalary, houseRentAllowance, otherAllowance, taxDeducted };
  return [first, ...(year.otherJobs ?? [])];
}

/** An amount of all employers together. */
export function sumOfJobs(year: JobsOfYear, name: keyof Omit<Job, 'span'>): Money {
  return sum(listJobs(year).map((job) => fromRupees(job[name])));
}
