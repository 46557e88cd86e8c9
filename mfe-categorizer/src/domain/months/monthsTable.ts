import { groupBy } from './groupBy.ts';
import { isoDate } from '../statement/statementDate.ts';
import type { Transaction } from '../statement/transaction.ts';

/** The facts about a row that the months need. */
export type MonthRow = Pick<Transaction, 'date' | 'category' | 'debitPaise' | 'creditPaise'>;

/** One calendar month of all accounts. Amounts are in paise. */
export interface Month {
  /** Such as `2025-10`. */
  readonly month: string;
  readonly moneyInPaise: number;
  readonly moneyOutPaise: number;
  /** The debits by category. */
  readonly outgoing: ReadonlyMap<string, number>;
  /** The first and the last day with a row, as `2025-10-01`; absent if the month has no rows. */
  readonly days: { readonly first: string; readonly last: string } | undefined;
}

/** The number of a month, such as `2025-10`, counted from the year 0, so that months can be subtracted. */
export function monthNumber(month: string): number {
  const [year, numberInYear] = month.split('-').map(Number);
  return (year ?? 0) * 12 + (numberInYear ?? 1) - 1;
}

function monthName(number: number): string {
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  return `${year}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** A misread year must not make a table of a thousand columns. */
const MAX_MONTHS = 120;

/** Sorted months with those between them, unless these are too many. */
function withMonthsBetween(names: readonly string[]): readonly string[] {
  const numbers = names.map(monthNumber);
  const start = numbers[0] ?? 0;
  const count = (numbers.at(-1) ?? -1) - start + 1;
  return count > MAX_MONTHS ? names : Array.from({ length: count }, (_, index) => monthName(start + index));
}

function addUpMonth(month: string, rows: readonly (MonthRow & { readonly day: string })[]): Month {
  const outgoing = new Map<string, number>();
  for (const { category, debitPaise } of rows) {
    if (debitPaise !== 0) outgoing.set(category, (outgoing.get(category) ?? 0) + debitPaise);
  }
  const days = rows.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  return {
    month,
    moneyInPaise: rows.reduce((sum, { creditPaise }) => sum + creditPaise, 0),
    moneyOutPaise: rows.reduce((sum, { debitPaise }) => sum + debitPaise, 0),
    outgoing,
    days: first === undefined || last === undefined ? undefined : { first, last },
  };
}

/**
 * Adds up rows by calendar month, the earliest first. A month without rows between two others is in the list, too.
 * Rows without a readable date are in no month.
 */
export function addUpMonths(rows: readonly MonthRow[]): readonly Month[] {
  const byMonth = groupBy(
    rows.flatMap((row) => {
      const day = isoDate(row.date);
      return day === undefined ? [] : [{ ...row, day }];
    }),
    ({ day }) => day.slice(0, 7),
  );
  const names = [...byMonth.keys()].sort();
  if (names.length === 0) return [];
  return withMonthsBetween(names).map((month) => addUpMonth(month, byMonth.get(month) ?? []));
}

/** A month counts as whole if its rows begin by this day … */
const LATEST_START = 5;
/** … and reach this one. */
const EARLIEST_END = 25;

const dayOf = (date: string) => Number(date.slice(8, 10));

/**
 * Whether a month at the edge of the table seems to be covered by its statements: its rows begin by the 5th and end on
 * the 25th or later. A month between two others is whole.
 */
export function isWholeMonth(months: readonly Month[], index: number): boolean {
  const days = months[index]?.days;
  if (!days) return false;
  const startsEarly = index > 0 || dayOf(days.first) <= LATEST_START;
  return startsEarly && (index < months.length - 1 || dayOf(days.last) >= EARLIEST_END);
}

/** One category beside the months. */
export interface CategoryMonths {
  readonly category: string;
  /** The debits of each month, in the order of the months. */
  readonly paise: readonly number[];
  readonly totalPaise: number;
}

/** The outgoing money of each category by month; the category with the largest total first. */
export function categoriesByMonth(months: readonly Month[]): readonly CategoryMonths[] {
  return [...new Set(months.flatMap(({ outgoing }) => [...outgoing.keys()]))]
    .map((category) => {
      const paise = months.map(({ outgoing }) => outgoing.get(category) ?? 0);
      return { category, paise, totalPaise: paise.reduce((sum, amount) => sum + amount, 0) };
    })
    .sort((a, b) => b.totalPaise - a.totalPaise);
}
