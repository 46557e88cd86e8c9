import type { CombinedAccount, Statement } from '../engine/index.ts';

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

/** All files that were given: the accounts in the order in which they were found, and what was not converted. */
export interface CombinedStatements {
  readonly accounts: readonly CombinedAccount[];
  readonly converted: readonly ConvertedFile[];
  readonly refused: readonly RefusedFile[];
}
