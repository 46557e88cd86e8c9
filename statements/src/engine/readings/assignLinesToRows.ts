import { medianOf } from '../amounts/medianOf.ts';
import { middleOfLine, spaceAt } from '../evidence/grid.ts';
import { textOf } from '../lines/lines.ts';
import { baselineOf, findRuns, minRowGapRatio } from './rowSpacing.ts';
import { maxPitchInRow } from '../lines/gaps.ts';
import type { RowSpacing } from './rowSpacing.ts';
import type { TablePart } from '../table/section.ts';
import type { TableLine } from './tableLine.ts';

/**
 * The row that a line of a page belongs to: the index of the line on which its row begins, the last row of the page
 * before, the first row of the next page, or no row (`undefined`).
 */
export type RowAssignment = number | 'previousPage' | 'nextPage' | undefined;

/** The lines of the table on one page, and the row that each belongs to. */
export interface PageOfLines {
  readonly part: TablePart;
  readonly lines: readonly TableLine[];
  readonly assignments: readonly RowAssignment[];
}

/** The first line below the titles follows them within this many line heights. */
const maxPitchBelowTitles = 3.5;
/** The assumed distance between lines of a row, in line heights, if no row of the statement has two lines. */
const defaultPitch = 1.2;
/** Penalty for a boundary between rows, per point of its distance from the midpoint between their dates. */
const offCentrePenalty = 0.05;

/**
 * Whether a page's first line continues the last row of the page before: it is directly below the titles or at the top
 * of the page.
 */
function continuesPreviousPage(part: TablePart, lines: readonly TableLine[], index: number): boolean {
  const first = lines[index];
  if (part.isClosedAbove === true) return false;
  if (first === undefined || lines.slice(0, index).some((line) => line.kind !== 'other')) return false;
  if (part.titlesEnd === undefined) return true;
  return index === 0 && first.line.baseline - part.titlesEnd <= maxPitchBelowTitles * first.line.height;
}

/** Distances count as equal if their ratio is at most this. */
const maxGapRatio = 1.05;

/** The distance from the line above. */
function gapAbove(lines: readonly TableLine[], index: number): number {
  return index === 0 ? 0 : baselineOf(lines, index) - baselineOf(lines, index - 1);
}

/**
 * Assigns every line to the row above it. Below the last row of the page, only lines spaced as closely as those in the
 * rows above are assigned, because other text may follow the table.
 */
function assignToRowAbove(part: TablePart, lines: readonly TableLine[]): RowAssignment[] {
  const assignments: RowAssignment[] = [];
  const lastRow = lines.findLastIndex(({ kind }) => kind === 'row');
  const gapsInRows = lines.flatMap(({ kind }, index) =>
    kind === 'continuation' && index < lastRow ? [gapAbove(lines, index)] : [],
  );
  const widest = Math.max(0, ...gapsInRows);
  for (const [index, { kind, line }] of lines.entries()) {
    const isClose =
      index < lastRow || gapAbove(lines, index) <= Math.max(maxGapRatio * widest, maxPitchInRow * line.height);
    if (kind === 'row') assignments.push(index);
    else if (kind !== 'continuation') assignments.push(undefined);
    else if (continuesPreviousPage(part, lines, index)) assignments.push('previousPage');
    else assignments.push(isClose ? assignments[index - 1] : undefined);
  }
  return assignments;
}

/** Assigns every line to the row below it, for tables whose rows end with their dates. */
function assignToRowBelow(lines: readonly TableLine[]): RowAssignment[] {
  const assignments: RowAssignment[] = lines.map(() => undefined);
  for (const [index, { kind }] of [...lines.entries()].toReversed()) {
    if (kind === 'row') assignments[index] = index;
    else if (kind === 'continuation') assignments[index] = assignments[index + 1];
  }
  return assignments;
}

/** The boundary between two rows: the widest gap between their dates, or the middle one of equal gaps. */
function rowBoundary(ys: readonly number[], upper: number, lower: number): number {
  const middle = (upper + lower) / 2;
  let best = { score: -Infinity, y: middle };
  for (const [at, below] of ys.entries()) {
    const above = ys[at - 1];
    if (above === undefined || below <= upper || above >= lower) continue;
    const [from, to] = [Math.max(above, upper), Math.min(below, lower)];
    const y = (from + to) / 2;
    const score = to - from - offCentrePenalty * Math.abs(y - middle);
    if (score > best.score) best = { score, y };
  }
  return best.y;
}

/** The distance between the line at or above a position and the line below it. */
function gapAt(ys: readonly number[], y: number): number {
  return (ys.find((one) => one > y) ?? Infinity) - (ys.findLast((one) => one <= y) ?? -Infinity);
}

/** The last line before the first wide gap, going outwards from a date. Another row begins beyond it. */
function lastLineWithin(ys: readonly number[], date: number, widest: number): number {
  let last = date;
  for (const y of ys) {
    if (Math.abs(y - last) > widest) return last;
    last = y;
  }
  return last;
}

/**
 * The positions of the lines from top to bottom. A line that begins no row is placed directly below the line above it.
 */
function positionsOf(
  lines: readonly TableLine[],
  run: readonly number[],
  pitch: number,
  neverFirst?: RegExp,
): number[] {
  const ys: number[] = [];
  for (const index of run) {
    const y = baselineOf(lines, index);
    const above = ys.at(-1);
    const line = lines[index];
    const isJoined = line?.kind === 'continuation' && neverFirst?.test(textOf(line.narration)) === true;
    ys.push(isJoined && above !== undefined ? Math.min(y, above + pitch) : y);
  }
  return ys;
}

