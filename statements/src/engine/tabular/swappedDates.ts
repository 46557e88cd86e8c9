import { dateText } from './cells.ts';
import type { Cells } from './cells.ts';

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayFirstPattern = /^(\d{1,2})[-/.]\d{1,2}[-/.]\d{2,4}$/;
const lastMonth = 12;

/**
 * Restores day and month if a spreadsheet set to American dates has opened the export: it converted `03/04/2026` to the
 * fourth of March, and left `13/04/2026`, which is not an American date, as text. All dates then have a day up to 12,
 * and all texts a day above 12.
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
