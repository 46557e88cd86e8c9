import { wholeYear } from '../act/span.ts';
import type { FinancialYear } from '../financialYear.ts';
import type { AmountName, Choices, Figures } from '../figures.ts';
import { MOST_JOBS, writeJobs } from '../parts/jobRows.ts';
import { noLeaving, writeLeaving } from '../parts/leavingFields.ts';
import type { AisSums } from './ais.ts';
import type { EmployerFigures } from './combineDocuments.ts';
import { savingsRows, type FormRow } from './formRow.ts';
import { withEdits, type UsedAmounts } from './usedAmounts.ts';

/** The documents of a person as the estimate takes them. */
export interface EstimateSource {
  /** Of all employers together, as the person corrected them. */
  readonly amounts: UsedAmounts;
  readonly ais: AisSums | undefined;
  readonly year: FinancialYear;
  readonly employers: readonly EmployerFigures[];
}

const sumIn =
  (amounts: UsedAmounts) =>
  (...rows: readonly FormRow[]) =>
    rows.reduce((so, row) => so + (amounts[row] ?? 0), 0);

const textOf = (paise: number): string => String(paise / 100);

/**
 * The salary of a form. It does not print the basic salary: the salary of section 17(1) takes its place, without what the
 * estimate asks for by itself (NPS, gratuity, leave pay) or what is exempt in either regime (sections 10(10A) and most of
 * 10(14)).
 */
function salaryOf(amounts: UsedAmounts, ofOthers: number) {
  const sum = sumIn(amounts);
  const employerNps = Math.min(sum('section80CCD2'), sum('salary'));
  const beside = ofOthers + sum('perquisites', 'profitsInLieu') - sum('commutedPension', 'specialAllowances');
  const basicSalary = sum('salary') - employerNps - sum('gratuity', 'leaveEncashment') + Math.min(beside, 0);
  return {
    basicSalary: Math.max(basicSalary, 0),
    otherAllowance: Math.max(beside, 0),
    taxDeducted: sum('taxDeducted'),
    employerNps,
  };
}

/** The employers after the first, and the months of all of them. */
function jobsOf(employers: readonly EmployerFigures[]) {
  const [first, ...others] = employers;
  const later = others
    .slice(0, MOST_JOBS - 1)
    .map(({ span = wholeYear, figures }) => ({ span, ...salaryOf(withEdits(figures, {}), 0) }));
  const jobs = writeJobs({
    first: first?.span ?? wholeYear,
    others: later.map(({ span, basicSalary, otherAllowance, taxDeducted }) => ({
      span,
      basicSalary: textOf(basicSalary),
      houseRentAllowance: '',
      otherAllowance: textOf(otherAllowance),
      taxDeducted: textOf(taxDeducted),
    })),
  });
  return { jobs, later };
}

/** The gratuity and leave pay that the employers exempted. */
function leavingOf(amounts: UsedAmounts): string | undefined {
  const { gratuity = 0, leaveEncashment = 0 } = amounts;
  if (gratuity + leaveEncashment === 0) return undefined;
  return writeLeaving({ ...noLeaving, rule: 'form16', gratuity: textOf(gratuity), leavePay: textOf(leaveEncashment) });
}

/**
 * The figures with which the estimate begins: each employer after the first by itself, and the rest with the first, so that
 * their sum is what the person saw. Of interest and dividends, what the AIS has and what the employee reported to the
 * employer are the same income: the larger counts.
 */
export function toEstimateFigures({ amounts, ais, year, employers }: EstimateSource): Figures {
  const sum = sumIn(amounts);
  const house = sum('houseProperty');
  const fromOtherSources = Math.max(sum('otherSources'), (ais?.interest ?? 0) + (ais?.dividends ?? 0));
  const { jobs, later } = jobsOf(employers);
  const leaving = leavingOf(amounts);
  const all = salaryOf(amounts, sum('otherEmployers'));
  const first = (name: 'basicSalary' | 'otherAllowance' | 'taxDeducted') =>
    later.reduce((rest, job) => rest - job[name], all[name]);
  const paise: Partial<Record<AmountName, number>> = {
    basicSalary: first('basicSalary'),
    otherAllowance: first('otherAllowance'),
    exemptAllowances: sum('travelConcession', 'houseRentAllowance', 'otherExemptions'),
    section80C: amounts.total80C ?? sum(...savingsRows),
    section80CCD1B: sum('section80CCD1B'),
    employerNps: all.employerNps,
    ownPremium: sum('section80D'),
    otherDeductions: sum('section80E', 'section80CCH', 'section80G', 'section80TTA', 'otherDeductions'),
    homeLoanInterest: Math.max(-house, 0),
    professionalTax: sum('professionalTax'),
    taxDeducted: first('taxDeducted'),
    otherIncome: fromOtherSources + Math.max(house, 0),
    dividends: ais?.dividends ?? 0,
  };
  const texts = Object.entries(paise).flatMap(([name, amount]) =>
    amount > 0 ? [[name, textOf(amount)] as const] : [],
  );
  const choices: Choices = { year, metroCity: 'no', ...(jobs && { jobs }), ...(leaving && { leaving }) };
  return { amounts: Object.fromEntries(texts), choices };
}
