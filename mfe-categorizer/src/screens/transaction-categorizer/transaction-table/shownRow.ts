import type { Corrected } from '../../../domain/corrections/corrections.ts';
import type { TableAccount, TableRow } from '../../../domain/statement/statementTable.ts';

/** A row of the table after corrections. */
export type ShownRow = Corrected<TableRow>;

/** One account of the table, after corrections. */
export interface ShownAccount extends TableAccount {
  readonly rows: readonly ShownRow[];
}

/** A row to go to; a new object for every request. */
export interface RowTarget {
  readonly number: number;
}

/** The target of links to a row that has to be checked. */
export const checkId = (rowNumber: number): string => `check-row-${rowNumber}`;
