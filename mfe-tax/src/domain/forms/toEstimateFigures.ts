import type { FinancialYear } from '../financialYear.ts';
import type { AmountName, Figures } from '../figures.ts';
import type { AisSums } from './ais.ts';
import { savingsRows, type FormRow } from './formRow.ts';
import type { UsedAmounts } from './usedAmounts.ts';

/**
 * The figures with which the estimate begins. A form does not print the basic salary: the salary of section 17(1) takes
 * its place, without what the employer pays into NPS, which the estimate asks for by itself. Of interest and dividends,
 * what the AIS has and what the employee reported to the employer are the same income: the larger counts.
 */
export function toEstimateFigures(amounts: UsedAmounts, ais: AisSums | undefined, year: FinancialYear): Figures {
  const sum = (...rows: readonly FormRow[]) => rows.reduce((so, row) => so + (amounts[row] ?? 0), 0);
  const employerNps = Math.min(sum('section80CCD2'), sum('salary'));
  const house = sum('houseProperty');
  // In either regime: sections 10(10), 10(10A), 10(10AA) and most of 10(14).
  const exemptInBoth = sum('gratuity', 'commutedPension', 'leaveEncashment', 'specialAllowances');
  const others = sum('perquisites', 'profitsInLieu', 'otherEmployers') - exemptInBoth;
  const fromOtherSources = Math.max(sum('otherSources'), (ais?.interest ?? 0) + (ais?.dividends ?? 0));
  const paise: Partial<Record<AmountName, number>> = {
    basicSalary: sum('salary') - employerNps + Math.min(others, 0),
    otherAllowance: Math.max(others, 0),
    exemptAllowances: sum('travelConcession', 'houseRentAllowance', 'otherExemptions'),
    section80C: amounts.total80C ?? sum(...savingsRows),
    section80CCD1B: sum('section80CCD1B'),
    employerNps,
    ownPremium: sum('section80D'),
    otherDeductions: sum('section80E', 'section80CCH', 'section80G', 'section80TTA', 'otherDeductions'),
    homeLoanInterest: Math.max(-house, 0),
    professionalTax: sum('professionalTax'),
    taxDeducted: sum('taxDeducted'),
    otherIncome: fromOtherSources + Math.max(house, 0),
    dividends: ais?.dividends ?? 0,
  };
  const texts = Object.entries(paise).flatMap(([name, amount]) =>
    amount > 0 ? [[name, String(amount / 100)] as const] : [],
  );
  return { amounts: Object.fromEntries(texts), choices: { year, metroCity: 'no' } };
}
