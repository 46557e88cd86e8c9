import { isDate, isDatePart } from '../amounts/dates.ts';
import { isEmptyAmount } from '../amounts/emptyAmount.ts';
import type { Word } from '../lines/words.ts';
import { maxEdgeOffset } from '../table/columns.ts';
import { minGapBeforeColumn } from '../lines/gaps.ts';
import type { RowLine } from './rowsOfLines.ts';

/** A left edge is one of the column's if this share of its lines begins there. */
const minShareOfEdge = 0.05;
/** If this share of the rows has a text that begins at one place after a gap, that text is another column. */
const minShareOfHiddenColumn = 0.5;
/** With fewer lines, each may begin at a different place. */
const minLinesOfColumn = 4;
/** Fewer rows than this do not show a column. */
const minRowsOfColumn = 3;
/** Letters of one column differ in height by at most this share. */
const maxHeightDifference = 0.12;

/** Whether a word beside the narration is a separate kind of content: an amount, or a date. */
export const isOfOwnKind = ({ text, isAmount }: Word): boolean => isAmount || isDate(text) || isEmptyAmount(text);

/** The value with the most numbers near it. */
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
  /** Whether a gap as wide as that between columns comes before one of them. */
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

/** The common features of a table's narrations. */
export class NarrationForm {
  /** The left edges of lines. */
  readonly #left: Place[] = [];
  /** The left edges of the other words on the first lines of rows. */
  readonly #inside: Place[] = [];
  /** The leftmost beginning of the first lines of rows, if most of them have words. */
  readonly #leftOfRows: number;
  readonly #height: number;
  readonly #leastOfEdge: number;
  readonly #leastOfColumn: number;

  constructor(lines: readonly RowLine[]) {
    const texts = lines.map(({ narration }) => narration).filter((words) => words.length > 0);
    for (const [first] of texts) if (first !== undefined) countAt(this.#left, first);
    const rows = lines.filter(({ kind }) => kind === 'row');
    // If dates are between the lines of their narrations, first lines have no words.
    const starts = rows.flatMap(({ narration }) => narration[0]?.x0 ?? []);
    this.#leftOfRows = 2 * starts.length > rows.length ? Math.min(...starts) : -Infinity;
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

  /**
   * Whether a line begins at the left edge of the column, in letters of its height. A line that begins left of every
   * row is a heading among them.
   */
  fits([first]: readonly Word[]): boolean {
    if (first === undefined) return true;
    if (first.x0 < this.#leftOfRows - toleranceOf(first)) return false;
    const isOfHeight = Math.abs(first.height - this.#height) <= maxHeightDifference * this.#height;
    return isOfHeight && (findPlace(this.#left, first)?.count ?? 0) >= this.#leastOfEdge;
  }

  /** Whether a word that was taken for another column begins at the left edge of this one. */
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

  /** Whether a word of a line begins another column: most rows have a word there, and some have a gap before it. */
  holdsColumn(words: readonly Word[]): boolean {
    return words.slice(1).some((word) => {
      const place = findPlace(this.#inside, word);
      return place !== undefined && place.hasGap && place.count >= this.#leastOfColumn;
    });
  }
}
