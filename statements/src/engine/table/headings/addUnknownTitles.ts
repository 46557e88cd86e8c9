import { guessRole } from '../../layouts/guessRole.ts';
import { textOf } from '../../lines/lines.ts';
import type { Line } from '../../lines/lines.ts';
import type { Word } from '../../lines/words.ts';
import { headTwoColumns } from './headTwoColumns.ts';
import type { RowsBelow } from './headTwoColumns.ts';
import { minTitleGap } from '../../lines/gaps.ts';
import { guessedRank, joinTitles } from './headingTitle.ts';
import type { HeadingTitle } from './headingTitle.ts';
import { splitAtGaps } from './splitAtGaps.ts';

/** The title on the same line that words follow or precede without a gap: they are part of it. */
function findTitleBeside(
  titles: readonly HeadingTitle[],
  words: readonly Word[],
  at: number,
  rows: RowsBelow,
): HeadingTitle | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const gap = minTitleGap * first.height;
  return titles.find((title) => {
    const { x0, x1, firstLine, lastLine } = title;
    if (firstLine !== at || lastLine !== at) return false;
    const follows = first.x0 >= x1 && first.x0 - x1 < gap && !headTwoColumns(title.words, words, rows);
    return follows || (x0 >= last.x1 && x0 - last.x1 < gap && !headTwoColumns(words, title.words, rows));
  });
}

/** The titles of one meaning on both sides of a mark on their line: `Narration / Description` heads one column. */
function findTitlesAround(
  titles: readonly HeadingTitle[],
  words: readonly Word[],
  at: number,
): readonly [HeadingTitle, HeadingTitle] | undefined {
  const [mark] = words;
  if (mark === undefined || words.length > 1 || mark.key !== '') return undefined;
  const gap = minTitleGap * mark.height;
  const onLine = titles.filter(({ firstLine, lastLine }) => firstLine === at && lastLine === at);
  const left = onLine.find(({ x1 }) => mark.x0 >= x1 && mark.x0 - x1 < gap);
  const right = onLine.find(({ x0 }) => x0 >= mark.x1 && x0 - mark.x1 < gap);
  return left && right && left.role === right.role ? [left, right] : undefined;
}

/**
 * Adds the words of a heading that are in no known title. Words beside a title belong to it; words above a column of
 * their own are a title.
 */
export function addUnknownTitles(
  lines: readonly Line[],
  stack: readonly number[],
  known: readonly HeadingTitle[],
  rows: RowsBelow,
): HeadingTitle[] {
  let titles = [...known];
  for (const at of stack) {
    const free = (lines[at]?.words ?? []).filter((word) => !known.some((title) => title.words.includes(word)));
    for (const words of splitAtGaps(free, rows)) {
      const x0 = words[0]?.x0 ?? 0;
      const x1 = words.at(-1)?.x1 ?? 0;
      const around = findTitlesAround(titles, words, at);
      if (around !== undefined) {
        const [left, right] = around;
        const joined = { ...joinTitles(left, right), words: [...left.words, ...words, ...right.words] };
        titles = titles.flatMap((title) => (title === left ? [joined] : title === right ? [] : [title]));
        continue;
      }
      const beside = findTitleBeside(titles, words, at, rows);
      if (beside !== undefined) {
        const all = [...beside.words, ...words].toSorted((a, b) => a.x0 - b.x0);
        const extent = { x0: Math.min(beside.x0, x0), x1: Math.max(beside.x1, x1), words: all };
        titles[titles.indexOf(beside)] = { ...beside, ...extent };
        continue;
      }
      if (titles.some((title) => title.x0 < x1 && title.x1 > x0)) continue;
      const role = guessRole(textOf(words)) ?? 'other';
      titles.push({ role, rank: guessedRank, x0, x1, firstLine: at, lastLine: at, words });
    }
  }
  return titles;
}
