import type { ReadCsv } from '../file/csvReader.ts';
import { parsePaise } from '../statement/paise.ts';

/** One row of a CSV answer. */
export interface CsvRow {
  readonly date: string;
  readonly description: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number | undefined;
  readonly category: string;
}

/** The result of parsing a CSV answer. */
export type ParsedTransactions =
  | { readonly ok: true; readonly transactions: readonly CsvRow[]; readonly skipped: number }
  | { readonly ok: false; readonly reason: string };

type Fields = [
  date: string,
  description: string,
  debit: string,
  credit: string,
  balance: string,
  category: string,
  ...more: string[],
];

const hasAllFields = (row: string[]): row is Fields => row.length >= 6;

function readRow([date, description, debit, credit, balance, category]: Fields): CsvRow {
  return {
    date: date.trim(),
    description: description.trim(),
    debitPaise: parsePaise(debit),
    creditPaise: parsePaise(credit),
    balancePaise: balance.trim() === '' ? undefined : parsePaise(balance),
    category: category.trim() || 'Uncategorized',
  };
}

/**
 * Reads a CSV answer by position: date, description, debit, credit, balance, category. The first line is a header; rows
 * with fewer fields are left out and counted in `skipped`.
 */
export function parseTransactions(text: string, readCsv: ReadCsv): ParsedTransactions {
  if (text.trim() === '') return { ok: false, reason: 'Invalid CSV data: No data received.' };
  const rows = readCsv(text).slice(1);
  const transactions = rows.filter(hasAllFields).map(readRow);
  if (transactions.length === 0) return { ok: false, reason: 'Invalid CSV data: No rows found.' };
  return { ok: true, transactions, skipped: rows.length - transactions.length };
}
