import type { Category, CategoryReason } from '../categories/category.ts';
import type { Doubt } from '../refusals/doubts.ts';
import type { PrintedPages } from '../evidence/pageNumbers.ts';
import type { Proof, RowStatus } from '../proof/proof.ts';

/** One row of a statement. Money is whole paise; the unused side is 0; the date is `YYYY-MM-DD`. */
export interface Transaction {
  readonly date: string;
  readonly description: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** An amount whose side is unknown; debit and credit are then 0. Otherwise 0. */
  readonly unsidedPaise: number;
  /** As printed; `undefined` if no balance is printed. */
  readonly balancePaise: number | undefined;
  readonly category: Category;
  /** The reason for its category; `completeStatement` always gives one. */
  readonly reason?: CategoryReason;
  readonly status: RowStatus;
  /** Whether its words or its date are not confirmed, whatever the balances say. */
  readonly hasWordsInDoubt?: true;
}

/** One account of a statement; its rows are together, in the order of the accounts. */
export interface StatementAccount {
  /** The last characters of its number; absent if no number is printed. */
  readonly numberEnd?: string;
  readonly rowCount: number;
  readonly proof: Proof;
}

/** A converted statement: its rows in printed order, and their proof. */
export interface Statement {
  /** The layout it was read by, such as `hdfc-combined`, or `csv`. */
  readonly layout: string;
  readonly transactions: readonly Transaction[];
  /** The proof of all rows. */
  readonly proof: Proof;
  readonly accounts: readonly StatementAccount[];
  /** The doubts about it as a whole. */
  readonly doubts: readonly Doubt[];
  /** The page numbers that a PDF prints; absent if it prints none. */
  readonly printedPages?: PrintedPages;
  /**
   * Of an export, the number of rows above each line that looks like a transaction and could not be read; absent if
   * there is no such line.
   */
  readonly rowsAboveUnread?: readonly number[];
}
