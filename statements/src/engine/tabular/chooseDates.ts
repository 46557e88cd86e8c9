import { parseDate } from '../amounts/dates.ts';
import { dateOrderInTexts } from '../evidence/dateOrderOfPlace.ts';
import { findPeriodsInTexts } from '../evidence/printedPeriod.ts';
import { chooseDateReading } from '../readings/chooseDateReading.ts';
import type { ChosenDateReading } from '../readings/chooseDateReading.ts';
import { dateText, isDated } from './cells.ts';
import type { Cells } from './cells.ts';

/** The lines of a table before its titles and below them. */
interface Lines {
  readonly before: readonly Cells[];
  readonly below: readonly Cells[];
}

const textOf = (cells: Cells) => cells.filter((cell) => cell.trim() !== '').join(' ');

/** So many lines tell where a file is from. */
const maxLinesRead = 500;

/**
 * Chooses how the dates of a table are read, by the calendar, the period that the file names, their order, and where the
 * file is from.
 */
export function chooseDates(lines: Lines, column: number): ChosenDateReading {
  const [rows, others] = [true, false].map((dated) => lines.below.filter((cells) => isDated(cells[column]) === dated));
  const texts = [...lines.before, ...(others ?? [])].map(textOf);
  const dates = (rows ?? []).map((cells) => dateText(cells[column]));
  const place = dateOrderInTexts([...lines.before, ...lines.below.slice(0, maxLinesRead)].map(textOf));
  const dayFirst = { order: 'day first', period: findPeriodsInTexts(texts, 'day first')[0] } as const;
  // No Indian bank prints the month first: what the file says of a day, such as that of a balance, proves nothing else.
  if (place === 'day first' && dates.every((date) => parseDate(date, dayFirst) !== undefined)) {
    return { ...dayFirst, isAmbiguous: false };
  }
  return chooseDateReading(
    dates.map((date) => [date]),
    (order) => findPeriodsInTexts(texts, order),
    () => place,
  );
}
