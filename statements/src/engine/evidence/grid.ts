import type { Line } from '../lines/lines.ts';
import type { Ruling, Rulings } from '../lines/rulings.ts';

/** The drawn edges of a table: where its columns and its rows begin and end. Points in reading space. */
export interface Grid {
  /** From left to right; empty if the titles are not each in a column of their own. */
  readonly columnEdges: readonly number[];
  /** From top to bottom. */
  readonly rowEdges: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/** The extent of a title from left to right. */
interface Extent {
  readonly x0: number;
  readonly x1: number;
}

/**
 * Another vertical ruling bounds a column if it has at least this share of the length of the longest one through the
 * first line.
 */
const minShareOfLongest = 0.5;
/** A horizontal ruling between rows runs over at least this share of the table's width. */
const minShareOfWidth = 0.7;
/** Fewer titles in columns of their own do not make a table. */
const minColumns = 3;

const lengthOf = ({ from, to }: Ruling): number => to - from;
const middleOf = ({ x0, x1 }: Extent): number => (x0 + x1) / 2;

/** The middle of a line's letters. */
export const middleOfLine = ({ baseline, height }: Pick<Line, 'baseline' | 'height'>): number =>
  baseline - height * 0.3;

/** Whether a line is between the top and the bottom of a drawn table. */
export function isInGrid(line: Line, { top, bottom }: Grid): boolean {
  const middle = middleOfLine(line);
  return middle >= top - 1 && middle <= bottom + 1;
}

/** The index of the space between two edges that contains a place; -1 before the first edge. */
export function spaceAt(edges: readonly number[], place: number): number {
  return edges.findLastIndex((edge) => edge <= place);
}

/** Whether every title is in a column of its own, and no title is outside. */
function separatesTitles(edges: readonly number[], titles: readonly Extent[]): boolean {
  const spaces = titles.map((title) => spaceAt(edges, middleOf(title)));
  return (
    titles.length >= minColumns &&
    new Set(spaces).size === titles.length &&
    spaces.every((space) => space >= 0 && space < edges.length - 1)
  );
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function findRowEdges({ horizontal }: Rulings, { left, right, top, bottom }: Box): number[] {
  return horizontal
    .filter(({ at, from, to }) => {
      const covered = Math.min(to, right) - Math.max(from, left);
      return at >= top - 1 && at <= bottom + 1 && covered >= minShareOfWidth * (right - left);
    })
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
}

/** Rulings on two pages that differ by less than this, in points, belong to one column. */
const maxEdgeOffset = 2.5;
/** A page continues a table if it draws at least this share of the table's columns. */
const minShareOfEdges = 0.7;

/** The vertical rulings at the edges of columns, in all their pieces. */
function rulingsAt({ vertical }: Rulings, edge: number): Ruling[] {
  return vertical.filter(({ at }) => Math.abs(at - edge) <= maxEdgeOffset);
}

/**
 * Finds the grid on a page that continues a table without its titles: the same columns are drawn there.
 * @param before the grid on the page before.
 */
export function continueGrid(before: Grid, rulings: Rulings): Grid | undefined {
  const { columnEdges } = before;
  const drawn = columnEdges.filter((edge) => rulingsAt(rulings, edge).length > 0);
  if (drawn.length < minColumns || drawn.length < minShareOfEdges * columnEdges.length) return undefined;
  // A box around the letterhead may have the outer edges of the table.
  const inner = drawn.filter((edge) => edge !== columnEdges[0] && edge !== columnEdges.at(-1));
  const pieces = inner.flatMap((edge) => rulingsAt(rulings, edge));
  const top = Math.min(...pieces.map(({ from }) => from));
  const bottom = Math.max(...pieces.map(({ to }) => to));
  const [left = 0, right = 0] = [columnEdges[0], columnEdges.at(-1)];
  return { columnEdges, rowEdges: findRowEdges(rulings, { left, right, top, bottom }), top, bottom };
}

/**
 * Finds the grid around the lines of a table; `undefined` if no grid is drawn.
 * @param titles the titles of its columns.
 * @param lines the lines below the titles on one page.
 */
export function findGrid(titles: readonly Extent[], lines: readonly Line[], rulings: Rulings): Grid | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const start = middleOfLine(first);
  const through = rulings.vertical.filter(({ from, to }) => from <= start && to >= start);
  const longest = Math.max(0, ...through.map(lengthOf));
  const bounds = through.filter((ruling) => lengthOf(ruling) >= minShareOfLongest * longest);
  const edges = bounds.map(({ at }) => at).toSorted((a, b) => a - b);
  const columnEdges = separatesTitles(edges, titles) ? edges : [];
  const left = columnEdges[0] ?? Math.min(...titles.map(({ x0 }) => x0));
  const right = columnEdges.at(-1) ?? Math.max(...titles.map(({ x1 }) => x1));
  const top = columnEdges.length > 0 ? Math.min(...bounds.map(({ from }) => from)) : -Infinity;
  const pieces = columnEdges.flatMap((edge) => rulingsAt(rulings, edge));
  const bottom = columnEdges.length > 0 ? Math.max(...pieces.map(({ to }) => to)) : Infinity;
  const rowEdges = findRowEdges(rulings, { left, right, top, bottom });
  return columnEdges.length > 0 || rowEdges.length > 1 ? { columnEdges, rowEdges, top, bottom } : undefined;
}
