import { budgets, units, type Budget, type BudgetName } from './budgets.ts';
import { median } from './sample.ts';

/** One figure to be held against a budget. */
export interface Measurement {
  readonly budget: BudgetName;
  /** What was measured: a route, a remote, a way from page to page; empty where there is only one thing. */
  readonly where: string;
  /** In the budget's unit; undefined where it could not be measured. */
  readonly value: number | undefined;
  /** What the value is the median of, in the order of measuring. */
  readonly samples?: readonly number[];
  readonly note?: string;
}

/** What a part of the bench found. */
export interface Findings {
  readonly measurements: readonly Measurement[];
  /** What a reader has to know to judge the figures. */
  readonly notes: readonly string[];
}

/** The median of several runs as one figure. */
export function medianOf(budget: BudgetName, where: string, samples: readonly number[]): Measurement {
  return { budget, where, value: median(samples), samples };
}

/** A figure with its unit, as it is shown and judged. */
export function format(value: number, { unit }: Pick<Budget, 'unit'>): string {
  return value.toFixed(units[unit].digits) + units[unit].suffix;
}

export function formatLimit(budget: Budget): string {
  return `${budget.bound === 'most' ? '≤' : '≥'} ${format(budget.limit, budget)}`;
}

/** By how much a figure misses its budget, 0 where it keeps it. Judged as shown: 1.004 s is 1.00 s. */
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

export function keepsBudget({ budget, value }: Measurement): boolean {
  return verdict(value, budgets[budget]) === 'ok';
}
