import type { Category, CategoryReason } from '../categories/category.ts';
import type { Proof, Standing } from '../proof/proof.ts';

/** One row of a statement. Money is whole paise; the unused side is 0; the date is `YYYY-MM-DD`. */
export interface Transaction {
  readonly date: string;
  readonly description: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** An amount of which nothing tells the side; debit and credit are then 0. Otherwise 0. */
  readonly unsidedPaise: number;
  /** As printed; `undefined` where none is. */
  readonly balancePaise: number | undefined;
  readonly category: Category;
  /** Why it has that category; `completeStatement` always gives a reason. */
  readonly reason?: CategoryReason;
  readonly standing: Standing;
}

/** A converted statement: its rows in printed order and how far they are proved. */
export interface Statement {
  /** The layout it was read by, such as `hdfc-combined`, or `csv`. */
  readonly layout: string;
  readonly transactions: readonly Transaction[];
  readonly proof: Proof;
}
