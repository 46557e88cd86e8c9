import { isEmptyAmount } from '../amounts/emptyAmount.ts';
import { currencyPattern } from '../amounts/money.ts';
import { unitPattern } from '../amounts/unitPattern.ts';
import { moneyRoles } from '../layouts/layout.ts';
import type { ColumnRole } from '../layouts/layout.ts';
import { totalLinePattern } from '../layouts/labels.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import type { Word } from '../lines/words.ts';
import { findEdgeAfterDates } from './findEdgeAfterDates.ts';
import { findFigureStrips, isBlank, isInStrip } from './figureStrips.ts';
import { findGutter } from './headings/findGutter.ts';
import type { Strip } from './headings/findGutter.ts';
import { maxLeftOverhang, withoutPanel } from './sidePanel.ts';
import { minGapBeforeColumn, minGapBetweenTexts } from '../lines/gaps.ts';
import { startsWithDate } from '../lines/startsWithDate.ts';
import type { Title } from './headings/titles.ts';

/**
 * The extent of a column, learned from the page: text columns by their left edge, columns of money by their right edge.
 */
export interface ColumnBounds {
  readonly role: ColumnRole;
  readonly left: number;
  readonly right: number;
  /** The right edge of its title. A figure below the title is in the column, however far it reaches to the left. */
  readonly titleEnd?: number;
  /** The extent of all its figures, if it separates them from the other columns of money, wherever the title is. */
  readonly figures?: Strip;
  /** Whether both edges are drawn. Everything between them then belongs to the column. */
  readonly isRuled?: boolean;
  /** Whether its title is above several columns of figures. */
  readonly isSpread?: boolean;
}

/** The words of one line, by column. */
export type WordsByRole = Partial<Record<ColumnRole, readonly Word[]>>;

/** Fewer lines with several amounts than this may all be sums. */
const minLinesWithAmounts = 3;
/** Left edges that differ by at most this share of the line height are the same edge. */
export const maxEdgeOffset = 0.3;
const maxCountedGap = 2;

const amountPrefixPattern = new RegExp(`^(?:[-+]?${currencyPattern}|[-+])$`, 'i');

/**
 * An amount in whole rupees: it counts as one if it is apart from other words, below a title of money. Longer numbers
 * are references.
 */
const figurePattern = new RegExp(
  `^[-+(]?(?:${currencyPattern})?[-+]?(?:\\d[\\d,]{0,13})[-+)]?(?:${currencyPattern})?$`,
  'iu',
);

/** A left edge of words within a column's reach; its weight grows with the number of words and the gap before them. */
interface Edge {
  readonly x: number;
  readonly weight: number;
  /** The number of lines with a word there. */
  readonly lines: number;
  /** The end of the words that begin there. */
  readonly to: number;
}

/** The left edges of texts; a sum on a line below the rows begins no text. */
function findLeftEdges(lines: readonly Line[], from: number, to: number): Edge[] {
  const edges: { x: number; weight: number; lines: number; to: number }[] = [];
  for (const line of lines) {
    for (const [index, word] of line.words.entries()) {
      if (word.x0 <= from || word.x0 > to || word.isAmount) continue;
      const previous = line.words[index - 1];
      const gap =
        previous === undefined ? maxCountedGap : Math.min(maxCountedGap, (word.x0 - previous.x1) / word.height);
      if (gap < minGapBeforeColumn) continue;
      const near = edges.find((edge) => Math.abs(edge.x - word.x0) <= maxEdgeOffset * word.height);
      if (near === undefined) edges.push({ x: word.x0, weight: gap, lines: 1, to: word.x1 });
      else {
        near.x = Math.min(near.x, word.x0);
        near.weight += gap;
        near.lines += 1;
        near.to = Math.max(near.to, word.x1);
      }
    }
  }
  return edges;
}

/**
 * Finds the left edge of a text column. A title may be centred over text that starts far to its left (HDFC's
 * "Narration" is 70 points inside its column). The edge is therefore the place where most words start after a gap,
 * between the end of the previous title, or of the figures below it, and the end of its own title. If no narration
 * starts there, it may start below the title of a narrow column of other text.
 * @param end of the previous title or of the figures below it.
 */
function findLeftEdge(
  title: Title,
  before: Title | undefined,
  end: number | undefined,
  rows: readonly Line[],
  lines: readonly Line[],
): number {
  const starts = [end ?? -Infinity];
  const mayStartBelow = title.role === 'narration' && before !== undefined && !moneyRoles.has(before.role);
  if (mayStartBelow) starts.push((before.x0 + before.x1) / 2);
  for (const start of starts) {
    for (const source of [rows, lines]) {
      // A single word that ends left of a title is no column below it: it belongs to the narration.
      const edges = findLeftEdges(source, start, title.x1).filter(
        (edge) => title.role === 'narration' || edge.lines > 1 || edge.to > title.x0,
      );
      const best = edges.toSorted((a, b) => b.weight - a.weight)[0];
      if (best !== undefined) return best.x;
    }
  }
  return title.x0;
}

