import { readLeadingDate } from '../amounts/dates.ts';
import { textOf } from '../lines/lines.ts';
import type { TableLine } from './tableLine.ts';

const letters = /\p{L}{2}/u;

/**
 * If at least this share of the rows has a line with a date and a text below it, these lines belong to the rows: a
 * value date may be printed below the date.
 */
const minShareOfRows = 0.5;

/** Whether a text is a date, with or without a time of day. */
export function isWholeDate(text: string): boolean {
  const words = text.split(' ');
  return readLeadingDate(words)?.wordsTaken === words.length;
}

/** The lines below rows with a whole date that also have a whole date, and some text. */
function findDatedTexts(lines: readonly TableLine[]): Set<TableLine> {
  const dated = new Set<TableLine>();
  let isBelowDate = false;
  for (const line of lines) {
    if (line.kind === 'row') isBelowDate = isWholeDate(line.figures.dateText);
    else if (line.kind !== 'continuation' || !isBelowDate) continue;
    else if (isWholeDate(line.dateText) && letters.test(textOf(line.narration))) dated.add(line);
  }
  return dated;
}

/**
 * Takes notes out of the rows: a line with a date of its own, a text and no figure, such as a lien marked on that day,
 * does not belong to the row above it.
 */
export function takeOutNotes(pages: readonly (readonly TableLine[])[]): TableLine[][] {
  const all = pages.flat();
  const dated = findDatedTexts(all);
  const rows = all.filter(({ kind }) => kind === 'row').length;
  const areNotes = dated.size < minShareOfRows * rows;
  return pages.map((lines) =>
    lines.map((line) =>
      areNotes && dated.has(line) ? { kind: 'other', line: line.line, isUnread: false, isNote: true } : line,
    ),
  );
}
