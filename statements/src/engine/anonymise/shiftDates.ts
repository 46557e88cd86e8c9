import { parseDate } from '../amounts/dates.ts';
import type { DateOrder, Period } from '../amounts/dates.ts';

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const longMonths = 'January February March April May June July August September October November December'.split(' ');
const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const mark = String.raw`[-/., \u2019']{0,2}`;

/** A date of figures or with the name of a month; the last forms have no year. */
const datePattern = new RegExp(
  [
    String.raw`(?<![\w/.-])\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?![\d/])`,
    String.raw`(?<![\w/.-])\d{1,2}([-/.])\d{1,2}\1(?:\d{4}|\d{2})(?![\d/])`,
    String.raw`(?<![\w/.])\d{1,2}${mark}${monthName}\.?${mark}(?:\d{4}|\d{2}(?! ?${monthName}))(?![\d/])`,
    String.raw`(?<![\w/.])${monthName}\.? ?\d{1,2},? ?\d{4}(?!\d)`,
    String.raw`(?<![\w/.])\d{4}[- /]${monthName}[- /]\d{1,2}(?!\d)`,
    String.raw`(?<![\w/.])\d{1,2}[- /]?${monthName}(?!\w)`,
    String.raw`(?<![\w/.])${monthName}\.? \d{1,2}(?![\d,.])`,
    String.raw`(?<![\w/.-])\d{1,2}[-/]\d{1,2}(?=[-/](?: |$))`,
    String.raw`^\d{1,2}[-/]\d{1,2}(?![\d/.-])`,
  ].join('|'),
  'gi',
);

const dayMs = 86_400_000;

/** A date in a line of text: its place, and the day. */
export interface PrintedDate {
  readonly from: number;
  readonly to: number;
  readonly date: string;
  /** Whether its year is not part of it: it is on the next line of a narrow column, or not printed. */
  readonly isWithoutYear: boolean;
}

/** Finds the dates of a line in the given order of day and month. Dates without a year are read within the period. */
export function findDates(text: string, order: DateOrder, period: Period | undefined): PrintedDate[] {
  return [...text.matchAll(datePattern)].flatMap(({ 0: printed, index }) => {
    const date = parseDate(printed, { order, period });
    if (date === undefined) return [];
    const isWithoutYear = parseDate(printed, { order }) === undefined;
    return [{ from: index, to: index + printed.length, date, isWithoutYear }];
  });
}

/** The day this number of days later. */
export function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

function likeMonth(printed: string, month: number): string {
  const isLong = printed.length > 3 && !/^sept$/i.test(printed);
  const name = (isLong ? longMonths : shortMonths)[month - 1] ?? '';
  if (printed === printed.toUpperCase()) return name.toUpperCase();
  return printed === printed.toLowerCase() ? name.toLowerCase() : name;
}

const likeFigure = (printed: string, value: number) =>
  String(value).padStart(printed.startsWith('0') || printed.length === 2 ? 2 : 1, '0');

/** Prints the day this number of days later in the form of a printed date, with its order of figures. */
export function printShifted(printed: string, date: string, days: number, order: DateOrder): string {
  const [year = 0, month = 0, day = 0] = shiftDate(date, days).split('-').map(Number);
  const hasName = /[a-z]/i.test(printed);
  const isYearFirst = /^\d{4}/.test(printed);
  const roles = hasName
    ? isYearFirst
      ? ['year', 'day']
      : ['day', 'year']
    : isYearFirst
      ? ['year', 'month', 'day']
      : order === 'day first'
        ? ['day', 'month', 'year']
        : ['month', 'day', 'year'];
  let place = -1;
  return printed.replace(/\d+|[a-z]+/gi, (part) => {
    if (!/\d/.test(part)) return likeMonth(part, month);
    place += 1;
    const role = roles[place];
    if (role === 'year') return part.length === 4 ? String(year) : String(year).slice(-2);
    return likeFigure(part, role === 'month' ? month : day);
  });
}
