import { readRowDate } from './chooseDateReading.ts';
import type { DateReading, Period } from '../amounts/dates.ts';
import type { CollectedRow } from './collectRows.ts';
import type { TableContent } from './tableContent.ts';
import { joinNarration, learnNarrationColumn } from './narration.ts';

/** A date this number of days outside the printed period was put together from other figures. */
const maxDaysOutside = 400;
const dayMs = 86_400_000;

function isFarOutside(date: string, period: Period | undefined): boolean {
  if (period === undefined) return false;
  const outside = Math.max(Date.parse(period.first) - Date.parse(date), Date.parse(date) - Date.parse(period.last));
  return outside > maxDaysOutside * dayMs;
}

/** Gives each row its date; a row without one takes the previous row's. */
export function dateRows(rows: readonly CollectedRow[], dates: DateReading): CollectedRow[] {
  let dateBefore: string | undefined;
  return rows.map((row) => {
    const hasNoDate = row.dateTexts.every((text) => text === '');
    dateBefore = hasNoDate ? dateBefore : readRowDate(row.dateTexts, dates);
    return { ...row, date: dateBefore };
  });
}

/** Reads the rows whose dates can be read. The lines of a row with another date may belong to a row beside it. */
export function readDatedRows(
  dated: readonly CollectedRow[],
  period: Period | undefined,
  isLeftOver: (place: number) => boolean,
  hasDoubtfulLines: (place: number) => boolean,
): Pick<TableContent, 'rows' | 'inDoubt' | 'hasDoubtfulWords'> {
  const column = learnNarrationColumn(dated.map((row) => row.narration));
  const read = dated.flatMap((row, index) => {
    const { date } = row;
    if (date === undefined) return [];
    const isBesideUnread = [dated[index - 1], dated[index + 1]].some(
      (one) => one !== undefined && one.date === undefined,
    );
    const { debitPaise, creditPaise, unsidedPaise, balancePaise, hasUnreadBalance = false } = row.figures;
    const narration = joinNarration(row.narration, column);
    return {
      row: { date, narration, debitPaise, creditPaise, unsidedPaise, balancePaise },
      isInDoubt: isLeftOver(row.place) || hasUnreadBalance || isFarOutside(date, period),
      hasDoubtfulWords: isBesideUnread || hasDoubtfulLines(row.place),
    };
  });
  return {
    rows: read.map(({ row }) => row),
    inDoubt: read.map(({ isInDoubt }) => isInDoubt),
    hasDoubtfulWords: read.map((one) => one.hasDoubtfulWords),
  };
}
