import { isDate, isDatePart } from '../amounts/dates.ts';
import { isEmptyAmount } from '../amounts/emptyAmount.ts';
import type { Word } from '../text/words.ts';
import { areRowsBoxed } from './assignLinesToRows.ts';
import type { RowAssignment } from './assignLinesToRows.ts';
import { maxEdgeOffset, minGapBeforeColumn } from './columns.ts';
import { baselineOf } from './rowSpacing.ts';
import type { RowSpacing } from './rowSpacing.ts';
import type { TablePart } from './sections.ts';
import type { TableLine } from './tableLine.ts';

/** The lines of the table on one page, and which row each belongs to. */
export interface PageOfLines {
  readonly part: TablePart;
  readonly lines: readonly TableLine[];
  readonly assignments: readonly RowAssignment[];
}

/** A line of a row that may hold words of its narration. */
type RowLine = Extract<TableLine, { readonly kind: 'row' | 'continuation' }>;

/** Words further apart than this, in line heights, are of two texts. */
const minGapBetweenTexts = 1.5;
/** A left edge is one of the column if this share of its lines begins there. */
const minShareOfEdge = 0.05;
/** Where this share of the rows has a text that begins at one place after a gap, the words after it are another column. */
const minShareOfHiddenColumn = 0.5;
/** In fewer lines, each may begin elsewhere. */
const minLinesOfColumn = 4;
/** So few rows show nothing of a column. */
const minRowsOfColumn = 3;
/** Letters of one column differ in height by at most this share. */
const maxHeightDifference = 0.12;
/** The space between two words, in line heights. */
const wordSpace = 0.2;
/** Lines of one row are at most this much further apart than most. */
const maxPitchRatio = 1.3;

const isRowLine = (line: TableLine | undefined): line is RowLine =>
  line?.kind === 'row' || line?.kind === 'continuation';

/** Whether a word beside the narration is of a kind of its own: an amount, or a date. */
const isOfOwnKind = ({ text, isAmount }: Word): boolean => isAmount || isDate(text) || isEmptyAmount(text);

/** Whether the edge of the narration runs through a text: the next word is as near as the words of a text are. */
function cutsText({ line, narration }: RowLine): boolean {
  const own = new Set(narration);
  return line.words.some((word, index) => {
    const next = line.words[index + 1];
    if (next === undefined || own.has(word) === own.has(next)) return false;
    if (next.x0 - word.x1 >= minGapBeforeColumn * word.height) return false;
    return own.has(word) ? !isOfOwnKind(next) : !isOfOwnKind(word) && !isDatePart(word.text);
  });
}

const hasWideGap = (words: readonly Word[]): boolean =>
  words.some((word, index) => {
    const next = words[index + 1];
    return next !== undefined && next.x0 - word.x1 > minGapBetweenTexts * word.height;
  });

/** The value that most numbers are near to. */
function mostCommon(values: readonly number[], isNear: (one: number, other: number) => boolean): number {
  const counts: { readonly value: number; count: number }[] = [];
  for (const value of values) {
    const known = counts.find((one) => isNear(one.value, value));
    if (known === undefined) counts.push({ value, count: 1 });
    else known.count += 1;
  }
  return counts.reduce((best, one) => (one.count > best.count ? one : best), { value: 0, count: 0 }).value;
}

const toleranceOf = ({ height }: Word): number => maxEdgeOffset * height;

/** A place at which words begin. */
interface Place {
  readonly x: number;
  count: number;
  /** Whether a gap such as between columns comes before one of them. */
  hasGap: boolean;
}

function findPlace(places: readonly Place[], word: Word): Place | undefined {
  return places.find(({ x }) => Math.abs(x - word.x0) <= toleranceOf(word));
}

/** Counts a word at the place where it begins. */
function countAt(places: Place[], word: Word, before?: Word): void {
  const hasGap = before !== undefined && word.x0 - before.x1 >= minGapBeforeColumn * word.height;
  const place = findPlace(places, word);
  if (place === undefined) places.push({ x: word.x0, count: 1, hasGap });
  else {
    place.count += 1;
    place.hasGap ||= hasGap;
  }
}

/** What the narrations of a table have in common. */
class NarrationForm {
  /** Where lines begin. */
  readonly #left: Place[] = [];
  /** Where the other words on the first lines of rows begin. */
  readonly #inside: Place[] = [];
  readonly #height: number;
  readonly #leastOfEdge: number;
  readonly #leastOfColumn: number;

