import { composeForm } from './composeForm.ts';
import type { ReadCsv } from './csvReader.ts';
import { parseTransactions } from './parseTransactions.ts';
import type { ReportHeaders } from './proof.ts';
import type { Transaction } from './transaction.ts';
import { uploadStatement, type Fetch } from './uploadStatement.ts';
import type { Upload } from './validateUpload.ts';

/** A statement that has been converted, ready to show. */
export interface ConvertedStatement {
  readonly fileName: string;
  /** The service's answer, byte for byte. */
  readonly csv: Blob;
  readonly transactions: readonly Transaction[];
  /** Rows of the answer that had too few fields to be shown. */
  readonly skipped: number;
  /** What the service says about it besides its rows. */
  readonly headers: ReportHeaders;
}

export type Conversion =
  | { readonly kind: 'statement'; readonly statement: ConvertedStatement }
  | { readonly kind: 'message'; readonly message: string }
  /** `csv` is an answer that came but could not be read. */
  | { readonly kind: 'error'; readonly message: string; readonly csv?: Blob };

/** What a conversion needs from outside: network, CSV parser and log. */
export interface ConversionPorts {
  readonly fetch: Fetch;
  readonly loadCsvReader: () => Promise<ReadCsv>;
  /** Logs counts and reasons, never a word of the statement. */
  readonly warn: (message: string) => void;
}

const NOT_PARSED = 'Failed to parse CSV data. Please check the file format.';
const NO_READER =
  'Your statement was converted, but the part of this page that shows it did not load. Download the CSV, or upload again.';

/** Uploads a statement and reads the answer. Never rejects. */
export async function convertStatement(
  { fetch, loadCsvReader, warn }: ConversionPorts,
  url: string,
  upload: Upload,
  signal?: AbortSignal,
): Promise<Conversion> {
  // The reader loads while the service works.
  const reader = loadCsvReader().catch(() => undefined);
  const outcome = await uploadStatement(fetch, url, composeForm(upload), signal);
  if (outcome.kind !== 'csv') return outcome;

  const { csv, text, headers } = outcome;
  const readCsv = await reader;
  if (!readCsv) return { kind: 'error', message: NO_READER, csv };

  const parsed = parseTransactions(text, readCsv);
  if (!parsed.ok) {
    warn(parsed.reason);
    return { kind: 'error', message: NOT_PARSED, csv };
  }

  const { transactions, skipped } = parsed;
  if (skipped > 0) warn(`${skipped} of ${skipped + transactions.length} rows skipped: fewer than 6 fields.`);
  return {
    kind: 'statement',
    statement: { fileName: upload.file.name, csv, transactions, skipped, headers },
  };
}
