import { dateOrders, parseDate } from '../amounts/dates.ts';
import type { DateOrder, DateReading, Period } from '../amounts/dates.ts';

/** The reading of a table's dates that the evidence supports. */
export interface ChosenDateReading extends DateReading {
  /** Whether another order of day and month would give other dates with the same support. */
  readonly isAmbiguous: boolean;
}

/** The maximum number of lines over which a date is split. */
const maxDateLines = 4;

/** The date formed by the first of these texts: `13-Oct-`, `2017`. */
function joinDate(texts: readonly string[], reading: DateReading): string | undefined {
  for (let count = 1; count <= Math.min(texts.length, maxDateLines); count += 1) {
    const date = parseDate(texts.slice(0, count).join(''), reading);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** The date of a row, from as many of its date texts as it needs. A printed year counts first. */
export function readRowDate(texts: readonly string[], { order, period }: DateReading): string | undefined {
  return joinDate(texts, { order }) ?? (period && joinDate(texts, { order, period }));
}

interface Support {
  readonly reading: DateReading;
  readonly dates: readonly (string | undefined)[];
  readonly read: number;
  readonly inPeriod: number;
  readonly inOrder: number;
}

/** The number of neighbours in the more common order: statements run forwards or backwards in time. */
function countInOrder(dates: readonly string[]): number {
  let [forwards, backwards] = [0, 0];
  let before: string | undefined;
  for (const date of dates) {
    if (before !== undefined && before <= date) forwards += 1;
    if (before !== undefined && before >= date) backwards += 1;
    before = date;
  }
  return Math.max(forwards, backwards);
}

/** @param withYear the date of each row that prints its year; it is the same in every period. */
function supportOf(
  rows: readonly (readonly string[])[],
  withYear: readonly (string | undefined)[],
  reading: DateReading,
): Support {
  const { period } = reading;
  const dates = period ? rows.map((texts, index) => withYear[index] ?? joinDate(texts, reading)) : withYear;
  const read = dates.filter((date) => date !== undefined);
  return {
    reading,
    dates,
    read: read.length,
    inPeriod:
      period && period.isEstimated !== true
        ? read.filter((date) => date >= period.first && date <= period.last).length
        : 0,
    inOrder: countInOrder(read),
  };
}

function compareSupport(a: Support, b: Support): number {
  return b.read - a.read || b.inPeriod - a.inPeriod || b.inOrder - a.inOrder;
}

/**
 * Chooses the order of day and month in which the dates of a table are read: the one in which they are on the calendar,
 * lie in the printed period, and follow each other; then the usual order of the statement's country. Without any
 * evidence the day comes first, as in all countries but one, and the result says that the order is unknown.
 * @param rows the texts in the date column of each row, from top to bottom.
 * @param periodsOf the periods that the statement names, if its dates are read in an order. If several contain the same
 * number of rows, the first is used.
 * @param placeOrder the usual order of the country that the statement comes from.
 */
export function chooseDateReading(
  rows: readonly (readonly string[])[],
  periodsOf: (order: DateOrder) => readonly Period[],
  placeOrder: () => DateOrder | undefined = () => undefined,
): ChosenDateReading {
  const readings = dateOrders.flatMap((order) => {
    const periods = periodsOf(order);
    const found = periods.length > 0 ? periods : [undefined];
    const withYear = rows.map((texts) => joinDate(texts, { order }));
    return found
      .map((period) => supportOf(rows, withYear, { order, period }))
      .toSorted(compareSupport)
      .slice(0, 1);
  });
  const [best, other] = readings.toSorted(compareSupport);
  if (best === undefined || other === undefined) return { order: 'day first', isAmbiguous: false };
  const isTied = compareSupport(best, other) === 0 && best.dates.some((date, index) => date !== other.dates[index]);
  if (!isTied) return { ...best.reading, isAmbiguous: false };
  const usual = placeOrder();
  const chosen = other.reading.order === usual ? other : best;
  return { ...chosen.reading, isAmbiguous: usual === undefined };
}
