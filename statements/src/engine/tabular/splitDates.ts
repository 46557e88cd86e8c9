import { isDate, isDayOfYear } from '../amounts/dates.ts';
import { dateText } from './cells.ts';
import type { Cells } from './cells.ts';

const yearPattern = /^(?:19|20)\d{2}$/;

/** Joins dates whose year is in the line below their day: `17 Dec`, then `2019`. */
export function joinSplitDates(lines: readonly Cells[], column: number): readonly Cells[] {
  const texts = lines.map((cells) => dateText(cells[column]));
  const isDay = (text: string) => isDayOfYear(text) && !isDate(text);
  const isSplit = (line: number) => isDay(texts[line] ?? '') && yearPattern.test(texts[line + 1] ?? '');
  return lines.map((cells, line) => {
    if (isSplit(line)) return cells.with(column, `${texts[line]} ${texts[line + 1]}`);
    return line > 0 && isSplit(line - 1) ? cells.with(column, '') : cells;
  });
}
