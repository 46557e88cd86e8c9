import { completeStatement } from '../statement/completeStatement.ts';
import { readAccountHolderNames } from '../categories/accountHolderNames.ts';
import { withoutProof } from '../proof/proof.ts';
import { Refusal } from '../statement/refusal.ts';
import type { Statement } from '../statement/statement.ts';
import { decodeText } from './decodeText.ts';
import { readMoney } from './csvCells.ts';
import type { Cells } from './csvCells.ts';
import type { AmountColumns, ColumnNames } from './csvColumns.ts';
import { chooseReading } from './chooseReading.ts';
import { findCsvTable } from './findCsvTable.ts';

export interface CsvOptions {
  readonly names: ColumnNames;
  /** More transactions than this are refused. */
  readonly maxRows: number;
}

function hasAmount(cells: Cells, amounts: AmountColumns): boolean {
  const columns = amounts.kind === 'two' ? [amounts.debit, amounts.credit] : [amounts.amount];
  return columns.some((column) => (readMoney(cells[column])?.paise ?? 0) !== 0);
}

/**
 * Reads a bank's CSV export by the names of its description, debit and credit columns; one column of amounts, signed
 * or with Dr and Cr, is named for both. The titles are found below any preamble, date and balance by their titles and
 * by what they hold. Totals, legends, opening and closing lines are no rows; what they say of the balance is part of the
 * proof. Without a balance column balances are 0, unproved.
 * Throws `Refusal`: not-text, columns-missing (with the names that are there), no-date-column, unreadable-rows,
 * too-many-rows.
 */
export function parseCsvExport(bytes: Uint8Array, { names, maxRows }: CsvOptions): Statement {
  const table = findCsvTable(decodeText(bytes), names);
  const { before, below, columns } = table;
  if (columns.date === undefined) {
    if (below.some((cells) => columns.amounts.some((amounts) => hasAmount(cells, amounts)))) {
      throw new Refusal('no-date-column');
    }
    return completeStatement('csv', [], withoutProof([]), new Set());
  }
  const { rows, proof } = chooseReading(table, columns.date, maxRows);
  return completeStatement('csv', rows, proof, readAccountHolderNames(before));
}
