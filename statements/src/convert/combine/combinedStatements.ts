import type { Bank, Statement, Transaction } from '../../engine/index.ts';

/** A file that was converted. */
export interface ConvertedFile {
  /** Its path as it was given. */
  readonly path: string;
  readonly statement: Statement;
}

/** A file that was not converted, and why. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** A transaction and the file that it was read from. */
export interface CombinedRow extends Transaction {
  readonly path: string;
}

/** Two consecutive rows of different files between which rows are missing, or may be. */
export interface Gap {
  /**
   * `missing`: the balances differ and there are days between; `unconnected`: they differ and there are none; `unknown`:
   * there is more than a month between and no balance is printed that tells.
   */
  readonly kind: 'missing' | 'unconnected' | 'unknown';
  readonly before: { readonly path: string; readonly date: string; readonly balancePaise: number | undefined };
  readonly after: { readonly path: string; readonly date: string; readonly balancePaise: number | undefined };
}

/** One account with the rows of all its files. */
export interface CombinedAccount {
  /** The last characters of its number; absent where none is printed. */
  readonly numberEnd?: string;
  readonly bank?: Bank;
  readonly rows: readonly CombinedRow[];
  readonly breaks: number;
  /** The balance before the first row and the one after the last, where known. */
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
  /** How many rows were left out because another file holds them too. */
  readonly duplicateCount: number;
  readonly gaps: readonly Gap[];
}

/** All files that were given: the accounts in the order in which they were found, and what was not converted. */
export interface CombinedStatements {
  readonly accounts: readonly CombinedAccount[];
  readonly converted: readonly ConvertedFile[];
  readonly refused: readonly RefusedFile[];
}
