import { readAccountHolderNames } from '../categories/accountHolderNames.ts';
import { readExport } from '../tabular/readExport.ts';
import type { TabularOptions } from '../tabular/readExport.ts';
import { completeStatement } from './completeStatement.ts';
import type { Statement } from './statement.ts';

/**
 * Reads a bank's export, a delimited text or a workbook, by the names of its description, debit and credit columns, or
 * by its titles and contents. A single column of amounts, signed or with Dr and Cr, is named for both. The titles may
 * be below a preamble; the date and balance columns are found by their titles and contents. Totals, legends, opening
 * and closing lines are not rows; their balances are part of the proof. Values that the file does not print stay
 * `undefined`.
 * @throws StatementRefusal with not-text, password-needed, password-wrong, protection-unknown, columns-missing or table-missing (which list the existing names),
 * no-date-column, unreadable-rows or too-many-rows.
 */
export function parseTabular(bytes: Uint8Array, options: TabularOptions): Statement {
  const { accounts, doubts, rowsAboveUnread, linesAbove } = readExport(bytes, options);
  const layout = options.readWorkbook === undefined ? 'csv' : 'workbook';
  const statement = completeStatement(layout, accounts, readAccountHolderNames(linesAbove), doubts);
  return rowsAboveUnread.length === 0 ? statement : { ...statement, rowsAboveUnread };
}
