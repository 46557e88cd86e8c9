import { moneyRoles } from '../layouts/layout.ts';
import type { ColumnRole } from '../layouts/layout.ts';
import type { Line } from '../text/lines.ts';
import type { Title } from './titles.ts';
import type { Word } from '../text/words.ts';

/** Where a column's content stands, learned from the page: text by its left edge, amounts by their right edge. */
export interface ColumnBounds {
  readonly role: ColumnRole;
  readonly left: number;
  readonly right: number;
}

/** The words of one line, by column. */
export type Cells = Partial<Record<ColumnRole, readonly Word[]>>;

/** Left edges that differ by no more than this share of the line height are the same edge. */
export const maxEdgeOffset = 0.3;
/** Words begin a column only after this much room, in line heights: less is a space between words. */
export const minGapBeforeColumn = 0.6;
const maxCountedGap = 2;
/** A word that far left of the first column, in line heights, is no part of the table. */
const maxLeftOverhang = 4;

/** What stands in a cell of money that holds none. */
export const emptyAmountPattern = /^[-–.]+$|^null$/i;
const amountPrefixPattern = /^(?:INR|Rs\.?|₹|[-+])$/i;

/** A left edge seen in a column's reach: how often words start there, and how much room they leave before them. */
interface Edge {
  readonly x: number;
  readonly weight: number;
}

function findLeftEdges(lines: readonly Line[], from: number, to: number): Edge[] {
  const edges: { x: number; weight: number }[] = [];
  for (const line of lines) {
    for (const [index, word] of line.words.entries()) {
      if (word.x0 <= from || word.x0 > to) continue;
      const previous = line.words[index - 1];
      const room = previous === undefined ? maxCountedGap : Math.min(maxCountedGap, (word.x0 - previous.x1) / word.height);
      if (room < minGapBeforeColumn) continue;
      const near = edges.find((edge) => Math.abs(edge.x - word.x0) <= maxEdgeOffset * word.height);
      if (near === undefined) edges.push({ x: word.x0, weight: room });
      else {
        near.x = Math.min(near.x, word.x0);
        near.weight += room;
      }
    }
  }
  return edges;
}

/**
 * The left edge of a text column. A title may be centred over text that starts far to its left (HDFC's "Narration"
 * stands 70 points inside its column), so the edge is where most words start, with room before them, between the
 * title before and the end of its own title.
 */
function findLeftEdge(title: Title, before: Title | undefined, dated: readonly Line[], lines: readonly Line[]): number {
  for (const seen of [dated, lines]) {
    const edges = findLeftEdges(seen, before?.x1 ?? -Infinity, title.x1);
    const best = edges.toSorted((a, b) => b.weight - a.weight)[0];
    if (best !== undefined) return best.x;
  }
  return title.x0;
}

/** Places the columns of a table from its titles and the lines below them, on all pages with these titles. */
export function locateColumns(titles: readonly Title[], lines: readonly Line[]): ColumnBounds[] {
  const dated = lines.filter((line) => line.words.filter((word) => word.isAmount).length >= 2);
  const lefts = titles.map((title, index) =>
    moneyRoles.has(title.role) ? title.x0 : findLeftEdge(title, titles[index - 1], dated, lines),
  );
  return titles.map((title, index) => ({
    role: title.role,
    left: lefts[index] ?? title.x0,
    right: lefts[index + 1] ?? Infinity,
  }));
}

function findColumn(word: Word, columns: readonly ColumnBounds[]): ColumnBounds | undefined {
  const slack = maxEdgeOffset * word.height;
  const money = columns.find(
    ({ role, left, right }) =>
      moneyRoles.has(role) && word.x1 > left && word.x1 <= right + slack && word.x0 < right - slack / 2,
  );
  if (money !== undefined && (word.isAmount || emptyAmountPattern.test(word.text) || word.x0 >= money.left)) return money;
  const text = columns.findLast((column) => word.x0 >= column.left - slack && !moneyRoles.has(column.role));
  if (text !== undefined) return text;
  const first = columns[0];
  return first !== undefined && word.x0 > first.left - maxLeftOverhang * word.height ? first : undefined;
}

/** Sorts the words of a line into columns; `undefined` when one of them stands left of the whole table. */
export function splitIntoCells(line: Line, columns: readonly ColumnBounds[]): Cells | undefined {
  const cells: Partial<Record<ColumnRole, Word[]>> = {};
  for (const [index, word] of line.words.entries()) {
    const next = line.words[index + 1];
    const isPrefix =
      next !== undefined &&
      amountPrefixPattern.test(word.text) &&
      next.isAmount &&
      next.x0 - word.x1 < minGapBeforeColumn * word.height;
    const column = findColumn(isPrefix ? next : word, columns);
    if (column === undefined) return undefined;
    (cells[column.role] ??= []).push(word);
  }
  return cells;
}
