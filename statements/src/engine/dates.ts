/** The ways Indian banks print a date. Day before month always; two-digit years are of this century. */
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
] as const;

export type DateFormat = (typeof dateFormats)[number];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const parts: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  YY: '(?<year>\\d{2})',
  MMM: '(?<name>[A-Za-z]{3,9})',
  MM: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{1,2})',
  ' ': '\\s*,?\\s*',
  '.': '\\.',
};

function patternOf(format: DateFormat): RegExp {
  return new RegExp(`^${format.replace(/YYYY|YY|MMM|MM|DD|[ .]/g, (part) => parts[part] ?? part)}$`);
}

const patterns = new Map(dateFormats.map((format) => [format, patternOf(format)]));

/** Reads a printed date as `YYYY-MM-DD`; `undefined` when it fits none of the formats or is on no calendar. */
export function parseDate(text: string, formats: readonly DateFormat[]): string | undefined {
  for (const format of formats) {
    const found = patterns.get(format)?.exec(text.trim())?.groups;
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
