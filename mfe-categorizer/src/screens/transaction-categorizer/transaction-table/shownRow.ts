import type { Corrected } from '../../../domain/corrections/corrections.ts';
import type { SplitRow } from '../../../domain/splits/splits.ts';
import type { Ruled } from '../../../domain/rules/categoryRules.ts';
import type { TableAccount, TableRow } from '../../../domain/statement/statementTable.ts';

/** A row of the table after the person's rules and corrections, with its parts if they split it. */
export type ShownRow = SplitRow<Corrected<Ruled<TableRow>>>;

/** One account of the table, after rules and corrections. */
export interface ShownAccount extends TableAccount {
  readonly rows: readonly ShownRow[];
}

/** A row to go to; a new object for every request. */
export interface RowTarget {
  readonly number: number;
}

/** The rows that a person wants to see: one of them, or all that need a look; a new object for every request. */
export type RowsTarget = Partial<RowTarget>;

/** The target of links to a row that has to be checked. */
export const checkId = (rowNumber: number): string => `check-row-${rowNumber}`;
