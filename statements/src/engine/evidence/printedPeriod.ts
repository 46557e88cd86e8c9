import { parseDate } from '../amounts/dates.ts';
import type { DateOrder, Period } from '../amounts/dates.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';

const printedDate = String.raw`\d{1,4}(?:st|nd|rd|th)?\s?[-/. ]\s?(?:\d{1,2}|[A-Za-z]{3,9})\s?[-/. ,]*\s?\d{2,4}|[A-Za-z]{3,9}\.?\s\d{1,2},?\s\d{4}`;
/** Two dates with a word or a dash between them: `from 01/04/2021 to 30/06/2021`, `July 01, 2026 - July 31, 2026`. */
const periodPattern = new RegExp(
  `(?<![\\w/.-])(?<first>${printedDate})\\s*(?:\\bto\\b|-|\\bthrough\\b|\\btill\\b|\\buntil\\b|\\band\\b|\\ba[ul]\\b|\\bbis\\b|até)\\s*(?:date\\s*)?:?\\s*(?<last>${printedDate})(?![\\w/])`,
  'i',
);
/** The year of both dates, after the last: `February 1 - April 30, 2022`, `1 Feb - 30 Apr 2022`. */
const sharedYearPattern =
  /\b(?<first>[A-Z][a-z]{2,8}\.?\s\d{1,2}|\d{1,2}\s[A-Z][a-z]{2,8})\s*(?:to|-|through)\s*(?<last>[A-Z][a-z]{2,8}\.?\s\d{1,2},?\s\d{4}|\d{1,2}\s[A-Z][a-z]{2,8},?\s\d{4})/;
/** `From : 01/04/2021 To : 30/06/2021`, possibly on two lines. */
const labelledPattern = new RegExp(
  `\\bfrom\\b(?:\\s*date)?\\W{0,4}(?<first>${printedDate})\\W{0,4}\\bto\\b(?:\\s*date)?\\W{0,4}(?<last>${printedDate})`,
  'i',
);
/**
 * The text at the beginning of every period, and the text between its dates: most lines have neither and are skipped.
 */
const beginningOfPeriod = /\d|from/i;
const betweenDates = /-|to|through|till|until|and|a[ul]|bis|até/i;
/** No statement covers more days. */
const maxDays = 3700;
const dayMs = 86_400_000;

function readPeriod(printedFirst: string, printedLast: string, order: DateOrder): Period | undefined {
  const last = parseDate(printedLast, { order }) ?? '';
  const year = Number(last.slice(0, 4));
  const inYear = (of: number) => parseDate(`${printedFirst} ${of}`, { order });
  const sameYear = inYear(year);
  const first =
    parseDate(printedFirst, { order }) ??
    (sameYear !== undefined && sameYear > last ? inYear(year - 1) : sameYear) ??
    '';
  const period = { first, last };
  const days = (Date.parse(period.last) - Date.parse(period.first)) / dayMs;
  return days >= 0 && days <= maxDays ? period : undefined;
}

