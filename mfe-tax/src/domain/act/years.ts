import type { FinancialYear } from '../financialYear.ts';
import { year2024 } from '../years/2024-25.ts';
import { year2025 } from '../years/2025-26.ts';
import { year2026 } from '../years/2026-27.ts';
import type { YearRules } from '../years/yearRules.ts';

export { gainKinds } from '../years/yearRules.ts';
export type { AgeBand, GainKind, MetroCity, Rebate, SurchargeBand, YearRules } from '../years/yearRules.ts';

/** The figures of the Act by tax year, from a file for each. */
export const years: Readonly<Record<FinancialYear, YearRules>> = {
  '2024-25': year2024,
  '2025-26': year2025,
  '2026-27': year2026,
};

/** Whether half of the salary counts for the house rent allowance in a city; how it is capitalised does not matter. */
export function isMetroCity(year: FinancialYear, city: string): boolean {
  const name = city.trim().toLowerCase();
  return years[year].metroCities.some((metro) => metro.toLowerCase() === name);
}
