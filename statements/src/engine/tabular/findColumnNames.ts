import { transactionTitles } from '../layouts/transactionTitles.ts';
import type { ColumnNames } from './columnNames.ts';
import { findTables } from './findTables.ts';
import type { ReadWorkbook } from './readWorkbook.ts';
import { splitFile } from './splitFile.ts';

/** The titles of the columns found in an export. */
export interface FoundColumns {
  /** Absent if the columns have no titles. */
  readonly names?: ColumnNames;
  /** Whether it is a workbook that this engine wrote. */
  readonly isOwnWorkbook: boolean;
}

/**
 * Finds the description, debit and credit columns of an export by their titles and contents; a single column of amounts
 * is named for both sides.
 * @throws StatementRefusal with not-text, password-needed, table-missing or unreadable-rows.
 */
export function findColumnNames(bytes: Uint8Array, readWorkbook?: ReadWorkbook): FoundColumns {
  const [table] = findTables(splitFile(bytes, readWorkbook), undefined, readWorkbook !== undefined);
  if (table === undefined) return { isOwnWorkbook: false };
  const { titles, columns } = table;
  const [amounts] = columns.amounts;
  const places = amounts?.kind === 'two' ? [amounts.debit, amounts.credit] : [amounts?.amount, amounts?.amount];
  const [description, debit, credit] = [columns.description, ...places].map((place) => titles[place ?? -1]?.trim());
  return {
    ...(description && debit && credit && { names: { description, debit, credit } }),
    isOwnWorkbook: readWorkbook !== undefined && transactionTitles.every((title, place) => titles[place] === title),
  };
}