/** The left edge of the texts right of a strip. If further lines of rows are centred, it is inside the strip. */
function leftEdgeIn({ from, to }: Strip, lines: readonly Line[]): number {
  const starts = lines.flatMap(({ words }) => {
    const first = words.find(({ x0, height }) => x0 - from >= minGapBeforeColumn * height);
    const isRight = words.some((word) => word.x1 > to);
    return first !== undefined && isRight && !words.some(({ x0, x1 }) => x0 < first.x0 && x1 > from) ? [first] : [];
  });
  return Math.min(to, ...starts.map(({ x0 }) => x0));
}

/**
 * The strip between the texts below one title and the next title, if no text begins left of the middle of that title:
 * texts that are centred in a wide column may all begin right of a title at its left. `undefined` if there is no strip.
 */
function findStripBelowTitle(before: Title, title: Title, rows: readonly Line[]): Strip | undefined {
  const from = (before.x0 + before.x1) / 2;
  const to = (title.x0 + title.x1) / 2;
  const words = rows.flatMap((line) => line.words.filter(({ x0, x1 }) => x1 > from && x0 < to));
  const end = Math.max(...words.map(({ x1 }) => x1));
  const areBefore = words.every(({ x0 }) => x0 < from) && end < title.x0;
  return words.length > 0 && areBefore ? { from: end, to } : undefined;
}

/** Whether rows begin with their dates, judged by the titles. */
function beginWithDates(titles: readonly Title[]): boolean {
  const first = titles.find(({ role }) => role !== 'serial' && role !== 'other');
  return first?.role === 'date' || first?.role === 'valueDate';
}

/** Whether a line begins with an amount below a title of dates: a line printer's figures of the row above. */
function beginsWithAmount(titles: readonly Title[], { words: [first] }: Line): boolean {
  const others = titles.filter(({ role }) => role !== 'date' && role !== 'valueDate');
  return first?.isAmount === true && others.every(({ x0 }) => first.x0 < x0);
}

/** The lines that are rows by their content: they have several amounts, or a date, or an amount after the narration. */
function linesOfRows(titles: readonly Title[], lines: readonly Line[]): readonly Line[] {
  const withAmounts = (least: number) =>
    lines.filter(
      (line) => line.words.filter((word) => word.isAmount).length >= least && !beginsWithAmount(titles, line),
    );
  const several = withAmounts(2);
  const certain = several.filter(({ words }) => !totalLinePattern.test(textOf(words)));
  if (certain.length >= minLinesWithAmounts) return several;
  // Amounts in whole rupees look like other numbers, and rows with one amount have fewer than the sums below them.
  const others = beginWithDates(titles) ? lines.filter(startsWithDate) : withAmounts(1);
  return others.length > certain.length ? others : several;
}

/** Locates the columns of a table by its titles and the lines below them, on all pages with these titles. */
export function locateColumns(titles: readonly Title[], lines: readonly Line[]): ColumnBounds[] {
  const rows = linesOfRows(titles, lines);
  const strips = findFigureStrips(titles, rows);
  const leftEdges = titles.map((title, index) => {
    if (moneyRoles.has(title.role)) return title.x0;
    const before = titles[index - 1];
    const gutter =
      before && (findGutter(before, title, rows, minGapBeforeColumn) ?? findStripBelowTitle(before, title, rows));
    if (gutter) return leftEdgeIn(gutter, lines);
    const end = (before && strips?.get(before)?.to) ?? before?.x1;
    return (before && findEdgeAfterDates(before, title, rows)) ?? findLeftEdge(title, before, end, rows, lines);
  });
  return titles.map((title, index) => {
    const figures = strips?.get(title);
    return {
      role: title.role,
      left: leftEdges[index] ?? title.x0,
      right: leftEdges[index + 1] ?? Infinity,
      titleEnd: title.x1,
      ...(title.isSpread === true && { isSpread: true }),
      ...(figures && { figures }),
    };
  });
}

/** The columns between the drawn lines of a table. Each has the role of the title in it. */
export function ruledColumns(titles: readonly Title[], edges: readonly number[]): ColumnBounds[] {
  return edges.slice(1).map((right, index) => {
    const left = edges[index] ?? -Infinity;
    const title = titles.find(({ x0, x1 }) => (x0 + x1) / 2 >= left && (x0 + x1) / 2 < right);
    const isSpread = title?.isSpread === true;
    return { role: title?.role ?? 'other', left, right, isRuled: true, ...(isSpread && { isSpread }) };
  });
}

/** Whether a gap separates this word from every word of text beside it. */
function standsAlone({ words }: Line, index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined || before === undefined) return false;
  const gap = minGapBeforeColumn * word.height;
  const isFree = (other: Word | undefined, distance: (other: Word) => number) =>
    other === undefined || distance(other) >= gap || unitPattern.test(other.text);
  return isFree(before, ({ x1 }) => word.x0 - x1) && isFree(next, ({ x0 }) => x0 - word.x1);
}

