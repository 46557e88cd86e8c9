/** The tax of a year under both regimes, in rupees. */
export interface Taxes {
  readonly old: number;
  readonly new: number;
}

/** The taxes on an income, with everything else as the person typed it. */
export type TaxesOn = (income: number) => Taxes;

/** Properties of `IncomeChart`. */
export interface IncomeChartProps {
  /** The source of the rules, as the end of the sentence that says how to read the chart. */
  readonly rules: string;
  /** The person's own income in rupees. */
  readonly income: number;
  readonly taxesOn: TaxesOn;
}

/** The heights of both curves above an amount, such as the taxes on an income; in rupees. */
export interface CurvePoint extends Taxes {
  readonly amount: number;
}

const LEAST_END = 2_000_000;
const POINTS = 240;

/** How far the chart goes: well past the person, so that one sees where the regimes lead. */
export function curveEnd(income: number): number {
  return Math.max(LEAST_END, income * 1.5);
}

/** The taxes at even steps from nothing to an end. */
export function taxCurves(taxesOn: TaxesOn, end: number): readonly CurvePoint[] {
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const amount = (end * index) / POINTS;
    return { amount, ...taxesOn(amount) };
  });
}

/** The incomes of the table beside the chart: the marks of its axis and the person's own, in order. */
export function tableIncomes(ticks: readonly number[], own: number): readonly number[] {
  return [...new Set([...ticks.filter((tick) => tick > 0), own])].sort((one, other) => one - other);
}

/** The regime with the lower tax at a point of the curves. */
export function lowerOf({ old, new: recent }: Taxes): 'old' | 'new' | 'same' {
  if (old === recent) return 'same';
  return old < recent ? 'old' : 'new';
}
