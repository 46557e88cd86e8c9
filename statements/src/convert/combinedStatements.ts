import type { CombinedAccount, FileOutcome, Statement } from '../engine/index.ts';

/** A converted file. */
export interface ConvertedFile {
  /** Its path as given on the command line. */
  readonly path: string;
  readonly statement: Statement;
}

/** A file that was not converted, and the reason. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** All given files: the accounts in the order in which they were found, and the files that were not converted. */
export interface CombinedStatements {
  readonly accounts: readonly CombinedAccount[];
  readonly converted: readonly ConvertedFile[];
  readonly refused: readonly RefusedFile[];
  /** The outcome of every file. */
  readonly outcomes: readonly FileOutcome[];
}
