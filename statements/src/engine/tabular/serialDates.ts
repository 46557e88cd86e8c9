import { isBlank, normalizeCell } from './cells.ts';
import type { Cells } from './cells.ts';
import { titleRole } from './titleRole.ts';

/** Days from the epoch of dates in workbooks, the end of 1899, to 1970; and from it to that of 1904. */
const daysTo1970 = 25_569;
const daysTo1904 = 1462;
const dayMs = 86_400_000;

/** The days of 1954 to 2099: other numbers in a column of dates are no days. */
const [firstSerial, lastSerial] = [20_000, 73_050];
const serialPattern = /^\d{5}(?:\.\d+)?$/;

/** The date of a day that a workbook counts; the number if it is not on the calendar. */
export function dateOfSerial(serial: number, is1904: boolean): string {
  const days = Math.floor(serial) + (is1904 ? daysTo1904 : 0) - daysTo1970;
  const date = new Date(days * dayMs);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}

/** Whether a cell is a number that may count days; a part of a day is the time. */
function isSerial(cell: string | undefined): boolean {
  const text = normalizeCell(cell);
  return serialPattern.test(text) && Number(text) >= firstSerial && Number(text) <= lastSerial;
}

/** Whether the title of a column is that of dates and most of its cells are numbers that may count days. */
function holdsSerials(title: string, column: number, lines: readonly Cells[]): boolean {
  const role = titleRole(title);
  if (role !== 'date' && role !== 'valueDate') return false;
  const filled = lines.map((cells) => cells[column]).filter((cell) => !isBlank(cell));
  return filled.some(isSerial) && filled.filter((cell) => isSerial(cell)).length > filled.length / 3;
}

/**
 * Writes the dates below the titles as dates where a sheet shows the number that it counts, because the format of a
 * date is missing: `46113` is 2026-04-01. Other columns may hold such numbers, so the title has to name dates.
 * @param sample the lines that are enough to judge the columns.
 */
export function restoreSerialDates(
  titles: Cells,
  lines: readonly Cells[],
  { sample, is1904 = false }: { readonly sample: readonly Cells[]; readonly is1904?: boolean | undefined },
): readonly Cells[] {
  const columns = [...titles.keys()].filter((column) => holdsSerials(titles[column] ?? '', column, sample));
  if (columns.length === 0) return lines;
  return lines.map((cells) =>
    cells.map((cell, column) =>
      columns.includes(column) && isSerial(cell) ? dateOfSerial(Number(normalizeCell(cell)), is1904) : cell,
    ),
  );
}
