import { StatementRefusal } from '../refusals/refusal.ts';
import { alignCells } from './alignCells.ts';
import type { Preference } from './alignCells.ts';
import { isBlank, isDated, isMoney, readMoney, toPoint } from './cells.ts';
import type { Cells } from './cells.ts';
import type { ColumnNames } from './columnNames.ts';
import { describeMissingColumns } from './describeMissingColumns.ts';
import type { Sheet } from './sheet.ts';
import { findRowAbove } from './rowsAboveTitles.ts';
import { restoreSerialDates } from './serialDates.ts';
import { guessTableColumns, guessUntitledColumns, neededColumns } from './guessTableColumns.ts';
import { isBalanceLine } from './tableBalances.ts';
import { columnsOfAmounts, findTableColumns } from './tableColumns.ts';
import type { TableColumns } from './tableColumns.ts';

/** The lines of an export before, at and below its titles. */
export interface CellTable {
  readonly before: readonly Cells[];
  readonly titles: Cells;
  readonly below: readonly Cells[];
  readonly columns: TableColumns;
  /** Lines whose cells could also be put into their columns in another way. */
  readonly otherwise?: readonly Cells[] | undefined;
}

/** The titles are within this number of lines; the same number of lines below them is used to judge the columns. */
const maxTitleLine = 300;
const sampleLines = 200;

/** A sheet whose titles name its dates, narrations and amounts has transactions, even if another names more. */
const minNamed = 3;

/** The line of titles that was found, or the names that are in no line. */
type Found =
  | { readonly table: CellTable }
  | { readonly missing: readonly string[]; readonly titles: Cells | undefined };

function widthOf({ lines }: Sheet): number {
  return Math.max(0, ...lines.slice(0, maxTitleLine).map((cells) => cells.length));
}

interface TitleLine {
  readonly titles: Cells;
  /** The line below the titles. */
  readonly next: number;
}

/** Titles may number a column: `1`. */
const columnNumberPattern = /^\s*\d{1,2}\s*$/;

const hasLetters = (cell: string) => /\p{L}/u.test(cell);

function isWords(cells: Cells | undefined): cells is Cells {
  const figures = (cells ?? []).filter(isMoney);
  const words = (cells ?? []).filter(hasLetters);
  return (
    words.length > 0 && figures.length < words.length / 2 && figures.every((cell) => columnNumberPattern.test(cell))
  );
}

/** The lines that may be the titles, then pairs of lines that may be titles on two lines. */
function* titleLines({ lines }: Sheet): Generator<TitleLine> {
  const first = lines.slice(0, maxTitleLine);
  for (const [index, titles] of first.entries()) yield { titles, next: index + 1 };
  for (const [index, upper] of first.entries()) {
    const lower = lines[index + 1];
    if (!isWords(upper) || !isWords(lower)) continue;
    const width = Math.max(upper.length, lower.length);
    const titles = Array.from({ length: width }, (_, column) => `${upper[column] ?? ''} ${lower[column] ?? ''}`.trim());
    yield { titles, next: index + 2 };
  }
}

/** Rewrites amounts of a column with decimal commas with points, if no amount of the column has a point. */
function withPoints(lines: readonly Cells[], columns: readonly number[]): readonly Cells[] {
  const hasCommas = columns.filter((column) => {
    const filled = lines.map((cells) => cells[column]).filter((cell) => !isBlank(cell));
    const commas = filled.filter((cell) => toPoint(cell) !== undefined && readMoney(cell) === undefined).length;
    const points = filled.filter((cell) => readMoney(cell) !== undefined && toPoint(cell) === undefined).length;
    return commas > points;
  });
  if (hasCommas.length === 0) return lines;
  return lines.map((cells) =>
    cells.map((cell, column) => (hasCommas.includes(column) ? (toPoint(cell) ?? cell) : cell)),
  );
}

/** Lines of a sheet, with the dates of the columns that the titles name. */
function datedLines(
  { lines, is1904 }: Sheet,
  { titles, next }: TitleLine,
  first: number,
  end?: number,
): readonly Cells[] {
  return restoreSerialDates(titles, lines.slice(first, end), { sample: lines.slice(next, next + sampleLines), is1904 });
}

const sampleBelow = (sheet: Sheet, line: TitleLine) => datedLines(sheet, line, line.next, line.next + sampleLines);

function toTable(sheet: Sheet, line: TitleLine, columns: TableColumns): CellTable {
  const { lines, delimiter } = sheet;
  const { titles, next } = line;
  const first = findRowAbove(datedLines(sheet, line, 0, next), next, columns);
  const rest = datedLines(sheet, line, first ?? next);
  const align = (preference: Preference) =>
    delimiter === undefined ? rest : rest.map((cells) => alignCells(cells, titles, columns, { preference, delimiter }));
  const [below, other] = [align('narrations'), align('amounts')];
  const isOther = below.some((cells, line) => cells.join('\n') !== other[line]?.join('\n'));
  const figures = [...columns.balances, ...columns.amounts.flatMap(columnsOfAmounts)];
  return {
    before: lines.slice(0, first ?? (titles.length === 0 ? next : next - 1)),
    titles,
    below: withPoints(below, figures),
    columns,
    otherwise: isOther ? withPoints(other, figures) : undefined,
  };
}

