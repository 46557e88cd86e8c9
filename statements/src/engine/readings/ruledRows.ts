import { readLeadingDate } from '../amounts/dates.ts';
import { isEmptyAmount } from '../amounts/emptyAmount.ts';
import { parseMoney } from '../amounts/money.ts';
import { middleOfLine, spaceAt } from '../evidence/grid.ts';
import { moneyRoles } from '../layouts/layout.ts';
import type { Assumptions } from './assumptions.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import { splitIntoCells } from '../table/columns.ts';
import type { WordsByRole, ColumnBounds } from '../table/columns.ts';
import { joinFiguresBelow } from './joinFiguresBelow.ts';
import type { TablePart } from '../table/section.ts';
import { readTableLine } from './tableLine.ts';
import type { TableLine } from './tableLine.ts';

/** Lines between the same two drawn lines, by their indexes. */
function groupBySpace(lines: readonly Line[], edges: readonly number[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const [index, line] of lines.entries()) {
    const space = spaceAt(edges, middleOfLine(line));
    if (space < 0 || space >= edges.length - 1) continue;
    groups.set(space, [...(groups.get(space) ?? []), index]);
  }
  return [...groups.values()];
}

/** Whether every column of money holds at most one amount, which may be split over the lines. */
function holdsOneAmountEach(cells: readonly WordsByRole[], { notation }: Assumptions): boolean {
  return [...moneyRoles].every((role) => {
    const pieces = cells.map((one) => textOf(one[role] ?? [])).filter((text) => !isEmptyAmount(text));
    const amounts = pieces.filter((text) => !/^[.,]/.test(text) && parseMoney(text, notation) !== undefined);
    return amounts.length <= 1 && (pieces.length === 0 || parseMoney(pieces.join(''), notation) !== undefined);
  });
}

/**
 * Reads several lines between two drawn lines as one row: a date or an amount may be split over them, or be on a lower
 * line than the date. `undefined` if they are not a row.
 */
function readAsOneRow(
  lines: readonly Line[],
  columns: readonly ColumnBounds[],
  assumptions: Assumptions,
): TableLine[] | undefined {
  const [first] = lines;
  const cells = lines.flatMap((line) => splitIntoCells(line, columns) ?? []);
  if (first === undefined || cells.length < lines.length || !holdsOneAmountEach(cells, assumptions)) return undefined;
  const whole = readTableLine({ ...first, words: lines.flatMap(({ words }) => words) }, columns, assumptions);
  if (whole.kind !== 'row') return undefined;
  return lines.map((line, index): TableLine => {
    const narration = cells[index]?.narration ?? [];
    return index === 0
      ? { kind: 'row', line, narration, figures: whole.figures }
      : { kind: 'continuation', line, narration, dateText: '' };
  });
}

/** Baselines within this share of the line height are one line, printed unevenly. */
const maxOffsetInLine = 0.75;

function hasNoAmount(line: TableLine | undefined): boolean {
  if (line?.kind !== 'row') return false;
  const { debitPaise, creditPaise, unsidedPaise } = line.figures;
  return debitPaise + creditPaise + unsidedPaise === 0;
}

/** Whether a line is a row by itself, with a date that is not continued below. */
function hasWholeDate(line: TableLine | undefined): boolean {
  return line?.kind === 'row' && readLeadingDate(line.figures.dateText.split(' ')) !== undefined;
}

/**
 * Reads lines together that are one line of a row: a date that is printed a little higher or lower than its amounts, or
 * an amount on the line below its date and balance.
 */
function joinSplitLines(
  lines: readonly Line[],
  read: TableLine[],
  columns: readonly ColumnBounds[],
  { notation = 'point' }: Assumptions,
): void {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || read[index + 1]?.kind === 'row') continue;
    const isUneven = read[index]?.kind !== 'row' && next.baseline - line.baseline <= maxOffsetInLine * line.height;
    if (!isUneven && !(hasNoAmount(read[index]) && read[index + 1]?.kind === 'other')) continue;
    const together = readAsOneRow([line, next], columns, { notation });
    for (const [at, one] of together?.entries() ?? []) read[index + at] = one;
  }
}

/**
 * Reads the lines of a part of the table. Lines between the same two drawn lines are read together if they are not
 * understood one by one.
 */
export function readLinesOfPart({ lines, grid, columns }: TablePart, assumptions: Assumptions): TableLine[] {
  const read = lines.map((line) => readTableLine(line, columns, assumptions));
  joinSplitLines(lines, read, columns, assumptions);
  joinFiguresBelow(lines, read, columns, assumptions.notation ?? 'point');
  if (grid === undefined || grid.columnEdges.length === 0) return read;
  for (const group of groupBySpace(lines, grid.rowEdges)) {
    const kinds = group.map((index) => read[index]?.kind);
    const isUnderstood = kinds.filter((kind) => kind === 'row').length === 1 && !kinds.includes('other');
    const dated = group.filter((index) => hasWholeDate(read[index]));
    if (group.length < 2 || isUnderstood || dated.length > 1 || kinds.includes('summary')) continue;
    const together = readAsOneRow(
      group.flatMap((index) => lines[index] ?? []),
      columns,
      assumptions,
    );
    for (const [at, line] of together?.entries() ?? []) read[group[at] ?? -1] = line;
  }
  return read;
}
