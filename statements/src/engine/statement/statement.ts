import type { Category, CategoryReason } from '../categories/category.ts';
import type { Doubt } from './doubts.ts';
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

/** One account of a statement: its rows stand together, in the order of the accounts. */
export interface StatementAccount {
  /** The last characters of its number; absent where none is printed. */
  readonly numberEnd?: string;
  readonly rowCount: number;
  readonly proof: Proof;
}

/** A converted statement: its rows in printed order and how far they are proved. */
export interface Statement {
  /** The layout it was read by, such as `hdfc-combined`, or `csv`. */
  readonly layout: string;
  readonly transactions: readonly Transaction[];
  /** The proof of all rows. */
  readonly proof: Proof;
  readonly accounts: readonly StatementAccount[];
  /** What is doubtful about it as a whole. */
  readonly doubts: readonly Doubt[];
}
