/** Whether the day or the month comes first in a date of figures. */
export type DateOrder = 'day first' | 'month first';

/** The days that a statement covers, `YYYY-MM-DD`. */
export interface Period {
  readonly first: string;
  readonly last: string;
  /**
   * Whether it is only the time before the day the statement was made: it gives a year, but says nothing about the
   * order.
   */
  readonly isEstimated?: boolean;
}

/** How the dates of a file are read. A date without a year needs a known period. */
export interface DateReading {
  readonly order: DateOrder;
  readonly period?: Period | undefined;
}

/** A date as printed: its figures in their order, the month if it is a name, and the year if it is printed. */
interface PrintedDate {
  readonly figures: readonly number[];
  readonly namedMonth: number | undefined;
  readonly year: number | undefined;
  /** The year comes first, and so the month comes before the day. */
  readonly isYearFirst: boolean;
}

const dayFirst: DateReading = { order: 'day first' };

const separator = "[-/.,\u2019']?";
const nameOfMonth = '(?<name>[A-Za-z\u00c0-\u017f]{3,10})\\.?';
/** The forms of dates; two-digit years belong to this century. Spaces are taken out before. */
const printedForms = [
  // 2026-01-04, 2026/01/04, 20260104 is a number and no date
  /^(?<year>(?:19|20)\d{2})(?<mark>[-/.])(?<one>\d{1,2})\k<mark>(?<two>\d{1,2})$/,
  // 04/01/2026, 4.1.26
  /^(?<one>\d{1,2})(?<mark>[-/.])(?<two>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})$/,
  // 04 Jan 2026, 4-Jan-26, 04Jan'26, 4th Jan 2026
  new RegExp(`^(?<one>\\d{1,2})${separator}${nameOfMonth}${separator}(?<year>\\d{4}|\\d{2})$`),
  // Jan 04, 2026
  new RegExp(`^${nameOfMonth}${separator}(?<one>\\d{1,2}),?(?<year>\\d{4})$`),
  // 2026-Jan-04
  new RegExp(`^(?<year>\\d{4})${separator}${nameOfMonth}${separator}(?<one>\\d{1,2})$`),
  // 4 Jan, Jan 4, 04/01
  new RegExp(`^(?<one>\\d{1,2})${separator}${nameOfMonth}$`),
  new RegExp(`^${nameOfMonth}${separator}(?<one>\\d{1,2})$`),
  /^(?<one>\d{1,2})(?<mark>[-/.])(?<two>\d{1,2})$/,
  // 4.1., as in German and Slovak
  /^(?<one>\d{1,2})\.(?<two>\d{1,2})\.$/,
] as const;

const longestDate = 17;
/** `2nd Mar`, `Mar 11th`: the letters after the day. */
const ordinalPattern = /(?<=\d)(?:st|nd|rd|th)(?=[A-Za-z]{3}|\W|\d{4}|$)/i;

/** The names of the months that banks print, without accents: in English, and in languages of Europe and America. */
const monthNames: readonly (readonly string[])[] = [
  ['january', 'janvier', 'januar', 'januari', 'enero', 'gennaio', 'janeiro'],
  ['february', 'fevrier', 'februar', 'februari', 'febrero', 'febbraio', 'fevereiro'],
  ['march', 'mars', 'marz', 'maart', 'mrt', 'marzo', 'marco'],
  ['april', 'avril', 'abril', 'aprile'],
  ['may', 'mai', 'mei', 'mayo', 'maggio', 'maio'],
  ['june', 'juin', 'juni', 'junio', 'giugno', 'junho'],
  ['july', 'juillet', 'juli', 'julio', 'luglio', 'julho'],
  ['august', 'aout', 'augustus', 'agosto'],
  ['september', 'septembre', 'septiembre', 'settembre', 'setembro'],
  ['october', 'octobre', 'oktober', 'octubre', 'ottobre', 'outubro'],
  ['november', 'novembre', 'noviembre'],
  ['december', 'decembre', 'dezember', 'diciembre', 'dicembre', 'dezembro'],
];

const minMonthLength = 3;

/** The month of every name and of every beginning of a name that begins no other month. */
function indexBeginnings(): ReadonlyMap<string, number> {
  const found = new Map<string, number | undefined>();
  for (const [index, names] of monthNames.entries()) {
    for (const name of names) {
      for (let length = minMonthLength; length <= name.length; length += 1) {
        const short = name.slice(0, length);
        found.set(short, found.has(short) && found.get(short) !== index + 1 ? undefined : index + 1);
      }
    }
  }
  return new Map([...found].flatMap(([short, month]) => (month === undefined ? [] : [[short, month] as const])));
}

const monthByName = indexBeginnings();
const accent = /\p{M}/gu;

/** The number of a month, from its name or the beginning of its name, if that begins no other month. */
function monthOf(name: string): number | undefined {
  const small = name.toLowerCase();
  return monthByName.get(small) ?? monthByName.get(small.normalize('NFD').replace(accent, ''));
}

/** Splits a printed date into its parts; `undefined` for any other text. It does not check the calendar. */
function readPrintedDate(text: string): PrintedDate | undefined {
  if (!/\d/.test(text)) return undefined;
  const printed = text.replace(/\s+/g, '').replace(ordinalPattern, '');
  if (printed.length < 3 || printed.length > longestDate) return undefined;
  for (const form of printedForms) {
    const found = form.exec(printed)?.groups;
    if (found === undefined) continue;
    const { name, one, two, year } = found;
    const namedMonth = name === undefined ? undefined : monthOf(name);
    if (name !== undefined && namedMonth === undefined) continue;
    return {
      figures: [one, two].flatMap((figure) => (figure === undefined ? [] : [Number(figure)])),
      namedMonth,
      year: year === undefined ? undefined : Number(year) + (year.length === 2 ? 2000 : 0),
      isYearFirst: year !== undefined && printed.startsWith(year) && year.length === 4,
    };
  }
  return undefined;
}

