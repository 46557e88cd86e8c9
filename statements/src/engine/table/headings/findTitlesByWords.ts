import type { Line } from '../../lines/lines.ts';
import type { RowsBelow } from './headTwoColumns.ts';
import { addUnknownTitles } from './addUnknownTitles.ts';
import { findKnownTitles } from './findKnownTitles.ts';
import type { HeadingTitle } from './headingTitle.ts';
import { mergeStacked } from './mergeStacked.ts';
import { withoutSpans } from './withoutSpans.ts';

/** The titles by the words that banks commonly use, and the words beside them. */
export function findTitlesByWords(lines: readonly Line[], stack: readonly number[], rows: RowsBelow): HeadingTitle[] {
  return withoutSpans(mergeStacked(addUnknownTitles(lines, stack, findKnownTitles(lines, stack, rows), rows)), rows);
}
