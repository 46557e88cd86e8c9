import { groupBy } from './groupBy.ts';
import { isoDate } from '../statement/statementDate.ts';
import type { Transaction } from '../statement/transaction.ts';
import { monthNumber } from './monthsTable.ts';

/** The facts about a row that show whether it recurs. */
export type RecurringRow = Pick<Transaction, 'date' | 'description' | 'counterparty' | 'category' | 'debitPaise'>;

/** A payment that recurs at the same distance of months. Amounts are in paise. */
export interface RecurringPayment {
  readonly name: string;
  readonly category: string;
  /** The day of the month on which it is usually paid. */
  readonly day: number;
  /** The months from one payment to the next: 1, 2, 3, 6 or 12. */
  readonly everyMonths: number;
  readonly count: number;
  /** The amount of the last payment. */
  readonly amountPaise: number;
  /** Whether all payments had the same amount. */
  readonly isFixed: boolean;
  /** The sum of a year of payments of the last amount. */
  readonly yearlyPaise: number;
}

interface DatedRow extends RecurringRow {
  readonly day: string;
}

/** Fewer payments may be a coincidence. */
const MIN_PAYMENTS = 3;
const INTERVALS: readonly number[] = [1, 2, 3, 6, 12];
/** Weekends and holidays move a payment. */
const MAX_DAYS_FROM_USUAL = 4;
/** A bill differs from month to month; a shop's amounts differ more. */
const MAX_RATIO = 1.5;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

const monthIndex = ({ day }: DatedRow) => monthNumber(day.slice(0, 7));

const MONTH_DAYS = 30;

/** The distance of two days of a month; the 30th is near the 2nd. */
function daysApart(one: number, other: number): number {
  const days = Math.abs(one - other);
  return Math.min(days, Math.max(0, MONTH_DAYS - days));
}

/** The equal distance of months between all payments; undefined if they differ. */
function intervalOf(rows: readonly DatedRow[]): number | undefined {
  const gaps = new Set(rows.slice(1).map((row, index) => monthIndex(row) - monthIndex(rows[index] ?? row)));
  const [gap] = gaps;
  return gaps.size === 1 && gap !== undefined && INTERVALS.includes(gap) ? gap : undefined;
}

function recurringOf(rows: readonly DatedRow[]): RecurringPayment | undefined {
  const sorted = rows.toSorted((a, b) => a.day.localeCompare(b.day));
  const last = sorted.at(-1);
  const everyMonths = intervalOf(sorted);
  if (!last || everyMonths === undefined || sorted.length < MIN_PAYMENTS) return undefined;
  const days = sorted.map(({ day }) => Number(day.slice(8, 10)));
  const usual = median(days);
  const amounts = sorted.map(({ debitPaise }) => debitPaise);
  if (days.some((day) => daysApart(day, usual) > MAX_DAYS_FROM_USUAL)) return undefined;
  if (Math.max(...amounts) > MAX_RATIO * Math.min(...amounts)) return undefined;
  return {
    name: last.counterparty || last.description,
    category: last.category,
    day: usual,
    everyMonths,
    count: sorted.length,
    amountPaise: last.debitPaise,
    isFixed: new Set(amounts).size === 1,
    yearlyPaise: last.debitPaise * (12 / everyMonths),
  };
}

const without = (rows: readonly DatedRow[], taken: ReadonlySet<DatedRow>) => rows.filter((row) => !taken.has(row));

/** The recurring payments to one party: those of one amount first, then what remains together, such as a bill. */
function recurringTo(rows: readonly DatedRow[]): readonly RecurringPayment[] {
  const taken = new Set<DatedRow>();
  const fixed = [...groupBy(rows, ({ debitPaise }) => debitPaise).values()].flatMap((ofOneAmount) => {
    const found = recurringOf(ofOneAmount);
    if (found) for (const row of ofOneAmount) taken.add(row);
    return found ? [found] : [];
  });
  const varying = recurringOf(without(rows, taken));
  return varying ? [...fixed, varying] : fixed;
}

/**
 * Finds payments that recur: at least three to the same party, one in every month, second, third, sixth or twelfth
 * month, around the same day, of equal or similar amounts. The largest yearly sum first.
 */
export function findRecurringPayments(rows: readonly RecurringRow[]): readonly RecurringPayment[] {
  const dated = rows.flatMap((row) => {
    const day = isoDate(row.date);
    return row.debitPaise > 0 && day !== undefined ? [{ ...row, day }] : [];
  });
  return [...groupBy(dated, ({ counterparty, description }) => counterparty || description).values()]
    .flatMap(recurringTo)
    .sort((a, b) => b.yearlyPaise - a.yearlyPaise);
}
