import { findGutter } from './findGutter.ts';
import type { RowsBelow } from './headTwoColumns.ts';
import { minTitleGap } from '../../lines/gaps.ts';
import type { HeadingTitle } from './headingTitle.ts';

/** Whether the texts below two titles have a gap between them. */
const isApart = (left: HeadingTitle, right: HeadingTitle, rows: RowsBelow): boolean =>
  findGutter(left, right, rows.lines, minTitleGap) !== undefined;

/**
 * Rows tell nothing about a column if no word is below its title, for example if the date of a row is on a line of its
 * own.
 */
const hasWordsUnder = ({ x0, x1 }: HeadingTitle, { lines }: RowsBelow): boolean =>
  lines.some(({ words }) => words.some((word) => word.x0 < x1 && word.x1 > x0));

/**
 * Whether a title heads two columns that have titles of their own below it: `Amount` above `Withdrawal` and `Deposit`.
 * It reaches from one of them to the space before the other, names the amounts between the two sides, or has no column
 * of its own below it.
 */
function spansTwo(title: HeadingTitle, titles: readonly HeadingTitle[], rows: RowsBelow): boolean {
  // These name columns in any place.
  if (['debit', 'credit', 'balance'].includes(title.role)) return false;
  const lower = titles.filter(({ firstLine }) => firstLine > title.lastLine).toSorted((a, b) => a.x0 - b.x0);
  return lower.some((right, at) => {
    const left = lower[at - 1];
    if (left === undefined || title.x0 >= right.x0 || title.x1 <= left.x1) return false;
    const isOverOne = (title.x0 < left.x1 || title.x1 > right.x0) && title.x0 >= left.x0 && title.x1 <= right.x1;
    const areSides = [left, right].every(({ role }) => role === 'debit' || role === 'credit');
    const hasNoColumn = hasWordsUnder(title, rows) && !isApart(left, title, rows) && !isApart(title, right, rows);
    return isOverOne || (title.role === 'amount' && areSides) || hasNoColumn;
  });
}

/** Leaves out the titles that only head two others. */
export const withoutSpans = (titles: readonly HeadingTitle[], rows: RowsBelow) =>
  titles.filter((title) => !spansTwo(title, titles, rows));
