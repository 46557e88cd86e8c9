import type { Transaction } from '../report/statement.ts';
import type { InventedAmounts, InventedRow } from './inventAmounts.ts';

/** The rows of an account in printed order, and their replacements. */
export interface AccountAmounts {
  readonly rows: readonly Transaction[];
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
  readonly invented: InventedAmounts;
}

/** A row, its replacement, and the page on which it was found. */
export interface PlacedRow {
  readonly row: Transaction;
  readonly invented: InventedRow;
  readonly page: number;
}
