/**
 * The date formats that Indian banks print. The day always stands before the month; two-digit years belong to this
 * century.
 */
export const dateFormats = [
  'DD/MM/YYYY',
  'DD/MM/YY',
  'DD-MM-YYYY',
  'DD-MM-YY',
  'DD.MM.YYYY',
  'DD MMM YYYY',
  'DD MMM YY',
  'DD-MMM-YYYY',
  'DD-MMM-YY',
  'DD/MMM/YYYY',
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'MMM DD YYYY',
] as const;

export type DateFormat = (typeof dateFormats)[number];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const formatPatterns: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  YY: '(?<year>\\d{2})',
  MMM: '(?<name>[A-Za-z]{3,9})',
  MM: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{1,2})',
  ' ': ',?',
  '.': '\\.',
};

function compileFormat(format: DateFormat): RegExp {
  return new RegExp(`^${format.replace(/YYYY|YY|MMM|MM|DD|[ .]/g, (part) => formatPatterns[part] ?? part)}$`);
}

const patterns = new Map(dateFormats.map((format) => [format, compileFormat(format)]));

/**
 * Reads a printed date as `YYYY-MM-DD`; `undefined` when it fits none of the formats or is not on the calendar. Spaces
 * are ignored: `0 1 JAN 202 5` is a date set in a narrow column.
 */
export function parseDate(text: string, formats: readonly DateFormat[] = dateFormats): string | undefined {
  const printed = text.replace(/\s+/g, '');
  if (printed.length < 6 || printed.length > 17) return undefined;
  for (const format of formats) {
    const found = patterns.get(format)?.exec(printed)?.groups;
    if (found === undefined) continue;
    const year = Number(found['year']) + (found['year']?.length === 2 ? 2000 : 0);
    const named = months.indexOf((found['name'] ?? '').slice(0, 3).toLowerCase()) + 1;
    const month = found['name'] === undefined ? Number(found['month']) : named;
    const day = Number(found['day']);
    const date = new Date(Date.UTC(year, month - 1, day));
    if (month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day) {
      return date.toISOString().slice(0, 10);
    }
  }
  return undefined;
}

/** What a date column holds beside a date: a time of day, or a part of a date that continues on the next line. */
const timeOfDay = /^(?:\d{1,2}:\d{2}(?::\d{2})?|[AP]\.?M\.?|IST|:\d{2})+$/i;
const dateFragment = /^(?:\d{1,4}|[A-Za-z]{3,9})?[-/.,]?(?:\d{1,2}|[A-Za-z]{3,9})?[-/.,]?\d{0,4}$/;
const monthName = new RegExp(`^(?:${months.join('|')})[a-z]*$`, 'i');

/** Whether a text consists only of parts of a date or a time, so that it can belong to a date cell. */
export function isDatePart(text: string): boolean {
  const printed = text.replace(/[\s()]+/g, '');
  if (timeOfDay.test(printed) || parseDate(printed) !== undefined) return true;
  return dateFragment.test(printed) && (printed.match(/[A-Za-z]+/g) ?? []).every((name) => monthName.test(name));
}

/** The date at the start of a run of words, and how many of the words belong to it or to the time after it. */
export interface LeadingDate {
  readonly date: string;
  readonly wordsTaken: number;
}

/** Reads the date that a run of words begins with, and a time of day after it. */
export function readLeadingDate(words: readonly string[]): LeadingDate | undefined {
  for (let count = Math.min(words.length, 5); count > 0; count -= 1) {
    const date = parseDate(words.slice(0, count).join(''));
    if (date === undefined) continue;
    let wordsTaken = count;
    while (timeOfDay.test(words[wordsTaken] ?? '')) wordsTaken += 1;
    return { date, wordsTaken };
  }
  return undefined;
}
