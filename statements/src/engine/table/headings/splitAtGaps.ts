import type { Word } from '../../lines/words.ts';
import { headTwoColumns } from './headTwoColumns.ts';
import type { RowsBelow } from './headTwoColumns.ts';
import { minTitleGap } from '../../lines/gaps.ts';

/** Splits the words of a line at gaps that show where another column begins, here or in the rows below. */
export function splitAtGaps(words: readonly Word[], rows: RowsBelow): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isNear = before !== undefined && word.x0 - before.x1 < minTitleGap * word.height;
    if (run && isNear && !headTwoColumns(run, [word], rows)) run.push(word);
    else runs.push([word]);
  }
  return runs;
}
