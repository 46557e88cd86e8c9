import { groupOf, type MoneyGroup } from './moneyGroup.ts';
import { isoDate } from '../statement/statementDate.ts';
import type { Transaction } from '../statement/transaction.ts';

/** The input of a summary. */
export type SummarisedRow = Pick<Transaction, 'date' | 'description' | 'debitPaise' | 'creditPaise' | 'category'>;

/** The sums of one category in paise. */
export interface CategoryTotal {
  readonly category: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
}

/** The largest amount of one side, with its row. */
export interface HighestTransaction {
  readonly amountPaise: number;
  readonly description: string;
  readonly date: string;
}

/** The totals of a table by category and side. */
export interface Summary {
  /** Every category once, in the order of their first rows. */
  readonly categories: readonly CategoryTotal[];
  /** The categories with debits, and those with credits, the largest first. */
  readonly outgoing: readonly CategoryTotal[];
  readonly incoming: readonly CategoryTotal[];
  /** Of `outgoing`, those that are spending. */
  readonly spending: readonly CategoryTotal[];
  readonly moneyOutPaise: number;
  /** The outgoing money by group. */
  readonly groupsPaise: Readonly<Record<MoneyGroup, number>>;
  readonly moneyInPaise: number;
  /** Absent when nothing was debited. */
  readonly highestDebit: HighestTransaction | undefined;
  /** Absent when nothing was credited. */
  readonly highestCredit: HighestTransaction | undefined;
  /** The first and the last day, as `2025-10-01`; absent if no date can be read. */
  readonly period: { readonly first: string; readonly last: string } | undefined;
}

type Side = 'debitPaise' | 'creditPaise';

function highest(rows: readonly SummarisedRow[], side: Side): HighestTransaction | undefined {
  let found: HighestTransaction | undefined;
  for (const { date, description, [side]: amountPaise } of rows) {
    if (amountPaise > (found?.amountPaise ?? 0)) found = { amountPaise, description, date };
  }
  return found;
}

const largestFirst = (categories: readonly CategoryTotal[], side: Side) =>
  categories.filter((total) => total[side] !== 0).sort((a, b) => b[side] - a[side]);

const total = (categories: readonly CategoryTotal[], side: Side) =>
  categories.reduce((sum, category) => sum + category[side], 0);

/** Adds up rows by category and side, and finds the highest of each side; of equal amounts, the first row counts. */
export function summarise(rows: readonly SummarisedRow[]): Summary {
  const totals = new Map<string, CategoryTotal>();
  for (const { category, debitPaise, creditPaise } of rows) {
    const before = totals.get(category);
    totals.set(category, {
      category,
      debitPaise: (before?.debitPaise ?? 0) + debitPaise,
      creditPaise: (before?.creditPaise ?? 0) + creditPaise,
    });
  }
  const categories = [...totals.values()];
  const outgoing = largestFirst(categories, 'debitPaise');
  const ofGroup = (group: MoneyGroup) => outgoing.filter(({ category }) => groupOf(category) === group);
  const days = rows
    .map(({ date }) => isoDate(date))
    .filter((day) => day !== undefined)
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  return {
    categories,
    outgoing,
    incoming: largestFirst(categories, 'creditPaise'),
    spending: ofGroup('spent'),
    moneyOutPaise: total(categories, 'debitPaise'),
    groupsPaise: {
      spent: total(ofGroup('spent'), 'debitPaise'),
      moved: total(ofGroup('moved'), 'debitPaise'),
      invested: total(ofGroup('invested'), 'debitPaise'),
    },
    moneyInPaise: total(categories, 'creditPaise'),
    highestDebit: highest(rows, 'debitPaise'),
    highestCredit: highest(rows, 'creditPaise'),
    period: first === undefined || last === undefined ? undefined : { first, last },
  };
}
