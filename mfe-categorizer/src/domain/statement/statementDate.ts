const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Date formats of statements: the service's ISO format first, then those that banks print. */
const formats = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})[ -](?<month>[A-Za-z]{3})[a-z]*[ -](?<year>\d{4}|\d{2})$/,
];

interface StatementDate {
  readonly year: string;
  /** 1 to 12. */
  readonly month: number;
  readonly day: string;
}

function monthNumber(text: string): number {
  const named = monthNames.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  return named >= 0 ? named + 1 : Number(text);
}

function readDate(text: string): StatementDate | undefined {
  for (const format of formats) {
    const { year = '', month = '', day = '' } = format.exec(text.trim())?.groups ?? {};
    const number = monthNumber(month);
    if (number >= 1 && number <= 12) {
      return { year: year.padStart(4, '20'), month: number, day: day.padStart(2, '0') };
    }
  }
  return undefined;
}

/**
 * `2025-10-01` → `01 Oct 2025`; a date in no known format stays as it is in the statement.
 * @param names of the months, in English by default.
 */
export function readableDate(text: string, names: readonly string[] = monthNames): string {
  const date = readDate(text);
  return date ? `${date.day} ${names[date.month - 1] ?? ''} ${date.year}` : text;
}

/** `2025-10-01` → `01 Oct`, for use where the year is clear. */
export function readableDay(text: string, names: readonly string[] = monthNames): string {
  const date = readDate(text);
  return date ? `${date.day} ${names[date.month - 1] ?? ''}` : text;
}

/** A date as `2025-10-01`, which sorts by time; undefined for a date in no known format. */
export function isoDate(text: string): string | undefined {
  const date = readDate(text);
  return date && `${date.year}-${String(date.month).padStart(2, '0')}-${date.day}`;
}

/** The calendar month that a date lies in, such as `2025-10`; undefined for a date in no known format. */
export function monthOf(text: string): string | undefined {
  const date = readDate(text);
  return date && `${date.year}-${String(date.month).padStart(2, '0')}`;
}
