import { isDate, isDatePart } from '../amounts/dates.ts';
import { moneyRoles } from '../layouts/layout.ts';
import type { ColumnRole } from '../layouts/layout.ts';
import { textOf } from '../lines/lines.ts';
import type { Word } from '../lines/words.ts';
import { maxEdgeOffset, splitIntoCells } from '../table/columns.ts';
import { minGapBeforeColumn, minGapBetweenTexts } from '../lines/gaps.ts';
import type { ColumnBounds } from '../table/columns.ts';
import { isOfOwnKind, NarrationForm } from './narrationForm.ts';
import type { RowSpacing } from './rowSpacing.ts';
import type { PageOfLines } from './assignLinesToRows.ts';
import { gatherRows } from './rowsOfLines.ts';
import type { PlacedLine, RowLine, RowOfLines, StrayLine } from './rowsOfLines.ts';

/** The space between two words, in line heights. */
const wordSpace = 0.2;
/** Lines of one row are at most this many times the usual distance apart. */
const maxPitchRatio = 1.3;

/** Whether a mark alone on a line, such as a dash, may be the last character of a longer narration. */
function losesMark(lines: readonly PlacedLine[]): boolean {
  const empty = lines.filter(({ line }) => line.narration.length === 0);
  return (
    empty.length < lines.length &&
    empty.some(({ line, columns }) => splitIntoCells(line.line, columns)?.narration !== undefined)
  );
}

const datedRoles: ReadonlySet<ColumnRole> = new Set(['date', 'valueDate']);

/** Whether a date is in a column of dates; elsewhere it is part of a text. */
function isInDateColumn(word: Word, columns: readonly ColumnBounds[]): boolean {
  const column = columns.findLast(({ left }) => left <= word.x0 + maxEdgeOffset * word.height);
  return column !== undefined && (datedRoles.has(column.role) || moneyRoles.has(column.role));
}

/** Whether the edge of the narration cuts a text in two: the next word is only a space away. */
function cutsText({ line: { line, narration }, columns }: PlacedLine): boolean {
  const own = new Set(narration);
  const isApart = (word: Word) => isOfOwnKind(word) && (!isDate(word.text) || isInDateColumn(word, columns));
  return line.words.some((word, index) => {
    const next = line.words[index + 1];
    if (next === undefined || own.has(word) === own.has(next)) return false;
    if (next.x0 - word.x1 >= minGapBeforeColumn * word.height) return false;
    return own.has(word) ? !isApart(next) : !isApart(word) && !isDatePart(word.text);
  });
}

const letters = /\p{L}{2}/u;

const isText = ({ role }: ColumnBounds): boolean => !moneyRoles.has(role);

/**
 * Whether a word crosses an edge between the narration and another text column, so that one of the two is misplaced.
 */
function crossesEdge({ line: { line }, columns }: PlacedLine): boolean {
  const edges = columns.flatMap((column, index) => {
    const before = columns[index - 1];
    const isOfNarration = column.role !== before?.role && [column.role, before?.role].includes('narration');
    return before !== undefined && isOfNarration && isText(column) && isText(before) ? [column.left] : [];
  });
  return line.words.some(({ x0, x1, height }) =>
    edges.some((edge) => x0 < edge - maxEdgeOffset * height && x1 > edge + maxEdgeOffset * height),
  );
}

/** Whether a line that was not understood has words where the narrations are. */
function isInNarration({ line, columns }: StrayLine): boolean {
  return columns.some(
    ({ role, left, right }) =>
      role === 'narration' && line.words.some(({ text, x0, x1 }) => /[\p{L}\d]/u.test(text) && x1 > left && x0 < right),
  );
}

/** Whether the row has words in a column without a name and none in its narration. */
function hasWordsElsewhere(lines: readonly PlacedLine[]): boolean {
  if (lines.some(({ line }) => letters.test(textOf(line.narration)))) return false;
  return lines.some(({ line, columns }) => letters.test(textOf(splitIntoCells(line.line, columns)?.other ?? [])));
}

const hasWideGap = (words: readonly Word[]): boolean =>
  words.some((word, index) => {
    const next = words[index + 1];
    return next !== undefined && next.x0 - word.x1 > minGapBetweenTexts * word.height;
  });

