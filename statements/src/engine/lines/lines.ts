import { isWordFragment, joinWords } from './words.ts';
import type { Word } from './words.ts';

/** Words on one baseline, from left to right. */
export interface Line {
  readonly words: readonly Word[];
  readonly baseline: number;
  readonly height: number;
}

/**
 * Baselines within this share of the word's own height are one line. They are compared with the word before, not with
 * the first word: a page with slowly sinking baselines would otherwise become one line.
 */
const maxBaselineOffset = 0.3;
/** A gap of this many line heights separates two blocks printed side by side. */
const minBlockGap = 1.5;

/** Joins words that were drawn in fragments. */
function joinWordFragments(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const left = joined.at(-1);
    if (left !== undefined && isWordFragment(left, word)) joined[joined.length - 1] = joinWords(left, word);
    else joined.push(word);
  }
  return joined;
}

/** Groups words into lines from top to bottom, regardless of the order in which they were drawn. */
export function readLines(words: readonly Word[]): Line[] {
  const wordsByLine: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = wordsByLine.at(-1);
    const above = line?.at(-1);
    if (
      line !== undefined &&
      above !== undefined &&
      word.baseline - above.baseline <= maxBaselineOffset * word.height
    ) {
      line.push(word);
    } else wordsByLine.push([word]);
  }
  return wordsByLine.map((line) => ({
    words: joinWordFragments(line.toSorted((a, b) => a.x0 - b.x0)),
    baseline: line.reduce((sum, word) => sum + word.baseline, 0) / line.length,
    height: Math.max(...line.map((word) => word.height)),
  }));
}

/** Words as text with single spaces. */
export function textOf(words: readonly Word[]): string {
  let text = '';
  for (const word of words) text = text === '' ? word.text : `${text} ${word.text}`;
  return text;
}

/** Splits a line into blocks: runs of words without a wide gap. */
export function splitIntoBlocks(line: Line): Word[][] {
  const blocks: Word[][] = [];
  for (const word of line.words) {
    const block = blocks.at(-1);
    const previous = block?.at(-1);
    if (block !== undefined && previous !== undefined && word.x0 - previous.x1 < minBlockGap * word.height) {
      block.push(word);
    } else blocks.push([word]);
  }
  return blocks;
}
