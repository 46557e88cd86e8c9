import { textOf } from '../lines/lines.ts';
import type { Word } from '../lines/words.ts';

/** The lines of one narration, from top to bottom. */
export type NarrationLines = readonly (readonly Word[])[];

/** A line that starts further right than this share of the line height starts with a space. */
const minIndent = 0.12;
/** The minimum width of a narration column, in characters: shorter lines are short texts, not full lines. */
const minColumnCharacters = 12;
/** After one of these marks a break does not replace a space, unless there is a space before the mark. */
const breakAfterMarkPattern = /\S[-/@*_.]$/;

/** A mark of Devanagari belongs to the letter before it, even if the line is broken between them. */
const startsWithMark = /^\p{M}/u;

/**
 * The way the texts of a column are broken: where the column starts, how far its lines reach, whether they are centred
 * in it, and whether words are broken: any, or only those longer than the column.
 */
export interface NarrationColumn {
  readonly left: number;
  readonly reach: number;
  readonly isCentred: boolean;
  readonly breaksWords: boolean;
  readonly breaksLongWords: boolean;
}

type Extent = Pick<NarrationColumn, 'left' | 'reach' | 'isCentred'>;

/** A line that starts this many line heights right of the column is centred, or the only one of its row. */
const minCentredIndent = 1;

/** The end of a line. A centred line ends where it would end at the left edge of the column. */
function endOf(words: readonly Word[], { left, isCentred }: Extent): number {
  const [from, to] = [words[0]?.x0 ?? left, words.at(-1)?.x1 ?? left];
  return isCentred ? left + to - from : to;
}

const isFull = (end: number, next: Word, { reach }: Extent): boolean => end + next.firstWidth > reach;

/**
 * Whether the words before and after a break, as one word, are longer than the column. A short word before a long one
 * may only have been left alone on its line.
 */
function isLongWord(last: Word, next: Word, { left, reach }: Extent): boolean {
  const [before, after] = [last.x1 - last.x0, next.x1 - next.x0];
  return before + after > reach - left && before > (reach - left) / 2;
}

/** Learns where the lines of a column start and end. If most of them start apart from its left edge, it is centred. */
function learnExtent(lines: readonly (readonly Word[])[]): Extent {
  const starts = lines.flatMap((words) => words[0] ?? []);
  const left = Math.min(...starts.map(({ x0 }) => x0));
  const apart = starts.filter(({ x0, height }) => x0 - left > minCentredIndent * height).length;
  const aligned = { left, reach: -Infinity, isCentred: apart * 2 > lines.length };
  return { ...aligned, reach: Math.max(...lines.map((words) => endOf(words, aligned))) };
}

/** With more breaks than this, the one after the longest line is no evidence: that line is full in any case. */
const fewBreaks = 2;

const areMost = (full: number, breaks: number): boolean =>
  breaks > fewBreaks ? (full - 1) * 2 > breaks - 1 : full * 2 > breaks;

/**
 * Learns how narrations are broken. If most broken lines are full to the last character, text is broken in the middle
 * of words; if most lines had room for one more character, text is broken between words. A text that is repeated says
 * only once how it is broken.
 */
export function learnNarrationColumn(all: readonly NarrationLines[]): NarrationColumn {
  // If its date is in the middle of a row, the line with the date may have no words of the narration.
  const narrations = all.map((lines) => lines.filter(({ length }) => length > 0));
  const extent = learnExtent(narrations.flat());
  const seen = new Set<string>();
  let full = 0;
  let long = 0;
  let longAndFull = 0;
  for (const lines of narrations) {
    for (const [at, words] of lines.entries()) {
      const last = words.at(-1);
      const next = lines[at + 1]?.[0];
      if (last === undefined || next === undefined) continue;
      const pair = `${last.text} ${next.text}`;
      if (seen.has(pair)) continue;
      seen.add(pair);
      const isWide = extent.reach - extent.left > minColumnCharacters * next.firstWidth;
      const isFullHere = isWide && isFull(endOf(words, extent), next, extent);
      if (isFullHere) full += 1;
      if (!isLongWord(last, next, extent)) continue;
      long += 1;
      if (isFullHere) longAndFull += 1;
    }
  }
  return { ...extent, breaksWords: areMost(full, seen.size), breaksLongWords: areMost(longAndFull, long) };
}

/**
 * Joins the lines of one narration. Text broken between words gets its spaces back. Text broken anywhere is joined
 * unchanged, unless the next character would have fitted on the line: there the break replaced a space. A word longer
 * than the column is broken in either case.
 */
export function joinNarration(lines: NarrationLines, column: NarrationColumn): string {
  const { left, breaksWords, breaksLongWords } = column;
  let text = '';
  let before: readonly Word[] = [];
  for (const words of lines) {
    const [first, last] = [words[0], before.at(-1)];
    if (first === undefined) continue;
    const mayBreak = breaksWords || (breaksLongWords && last !== undefined && isLongWord(last, first, column));
    const isBroken = mayBreak && isFull(endOf(before, column), first, column);
    const onSpace = !breakAfterMarkPattern.test(text) && !isBroken;
    const spaced = onSpace || (breaksWords && !column.isCentred && first.x0 - left > minIndent * first.height);
    text += `${text !== '' && spaced && !startsWithMark.test(first.text) ? ' ' : ''}${textOf(words)}`;
    before = words;
  }
  return text;
}
