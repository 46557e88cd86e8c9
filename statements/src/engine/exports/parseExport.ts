import Papa from 'papaparse';
import { readHolders } from '../accountHolder.ts';
import { completeStatement } from '../completeStatement.ts';
import { dateFormats, parseDate } from '../dates.ts';
import { decodeText } from './decodeText.ts';
import { findExportColumns } from './exportColumns.ts';
import type { ColumnNames, ExportColumns } from './exportColumns.ts';
import { parseMoney, signedBalance } from '../money.ts';
import { prove, withoutProof } from '../proof.ts';
import { Refusal } from '../refusal.ts';
import type { PrintedRow } from '../rows.ts';
import type { Statement } from '../statement.ts';

export interface ExportOptions {
  readonly names: ColumnNames;
  /** More transactions than this are refused. */
  readonly maxRows: number;
}

const delimiters = [',', '\t', ';', '|'];

/** A cell as a person sees it: Excel's `="…"` taken off, white space single. */
function plainCell(cell: string | undefined): string {
  const text = cell ?? '';
  return (/^="(.*)"$/.exec(text)?.[1] ?? text).replace(/\s+/g, ' ').trim();
}

/** Reads one line of an export; `undefined` for lines without a date or any amount: totals, legends, openings. */
function readRow(cells: readonly string[], columns: ExportColumns): PrintedRow | undefined {
  const cell = (column: number | undefined) => (column === undefined ? '' : plainCell(cells[column]));
  const date = parseDate(cell(columns.date), dateFormats);
  const debit = parseMoney(cell(columns.debit));
  const credit = parseMoney(cell(columns.credit));
  if (date === undefined || (debit === undefined && credit === undefined)) return undefined;
  const balance = parseMoney(cell(columns.balance));
  return {
    date,
    narration: cell(columns.description),
    debitPaise: debit?.paise ?? 0,
    creditPaise: credit?.paise ?? 0,
    balancePaise: balance === undefined ? 0 : signedBalance(balance),
  };
}

function readTable(text: string, names: ColumnNames) {
  for (const delimiter of delimiters) {
    const rows = Papa.parse<string[]>(text, { delimiter }).data;
    const columns = findExportColumns(rows, names);
    if (columns === undefined) continue;
    return { preamble: rows.slice(0, columns.heading), rows: rows.slice(columns.heading + 1), columns };
  }
  throw new Refusal('columns-missing');
}

/**
 * Reads a bank's CSV export by the names of its description, debit and credit columns. Comma, semicolon, tab and bar
 * are known, and lines before and after the table are passed over. Without a balance column balances are 0, unproved.
 * Throws `Refusal`: not-text, columns-missing, no-date-column, too-many-rows.
 */
export function parseExport(bytes: Uint8Array, { names, maxRows }: ExportOptions): Statement {
  const { preamble, rows, columns } = readTable(decodeText(bytes), names);
  const { date } = columns;
  const blank = rows.every((row) => row.every((cell) => cell.trim() === ''));
  if (date === undefined && !blank) throw new Refusal('no-date-column');
  const printed = date === undefined ? [] : rows.flatMap((row) => readRow(row, { ...columns, date }) ?? []);
  if (printed.length > maxRows) throw new Refusal('too-many-rows', `The limit is ${maxRows}.`);
  const proof = columns.balance === undefined ? withoutProof(printed) : prove(printed, {});
  return completeStatement('csv', printed, proof, readHolders(preamble));
}
