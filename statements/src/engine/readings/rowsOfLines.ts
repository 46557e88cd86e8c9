import type { Line } from '../lines/lines.ts';
import { areRowsBoxed } from './assignLinesToRows.ts';
import type { PageOfLines } from './assignLinesToRows.ts';
import type { ColumnBounds } from '../table/columns.ts';
import { baselineOf } from './rowSpacing.ts';
import type { TableLine } from './tableLine.ts';

/** A line of a row that may hold words of its narration. */
export type RowLine = Extract<TableLine, { readonly kind: 'row' | 'continuation' }>;

const isRowLine = (line: TableLine | undefined): line is RowLine =>
  line?.kind === 'row' || line?.kind === 'continuation';

/** A line of a row, and the edges drawn around it on its page. */
export interface PlacedLine {
  readonly line: RowLine;
  readonly columns: readonly ColumnBounds[];
  /** Whether the edges of the columns are drawn. */
  readonly isInColumn: boolean;
  /** Whether the edges of its row are drawn. */
  readonly isInBox: boolean;
}

/** A line that was not understood, beside a row. */
export interface StrayLine {
  readonly line: Line;
  readonly columns: readonly ColumnBounds[];
  /** The distance from the lines of the row, in points; 0 between two rows. */
  readonly gap: number;
}

/** A row of the table with its lines from top to bottom, over all pages. */
export interface RowOfLines {
  readonly lines: PlacedLine[];
  /** Whether some of its lines may belong to the row before or after it, or to the header or footer of a page. */
  isOpen: boolean;
  /** Whether the first line of a page is above its date: the row before may continue there. */
  isFirstOfPage: boolean;
  /** The widest distance between two of its lines on a page. */
  widestGap: number;
  /** Whether it continues directly below the titles of the next page. */
  isContinued: boolean;
  /** Lines of text beside it that are in no row: they are part of a page header or footer, or of this row. */
  readonly beside: RowLine[];
  readonly strays: StrayLine[];
}

/** The nearest rows whose first lines come before and after a line, by the indexes of these lines. */
function rowsBeside(byIndex: ReadonlyMap<number, RowOfLines>, index: number): RowOfLines[] {
  const places = [...byIndex.keys()];
  const neighbours = [places.findLast((place) => place < index), places.find((place) => place > index)];
  return neighbours.flatMap((place) => (place === undefined ? [] : (byIndex.get(place) ?? [])));
}

/**
 * Adds a line that was not understood to the rows beside it: to both if it is between two rows, otherwise to the row it
 * follows.
 */
function addStray(
  { part: { columns }, lines }: PageOfLines,
  byIndex: ReadonlyMap<number, RowOfLines>,
  index: number,
): void {
  const line = lines[index]?.line;
  const rows = rowsBeside(byIndex, index);
  if (line === undefined) return;
  const gaps = [index - 1, index + 1].flatMap((at) =>
    isRowLine(lines[at]) ? [Math.abs(baselineOf(lines, at) - line.baseline)] : [],
  );
  const gap = rows.length > 1 ? 0 : Math.min(...gaps);
  for (const row of rows) row.strays.push({ line, columns, gap });
}

/** Gathers the lines of each row, in the order of the rows. */
export function gatherRows(pages: readonly PageOfLines[]): RowOfLines[] {
  const rows: RowOfLines[] = [];
  const ofNextRow: PlacedLine[] = [];
  for (const page of pages) {
    const { part, lines, assignments } = page;
    const { columns } = part;
    const isInColumn = (part.grid?.columnEdges.length ?? 0) > 0;
    const isInBox = areRowsBoxed(part, lines);
    const lastRow = rows.at(-1);
    const byIndex = new Map<number, RowOfLines>();
    for (const [index, { kind }] of lines.entries()) {
      if (kind !== 'row') continue;
      const row = {
        lines: ofNextRow.splice(0),
        isOpen: false,
        isFirstOfPage: false,
        widestGap: 0,
        isContinued: false,
        beside: [],
        strays: [],
      };
      row.isOpen = row.lines.length > 0;
      rows.push(row);
      byIndex.set(index, row);
    }
    const first = lines.findIndex(isRowLine);
    for (const [index, line] of lines.entries()) {
      const assignment = assignments[index];
      if (line.kind === 'other' && line.isNote !== true) addStray(page, byIndex, index);
      if (!isRowLine(line)) continue;
      if (assignment === undefined) {
        for (const row of rowsBeside(byIndex, index)) row.beside.push(line);
        continue;
      }
      const placed = { line, columns, isInColumn, isInBox };
      if (assignment === 'nextPage') {
        ofNextRow.push(placed);
        continue;
      }
      const row = assignment === 'previousPage' ? lastRow : byIndex.get(assignment);
      if (row === undefined) continue;
      row.lines.push(placed);
      if (assignment === 'previousPage') {
        row.isContinued = true;
        if (part.titlesEnd === undefined) row.isOpen = true;
      }
      if (isInBox || assignment === 'previousPage') continue;
      const gap = assignments[index - 1] === assignment ? baselineOf(lines, index) - baselineOf(lines, index - 1) : 0;
      row.widestGap = Math.max(row.widestGap, gap);
      if (index === first && line.kind === 'continuation') row.isFirstOfPage = true;
    }
  }
  return rows;
}
