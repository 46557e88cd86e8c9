import { readAccountHolderNames } from '../categories/accountHolderNames.ts';
import { completeStatement } from '../statement/completeStatement.ts';
import { Refusal } from '../statement/refusal.ts';
import type { Statement } from '../statement/statement.ts';
import { chooseReading } from './chooseReading.ts';
import type { ColumnNames } from './columnNames.ts';
import { readMoney } from './csvCells.ts';
import type { Cells } from './csvCells.ts';
import type { AmountColumns } from './csvColumns.ts';
import { decodeText } from './decodeText.ts';
import { findCsvTable } from './findCsvTable.ts';

export interface CsvOptions {
  readonly names: ColumnNames;
  /** Refuses files with more transactions than this. */
  readonly maxRows: number;
}

function hasAmount(cells: Cells, amounts: AmountColumns): boolean {
  const columns = amounts.kind === 'two' ? [amounts.debit, amounts.credit] : [amounts.amount];
  return columns.some((column) => (readMoney(cells[column])?.paise ?? 0) !== 0);
}

/**
 * Reads a bank's CSV export by the names of its description, debit and credit columns; a single column of amounts,
 * signed or with Dr and Cr, is named for both. The titles may stand below a preamble; the date and balance columns are
 * found by their titles and contents. Totals, legends, opening and closing lines are not rows; the balances they state
 * are part of the proof. Without a balance column all balances are 0 and unproved.
 * @throws Refusal with not-text, columns-missing (which lists the names that are there), no-date-column,
 * unreadable-rows or too-many-rows.
 */
export function parseCsvExport(bytes: Uint8Array, { names, maxRows }: CsvOptions): Statement {
  const table = findCsvTable(decodeText(bytes), names);
  const { before, below, columns } = table;
  if (columns.date === undefined) {
    if (below.some((cells) => columns.amounts.some((amounts) => hasAmount(cells, amounts)))) {
      throw new Refusal('no-date-column');
    }
    return completeStatement('csv', [], new Set());
  }
  const { rows, proof } = chooseReading(table, columns.date, maxRows);
  return completeStatement('csv', [{ account: {}, rows, proof }], readAccountHolderNames(before));
}