/** The widest gap that most rows have, in points: some banks set the first line of a row apart. */
function usualWidestGap(rows: readonly RowOfLines[]): number {
  const gaps = rows.flatMap((row) => (row.widestGap > 0 ? [row.widestGap] : [])).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** The number of lines of text above a row's date, and below it. */
function countAround({ lines }: RowOfLines): { readonly above: number; readonly below: number } {
  const date = lines.findIndex(({ line }) => line.kind === 'row');
  const isText = ({ line }: PlacedLine) => line.narration.length > 0;
  return { above: lines.slice(0, date).filter(isText).length, below: lines.slice(date + 1).filter(isText).length };
}

/** Whether each date is in the middle of its row, with as many lines above it as below it. */
function areCentred(rows: readonly RowOfLines[]): boolean {
  const counts = rows.map(countAround).filter(({ above, below }) => above + below > 0);
  return counts.filter(({ above }) => above > 0).length > counts.length / 2;
}

/** The right edge of the lines of the narrations. */
const reachOf = (lines: readonly RowLine[]): number =>
  lines.reduce((reach, { narration }) => Math.max(reach, narration.at(-1)?.x1 ?? reach), -Infinity);

/** Whether each line but the last is full: the first word of the next line did not fit on it. */
function isWrapped(lines: readonly PlacedLine[], reach: number): boolean {
  const texts = lines.map(({ line }) => line.narration).filter((words) => words.length > 0);
  return texts.slice(1).every(([next], index) => {
    const last = texts[index]?.at(-1);
    return next !== undefined && last !== undefined && last.x1 + (next.x1 - next.x0) + wordSpace * next.height > reach;
  });
}

/**
 * Finds the rows whose narration may contain other words, or lack some of its own: balances prove figures, not words. A
 * narration is confirmed if all its lines begin at the column's left edge, in letters of one height and closely below
 * each other; no word of it is set apart, begins another column, or is a date; its edge cuts no text in two; every line
 * beside it was understood; and it is clear which lines belong to it. Words between drawn edges are in that column, or
 * in that row.
 * @returns their numbers among the rows of the table.
 */
export function findDoubtfulWords(pages: readonly PageOfLines[], spacing: RowSpacing): ReadonlySet<number> {
  const rows = gatherRows(pages);
  const widestGap = maxPitchRatio * Math.max(spacing.pitch, usualWidestGap(rows));
  const all = rows.flatMap(({ lines }) => lines);
  const form = new NarrationForm(all.filter(({ isInColumn }) => !isInColumn).map(({ line }) => line));
  const reach = reachOf(all.map(({ line }) => line));
  const { hasWiderRowGaps, mayBeCentred, isCentred } = spacing;
  const leavesOpen = !hasWiderRowGaps && (mayBeCentred || isCentred);
  const hasMiddleDates = areCentred(rows);
  const isUneven = (row: RowOfLines): boolean => {
    const { above, below } = countAround(row);
    return hasMiddleDates && Math.abs(above - below) > 1;
  };
  const isDoubtful = (row: RowOfLines): boolean => {
    const { lines, isOpen, isContinued, beside, strays } = row;
    const [first] = lines.flatMap(({ line }) => line.narration);
    if (first === undefined || isDate(first.text) || losesMark(lines) || hasWordsElsewhere(lines)) return true;
    const isInBox = lines.every((line) => line.isInBox);
    if (isUneven(row) || (row.isFirstOfPage && !isInBox && !hasMiddleDates)) return true;
    if (!isInBox && (isOpen || row.widestGap > widestGap || ((leavesOpen || isContinued) && !isWrapped(lines, reach))))
      return true;
    if (!isInBox && strays.some((stray) => stray.gap <= widestGap && isInNarration(stray))) return true;
    if (beside.some(({ narration }) => narration.length > 0 && form.fits(narration))) return true;
    return lines
      .filter(({ isInColumn }) => !isInColumn)
      .some(
        (placed) =>
          cutsText(placed) ||
          crossesEdge(placed) ||
          form.losesWord(placed.line) ||
          hasWideGap(placed.line.narration) ||
          form.holdsColumn(placed.line.narration) ||
          !form.fits(placed.line.narration),
      );
  };
  return new Set(rows.flatMap((row, index) => (isDoubtful(row) ? [index] : [])));
}
