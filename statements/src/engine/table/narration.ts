import { textOf } from '../text/lines.ts';
import type { Word } from '../text/words.ts';

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
 * The way the texts of a column are broken: where the column starts, how far its lines reach, and whether words are
 * broken.
 */
export interface NarrationColumn {
  readonly left: number;
  readonly reach: number;
  readonly breaksWords: boolean;
}

const fitsOnLine = (end: number, next: Word, reach: number): boolean => end + next.firstWidth <= reach;

/**
 * Learns how narrations are broken. If most broken lines are full to the last character, text is broken in the middle
 * of words; if most lines had room for one more character, text is broken between words.
 */
export function learnNarrationColumn(narrations: readonly NarrationLines[]): NarrationColumn {
  let left = Infinity;
  let reach = -Infinity;
  for (const lines of narrations) {
    for (const words of lines) {
      left = Math.min(left, words[0]?.x0 ?? left);
      reach = Math.max(reach, words.at(-1)?.x1 ?? reach);
    }
  }
  let breaks = 0;
  let full = 0;
  for (const lines of narrations) {
    for (const [at, words] of lines.entries()) {
      const last = words.at(-1);
      const next = lines[at + 1]?.[0];
      if (last === undefined || next === undefined) continue;
      breaks += 1;
      if (!fitsOnLine(last.x1, next, reach) && reach - left > minColumnCharacters * next.firstWidth) full += 1;
    }
  }
  return { left, reach, breaksWords: full * 2 > breaks };
}

/**
 * Joins the lines of one narration. Text broken between words gets its spaces back. Text broken anywhere is joined
 * unchanged, unless the next character would have fitted on the line: there the break replaced a space.
 */
export function joinNarration(lines: NarrationLines, { left, reach, breaksWords }: NarrationColumn): string {
  let text = '';
  let end = -Infinity;
  for (const words of lines) {
    const first = words[0];
    const last = words.at(-1);
    if (first === undefined || last === undefined) continue;
    const onSpace = !breakAfterMarkPattern.test(text) && (!breaksWords || fitsOnLine(end, first, reach));
    const spaced = onSpace || (breaksWords && first.x0 - left > minIndent * first.height);
    text += `${text !== '' && spaced && !startsWithMark.test(first.text) ? ' ' : ''}${textOf(words)}`;
    end = last.x1;
  }
  return text;
}
