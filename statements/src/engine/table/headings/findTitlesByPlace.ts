import { guessRole } from '../../layouts/guessRole.ts';
import { textOf } from '../../lines/lines.ts';
import type { Line } from '../../lines/lines.ts';
import { titleKey } from '../../lines/words.ts';
import type { RowsBelow } from './headTwoColumns.ts';
import { knownTitleKeys } from './findKnownTitles.ts';
import { guessedRank } from './headingTitle.ts';
import type { HeadingTitle } from './headingTitle.ts';
import { mergeStacked } from './mergeStacked.ts';
import { splitAtGaps } from './splitAtGaps.ts';
import { withoutSpans } from './withoutSpans.ts';

/**
 * The titles by their places alone: words close together, and words one above the other, are the title of one column.
 */
export function findTitlesByPlace(lines: readonly Line[], stack: readonly number[], rows: RowsBelow): HeadingTitle[] {
  const blocks = stack.flatMap((at) =>
    splitAtGaps(
      (lines[at]?.words ?? []).filter(({ key }) => key !== ''),
      rows,
    ).map((words): HeadingTitle => {
      const [x0, x1] = [words[0]?.x0 ?? 0, words.at(-1)?.x1 ?? 0];
      return { role: 'other', rank: guessedRank, x0, x1, firstLine: at, lastLine: at, words };
    }),
  );
  return withoutSpans(mergeStacked(blocks), rows).map((title) => {
    const text = textOf(title.words);
    const key = titleKey(text);
    const known = knownTitleKeys.find((one) => one.key === key);
    return { ...title, role: known?.role ?? guessRole(text) ?? 'other', rank: known?.rank ?? guessedRank };
  });
}
