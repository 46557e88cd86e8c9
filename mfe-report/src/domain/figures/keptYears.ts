import * as v from 'valibot';
import { isInputId, type InputId } from '../ratios/inputs.ts';
import { LONGEST_LABEL, MOST_YEARS, type ReportYears } from './reportYears.ts';

const yearSchema = v.object({
  label: v.pipe(v.string(), v.maxLength(LONGEST_LABEL * 2)),
  typed: v.record(v.string(), v.pipe(v.string(), v.maxLength(60))),
});

const keptSchema = v.object({ reportYears: v.pipe(v.array(yearSchema), v.minLength(1), v.maxLength(MOST_YEARS)) });

/**
 * The note of the page in its history entry, so that figures outlive a reload: the browser shows it to no other page.
 */
export interface KeptYears {
  readonly reportYears: ReportYears;
}

/** Reads the figures that a history entry has; undefined if it has none. */
export function readKeptYears(state: unknown): ReportYears | undefined {
  const kept = v.safeParse(keptSchema, state);
  if (!kept.success) return undefined;
  return kept.output.reportYears.map(({ label, typed }) => ({
    label,
    typed: Object.fromEntries(Object.entries(typed).filter((entry): entry is [InputId, string] => isInputId(entry[0]))),
  }));
}
