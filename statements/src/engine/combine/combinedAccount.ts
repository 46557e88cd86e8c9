import type { Bank } from '../layouts/banks.ts';
import type { PrintedPages } from '../evidence/pageNumbers.ts';
import type { Proof } from '../proof/proof.ts';
import type { Transaction } from '../report/statement.ts';

/** The facts about a row that combining files needs: an ISO date, the narration, and whole paise. */
export type CombinableRow = Pick<
  Transaction,
  'date' | 'description' | 'debitPaise' | 'creditPaise' | 'unsidedPaise' | 'balancePaise' | 'status' | 'hasWordsInDoubt'
>;

/** One account of a file that is combined with others. */
export interface CombinableAccount {
  readonly numberEnd?: string;
  readonly rowCount: number;
  readonly proof: Pick<Proof, 'order' | 'breaks' | 'openingPaise' | 'closingPaise' | 'printed'> & {
    /** Codes, of which a client may not know all. */
    readonly differences?: readonly string[];
  };
}

/** A converted file, with its rows in the order of its accounts. */
export interface CombinableFile<Row extends CombinableRow> {
  /** Its path or name, unique among the files. */
  readonly path: string;
  readonly layout: string;
  readonly bank?: Bank;
  readonly transactions: readonly Row[];
  readonly accounts: readonly CombinableAccount[];
  readonly printedPages?: PrintedPages;
}

/** A row and the file that it was read from. */
export type CombinedRow<Row extends CombinableRow = Transaction> = Row & { readonly path: string };

/** Two consecutive rows of different files between which rows are missing, or may be. */
export interface Gap {
  /**
   * `missing`: the balances differ and there are days between; `unconnected`: they differ and there are no days
   * between; `unknown`: more than a month lies between, and no printed balance shows whether rows are missing.
   */
  readonly kind: 'missing' | 'unconnected' | 'unknown';
  readonly before: { readonly path: string; readonly date: string; readonly balancePaise: number | undefined };
  readonly after: { readonly path: string; readonly date: string; readonly balancePaise: number | undefined };
}

/** One account with the rows of all its files. */
export interface CombinedAccount<Row extends CombinableRow = Transaction> {
  /** The last characters of its number; absent if no number is printed. */
  readonly numberEnd?: string;
  readonly bank?: Bank;
  /** The files that it was read from, also those whose rows other files hold. */
  readonly paths: readonly string[];
  readonly rows: readonly CombinedRow<Row>[];
  /** Places where the figures of the rows and the printed ones disagree, after its files are joined. */
  readonly breaks: number;
  /** Codes of the printed figures outside the rows that differ from them. */
  readonly differences: readonly string[];
  /** The balance before the first row and the one after the last, if known. */
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
  /** The number of rows left out because another file also contains them. */
  readonly duplicateCount: number;
  readonly gaps: readonly Gap[];
}
