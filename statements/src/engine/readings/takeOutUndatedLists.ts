import type { Line } from '../lines/lines.ts';
import type { TableLine } from './tableLine.ts';

/**
 * A line is apart from the rows if its distance from the line above is larger than that of any row by at least this
 * factor.
 */
const minGapRatio = 1.2;

const letters = /\p{L}{2}/u;

/** Whether a line is text, not a row. */
const isText = ({ words }: Line): boolean =>
  words.some(({ text }) => letters.test(text)) && !words.some(({ isAmount }) => isAmount);

const digits = /\d/;

/** Whether a text is outside the narration column and is not part of a date. */
const isBesideNarrations = ({ line, narration }: Extract<TableLine, { kind: 'continuation' }>): boolean =>
  narration.length === 0 && !line.words.some(({ text }) => digits.test(text));

/** Whether the rows at the top of a page have no date, and lead to a row with one without another text between them. */
function leadToDatedRow(lines: readonly TableLine[]): boolean {
  const first = lines.findIndex(({ kind }) => kind === 'row');
  const end = lines.findIndex(
    (line, index) => index >= first && (line.kind === 'other' || (line.kind === 'row' && line.figures.dateText !== '')),
  );
  return end > first && lines[end]?.kind === 'row';
}

/**
 * Takes lists of amounts without dates out of the rows, such as a card's list of merchants. If each day's date is
 * printed once, only the caption above such a list separates it from rows of the day before. A caption is not part of
 * any row: it is in the column of dates, or apart from the rows; the name of a group of transactions separates nothing.
 * On a page that begins with a caption, the rows below it belong to the day before only if a row on the pages before
 * also had no date, or if they lead to a row with a date.
 */
export function takeOutUndatedLists(pages: readonly (readonly TableLine[])[]): TableLine[][] {
  let hasDatedRow = false;
  let isOnceADay = false;
  return pages.map((lines) => {
    let hasRow = hasDatedRow && !isOnceADay && !leadToDatedRow(lines);
    let isInList = false;
    let widestGap = 0;
    return lines.map((line, index): TableLine => {
      const gap = hasRow ? line.line.baseline - (lines[index - 1]?.line.baseline ?? line.line.baseline) : 0;
      const isApart = widestGap > 0 && gap > minGapRatio * widestGap;
      widestGap = Math.max(widestGap, gap);
      const isCaption =
        (line.kind === 'other' && line.isNote !== true) ||
        (line.kind === 'continuation' && (isApart || isBesideNarrations(line)));
      if (line.kind === 'row' && line.figures.dateText !== '') isInList = false;
      else if (hasRow && isCaption && isText(line.line)) isInList = true;
      if (line.kind === 'row') {
        hasRow = true;
        if (line.figures.dateText !== '') hasDatedRow = true;
        else if (!isInList) isOnceADay = true;
      }
      if (!isInList || line.kind === 'summary' || line.kind === 'other') return line;
      return { kind: 'other', line: line.line, isUnread: line.kind === 'row' };
    });
  });
}

/**
 * Marks the lines at the top of a page that may be rows of the day before as unread, if every row was read with a date
 * of its own.
 * @param isUndatedRow whether a line of a page is a row if dates are printed once a day.
 */
export function markUndatedRows(
  pages: readonly (readonly TableLine[])[],
  isUndatedRow: (line: Line, page: number) => boolean,
): TableLine[][] {
  let hasRow = false;
  return pages.map((lines, page) => {
    const first = lines.findIndex(({ kind }) => kind === 'row');
    const end = !hasRow ? 0 : first < 0 ? lines.length : first;
    if (first >= 0) hasRow = true;
    return lines.map((line, index) => {
      const mayBeRow = index < end && line.kind === 'other' && !line.isUnread && isUndatedRow(line.line, page);
      return mayBeRow ? { ...line, isUnread: true } : line;
    });
  });
}
