import { readAccountHolderNames } from '../categories/accountHolderNames.ts';
import { completeStatement } from './completeStatement.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Statement } from './statement.ts';
import { chooseTableReading } from '../tabular/chooseTableReading.ts';
import type { ProvedTable } from '../tabular/chooseTableReading.ts';
import type { ColumnNames } from '../tabular/columnNames.ts';
import { readMoney } from '../tabular/cells.ts';
import type { Cells } from '../tabular/cells.ts';
import { findTables } from '../tabular/findTables.ts';
import type { CellTable } from '../tabular/findTables.ts';
import type { ReadWorkbook } from '../tabular/readWorkbook.ts';
import { splitFile } from '../tabular/splitFile.ts';
import { columnsOfAmounts } from '../tabular/tableColumns.ts';
import type { AmountColumns } from '../tabular/tableColumns.ts';
import { withoutRepeats } from '../tabular/withoutRepeats.ts';

/** Options for reading an export. */
export interface TabularOptions {
  /** The sender's names of the columns. By default, columns are found by their titles and contents. */
  readonly names?: ColumnNames | undefined;
  /** Refuses files with more transactions than this. */
  readonly maxRows: number;
  /** Reads the file if it is a workbook. */
  readonly readWorkbook?: ReadWorkbook | undefined;
  /** Opens the workbook, if it is encrypted. */
  readonly password?: string | undefined;
}

function hasAmount(cells: Cells, amounts: AmountColumns): boolean {
  return columnsOfAmounts(amounts).some((column) => (readMoney(cells[column])?.paise ?? 0) !== 0);
}

function proveTableOfFile(table: CellTable, maxRows: number): ProvedTable {
  const { below, columns } = table;
  if (columns.date === undefined) {
    if (below.some((cells) => columns.amounts.some((amounts) => hasAmount(cells, amounts)))) {
      throw new Refusal('no-date-column');
    }
    return { accounts: [], doubts: [], rowsAboveUnread: [] };
  }
  return chooseTableReading(table, columns.date, maxRows);
}

/** The number of rows of the file above each line that was not read. */
function joinUnread(readings: readonly ProvedTable[]): number[] {
  let before = 0;
  return readings.flatMap(({ accounts, rowsAboveUnread }) => {
    const start = before;
    before += accounts.reduce((sum, { rows }) => sum + rows.length, 0);
    return rowsAboveUnread.map((count) => start + count);
  });
}

/**
 * Reads a bank's export, a delimited text or a workbook, by the names of its description, debit and credit columns, or
 * by its titles and contents. A single column of amounts, signed or with Dr and Cr, is named for both. The titles may
 * be below a preamble; the date and balance columns are found by their titles and contents. Totals, legends, opening
 * and closing lines are not rows; their balances are part of the proof. Values that the file does not print stay
 * `undefined`.
 * @throws Refusal with not-text, password-needed, password-wrong, protection-unknown, columns-missing or table-missing (which list the existing names),
 * no-date-column, unreadable-rows or too-many-rows.
 */
export function parseTabular(bytes: Uint8Array, { names, maxRows, readWorkbook, password }: TabularOptions): Statement {
  const tables = findTables(splitFile(bytes, readWorkbook, password), names, readWorkbook !== undefined);
  const readings = withoutRepeats(tables.map((table) => proveTableOfFile(table, maxRows)));
  const accounts = readings.flatMap((reading) => reading.accounts);
  const count = accounts.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count > maxRows) throw new Refusal('too-many-rows', { kind: 'rows', count, isMore: false, limit: maxRows });
  const layout = readWorkbook === undefined ? 'csv' : 'workbook';
  const holders = readAccountHolderNames(tables.flatMap(({ before }) => before));
  const statement = completeStatement(layout, accounts, holders, [
    ...new Set(readings.flatMap(({ doubts }) => doubts)),
  ]);
  const rowsAboveUnread = joinUnread(readings);
  return rowsAboveUnread.length === 0 ? statement : { ...statement, rowsAboveUnread };
}