/** No statement is older or newer: other years are digits of something else. */
const [firstYear, lastYear] = [1950, 2099];

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * The days of a month; 0 if there is no such month. From `firstYear` to `lastYear` every fourth year is a leap year.
 */
function countDays(year: number, month: number): number {
  return month === 2 && year % 4 === 0 ? 29 : (daysOfMonths[month - 1] ?? 0);
}

const twoDigits = (figure: number): string => (figure < 10 ? `0${figure}` : `${figure}`);

function toIso(year: number, month: number, day: number): string | undefined {
  if (year < firstYear || year > lastYear || day < 1 || day > countDays(year, month)) return undefined;
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * The number of days that a date without a year may lie outside the period: statements are printed a few days after it.
 */
const maxDaysOutside = 45;
const dayMs = 86_400_000;

/** The date in the year in which it lies inside the period, or closest to it. */
function toIsoWithin(period: Period, month: number, day: number): string | undefined {
  const [first, last] = [Date.parse(period.first), Date.parse(period.last)];
  const outside = (date: string) => Math.max(first - Date.parse(date), Date.parse(date) - last, 0);
  const years = [...new Set([Number(period.first.slice(0, 4)), Number(period.last.slice(0, 4))])];
  const [best] = years.flatMap((year) => toIso(year, month, day) ?? []).toSorted((a, b) => outside(a) - outside(b));
  return best !== undefined && outside(best) <= maxDaysOutside * dayMs ? best : undefined;
}

/**
 * Reads a printed date as `YYYY-MM-DD`; `undefined` when it has no known form or is not on the calendar. Spaces are
 * ignored: `0 1 JAN 202 5` is a date set in a narrow column.
 */
export function parseDate(text: string, reading: DateReading = dayFirst): string | undefined {
  const printed = readPrintedDate(text);
  return printed && toDate(printed, reading);
}

function toDate(printed: PrintedDate, { order, period }: DateReading): string | undefined {
  const { figures, namedMonth, year, isYearFirst } = printed;
  const [one = 0, two = 0] = figures;
  const isMonthFirst = isYearFirst || order === 'month first';
  const month = namedMonth ?? (isMonthFirst ? one : two);
  const day = namedMonth !== undefined || !isMonthFirst ? one : two;
  if (year !== undefined) return toIso(year, month, day);
  return period && toIsoWithin(period, month, day);
}

/** Whether a text is a date in any order, with a year. */
export function isDate(text: string): boolean {
  const printed = readPrintedDate(text);
  return printed !== undefined && dateOrders.some((order) => toDate(printed, { order }) !== undefined);
}

/** A leap year and a common one, which together contain every day of a year. */
const anyYear: Period = { first: '2023-12-01', last: '2024-12-31' };

/** Whether a text is a day without a year: `2 Jul`, `02/07`. */
export function isDayOfYear(text: string): boolean {
  const printed = readPrintedDate(text);
  return printed !== undefined && dateOrders.some((order) => toDate(printed, { order, period: anyYear }) !== undefined);
}

/** Both orders of day and month, the more common one first. */
export const dateOrders: readonly DateOrder[] = ['day first', 'month first'];

/** The other content of a date column: a time of day, or a part of a date that continues on the next line. */
const timeOfDay = /^(?:\d{1,2}:\d{2}(?::\d{2})?|[AP]\.?M\.?|IST|:\d{2})+$/i;
const dateFragment = /^(?:\d{1,4}|[A-Za-z]{3,9})?[-/.,]?(?:\d{1,2}|[A-Za-z]{3,9})?[-/.,]?\d{0,4}$/;

/** Whether a text consists only of parts of a date or a time, so that it can belong to a date cell. */
export function isDatePart(text: string): boolean {
  const printed = text.replace(/[\s()]+/g, '');
  if (timeOfDay.test(printed) || isDate(printed)) return true;
  return dateFragment.test(printed) && (printed.match(/[A-Za-z]+/g) ?? []).every((name) => monthOf(name) !== undefined);
}

/**
 * The date at the start of a run of words as printed, and the number of words that belong to it or to the time after
 * it.
 */
export interface LeadingDate {
  readonly text: string;
  readonly wordsTaken: number;
}

const maxWordsInDate = 5;
const beginningsOfMonths = new Set(monthNames.flat().map((name) => name.slice(0, minMonthLength)));
/** Vowels that have an accent in the name of some month. */
const withAccents = (letters: string): string =>
  letters.replace('a', '[a\u00e4]').replace('e', '[e\u00e9]').replace('u', '[u\u00fb]');
/** Every date begins with a figure or a month, so most words are excluded by their first letters. */
const startPattern = new RegExp(`^(?:\\d|${[...beginningsOfMonths].map(withAccents).join('|')})`, 'i');

/**
 * Reads the date at the beginning of a run of words, and a time of day after it. A date without a year is the last
 * choice.
 */
export function readLeadingDate(words: readonly string[]): LeadingDate | undefined {
  if (!startPattern.test(words[0] ?? '')) return undefined;
  for (const isOne of [isDate, isDayOfYear]) {
    for (let count = Math.min(words.length, maxWordsInDate); count > 0; count -= 1) {
      const text = words.slice(0, count).join(' ');
      if (!isOne(text)) continue;
      let wordsTaken = count;
      while (timeOfDay.test(words[wordsTaken] ?? '')) wordsTaken += 1;
      return { text, wordsTaken };
    }
  }
  return undefined;
}