/** The day a statement was made; its date may be below the label. The second form may date anything on the page. */
const statementDatePatterns = [
  /\bstatement\s+(?:closing\s+)?date\b|\bdate\s+of\s+statement\b|\bclosing\s+date\b/i,
  /\bas\s+(?:on|of|at)\b/i,
];
const anyDatePattern = new RegExp(`(?<![\\w/.-])(?:${printedDate})(?![\\w/])`, 'gi');
/** The number of lines below the label that are searched for its date. */
const linesBelowLabel = 2;
/** The month of a statement, as printed: `Statement for April 2026`. */
const monthPattern =
  /\b(?:statement|period|month)\b\W{0,3}(?:(?:for|of|period|month)\b\W{0,3}){0,3}(?<month>[A-Z][a-z]{2,8})[\s,.'-]{1,3}(?<year>\d{4})\b/i;

/** The year of a statement that is numbered by years: `Kontoauszug 5/2025`, `výpis 2025/5`. */
const numberedPattern = /(?:auszug|výpisu?|extra[ct]to|relevé)\b\D{0,12}(?:\d{1,3}\/)?(?<year>20\d{2})\b/iu;

function findNumberedYear(texts: readonly string[]): Period | undefined {
  for (const text of texts) {
    const { year } = numberedPattern.exec(text)?.groups ?? {};
    if (year !== undefined) return { first: `${year}-01-01`, last: `${year}-12-31`, isEstimated: true };
  }
  return undefined;
}

/**
 * The number of days before the statement was made that its rows may be dated. It is less than a year: rows dated some
 * days after the statement would otherwise be dated a year early.
 */
const daysBefore = 300;

function findStatementDay(texts: readonly string[], order: DateOrder): string | undefined {
  for (const pattern of statementDatePatterns) {
    for (const [index, text] of texts.entries()) {
      if (!pattern.test(text)) continue;
      const near = texts.slice(index, index + 1 + linesBelowLabel).flatMap((one) => one.match(anyDatePattern) ?? []);
      const [day] = near.flatMap((printed) => parseDate(printed, { order }) ?? []);
      if (day !== undefined) return day;
    }
  }
  return undefined;
}

function findMonth(texts: readonly string[]): Period | undefined {
  for (const text of texts) {
    const { month = '', year = '' } = monthPattern.exec(text)?.groups ?? {};
    const first = parseDate(`1 ${month} ${year}`);
    if (first === undefined) continue;
    const next = new Date(first);
    const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
    return { first, last, isEstimated: true };
  }
  return undefined;
}

/**
 * The month of a statement, or the time before the day it was made, which is all that is known if no period is printed.
 */
function findYearOf(texts: readonly string[], order: DateOrder): Period | undefined {
  const month = findMonth(texts);
  const last = month ? undefined : findStatementDay(texts, order);
  if (last === undefined) return month ?? findNumberedYear(texts);
  const first = new Date(Date.parse(last) - daysBefore * dayMs).toISOString().slice(0, 10);
  return { first, last, isEstimated: true };
}

/**
 * Finds the periods that a statement names, if its dates are read in an order; otherwise the time up to the day it was
 * made. The first is the period of the statement; a note below the rows may name another one.
 * @param lines everything outside the rows, in reading order.
 */
export function findPrintedPeriods(lines: readonly Line[], order: DateOrder): readonly Period[] {
  return findPeriodsInTexts(
    lines.map(({ words }) => textOf(words)),
    order,
  );
}

/** The period that begins in a text; it may end on the next line, which is included in `pair`. */
function findPeriod(text: string, pair: string, order: DateOrder): Period | undefined {
  if (!beginningOfPeriod.test(text) || !betweenDates.test(pair)) return undefined;
  for (const [pattern, where] of [
    [periodPattern, text],
    [labelledPattern, pair],
    [sharedYearPattern, text],
    [periodPattern, pair],
  ] as const) {
    const { index: start = 0, groups: { first = '', last = '' } = {} } = pattern.exec(where) ?? {};
    const period = start < text.length ? readPeriod(first, last, order) : undefined;
    if (period !== undefined) return period;
  }
  return undefined;
}

/** The labels of the first and the last day of a statement, each with its own date. */
const firstDayPattern = /\b(?:statement|period)\s(?:begins|starts)\b|\bopening\sbalance\s(?:on|at|as\sof)\b/i;
const lastDayPattern = /\b(?:statement|period)\sends\b|\bclosing\sbalance\s(?:on|at|as\sof)\b/i;

/** The first date after a label. */
function findLabelledDay(texts: readonly string[], label: RegExp): string | undefined {
  for (const text of texts) {
    const { index, 0: found = '' } = label.exec(text) ?? {};
    const [day] = index === undefined ? [] : (text.slice(index + found.length).match(anyDatePattern) ?? []);
    if (day !== undefined) return day;
  }
  return undefined;
}

/** The period whose first and last day have labels of their own: `Statement begins 25 June 2010`. */
function findLabelledPeriod(texts: readonly string[], order: DateOrder): Period | undefined {
  const [first, last] = [findLabelledDay(texts, firstDayPattern), findLabelledDay(texts, lastDayPattern)];
  return first === undefined || last === undefined ? undefined : readPeriod(first, last, order);
}

/** Finds the periods in lines of text. */
export function findPeriodsInTexts(texts: readonly string[], order: DateOrder): readonly Period[] {
  // Pages repeat the text around their rows.
  const pairs = new Set<string>();
  const periods = texts.flatMap((text, index): Period[] => {
    const pair = `${text} ${texts[index + 1] ?? ''}`;
    const key = `${text.length} ${pair}`;
    if (pairs.has(key)) return [];
    pairs.add(key);
    const period = findPeriod(text, pair, order);
    return period === undefined ? [] : [period];
  });
  const estimated = periods.length > 0 ? undefined : (findLabelledPeriod(texts, order) ?? findYearOf(texts, order));
  const isFirst = ({ first, last }: Period, index: number) =>
    periods.findIndex((period) => period.first === first && period.last === last) === index;
  return estimated ? [estimated] : periods.filter(isFirst);
}
