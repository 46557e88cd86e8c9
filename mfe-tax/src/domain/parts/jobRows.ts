import type { Job, JobsOfYear } from '../act/jobs.ts';
import { wholeYear, type Span } from '../act/span.ts';
import { joinRows, readSpan, readText, rupeesOf, splitRows } from './partRows.ts';

/** How many employers of one year the estimate takes. */
export const MOST_JOBS = 4;

/** The amounts of an employer beside the first, in the order of an address. */
export const jobAmounts = ['basicSalary', 'houseRentAllowance', 'otherAllowance', 'taxDeducted'] as const;

/** An employer beside the first: its months and what was typed. */
export interface JobRow extends Readonly<Record<(typeof jobAmounts)[number], string>> {
  readonly span: Span;
}

/** The employers of a year; the amounts of the first are the figures of the estimate. */
export interface JobRows {
  readonly first: Span;
  readonly others: readonly JobRow[];
}

/** Reads the employers that an address carries. */
export function readJobs(text: string | undefined): JobRows {
  const [first = [], ...others] = splitRows(text).slice(0, MOST_JOBS);
  return {
    first: readSpan(first),
    others: others.map((row) => ({
      span: readSpan(row),
      basicSalary: readText(row[2]),
      houseRentAllowance: readText(row[3]),
      otherAllowance: readText(row[4]),
      taxDeducted: readText(row[5]),
    })),
  };
}

/** The employers as an address has them; undefined for one in all months. */
export function writeJobs({ first, others }: JobRows): string | undefined {
  if (others.length === 0 && first.from === wholeYear.from && first.to === wholeYear.to) return undefined;
  const rows = others.map((row) => [row.span.from, row.span.to, ...jobAmounts.map((name) => rupeesOf(row[name]))]);
  return joinRows([[first.from, first.to], ...rows]);
}

/** The employers as the estimate takes them. */
export function toJobs(text: string | undefined): Pick<JobsOfYear, 'jobSpan' | 'otherJobs'> {
  const { first, others } = readJobs(text);
  const otherJobs = others.map((row): Job => ({
    span: row.span,
    basicSalary: rupeesOf(row.basicSalary),
    houseRentAllowance: rupeesOf(row.houseRentAllowance),
    otherAllowance: rupeesOf(row.otherAllowance),
    taxDeducted: rupeesOf(row.taxDeducted),
  }));
  return { jobSpan: first, otherJobs };
}
