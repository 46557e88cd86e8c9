import { titleWords } from '../../layouts/titleWords.ts';
import type { Line } from '../../lines/lines.ts';
import { titleKey } from '../../lines/words.ts';
import type { Word } from '../../lines/words.ts';
import { headTwoColumns } from './headTwoColumns.ts';
import type { RowsBelow } from './headTwoColumns.ts';
import { matchTitle } from './titles.ts';
import type { TitleExtent } from './titles.ts';
import type { HeadingTitle } from './headingTitle.ts';

/** The titles that banks commonly use, as keys, the longest first. */
export const knownTitleKeys = titleWords
  .flatMap(([role, titles]) => titles.map((title, rank) => ({ role, rank, key: titleKey(title) })))
  .sort((a, b) => b.key.length - a.key.length);

/** Whether the words of a title on one line head several columns: `Debit` beside `Credit Amount`. */
function isOfTwoColumns({ words, firstLine, lastLine }: TitleExtent, rows: RowsBelow): boolean {
  if (firstLine !== lastLine) return false;
  return words.some((_, at) => at > 0 && headTwoColumns(words.slice(0, at), words.slice(at), rows));
}

interface WordOnLine {
  readonly at: number;
  readonly word: Word;
}

/** The words of these lines by the first character of their keys: most titles begin with none of them. */
function groupByFirstCharacter(lines: readonly Line[], stack: readonly number[]): Map<string, WordOnLine[]> {
  const groups = new Map<string, WordOnLine[]>();
  for (const at of stack) {
    for (const word of lines[at]?.words ?? []) {
      const first = word.key.charAt(0);
      if (first !== '') groups.set(first, [...(groups.get(first) ?? []), { at, word }]);
    }
  }
  return groups;
}

/** Finds every known title on these lines, the longest first. No word belongs to two titles. */
export function findKnownTitles(lines: readonly Line[], stack: readonly number[], rows: RowsBelow): HeadingTitle[] {
  const words = groupByFirstCharacter(lines, stack);
  const taken = new Set<Word>();
  const found: HeadingTitle[] = [];
  for (const { role, rank, key } of knownTitleKeys) {
    for (const { at, word } of words.get(key.charAt(0)) ?? []) {
      if (taken.has(word)) continue;
      const extent = matchTitle(lines, stack, at, word, key);
      if (extent === undefined || extent.words.some((one) => taken.has(one))) continue;
      if (isOfTwoColumns(extent, rows)) continue;
      for (const one of extent.words) taken.add(one);
      found.push({ ...extent, role, rank });
    }
  }
  return found;
}
