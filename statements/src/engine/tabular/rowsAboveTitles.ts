import { isBlank, isDated, readMoney } from './cells.ts';
import type { Cells } from './cells.ts';
import { isBalanceLine } from './tableBalances.ts';
import { columnsOfAmounts } from './tableColumns.ts';
import type { TableColumns } from './tableColumns.ts';

/** Whether a line is a transaction in these columns. */
function isRow(cells: Cells, { date, description, amounts, balances, balancesAreNamed }: TableColumns): boolean {
  const holdsAmount = (column: number) => (readMoney(cells[column])?.paise ?? 0) !== 0;
  return (
    date !== undefined &&
    isDated(cells[date]) &&
    !isBlank(cells[description]) &&
    !isDated(cells[description]) &&
    !cells.some(isBalanceLine) &&
    amounts.some((one) => columnsOfAmounts(one).some(holdsAmount)) &&
    (!balancesAreNamed || balances.some((column) => readMoney(cells[column]) !== undefined))
  );
}

/**
 * The first transaction above the titles that were found; `undefined` if there is none. A file that repeats its titles
 * may word the first ones in another way, and the rows between them belong to the table.
 */
export function findRowAbove(lines: readonly Cells[], titleLine: number, columns: TableColumns): number | undefined {
  const first = lines.slice(0, titleLine).findIndex((cells) => isRow(cells, columns));
  return first < 0 ? undefined : first;
}
