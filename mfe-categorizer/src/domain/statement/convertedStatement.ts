import type { Bank, Statement, StatementAccount } from '@artha/statements/engine';
import type { RowToCheck } from '../../device/scan/scanMessages.ts';
import type { Transaction } from './transaction.ts';

/** One account of a statement. Its rows are consecutive, in the order of the accounts. */
export interface Account {
  /** The last characters of its number; absent if none is printed. */
  readonly numberEnd?: string;
  readonly rowCount: number;
  readonly proof: {
    readonly order: 'oldest first' | 'newest first';
    readonly breaks: number;
    /** Codes of the printed figures outside the rows that differ from them; absent if they are not known. */
    readonly differences?: readonly string[];
    readonly openingPaise: number | undefined;
    readonly closingPaise: number | undefined;
    /** The figures that the statement prints besides its rows; absent if they are not known. */
    readonly printed?: NonNullable<StatementAccount['proof']['printed']>;
  };
}

/** The place of a conversion: the service, the device, or none for the sample. */
export type Way = 'service' | 'device' | 'sample';

/** A converted statement, ready to show. */
export interface ConvertedStatement {
  readonly fileName: string;
  readonly way: Way;
  /** The answer as CSV, byte for byte. */
  readonly csv: Blob;
  readonly layout: string;
  /** Absent if the layout belongs to no bank. */
  readonly bank?: Bank;
  readonly printedPages?: NonNullable<Statement['printedPages']>;
  readonly transactions: readonly Transaction[];
  readonly accounts: readonly Account[];
  /** Places where the figures printed do not agree. */
  readonly breaks: number;
  /** Codes of doubts about the statement as a whole. */
  readonly doubts: readonly string[];
  /** Of a scan, the rows to compare with their pictures. */
  readonly toCheck?: readonly RowToCheck[];
  /** Rows of a CSV that had too few fields to be shown. */
  readonly skipped: number;
}
