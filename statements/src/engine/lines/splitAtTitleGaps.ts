import { minTitleGap } from './gaps.ts';
import type { Line } from './lines.ts';
import type { Word } from './words.ts';

/** Splits a line of titles into those of each column. */
export function splitAtTitleGaps({ words }: Line): Word[][] {
  const texts: Word[][] = [];
  for (const word of words) {
    const last = texts.at(-1)?.at(-1);
    if (last !== undefined && word.x0 - last.x1 < minTitleGap * word.height) texts.at(-1)?.push(word);
    else texts.push([word]);
  }
  return texts;
}
