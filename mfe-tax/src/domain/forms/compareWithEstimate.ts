import { computeActTax } from '../act/computeActTax.ts';
import { years } from '../act/years.ts';
import type { FinancialYear } from '../financialYear.ts';
import { fromRupees, toRupees, type Money } from '../money.ts';
import type { RegimeId } from '../regimes.ts';
import type { AisSums } from './ais.ts';
import type { FormFigures } from './form16.ts';
import { deductionRows, exemptionRows, incomeRows, section16Rows, type FormRow } from './formRow.ts';
import type { UsedAmounts } from './usedAmounts.ts';

/**
 * Why the estimate has another amount than the form:
 * - `limit`: the Act allows no more
 * - `regime`: the new regime does not allow it
 * - `fromAis`: the AIS has more interest and dividends than the form
 * - `edited`: another amount was typed
 * - `together`: each employer computed alone, without the salary of the other
 * - `sum`: the rows above differ
 * - `rules`: the income is the same, the tax is not: another age, a relief, income with rates of its own
 */
export type DifferenceReason = 'limit' | 'regime' | 'fromAis' | 'edited' | 'together' | 'sum' | 'rules';

/** An amount of the form beside that of the estimate, in whole paise. */
export interface ComparedLine {
  readonly row: FormRow;
  /** Absent if the form does not print it. */
  readonly printed: number | undefined;
  readonly ours: number;
  /** Absent if they are the same, to ten rupees for what is rounded. */
  readonly reason?: DifferenceReason;
}

/** The form beside the estimate, and what is due then. */
export interface Comparison {
  readonly lines: readonly ComparedLine[];
  /** The tax of the estimate without the relief and the tax deducted, in paise; negative for a refund. */
  readonly due: number;
}

/** The two sides of the comparison. */
export interface ComparisonInput {
  readonly year: FinancialYear;
  readonly regime: RegimeId;
  readonly figures: FormFigures;
  readonly amounts: UsedAmounts;
  readonly ais: AisSums | undefined;
  readonly employers: number;
}

const paiseOf = (money: Money): number => Math.round(toRupees(money) * 100);

/** Section 288A and 288B round to ten rupees. */
const ROUNDING = 10_00;
/** The cap of section 80TTA on interest of savings accounts. */
const SAVINGS_INTEREST_LIMIT = 10_000_00;
/** The most that section 80D allows: two policies of senior citizens. */
const HEALTH_LIMIT = 100_000_00;

/** The most that the Act allows in each row that has a limit, in paise. */
function limitsOf(year: FinancialYear, regime: RegimeId): Readonly<Partial<Record<FormRow, number>>> {
  const { standardDeduction, limits } = years[year].regimes[regime];
  const old = limits && {
    professionalTax: paiseOf(limits.professionalTax),
    total80C: paiseOf(limits.section80C),
    section80CCD1B: paiseOf(limits.section80CCD1B),
    section80D: HEALTH_LIMIT,
    section80TTA: SAVINGS_INTEREST_LIMIT,
  };
  return { ...old, standardDeduction: paiseOf(standardDeduction) };
}

/** Rows of which the new regime allows nothing. */
const oldRegimeAlone: readonly FormRow[] = [
  'travelConcession',
  'houseRentAllowance',
  'otherExemptions',
  'entertainmentAllowance',
  'professionalTax',
  'total80C',
  'section80CCD1B',
  'section80D',
  'section80E',
  'section80G',
  'section80TTA',
  'otherDeductions',
];

/** The largest loss from house property that section 71(3A) sets off in a year: nothing in the new regime. */
const houseLimit = (year: FinancialYear, regime: RegimeId): number =>
  paiseOf(years[year].regimes[regime].limits?.homeLoanInterest ?? 0n);

/** Compares the form row by row with the estimate of the same regime, and says why an amount differs. */
export function compareWithEstimate(input: ComparisonInput): Comparison {
  const { year, regime, figures, amounts, ais, employers } = input;
  const limits = limitsOf(year, regime);
  const used = (row: FormRow) => amounts[row] ?? 0;
  const isAllowed = (row: FormRow) => regime === 'old' || !oldRegimeAlone.includes(row);

  const compare = (row: FormRow, ours: number, reason: DifferenceReason, tolerance = 1_00): ComparedLine => {
    const printed = figures[row]?.paise;
    const isSame = Math.abs((printed ?? 0) - ours) <= tolerance;
    return { row, printed, ours, ...(!isSame && { reason }) };
  };

  const incomeLines = incomeRows.map((row) => compare(row, used(row), 'edited'));
  const exemptLines = exemptionRows.map((row) =>
    compare(row, isAllowed(row) ? used(row) : 0, isAllowed(row) ? 'edited' : 'regime'),
  );

  const house = Math.max(used('houseProperty'), 0 - houseLimit(year, regime));
  const houseLine = compare('houseProperty', house, regime === 'new' ? 'regime' : 'limit');
  const fromAis = (ais?.interest ?? 0) + (ais?.dividends ?? 0);
  const otherSources = Math.max(used('otherSources'), fromAis);
  const otherLine = compare('otherSources', otherSources, fromAis > used('otherSources') ? 'fromAis' : 'edited');

  const total = (lines: readonly ComparedLine[]) => lines.reduce((sum, { ours }) => sum + ours, 0);
  const salary = total(incomeLines) - total(exemptLines);

  const compareDeduction = (row: FormRow): ComparedLine => {
    // Whoever does not claim it has the standard deduction all the same.
    const claimed = row === 'standardDeduction' ? salary : used(row);
    const limit = limits[row] ?? Infinity;
    if (!isAllowed(row)) return compare(row, 0, 'regime');
    return compare(row, Math.max(0, Math.min(claimed, limit)), claimed > limit ? 'limit' : 'edited');
  };
  const section16Lines = section16Rows.map(compareDeduction);
  const deductionLines = deductionRows.map(compareDeduction);
  const deducted = total([...section16Lines, ...deductionLines]);
  const totalIncome = Math.max(0, salary + house + otherSources - deducted);
  const tax = computeActTax({
    year,
    regime,
    age: 'under60',
    resident: true,
    totalIncome: fromRupees(totalIncome / 100),
  });
  const together: DifferenceReason | undefined = employers > 1 ? 'together' : undefined;
  const incomeLine = compare('totalIncome', paiseOf(tax.totalIncome), together ?? 'sum', ROUNDING);
  const relief = used('relief');
  const payable = paiseOf(tax.payable) - relief;
  const taxLine = compare('netTax', payable, together ?? (incomeLine.reason ? 'sum' : 'rules'), ROUNDING);
  const deductedTax = used('taxDeducted');

  const lines = [...incomeLines, ...exemptLines, ...section16Lines, houseLine, otherLine, ...deductionLines].filter(
    ({ printed, ours }) => (printed ?? 0) !== 0 || ours !== 0,
  );
  return { lines: [...lines, incomeLine, taxLine], due: payable - deductedTax };
}
