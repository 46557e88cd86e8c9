import { findCounterparty, prove } from '@artha/statements/engine';
import type { ConvertedStatement } from '../statement/convertedStatement.ts';
import type { ReadCsv } from '../file/csvReader.ts';
import { parseTransactions, type CsvRow } from './parseTransactions.ts';
import type { Transaction } from '../statement/transaction.ts';

/** The result of reading a CSV answer. */
export type CsvAnswer =
  | { readonly ok: true; readonly statement: ConvertedStatement }
  /** `reason` is for the log: it holds no word of the statement. */
  | { readonly ok: false; readonly reason: string };

/** A CSV says nothing about its rows, so the page checks their balances itself. */
function completeRows(rows: readonly CsvRow[]): Pick<ConvertedStatement, 'transactions' | 'accounts' | 'breaks'> {
  const proof = prove(rows, {});
  const transactions = rows.map((row, index): Transaction => ({
    ...row,
    unsidedPaise: 0,
    reason: { by: 'nothing', what: '' },
    counterparty: findCounterparty(row),
    status: proof.statuses[index] ?? 'unprovable',
    isOnlyDateOpen: false,
    balanceChangePaise: undefined,
  }));
  return { transactions, accounts: [{ rowCount: rows.length, proof }], breaks: proof.breaks };
}

/** Reads the answer of a service that gives only a CSV, with six columns by position. */
export function readCsvAnswer(text: string, csv: Blob, fileName: string, readCsv: ReadCsv): CsvAnswer {
  const parsed = parseTransactions(text, readCsv);
  if (!parsed.ok) return parsed;
  const { transactions, skipped } = parsed;
  return {
    ok: true,
    statement: { fileName, way: 'service', csv, layout: 'csv', ...completeRows(transactions), doubts: [], skipped },
  };
}
