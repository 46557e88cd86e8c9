import type { InputId } from '../ratios/inputs.ts';

/** The figures of one year, or of one project if projects are compared. */
export interface ReportYear {
  /** The heading above its figures, such as `2025-26`. */
  readonly label: string;
  /** The texts of the fields; empty or absent if nothing was typed. */
  readonly typed: Readonly<Partial<Record<InputId, string>>>;
}

/** The years of a report, the oldest first. */
export type ReportYears = readonly ReportYear[];

/** The maximum number of years side by side. */
export const MOST_YEARS = 3;

/** The maximum number of characters in the name of a year. */
export const LONGEST_LABEL = 12;

/** Names that fit above a column, into an address and into the font of the PDF. */
const labelForm = /^[A-Za-z0-9](?:[A-Za-z0-9 ./()-]*[A-Za-z0-9)])?$/;

/** Whether a text can be the name of a year. */
export function isYearLabel(text: string): boolean {
  return text.length <= LONGEST_LABEL && labelForm.test(text);
}

/** The name of a financial year, which ends on 31 March: `2026` → `2025-26`. */
export function financialYear(endsIn: number): string {
  return `${endsIn - 1}-${String(endsIn % 100).padStart(2, '0')}`;
}

/** The two financial years that ended last, without figures. */
export function emptyYears(today: Date): ReportYears {
  const lastEnd = today.getMonth() >= 3 ? today.getFullYear() : today.getFullYear() - 1;
  return [lastEnd - 1, lastEnd].map((year) => ({ label: financialYear(year), typed: {} }));
}

/** The name of the year that comes before another one, if its name tells. */
function labelBefore(label: string): string {
  const [, start, between = '', end] = /^(\d{4})(?:([-/])(\d{2}|\d{4}))?$/.exec(label) ?? [];
  if (start === undefined) return 'Earlier';
  const before = String(Number(start) - 1);
  if (end === undefined) return before;
  return (
    before +
    between +
    String(Number(end) - 1)
      .padStart(end.length, '0')
      .slice(-end.length)
  );
}

/** The years with one more, without figures, before the others. */
export function withEarlierYear(years: ReportYears): ReportYears {
  return years.length < MOST_YEARS ? [{ label: labelBefore(years[0]?.label ?? ''), typed: {} }, ...years] : years;
}

/** The years without the one at an index; at least one always stays. */
export function withoutYear(years: ReportYears, index: number): ReportYears {
  return years.length > 1 ? years.filter((_, other) => other !== index) : years;
}

/** The years with another text for one figure of one of them. */
export function withFigure(years: ReportYears, index: number, input: InputId, text: string): ReportYears {
  return years.map((year, other) => (other === index ? { ...year, typed: { ...year.typed, [input]: text } } : year));
}

/** The years with another name for one of them. */
export function withLabel(years: ReportYears, index: number, label: string): ReportYears {
  return years.map((year, other) => (other === index ? { ...year, label } : year));
}

/** Whether anything was typed in a year. */
export function hasFigures(year: ReportYear): boolean {
  return Object.values(year.typed).some((text) => text !== '');
}
