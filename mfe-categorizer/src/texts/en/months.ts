import { readableDay } from '../../domain/statement/statementDate.ts';
import type { MonthsTexts } from '../monthsTexts.ts';
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

/** The months in English. */
export const months: MonthsTexts = {
  ...budgetTexts,
  title: 'Month by month',
  day: (date) => readableDay(date),
  lead: (count, moneyIn, moneyOut) => `In ${count} months, ${moneyIn} came in and ${moneyOut} went out.`,
  pairs: (count, amount) =>
    `${count === 1 ? '1 transfer' : `${count} transfers`} between these accounts, ${amount} in all, ${count === 1 ? 'is' : 'are'} in these sums, and in neither column below.`,
  single: (count) =>
    `${count === 1 ? '1 row' : `${count} rows`} to or from other accounts of yours ${count === 1 ? 'is' : 'are'} left out below as well.`,
  partial: (month, first, last) => `The rows of ${month} are from ${first} to ${last} only.`,
  empty: (month) => `There are no rows in ${month}.`,
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
  recurringSum: (count, yearly) =>
    count === 1 ? `1 payment recurs: ${yearly} a year.` : `${count} payments recur: ${yearly} a year together.`,
  recurring: ({ name, category, amount, isFixed, day, everyMonths, yearly }) =>
    `${name} (${category}): ${isFixed ? amount : `${amount} last time`}, around the ${ordinal(day)}, ${intervals.get(everyMonths) ?? ''}; ${isFixed ? yearly : `about ${yearly}`} a year.`,
  noRecurring: 'No payment recurs at least three times at the same distance.',
  changesTitle: (before, after) => `What changed from ${before} to ${after}`,
  change: ({ category, before, after, difference, isMore }) =>
    `${category}: ${difference} ${isMore ? 'more' : 'less'}, ${after} after ${before}.`,
  noChange: 'No category changed.',
  notCompared: 'No two months in a row are complete, so we do not compare them.',
  print: 'Print the months',
};
