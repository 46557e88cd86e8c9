import { categoriesByMonth, isWholeMonth, type Month } from './monthsTable.ts';

/** The change in one category from one month to the next. Amounts are in paise. */
interface CategoryChange {
  readonly category: string;
  readonly beforePaise: number;
  readonly afterPaise: number;
}

/** The changes between the last two consecutive months that are whole. */
export interface MonthChanges {
  readonly before: string;
  readonly after: string;
  /** The largest first. */
  readonly changes: readonly CategoryChange[];
}

/** The number of changes that are worth a sentence. */
const LARGEST = 5;

const difference = ({ beforePaise, afterPaise }: CategoryChange) => Math.abs(afterPaise - beforePaise);

/**
 * Finds the largest changes of outgoing money by category between the last two months, leaving out months at the edge
 * that are not whole. Undefined if no two months can be compared.
 */
export function findMonthChanges(months: readonly Month[]): MonthChanges | undefined {
  const index = months.findLastIndex((_, at) => at > 0 && isWholeMonth(months, at) && isWholeMonth(months, at - 1));
  const [before, after] = [months[index - 1], months[index]];
  if (!before || !after) return undefined;
  const changes = categoriesByMonth([before, after])
    .map(({ category, paise: [beforePaise = 0, afterPaise = 0] }) => ({ category, beforePaise, afterPaise }))
    .filter((change) => difference(change) > 0)
    .sort((a, b) => difference(b) - difference(a))
    .slice(0, LARGEST);
  return { before: before.month, after: after.month, changes };
}
