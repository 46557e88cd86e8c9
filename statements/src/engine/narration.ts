import { textOf } from './lines.ts';
import type { Word } from './words.ts';

/** A gap at the start of a line wider than this share of the line height is a space the break fell on. */
const indent = 0.12;

/** What is needed to say how a broken text went on: where its column starts, and how far its lines reach. */
export interface NarrationColumn {
  readonly left: number;
  readonly reach: number;
  readonly breaks: 'anywhere' | 'between words';
}

/**
 * Joins the lines of one narration. Text broken between words gets its spaces back. Text broken anywhere is joined as
 * it stands, except where the next character would still have fitted: there the break fell on a space.
 */
export function joinNarration(lines: readonly (readonly Word[])[], column: NarrationColumn): string {
  let text = '';
  let end = -Infinity;
  for (const words of lines) {
    const first = words[0];
    const last = words.at(-1);
    if (first === undefined || last === undefined) continue;
    const fitted = end + first.firstWidth <= column.reach && !/[-@/.]$/.test(text);
    const spaced = column.breaks === 'between words' || fitted || first.x0 - column.left > indent * first.height;
    text += `${text !== '' && spaced ? ' ' : ''}${textOf(words)}`;
    end = last.x1;
  }
  return text;
}
