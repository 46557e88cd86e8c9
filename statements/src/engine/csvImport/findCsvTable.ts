import { Refusal } from '../statement/refusal.ts';
import type { ColumnNames } from './columnNames.ts';
import type { Cells } from './csvCells.ts';
import { findCsvColumns } from './csvColumns.ts';
import type { CsvColumns } from './csvColumns.ts';
import { describeMissingColumns } from './describeMissingColumns.ts';
import { splitCsv } from './splitCsv.ts';
import type { CsvLines } from './splitCsv.ts';

/** The lines of an export before, at and below its titles. */
export interface CsvTable {
  readonly before: readonly Cells[];
  readonly titles: Cells;
  readonly below: readonly Cells[];
  readonly columns: CsvColumns;
}

/** The titles stand within this many lines; this many lines below them show what the columns hold. */
const maxTitleLine = 300;
const sampleLines = 200;

function widthOf({ lines }: CsvLines): number {
  return Math.max(...lines.slice(0, maxTitleLine).map((cells) => cells.length));
}

function* matchTitleLines({ lines }: CsvLines, names: ColumnNames) {
  for (const [index, titles] of lines.slice(0, maxTitleLine).entries()) {
    const found = findCsvColumns(titles, lines.slice(index + 1, index + 1 + sampleLines), names);
    yield { ...found, index, titles };
  }
}

/**
 * Finds the line of titles with any delimiter: the first with dates below it, else the first that holds the names.
 * @throws Refusal with columns-missing, which says what is missing and what is there, or with unreadable-rows where an
 * unclosed quotation mark has swallowed lines of the table.
 */
export function findCsvTable(text: string, names: ColumnNames): CsvTable {
  const tables = splitCsv(text);
  let found: CsvTable | undefined;
  let nearest: { readonly titles: Cells; readonly missing: readonly string[] } | undefined;
  for (const table of tables) {
    for (const line of matchTitleLines(table, names)) {
      if ('missing' in line) {
        if (line.missing.length < (nearest?.missing.length ?? 3)) nearest = line;
        continue;
      }
      if (found !== undefined && line.columns.date === undefined) continue;
      const { index, titles, columns } = line;
      found = { before: table.lines.slice(0, index), titles, below: table.lines.slice(index + 1), columns };
      if (columns.date === undefined) continue;
      if (table.brokenLine !== undefined && table.brokenLine >= index) {
        const line = table.brokenLine + 1;
        throw new Refusal('unreadable-rows', `A quotation mark in line ${line} is never closed.`);
      }
      return found;
    }
  }
  if (found !== undefined) return found;
  const missing = nearest?.missing ?? [names.description, names.debit, names.credit];
  const widest = tables.toSorted((left, right) => widthOf(right) - widthOf(left))[0];
  throw new Refusal('columns-missing', describeMissingColumns(missing, nearest?.titles, widest?.lines ?? []));
}