/**
 * Finds the titles of a sheet by the sender's names: the first line with dates below it, else the first line with the
 * names.
 */
function findNamedTable(sheet: Sheet, names: ColumnNames): Found {
  let undated: CellTable | undefined;
  let nearest: { readonly titles: Cells; readonly missing: readonly string[] } | undefined;
  for (const line of titleLines(sheet)) {
    const found = findTableColumns(line.titles, sampleBelow(sheet, line), names);
    if ('missing' in found) {
      if (found.missing.length < (nearest?.missing.length ?? 3)) nearest = { titles: line.titles, ...found };
    } else if (found.columns.date === undefined) undated ??= toTable(sheet, line, found.columns);
    else return { table: toTable(sheet, line, found.columns) };
  }
  return undated === undefined ? { missing: [], titles: undefined, ...nearest } : { table: undated };
}

/** Whether titles on two lines are one line of titles with the rest of its words below: `Balance`, then `before`. */
function continues({ lines }: Sheet, one: TitleLine, two: TitleLine): boolean {
  const lower = lines[one.next] ?? [];
  const isBelow = lower.every((cell, column) => isBlank(cell) || !isBlank(one.titles[column]));
  return two.next === one.next + 1 && isBelow && !lower.some((cell) => isDated(cell) || isBalanceLine(cell));
}

/** Finds the titles of a sheet by their words and the cells below them: the line that names most of a table. */
function findTitledTable(sheet: Sheet): Found & { readonly named: number } {
  let best: { readonly line: TitleLine; readonly columns: TableColumns; readonly named: number } | undefined;
  let nearest: { readonly titles: Cells; readonly missing: readonly string[] } | undefined;
  for (const line of titleLines(sheet)) {
    if (!isWords(line.titles)) continue;
    const found = guessTableColumns(line.titles, sampleBelow(sheet, line));
    if ('missing' in found) {
      if (found.missing.length < (nearest?.missing.length ?? 3)) nearest = { titles: line.titles, ...found };
    } else if (
      best === undefined ||
      found.named > best.named ||
      (found.named === best.named && continues(sheet, best.line, line))
    )
      best = { line, ...found };
  }
  if (best !== undefined) return { table: toTable(sheet, best.line, best.columns), named: best.named };
  const first = sheet.lines.findIndex((cells) => cells.some(isDated) && cells.some(isMoney));
  const untitled = first < 0 ? undefined : guessUntitledColumns(sheet.lines.slice(first, first + sampleLines));
  if (untitled === undefined) return { missing: [], titles: undefined, ...nearest, named: 0 };
  return { table: toTable(sheet, { titles: [], next: first }, untitled), named: 0 };
}

function refuseBroken({ brokenLine }: Sheet, { before }: CellTable): void {
  if (brokenLine === undefined || brokenLine < before.length) return;
  throw new StatementRefusal('unreadable-rows', { kind: 'unclosed-quote', line: brokenLine + 1 });
}

/**
 * Finds the tables of an export by the sender's names for the columns, or by their titles and contents: one among the
 * ways in which a text is split, or one on each sheet of a workbook.
 * @throws StatementRefusal with columns-missing or table-missing, which name the missing columns and the existing ones, or with
 * unreadable-rows if an unclosed quotation mark has swallowed lines of the table.
 */
export function findTables(
  sheets: readonly Sheet[],
  names: ColumnNames | undefined,
  areSheets: boolean,
): readonly CellTable[] {
  const found = sheets.map((sheet) => ({
    sheet,
    found: names === undefined ? findTitledTable(sheet) : { ...findNamedTable(sheet, names), named: 0 },
  }));
  const tables = found.flatMap(({ sheet, found: one }) => ('table' in one ? [{ sheet, ...one }] : []));
  const dated = tables.filter(({ table }) => table.columns.date !== undefined);
  const best = (dated.length > 0 ? dated : tables).toSorted((left, right) => right.named - left.named);
  const leastNamed = Math.min(best[0]?.named ?? 0, minNamed);
  const chosen = areSheets && dated.length > 0 ? dated.filter(({ named }) => named >= leastNamed) : best.slice(0, 1);
  for (const { sheet, table } of chosen) refuseBroken(sheet, table);
  if (chosen.length > 0) return chosen.map(({ table }) => table);
  const nearest = found
    .flatMap(({ found: one }) => ('missing' in one && one.titles !== undefined ? [one] : []))
    .toSorted((left, right) => left.missing.length - right.missing.length)[0];
  const [widest] = sheets.toSorted((left, right) => widthOf(right) - widthOf(left));
  const asked = names === undefined ? undefined : [names.description, names.debit, names.credit];
  throw new StatementRefusal(
    asked === undefined ? 'table-missing' : 'columns-missing',
    describeMissingColumns(nearest?.missing ?? asked ?? neededColumns, nearest?.titles, widest?.lines ?? []),
  );
}
