import { guessRole } from '../layouts/guessRole.ts';
import { splitIntoBlocks, textOf } from './lines.ts';
import type { Line } from './lines.ts';
import type { Word } from './words.ts';

/** Whether one of these lines, which are above a word, has the title of a column of dates above that word. */
export const isBelowDateTitle = (above: readonly Line[], { x0, x1 }: Word): boolean =>
  above.some((line) =>
    splitIntoBlocks(line).some((block) => {
      const [left, right] = [block[0]?.x0 ?? 0, block.at(-1)?.x1 ?? 0];
      return left < x1 && right > x0 && guessRole(textOf(block)) === 'date';
    }),
  );
