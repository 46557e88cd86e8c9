import type { RegimeId } from '../regimes.ts';
import type { Span } from '../act/span.ts';
import type { PlacedLine } from './printedPage.ts';

/** The facts that a form states about itself; those that it does not state are absent. */
export interface FormFacts {
  /** The financial year that it is for, such as `2025-26`: the year before its assessment year. */
  readonly year?: string;
  readonly employer?: string;
  /** The employer's tax deduction account number. */
  readonly tan?: string;
  /** The employee's permanent account number. */
  readonly pan?: string;
  /** The day on which Part A was last changed: `2026-06-12`. */
  readonly updated?: string;
  readonly regime?: RegimeId;
  /** The months of the year with the employer. */
  readonly span?: Span;
  readonly hasPartA: boolean;
  readonly hasPartB: boolean;
}

const yearPattern = /\b(20\d\d)\s*[-–]\s*(?:20)?(\d\d)\b/;
/** How many lines below its title a value of the head of a form may be. */
const linesBelow = 6;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A printed day as `2026-06-12`: `12-Jun-2026`, `12/06/2026` or `12.06.2026`. */
export function readDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /\b(\d{1,2})[-/. ]([A-Za-z]{3}|\d{1,2})[a-z]*[-/. ](20\d\d)\b/.exec(text) ?? [];
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  if (number < 1 || number > 12) return undefined;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const yearNamed = (start: number): string => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;

/** The first value of a pattern on the line of a title or on those below it. */
function findBelow(lines: readonly PlacedLine[], title: RegExp, value: RegExp): RegExpExecArray | undefined {
  for (const [index, { text }] of lines.entries()) {
    const at = title.exec(text);
    if (at === null) continue;
    const found = [text.slice(at.index), ...lines.slice(index + 1, index + 1 + linesBelow).map((line) => line.text)]
      .map((one) => value.exec(one))
      .find((match) => match !== null);
    if (found) return found;
  }
  return undefined;
}

/** The financial year of a file, by its assessment year or, if it prints none, by its own name. */
export function findYear(lines: readonly PlacedLine[]): string | undefined {
  const assessment = findBelow(lines, /assessment\s*year|\ba\.?y\.?\b/i, yearPattern);
  if (assessment) return yearNamed(Number(assessment[1]) - 1);
  const financial = findBelow(lines, /financial\s*year|\bf\.?y\.?\b|tax\s*year/i, yearPattern);
  return financial && yearNamed(Number(financial[1]));
}

const tanPattern = /\b[A-Z]{4}\d{5}[A-Z]\b/;
const panPattern = /\b[A-Z]{5}\d{4}[A-Z]\b/g;

/** The number of the employee: it follows the employer's on one line, or is that of a person (a fourth letter P). */
function findPan(lines: readonly PlacedLine[]): string | undefined {
  for (const { text } of lines) {
    const tan = tanPattern.exec(text);
    const after = tan && text.slice(tan.index).match(panPattern)?.at(-1);
    if (after) return after;
  }
  return lines.flatMap(({ text }) => text.match(panPattern) ?? []).find((pan) => pan[3] === 'P');
}

function findEmployer(lines: readonly PlacedLine[]): string | undefined {
  const title = lines.findIndex(({ text }) => /name and address of (?:the )?(?:employer|deductor)/i.test(text));
  const line = lines[title + 1];
  if (title < 0 || line === undefined) return undefined;
  // The employee is in the column beside the employer.
  const end = line.words.findIndex((word, index) => {
    const before = line.words[index - 1];
    return before !== undefined && word.x0 - before.x1 > 2 * line.height;
  });
  const name = line.words.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
  return name.join(' ') || undefined;
}

/** The regime by the answer that the form prints, whose wording changed with section 115BAC(1A). */
function findRegime(lines: readonly PlacedLine[]): RegimeId | undefined {
  const optedOut = findBelow(lines, /opt(?:ing|ed)\s+out\b/i, /\b(yes|no)\b/i);
  if (optedOut) return optedOut[1]?.toLowerCase() === 'yes' ? 'old' : 'new';
  const opted = findBelow(lines, /opt(?:ing|ed)\s+for\b.*(?:115\s?bac|new)/i, /\b(yes|no)\b/i);
  if (opted) return opted[1]?.toLowerCase() === 'yes' ? 'new' : 'old';
  const named = findBelow(lines, /tax\s+regime|regime\s+(?:opted|selected)/i, /\b(old|new)\b/i);
  return named && (named[1]?.toLowerCase() === 'old' ? 'old' : 'new');
}

const printedDay = String.raw`\d{1,2}[-/. ](?:[A-Za-z]{3,9}|\d{1,2})[-/. ]20\d\d`;
const printedPeriod = new RegExp(String.raw`(${printedDay})\s*(?:to|[-–])?\s*(${printedDay})`, 'i');

/** The months of a tax year between two printed days: `01-Jul-2025 To 31-Mar-2026` → 4 to 12. */
function findSpan(lines: readonly PlacedLine[]): Span | undefined {
  const found = findBelow(lines, /period\s+with\s+the\s+employer/i, printedPeriod);
  const [from = 0, to = 0] = [found?.[1], found?.[2]].map((day) => {
    const month = Number(readDay(day ?? '')?.slice(5, 7) ?? 0);
    return month === 0 ? 0 : ((month + 8) % 12) + 1;
  });
  return from > 0 && from <= to ? { from, to } : undefined;
}

/** Reads what a form says about itself. */
export function readFacts(lines: readonly PlacedLine[]): FormFacts {
  const text = lines.map((line) => line.text).join('\n');
  const year = findYear(lines);
  const employer = findEmployer(lines);
  const tan = tanPattern.exec(text)?.[0];
  const pan = findPan(lines);
  const updated = findBelow(lines, /last updated|updated on/i, new RegExp(printedDay));
  const span = findSpan(lines);
  const day = updated && readDay(updated[0]);
  const regime = findRegime(lines);
  return {
    ...(year !== undefined && { year }),
    ...(employer !== undefined && { employer }),
    ...(tan !== undefined && { tan }),
    ...(pan !== undefined && { pan }),
    ...(day !== undefined && { updated: day }),
    ...(regime !== undefined && { regime }),
    ...(span !== undefined && { span }),
    hasPartA: /receipt\s+numbers?|summary\s+of\s+(?:amount|tax)|quarter\(s\)/i.test(text),
    hasPartB: /17\s?\(1\)|details\s+of\s+salary/i.test(text),
  };
}
