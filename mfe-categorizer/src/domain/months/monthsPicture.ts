import { findMonthChanges, type MonthChanges } from './monthChanges.ts';
import { addUpMonths, categoriesByMonth, type CategoryMonths, type Month } from './monthsTable.ts';
import { findOwnTransfers, type MovingAccount, type OwnTransfers } from './ownTransfers.ts';
import { findRecurringPayments, type RecurringPayment } from './recurringPayments.ts';

/** Many months of all accounts as one picture. */
export interface MonthsPicture {
  readonly months: readonly Month[];
  readonly categories: readonly CategoryMonths[];
  readonly ownTransfers: OwnTransfers;
  readonly recurring: readonly RecurringPayment[];
  readonly changes: MonthChanges | undefined;
}

/** The months, the budget and the workbook show the picture of the same accounts. */
const drawn = new WeakMap<readonly MovingAccount[], MonthsPicture>();

/**
 * The picture of all accounts, drawn once for a list of them; transfers between them are in neither money in nor money
 * out.
 */
export function drawMonths(accounts: readonly MovingAccount[]): MonthsPicture {
  const known = drawn.get(accounts);
  if (known) return known;
  const picture = draw(accounts);
  drawn.set(accounts, picture);
  return picture;
}

function draw(accounts: readonly MovingAccount[]): MonthsPicture {
  const ownTransfers = findOwnTransfers(accounts);
  const rows = accounts.flatMap(({ rows: all }) => all).filter(({ number }) => !ownTransfers.numbers.has(number));
  const months = addUpMonths(rows);
  return {
    months,
    categories: categoriesByMonth(months),
    ownTransfers,
    recurring: findRecurringPayments(rows),
    changes: findMonthChanges(months),
  };
}
