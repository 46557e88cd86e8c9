import type { Role } from './layout.ts';
import type { Line } from './lines.ts';
import { parseMoney } from './money.ts';
import type { Title } from './titles.ts';
import type { Word } from './words.ts';

/** Where a column's content stands, learned from the page: text by its left edge, amounts by their right edge. */
export interface ColumnPlace {
  readonly role: Role;
  readonly holdsMoney: boolean;
  readonly left: number;
  readonly right: number;
}

/** The words of one line, by column. */
export type Cells = Partial<Record<Role, readonly Word[]>>;

const moneyRoles: ReadonlySet<Role> = new Set(['debit', 'credit', 'balance']);
/** Left edges that differ by no more than this share of the line height are the same edge. */
const sameEdge = 0.3;

function isAmount(word: Word): boolean {
  return /\.\d/.test(word.text) && parseMoney(word.text) !== undefined;
}

/** A left edge seen in a column's reach: how often words start there, and how much room they leave before them. */
interface Edge {
  readonly x: number;
  readonly count: number;
  readonly room: number;
}

function edgesWithin(lines: readonly Line[], from: number, to: number): Edge[] {
  const edges: Edge[] = [];
  for (const line of lines) {
    for (const [index, word] of line.words.entries()) {
      if (word.x0 <= from || word.x0 > to) continue;
      const previous = line.words[index - 1];
      const room = Math.min(previous === undefined ? 2 * word.height : word.x0 - previous.x1, 2 * word.height);
      const near = edges.findIndex((edge) => Math.abs(edge.x - word.x0) <= sameEdge * word.height);
      const edge = edges[near];
      if (edge === undefined) edges.push({ x: word.x0, count: 1, room });
      else edges[near] = { x: Math.min(edge.x, word.x0), count: edge.count + 1, room: edge.room + room };
    }
  }
  return edges;
}

/**
 * The left edge of a text column. A title may be centred over text that starts far to its left (HDFC's "Narration"
 * stands 70 points inside its column), so the edge is where most words start, with room before them, between the
 * title before and the end of its own title.
 */
function leftEdge(title: Title<Role>, before: Title<Role> | undefined, lines: readonly Line[]): number {
  const edges = edgesWithin(lines, before?.x1 ?? -Infinity, title.x1);
  const best = edges.toSorted((a, b) => b.count * b.room - a.count * a.room)[0];
  return best?.x ?? title.x0;
}

/** Places the columns of a table from its titles and the lines below them, on all pages with these titles. */
export function placeColumns(titles: readonly Title<Role>[], lines: readonly Line[]): ColumnPlace[] {
  const dated = lines.filter((line) => line.words.filter(isAmount).length >= 2);
  const lefts = titles.map((title, index) =>
    moneyRoles.has(title.role) ? title.x0 : leftEdge(title, titles[index - 1], dated),
  );
  return titles.map((title, index) => ({
    role: title.role,
    holdsMoney: moneyRoles.has(title.role),
    left: lefts[index] ?? title.x0,
    right: lefts[index + 1] ?? Infinity,
  }));
}

function columnOf(word: Word, columns: readonly ColumnPlace[]): ColumnPlace | undefined {
  const money = columns.find((column) => column.holdsMoney && word.x1 > column.left && word.x1 <= column.right);
  if (money !== undefined && (isAmount(word) || word.x0 >= money.left)) return money;
  const slack = sameEdge * word.height;
  return columns.findLast((column) => word.x0 >= column.left - slack);
}

/** Sorts the words of a line into columns; `undefined` when one of them stands left of the whole table. */
export function cellsOf(line: Line, columns: readonly ColumnPlace[]): Cells | undefined {
  const cells: Partial<Record<Role, Word[]>> = {};
  for (const word of line.words) {
    const column = columnOf(word, columns);
    if (column === undefined) return undefined;
    (cells[column.role] ??= []).push(word);
  }
  return cells;
}
