import { budgets, units, type Budget, type BudgetName } from './budgets.ts';
import { median } from './sample.ts';

/** One figure to compare with a budget. */
export interface Measurement {
  readonly budget: BudgetName;
  /** The subject: a route, a remote, or a way from page to page; empty if there is only one. */
  readonly where: string;
  /** In the budget's unit; undefined if it could not be measured. */
  readonly value: number | undefined;
  /** The values behind the median, in the order of measuring. */
  readonly samples?: readonly number[];
  readonly note?: string;
}

/** The result of a part of the bench. */
export interface PartFindings {
  readonly measurements: readonly Measurement[];
  /** Facts that a reader needs to judge the figures. */
  readonly notes: readonly string[];
}

/** The median of several runs as one figure. */
export function medianOf(budget: BudgetName, where: string, samples: readonly number[]): Measurement {
  return { budget, where, value: median(samples), samples };
}

/** A figure with its unit, as it is shown and compared. */
export function format(value: number, { unit }: Pick<Budget, 'unit'>): string {
  return value.toFixed(units[unit].digits) + units[unit].suffix;
}

/** Formats the limit of a budget, with ≤ or ≥. */
export function formatLimit(budget: Budget): string {
  return `${budget.bound === 'most' ? '≤' : '≥'} ${format(budget.limit, budget)}`;
}

/** By how much a figure misses its budget, 0 if it meets it. Compared as shown: 1.004 s is 1.00 s. */
export function excess(value: number, { limit, bound, unit }: Budget): number {
  const shown = Number(value.toFixed(units[unit].digits));
  return Math.max(0, bound === 'most' ? shown - limit : limit - shown);
}

/** `ok`, `over by 0.12 s`, `under by 2` or `not measured`. */
export function verdict(value: number | undefined, budget: Budget): string {
  if (value === undefined) return 'not measured';
  const missed = excess(value, budget);
  if (missed === 0) return 'ok';
  return `${budget.bound === 'most' ? 'over' : 'under'} by ${format(missed, budget)}`;
}

/** Whether a measurement is within its budget. */
export function keepsBudget({ budget, value }: Measurement): boolean {
  return verdict(value, budgets[budget]) === 'ok';
}
