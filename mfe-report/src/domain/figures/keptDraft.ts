import * as v from 'valibot';
import { isInputId, type InputId } from '../ratios/inputs.ts';
import { MOST_FORMULAS, LONGEST_FORMULA, LONGEST_NAME, type ReportDraft } from './reportDraft.ts';
import { LONGEST_LABEL, MOST_YEARS, type ReportYears } from './reportYears.ts';

const yearSchema = v.object({
  label: v.pipe(v.string(), v.maxLength(LONGEST_LABEL * 2)),
  typed: v.record(v.string(), v.pipe(v.string(), v.maxLength(60))),
});

const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const formula = v.object({ name, text: v.pipe(v.string(), v.maxLength(LONGEST_FORMULA)) });

const keptSchema = v.object({
  reportYears: v.pipe(v.array(yearSchema), v.minLength(1), v.maxLength(MOST_YEARS)),
  reportCompany: v.optional(name, ''),
  reportFormulas: v.optional(v.pipe(v.array(formula), v.maxLength(MOST_FORMULAS)), []),
});

/**
 * The note of the page in its history entry, so that figures outlive a reload: the browser shows it to no other page.
 */
export interface KeptDraft {
  readonly reportYears: ReportYears;
  readonly reportCompany: string;
  readonly reportFormulas: ReportDraft['formulas'];
}

/** Reads what a history entry has of a report; undefined if it has nothing. */
export function readKeptDraft(state: unknown): ReportDraft | undefined {
  const kept = v.safeParse(keptSchema, state);
  if (!kept.success) return undefined;
  const { reportYears, reportCompany, reportFormulas } = kept.output;
  const years = reportYears.map(({ label, typed }) => ({
    label,
    typed: Object.fromEntries(Object.entries(typed).filter((entry): entry is [InputId, string] => isInputId(entry[0]))),
  }));
  return { company: reportCompany, years, formulas: reportFormulas };
}
