import { emptyYears, hasFigures, type ReportYears } from './reportYears.ts';

/** A ratio of a person’s own as it is typed. */
export interface TypedFormula {
  readonly name: string;
  /** With names of figures, such as `Net profit ÷ Total assets × 100%`. */
  readonly text: string;
}

/** The texts that a person has typed for a report. */
export interface ReportDraft {
  /** The name of the company; empty if none is given. */
  readonly company: string;
  readonly years: ReportYears;
  readonly formulas: readonly TypedFormula[];
}

/** The maximum number of characters in the name of a company or of a ratio. */
export const LONGEST_NAME = 60;
/** The maximum number of characters in a formula. */
export const LONGEST_FORMULA = 240;
/** The maximum number of ratios of a person’s own. */
export const MOST_FORMULAS = 6;

/** A report for which nothing is typed. */
export function emptyDraft(today: Date): ReportDraft {
  return { company: '', years: emptyYears(today), formulas: [] };
}

/** Whether anything was typed. */
export function hasContent({ company, years, formulas }: ReportDraft): boolean {
  return company !== '' || formulas.length > 0 || years.some(hasFigures);
}
