import { StatementRefusal } from '../refusals/refusal.ts';
import { readMoney } from './cells.ts';
import type { Cells } from './cells.ts';
import { chooseTableReading } from './chooseTableReading.ts';
import type { ProvedTable } from './chooseTableReading.ts';
import type { ColumnNames } from './columnNames.ts';
import { findTables } from './findTables.ts';
import type { CellTable } from './findTables.ts';
import type { ReadWorkbook } from './readWorkbook.ts';
import { splitFile } from './splitFile.ts';
import { columnsOfAmounts } from './tableColumns.ts';
import type { AmountColumns } from './tableColumns.ts';
import { withoutRepeats } from './withoutRepeats.ts';

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

function readTable(table: CellTable, maxRows: number): ProvedTable {
  const { below, columns } = table;
  if (columns.date === undefined) {
    if (below.some((cells) => columns.amounts.some((amounts) => hasAmount(cells, amounts)))) {
      throw new StatementRefusal('no-date-column');
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
 * Reads the tables of an export together.
 * @returns also the lines above the tables.
 * @throws StatementRefusal as `parseTabular` does.
 */
export function readExport(
  bytes: Uint8Array,
  { names, maxRows, readWorkbook, password }: TabularOptions,
): ProvedTable & { readonly linesAbove: readonly Cells[] } {
  const tables = findTables(splitFile(bytes, readWorkbook, password), names, readWorkbook !== undefined);
  const readings = withoutRepeats(tables.map((table) => readTable(table, maxRows)));
  const accounts = readings.flatMap((reading) => reading.accounts);
  const count = accounts.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count > maxRows)
    throw new StatementRefusal('too-many-rows', { kind: 'rows', count, isMore: false, limit: maxRows });
  return {
    accounts,
    doubts: [...new Set(readings.flatMap(({ doubts }) => doubts))],
    rowsAboveUnread: joinUnread(readings),
    linesAbove: tables.flatMap(({ before }) => before),
  };
}
