import { readableDay } from '../../domain/statement/statementDate.ts';
import { budgetTexts } from './budget.ts';

function ordinal(day: number): string {
  const ending = day > 3 && day < 21 ? 'th' : ['th', 'st', 'nd', 'rd'][day % 10];
  return `${day}${ending ?? 'th'}`;
}

const intervals: ReadonlyMap<number, string> = new Map([
  [1, 'every month'],
  [2, 'every second month'],
  [3, 'every third month'],
  [6, 'every six months'],
  [12, 'every year'],
]);

/** A payment that recurs, with its amounts as text. */
interface RecurringWords {
  readonly name: string;
  readonly category: string;
  readonly amount: string;
  readonly isFixed: boolean;
  /** The day of the month. */
  readonly day: number;
  /** The months from one payment to the next. */
  readonly everyMonths: number;
  readonly yearly: string;
}

/** A category that changed from one month to the next, with amounts as text. */
interface ChangeWords {
  readonly category: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly isMore: boolean;
}

/** The months in English. */
export const months = {
  ...budgetTexts,
  title: 'Month by month',
  day: (date: string) => readableDay(date),
  lead: (count: number, moneyIn: string, moneyOut: string) =>
    `In ${count} months, ${moneyIn} came in and ${moneyOut} went out.`,
  pairs: (count: number, amount: string) =>
    `${count === 1 ? '1 transfer' : `${count} transfers`} between these accounts, ${amount} in all, ${count === 1 ? 'is' : 'are'} in these sums, and in neither column below.`,
  single: (count: number) =>
    `${count === 1 ? '1 row' : `${count} rows`} to or from other accounts of yours ${count === 1 ? 'is' : 'are'} left out below as well.`,
  partial: (month: string, first: string, last: string) => `The rows of ${month} are from ${first} to ${last} only.`,
  empty: (month: string) => `There are no rows in ${month}.`,
  monthsCaption: 'Money in and out by month, in ₹',
  categoriesCaption: 'Money out by category and month, in ₹',
  heads: {
    month: 'Month',
    moneyIn: 'Money in',
    moneyOut: 'Money out',
    net: 'Difference',
    category: 'Category',
    total: 'Total',
  },
  recurringTitle: 'Recurring payments',
  recurringSum: (count: number, yearly: string) =>
    count === 1 ? `1 payment recurs: ${yearly} a year.` : `${count} payments recur: ${yearly} a year together.`,
  recurring: ({ name, category, amount, isFixed, day, everyMonths, yearly }: RecurringWords) =>
    `${name} (${category}): ${isFixed ? amount : `${amount} last time`}, around the ${ordinal(day)}, ${intervals.get(everyMonths) ?? ''}; ${isFixed ? yearly : `about ${yearly}`} a year.`,
  noRecurring: 'No payment recurs at least three times at the same distance.',
  changesTitle: (before: string, after: string) => `What changed from ${before} to ${after}`,
  change: ({ category, before, after, difference, isMore }: ChangeWords) =>
    `${category}: ${difference} ${isMore ? 'more' : 'less'}, ${after} after ${before}.`,
  noChange: 'No category changed.',
  notCompared: 'No two months in a row are complete, so we do not compare them.',
  print: 'Print the months',
};