/** Whether a word is below the title of a text column only: a number there is a reference, even close to an amount. */
function isBelowText({ x0, x1 }: Word, columns: readonly ColumnBounds[]): boolean {
  const above = columns.filter(({ left, titleEnd = left }) => x1 > left && x0 < titleEnd);
  return above.length > 0 && above.every(({ role }) => !moneyRoles.has(role));
}

function findColumn(
  word: Word,
  columns: readonly ColumnBounds[],
  isApart: boolean,
  mayBeFigure: boolean,
): ColumnBounds | undefined {
  const tolerance = maxEdgeOffset * word.height;
  if (columns[0]?.isRuled === true) {
    const middle = (word.x0 + word.x1) / 2;
    return columns.find(({ left, right }) => middle >= left && middle < right);
  }
  const isBelow = ({ left, titleEnd = left }: ColumnBounds) => word.x1 > left - tolerance && word.x0 < titleEnd;
  const isReference = !word.isAmount && isBelowText(word, columns);
  const isFigure = word.isAmount || (mayBeFigure && !isReference && figurePattern.test(word.text));
  const ofFigures = isFigure || isBlank(word) ? columns.find(({ figures }) => isInStrip(word, figures)) : undefined;
  if (ofFigures !== undefined) return ofFigures;
  const inReach = columns.filter(
    ({ role, left, right }) =>
      moneyRoles.has(role) &&
      word.x1 > left - (isFigure ? tolerance : 0) &&
      word.x1 <= right + tolerance &&
      word.x0 < right + (isFigure ? tolerance : -tolerance / 2),
  );
  const moneyColumn = inReach.find(isBelow) ?? inReach[0];
  if (moneyColumn !== undefined && (isFigure || isEmptyAmount(word.text) || word.x0 >= moneyColumn.left))
    return moneyColumn;
  const textColumn = columns.findLast((column) => {
    // A centred text may begin left of its column. A gap separates it from the text before it.
    const reached = isApart ? (word.x0 + word.x1) / 2 : word.x0 + tolerance;
    return reached >= column.left && !moneyRoles.has(column.role);
  });
  if (textColumn !== undefined) return textColumn;
  const firstColumn = columns[0];
  return firstColumn !== undefined && word.x0 > firstColumn.left - maxLeftOverhang * word.height
    ? firstColumn
    : undefined;
}

/** The number of words after a figure that are its currency and its side: `100.00 INR Cr`. */
function countUnits(words: readonly Word[], index: number): number {
  let count = 0;
  for (;;) {
    const [last, next] = [words[index + count], words[index + count + 1]];
    const isNear = last !== undefined && next !== undefined && next.x0 - last.x1 < minGapBeforeColumn * next.height;
    if (!isNear || !unitPattern.test(next.text)) return count;
    count += 1;
  }
}

/**
 * The column of a figure that is left of its column's title, if its currency or its side is below that title; otherwise
 * `undefined`.
 */
function findColumnOfUnits(word: Word, last: Word, columns: readonly ColumnBounds[]): ColumnBounds | undefined {
  const isBelow = (x0: number, x1: number) =>
    columns.find(({ role, left, titleEnd = left, isRuled }) => {
      return isRuled !== true && moneyRoles.has(role) && x1 > left && x0 < titleEnd;
    });
  return isBelow(word.x0, word.x1) === undefined ? isBelow(word.x0, last.x1) : undefined;
}

/**
 * Splits the words of a line into cells by column and drops those beside the table; `undefined` if a word is left of
 * the whole table, without a gap.
 */
export function splitIntoCells(printed: Line, columns: readonly ColumnBounds[]): WordsByRole | undefined {
  const line = withoutPanel(printed, columns);
  const cells: Partial<Record<ColumnRole, Word[]>> = {};
  const columnOfUnit = new Map<Word, ColumnBounds>();
  for (const [index, word] of line.words.entries()) {
    const next = line.words[index + 1];
    const isPrefix =
      next !== undefined &&
      next.x0 - word.x1 < minGapBeforeColumn * word.height &&
      amountPrefixPattern.test(word.text) &&
      (next.isAmount || figurePattern.test(next.text));
    const before = line.words[index - 1];
    const isApart = before !== undefined && word.x0 - before.x1 >= minGapBetweenTexts * word.height;
    const units = word.isAmount ? line.words.slice(index + 1, index + 1 + countUnits(line.words, index)) : [];
    const lastUnit = units.at(-1);
    const ofUnits = lastUnit && findColumnOfUnits(word, lastUnit, columns);
    if (ofUnits !== undefined) for (const unit of units) columnOfUnit.set(unit, ofUnits);
    const ofWord = isPrefix
      ? findColumn(next, columns, isApart, standsAlone(line, index + 1))
      : findColumn(word, columns, isApart, word.isAmount || isApart || standsAlone(line, index));
    const column = columnOfUnit.get(word) ?? ofUnits ?? ofWord;
    if (column === undefined) return undefined;
    (cells[column.role] ??= []).push(word);
  }
  return cells;
}
