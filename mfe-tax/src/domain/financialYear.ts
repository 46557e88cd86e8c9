/**
 * Years for which the figures of the Act are known, the latest first: each has its file in `years`. The calculator needs
 * their names before it needs their figures, which load with the result.
 */
export const financialYears = ['2026-27', '2025-26', '2024-25'] as const;

/** A financial year whose figures are known, such as `2026-27`. */
export type FinancialYear = (typeof financialYears)[number];

/** The last year with figures. A composed page shows it, because the day of reading is not known yet. */
export const LATEST_YEAR = financialYears[0];

const INDIA_AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;

/** The day of a moment in India's time zone, as YYYY-MM-DD. */
export function nameDay(moment: Date): string {
  return new Date(moment.getTime() + INDIA_AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}

/** The financial year of a moment in India's time zone; it begins on 1 April: `2026-27`. */
export function nameFinancialYear(moment: Date): string {
  const [year = 0, month = 0] = nameDay(moment).split('-').map(Number);
  const start = year - (month < 4 ? 1 : 0);
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/**
 * How many months of a financial year are left on a day, with that day's own month: 5 on 26 November, 0 when it is over.
 * @param day as YYYY-MM-DD, not before the year.
 */
export function countMonthsLeft(financialYear: FinancialYear, day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const passed = (year - Number(financialYear.slice(0, 4))) * 12 + month - 4;
  return Math.max(12 - passed, 0);
}

/** The year that is computed for a wanted one, and the wanted one if its figures are not known. */
export interface ShownYear {
  readonly year: FinancialYear;
  readonly unknownYear?: string;
}

/** Finds the figures for a wanted year: its own or, if they are not known, the latest ones. */
export function chooseYear(wanted: string): ShownYear {
  const year = financialYears.find((known) => known === wanted);
  return year ? { year } : { year: LATEST_YEAR, unknownYear: wanted };
}
