import type { Line } from './lines.ts';
import { joinWords } from './words.ts';
import type { Word } from './words.ts';
import { maxPitchInRow, minGapBeforeColumn } from './gaps.ts';
import { startsWithDate } from './startsWithDate.ts';

/** A figure whose last digits are on the line below it. */
interface WrappedFigure {
  readonly line: Line;
  readonly below: Line;
  readonly start: Word;
  readonly end: Word;
  readonly whole: Word;
}

/** An amount without its last digits, and these digits. */
const startPattern = /^[^\w\s]{0,2}\d[\d,]*\.?\d?$/;
const endPattern = /^(?=.)[\d,]*\.?\d*$/;
/** A whole amount, with paise. */
const wholePattern = /\.\d{2}$/;

/** A figure without digits after its point is broken. If no other figure in the file is, it may look so by accident. */
const unfinishedPattern = /\.\d?$/;
const minFigures = 2;
/** Edges of figures that differ by less than this, in points, belong to one column. */
const maxOffset = 2;

/**
 * A figure with a point. Columns of figures may be closer than the words of a text, and no text has two such figures in
 * a row.
 */
const figurePattern = /^[^\w\s]{0,2}\d[\d,]*\.\d{0,2}$/;

/** Whether a word is further from its neighbours than the words of a text are, or the neighbours are figures. */
function isApart({ words }: Line, word: Word): boolean {
  const at = words.indexOf(word);
  const [before, next] = [words[at - 1], words[at + 1]];
  const gap = minGapBeforeColumn * word.height;
  const isOther = (neighbour: Word | undefined, distance: number) =>
    neighbour === undefined || distance >= gap || figurePattern.test(neighbour.text);
  return isOther(before, word.x0 - (before?.x1 ?? 0)) && isOther(next, (next?.x0 ?? 0) - word.x1);
}

/**
 * Whether a line begins with a date below the beginning of the line above it. Further to the right, the date is part of
 * a text.
 */
function beginsRow(below: Line, line: Line, ends: readonly Word[]): boolean {
  const words = below.words.filter((word) => !ends.includes(word));
  const [first, above] = [words[0], line.words[0]];
  if (first === undefined || above === undefined || first.x0 - above.x0 > first.height) return false;
  return startsWithDate({ ...below, words });
}

/** The figures of a line, other than its first word, that continue directly below it, on a line that begins no row. */
function findWrapped(line: Line, below: Line | undefined): WrappedFigure[] {
  if (below === undefined || below.baseline - line.baseline > maxPitchInRow * line.height) return [];
  const ends = below.words.filter((word) => endPattern.test(word.text) && isApart(below, word));
  if (ends.length === 0 || beginsRow(below, line, ends)) return [];
  return line.words.slice(1).flatMap((start) => {
    if (!startPattern.test(start.text) || !isApart(line, start)) return [];
    const end = ends.find(({ x0, x1 }) => x0 < start.x1 && x1 > start.x0);
    if (end === undefined) return [];
    const whole = { ...joinWords(start, end), x0: Math.min(start.x0, end.x0), x1: Math.max(start.x1, end.x1) };
    return whole.isAmount && wholePattern.test(whole.text) ? [{ line, below, start, end, whole }] : [];
  });
}

/** Whether two figures begin, end, or have their middle at the same place. */
function areInOneColumn({ whole: one }: WrappedFigure, { whole: other }: WrappedFigure): boolean {
  const offsets = [one.x0 - other.x0, one.x1 - other.x1, (one.x0 + one.x1 - other.x0 - other.x1) / 2];
  return offsets.some((offset) => Math.abs(offset) < maxOffset);
}

/**
 * Joins figures that are wider than their column, so that their last digits are on the next line: `1,23,456.` above
 * `78`. A part of an amount that looks whole must not be joined.
 * @param pages the lines of each page; their number stays the same.
 */
export function joinWrappedFigures(pages: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const candidates = pages.flatMap((lines) => lines.flatMap((line, index) => findWrapped(line, lines[index + 1])));
  // The last digit of one figure cannot be the first digit of a figure on the next row.
  const lastDigits = new Set(candidates.map(({ end }) => end));
  const found = candidates.filter(({ start }) => !lastDigits.has(start));
  const wrapped = found.filter(
    (one) =>
      unfinishedPattern.test(one.start.text) ||
      found.filter((other) => areInOneColumn(one, other)).length >= minFigures,
  );
  if (wrapped.length === 0) return pages;
  const wholes = new Map(wrapped.map(({ start, whole }) => [start, whole]));
  const ends = new Set(wrapped.map(({ end }) => end));
  return pages.map((lines) =>
    lines.map((line) => ({
      ...line,
      words: line.words.flatMap((word) => (ends.has(word) ? [] : [wholes.get(word) ?? word])),
    })),
  );
}
