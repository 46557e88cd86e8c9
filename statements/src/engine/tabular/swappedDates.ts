import { dateText } from './cells.ts';
import type { Cells } from './cells.ts';

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayFirstPattern = /^(\d{1,2})[-/.]\d{1,2}[-/.]\d{2,4}$/;
const lastMonth = 12;

/**
 * Puts day and month back where a spreadsheet set to American dates has opened the export: it took `03/04/2026` for the
 * fourth of March and made a date of it, and left `13/04/2026`, which is none in America, as a text. So all its dates
 * have a day up to 12, and all its texts one above.
 */
export function restoreSwappedDates(lines: readonly Cells[], column: number): readonly Cells[] {
  const texts = lines.map((cells) => dateText(cells[column]));
  const isoDays = texts.flatMap((text) => isoPattern.exec(text)?.[3] ?? []);
  const textDays = texts.flatMap((text) => dayFirstPattern.exec(text)?.[1] ?? []);
  const isSwapped =
    isoDays.length > 0 &&
    textDays.length > 0 &&
    isoDays.every((day) => Number(day) <= lastMonth) &&
    textDays.every((day) => Number(day) > lastMonth);
  if (!isSwapped) return lines;
  return lines.map((cells, line) => {
    const iso = isoPattern.exec(texts[line] ?? '');
    return iso === null ? cells : cells.with(column, `${iso[1]}-${iso[3]}-${iso[2]}`);
  });
}
