import { parseDate } from '../amounts/dates.ts';
import { dateOrderInTexts } from '../evidence/dateOrderOfPlace.ts';
import { findPeriodsInTexts } from '../evidence/printedPeriod.ts';
import { chooseDateReading } from '../readings/chooseDateReading.ts';
import type { ChosenDateReading } from '../readings/chooseDateReading.ts';
import { dateText, isDated } from './cells.ts';
import type { Cells } from './cells.ts';
import type { CellTable } from './findTables.ts';

const textOf = (cells: Cells) => cells.filter((cell) => cell.trim() !== '').join(' ');

/** The number of lines that are searched for the country of a file. */
const maxLinesRead = 500;

/**
 * Chooses the order of the dates of a table, by the calendar, the period that the file names, their order, and the
 * country of the file.
 */
export function chooseDates(table: CellTable, column: number): ChosenDateReading {
  const [rows, others] = [true, false].map((dated) => table.below.filter((cells) => isDated(cells[column]) === dated));
  const texts = [...table.before, ...(others ?? [])].map(textOf);
  const dates = (rows ?? []).map((cells) => dateText(cells[column]));
  const place = dateOrderInTexts([...table.before, table.titles, ...table.below.slice(0, maxLinesRead)].map(textOf));
  const dayFirst = { order: 'day first', period: findPeriodsInTexts(texts, 'day first')[0] } as const;
  // No Indian bank prints the month first, so a day that the file names, such as that of a balance, cannot prove
  // otherwise.
  if (place === 'day first' && dates.every((date) => parseDate(date, dayFirst) !== undefined)) {
    return { ...dayFirst, isAmbiguous: false };
  }
  return chooseDateReading(
    dates.map((date) => [date]),
    (order) => findPeriodsInTexts(texts, order),
    () => place,
  );
}
