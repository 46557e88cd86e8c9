import { cellsOf } from './columns.ts';
import type { Cells, ColumnPlace } from './columns.ts';
import { parseDate } from './dates.ts';
import type { Layout } from './layout.ts';
import { textOf } from './lines.ts';
import type { Line } from './lines.ts';
import { parseMoney, signedBalance } from './money.ts';
import type { Word } from './words.ts';

/** What a dated line says apart from its narration: an ISO date and whole paise. */
export interface Entry {
  readonly date: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number;
}

/** A line of the table, read: the dated line of a row, more narration of one, or neither. */
export type TableLine =
  | { readonly kind: 'dated'; readonly line: Line; readonly narration: readonly Word[]; readonly entry: Entry }
  | { readonly kind: 'more'; readonly line: Line; readonly narration: readonly Word[] }
  | { readonly kind: 'foreign'; readonly line: Line };

/** Columns that only the dated line of a row fills. */
const entryRoles = ['date', 'debit', 'credit', 'balance'] as const;

function amountIn(words: readonly Word[] | undefined): number {
  return parseMoney(textOf(words ?? []))?.paise ?? 0;
}

function readEntry(cells: Cells, layout: Layout): Entry | undefined {
  const date = parseDate(textOf(cells.date ?? []), layout.dateFormats);
  const balance = parseMoney(textOf(cells.balance ?? []));
  if (date === undefined || balance === undefined) return undefined;
  return {
    date,
    debitPaise: amountIn(cells.debit),
    creditPaise: amountIn(cells.credit),
    balancePaise: signedBalance(balance),
  };
}

/** Says what a line of the table is. A line that is not wholly understood is foreign. */
export function readTableLine(line: Line, columns: readonly ColumnPlace[], layout: Layout): TableLine {
  const cells = cellsOf(line, columns);
  if (cells === undefined) return { kind: 'foreign', line };
  const entry = readEntry(cells, layout);
  if (entry !== undefined) return { kind: 'dated', line, narration: cells.narration ?? [], entry };
  const narration = cells.narration;
  if (narration === undefined || entryRoles.some((role) => cells[role] !== undefined)) return { kind: 'foreign', line };
  return { kind: 'more', line, narration };
}