/** Assigns every line to the row whose date is in the middle of it; rows are separated at the widest gaps. */
function assignToNearestDate(
  part: TablePart,
  lines: readonly TableLine[],
  { pitch }: RowSpacing,
  neverFirst: RegExp | undefined,
): RowAssignment[] {
  const assignments: RowAssignment[] = lines.map(() => undefined);
  for (const run of findRuns(lines)) {
    const rows = run.filter((index) => lines[index]?.kind === 'row');
    const [first] = rows;
    const last = rows.at(-1);
    const continues = continuesPreviousPage(part, lines, run[0] ?? 0);
    if (first === undefined || last === undefined) {
      if (continues) for (const index of run) assignments[index] = 'previousPage';
      continue;
    }
    const widest = minRowGapRatio * (pitch > 0 ? pitch : defaultPitch * (lines[first]?.line.height ?? 0));
    const ys = positionsOf(lines, run, pitch, neverFirst);
    const [firstY, lastY] = [baselineOf(lines, first), baselineOf(lines, last)];
    const boundaries = rows
      .slice(1)
      .map((lower, at) => rowBoundary(ys, baselineOf(lines, rows[at] ?? lower), baselineOf(lines, lower)));
    const medianRowGap = medianOf(boundaries.map((y) => gapAt(ys, y)));
    const linesAbove = ys.filter((y) => y < firstY).toReversed();
    const top = lastLineWithin(linesAbove, firstY, widest);
    const linesBelow = ys.filter((y) => y > lastY);
    const bottom = lastLineWithin(linesBelow, lastY, widest);
    const hasRowBelow = gapAt(ys, bottom) <= minRowGapRatio * medianRowGap;
    for (const [at, index] of run.entries()) {
      const y = ys[at] ?? 0;
      const row = boundaries.findIndex((boundary) => y < boundary);
      if (y < top) assignments[index] = continues ? 'previousPage' : undefined;
      else if (y <= bottom) assignments[index] = row < 0 ? last : rows[row];
      else assignments[index] = hasRowBelow ? 'nextPage' : undefined;
    }
  }
  return assignments;
}

/**
 * The spaces between the drawn lines of a table that hold a row each; `undefined` if they do not hold exactly one row
 * each.
 */
function rowBySpace(part: TablePart, lines: readonly TableLine[]): ReadonlyMap<number, number> | undefined {
  const edges = part.grid?.rowEdges ?? [];
  const rows = new Map<number, number>();
  for (const [index, { kind, line }] of lines.entries()) {
    if (kind !== 'row') continue;
    const space = spaceAt(edges, middleOfLine(line));
    if (space < 0 || rows.has(space)) return undefined;
    rows.set(space, index);
  }
  const [first, last] = [Math.min(...rows.keys()), Math.max(...rows.keys())];
  if (rows.size === 0 || last >= edges.length - 1) return undefined;
  // Some text between two rows is in neither, so lines are drawn under every line of text.
  const isBetween = ({ kind, line }: TableLine): boolean => {
    const space = spaceAt(edges, middleOfLine(line));
    return kind === 'continuation' && space > first && space < last && !rows.has(space);
  };
  return lines.some(isBetween) ? undefined : rows;
}

/** Whether each row is between drawn lines of its own. */
export const areRowsBoxed = (part: TablePart, lines: readonly TableLine[]): boolean =>
  rowBySpace(part, lines) !== undefined;

/** Assigns every line to the row between the same drawn lines. */
function assignByGrid(
  part: TablePart,
  lines: readonly TableLine[],
  rows: ReadonlyMap<number, number>,
): RowAssignment[] {
  const edges = part.grid?.rowEdges ?? [];
  const [first, last] = [Math.min(...rows.keys()), Math.max(...rows.keys())];
  return lines.map(({ line }, index): RowAssignment => {
    const space = spaceAt(edges, middleOfLine(line));
    const row = rows.get(space);
    if (row !== undefined) return row;
    if (space < first)
      return continuesPreviousPage(part, lines, index) || space === first - 1 ? 'previousPage' : undefined;
    return space > last && space < edges.length - 1 ? 'nextPage' : undefined;
  });
}

/**
 * Assigns each line of a page to its row. Lines drawn between the rows decide first, then the spacing. If all lines are
 * spaced alike, the layout's rule decides.
 * @param narration the place of lines without a date: below the date, around it, or above it.
 * @param neverFirst lines that begin no row.
 */
export function assignLinesToRows(
  part: TablePart,
  lines: readonly TableLine[],
  spacing: RowSpacing,
  narration: 'below' | 'around' | 'above',
  neverFirst?: RegExp,
): RowAssignment[] {
  const rows = rowBySpace(part, lines);
  if (rows !== undefined) return assignByGrid(part, lines, rows);
  const { isCentred, hasWiderRowGaps, startsAtDate, mayBeCentred } = spacing;
  const isAround = narration === 'around' && (hasWiderRowGaps || mayBeCentred);
  if (isAround || isCentred || (hasWiderRowGaps && !startsAtDate)) {
    return assignToNearestDate(part, lines, spacing, neverFirst);
  }
  return narration === 'above' && !hasWiderRowGaps ? assignToRowBelow(lines) : assignToRowAbove(part, lines);
}