  constructor(lines: readonly RowLine[]) {
    const texts = lines.map(({ narration }) => narration).filter((words) => words.length > 0);
    for (const [first] of texts) if (first !== undefined) countAt(this.#left, first);
    const rows = lines.filter(({ kind }) => kind === 'row');
    for (const { narration } of rows) {
      for (const [index, word] of narration.entries()) {
        if (index > 0) countAt(this.#inside, word, narration[index - 1]);
      }
    }
    this.#leastOfEdge = texts.length < minLinesOfColumn ? 1 : Math.max(2, minShareOfEdge * texts.length);
    this.#leastOfColumn = Math.max(minRowsOfColumn, minShareOfHiddenColumn * rows.length);
    this.#height = mostCommon(
      texts.flatMap((words) => words[0]?.height ?? []),
      (one, other) => Math.abs(one - other) <= maxHeightDifference * one,
    );
  }

  /** Whether a line begins where the lines of the column begin, in letters of their height. */
  fits([first]: readonly Word[]): boolean {
    if (first === undefined) return true;
    const isOfHeight = Math.abs(first.height - this.#height) <= maxHeightDifference * this.#height;
    return isOfHeight && (findPlace(this.#left, first)?.count ?? 0) >= this.#leastOfEdge;
  }

  /** Whether a word that was taken for another column begins where the lines of this one do. */
  losesWord({ line, narration }: RowLine): boolean {
    const own = new Set(narration);
    return line.words.some(
      (word) =>
        !own.has(word) &&
        !isOfOwnKind(word) &&
        !isDatePart(word.text) &&
        (findPlace(this.#left, word)?.count ?? 0) >= this.#leastOfEdge,
    );
  }

  /** Whether a word of a line begins another column: in most rows a word begins there, in some of them after a gap. */
  holdsColumn(words: readonly Word[]): boolean {
    return words.slice(1).some((word) => {
      const place = findPlace(this.#inside, word);
      return place !== undefined && place.hasGap && place.count >= this.#leastOfColumn;
    });
  }
}

/** A line of a row, and what is drawn around it on its page. */
interface PlacedLine {
  readonly line: RowLine;
  /** Whether the edges of the columns are drawn. */
  readonly isInColumn: boolean;
  /** Whether the edges of its row are drawn. */
  readonly isInBox: boolean;
}

/** A row of the table with its lines from top to bottom, over all pages. */
interface RowOfLines {
  readonly lines: PlacedLine[];
  /** Whether lines of it may belong to the row before or after it, or to the head or the foot of a page. */
  isOpen: boolean;
  /** Whether the first line of a page is a line of it above its date: that of the row before may go on there. */
  isFirstOfPage: boolean;
  /** The widest distance between two of its lines on a page. */
  widestGap: number;
  /** Whether it goes on directly below the titles of the next page. */
  isContinued: boolean;
  /** Lines of text beside it that are in no row: the head or the foot of a page, or its own. */
  readonly beside: RowLine[];
}

/** Gathers the lines of each row, in the order of the rows. */
function gatherRows(pages: readonly PageOfLines[]): RowOfLines[] {
  const rows: RowOfLines[] = [];
  const ofNextRow: PlacedLine[] = [];
  for (const { part, lines, assignments } of pages) {
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
      };
      row.isOpen = row.lines.length > 0;
      rows.push(row);
      byIndex.set(index, row);
    }
    const first = lines.findIndex(isRowLine);
    for (const [index, line] of lines.entries()) {
      const assignment = assignments[index];
      if (!isRowLine(line)) continue;
      if (assignment === undefined) {
        const places = [...byIndex.keys()];
        const neighbours = [places.findLast((place) => place < index), places.find((place) => place > index)];
        for (const place of neighbours) if (place !== undefined) byIndex.get(place)?.beside.push(line);
        continue;
      }
      const placed = { line, isInColumn, isInBox };
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

/** The distance in points that the widest gaps of most rows have: some banks set the first line of a row apart. */
function usualWidestGap(rows: readonly RowOfLines[]): number {
  const gaps = rows.flatMap((row) => (row.widestGap > 0 ? [row.widestGap] : [])).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** How many lines of text a row has above its date, and how many below. */
function countAround({ lines }: RowOfLines): { readonly above: number; readonly below: number } {
  const date = lines.findIndex(({ line }) => line.kind === 'row');
  const isText = ({ line }: PlacedLine) => line.narration.length > 0;
  return { above: lines.slice(0, date).filter(isText).length, below: lines.slice(date + 1).filter(isText).length };
}

/** Whether the dates stand in the middle of their rows, so that each has as many lines above it as below it. */
function areCentred(rows: readonly RowOfLines[]): boolean {
  const counts = rows.map(countAround).filter(({ above, below }) => above + below > 0);
  return counts.filter(({ above }) => above > 0).length > counts.length / 2;
}

/** How far the lines of the narrations reach to the right. */
const reachOf = (lines: readonly RowLine[]): number =>
  lines.reduce((reach, { narration }) => Math.max(reach, narration.at(-1)?.x1 ?? reach), -Infinity);

/** Whether each line but the last is full: the first word of the next one did not fit on it. */
function isWrapped(lines: readonly PlacedLine[], reach: number): boolean {
  const texts = lines.map(({ line }) => line.narration).filter((words) => words.length > 0);
  return texts.slice(1).every(([next], index) => {
    const last = texts[index]?.at(-1);
    return next !== undefined && last !== undefined && last.x1 + (next.x1 - next.x0) + wordSpace * next.height > reach;
  });
}

/**
 * Finds the rows whose narration may hold words of others, or lack its own: balances prove figures, not words. A narration
 * is confirmed if all its lines begin where those of the column do, in letters of one height and closely below each other;
 * no word of it is set apart, begins another column, or is a date of its own; its edge cuts no text in two; and nothing
 * leaves open which lines are its own. What stands between drawn edges is in that column, or in that row.
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
    const { lines, isOpen, isContinued, beside } = row;
    const [first] = lines.flatMap(({ line }) => line.narration);
    if (first === undefined || isDate(first.text)) return true;
    const isInBox = lines.every((line) => line.isInBox);
    if (isUneven(row) || (row.isFirstOfPage && !isInBox && !hasMiddleDates)) return true;
    if (!isInBox && (isOpen || row.widestGap > widestGap || ((leavesOpen || isContinued) && !isWrapped(lines, reach))))
      return true;
    if (beside.some(({ narration }) => narration.length > 0 && form.fits(narration))) return true;
    return lines
      .filter(({ isInColumn }) => !isInColumn)
      .some(
        ({ line }) =>
          cutsText(line) ||
          form.losesWord(line) ||
          hasWideGap(line.narration) ||
          form.holdsColumn(line.narration) ||
          !form.fits(line.narration),
      );
  };
  return new Set(rows.flatMap((row, index) => (isDoubtful(row) ? [index] : [])));
}
