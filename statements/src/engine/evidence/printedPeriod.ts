import { parseDate } from '../amounts/dates.ts';
import type { DateOrder, Period } from '../amounts/dates.ts';
import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';

const printedDate = String.raw`\d{1,4}(?:st|nd|rd|th)?\s?[-/. ]\s?(?:\d{1,2}|[A-Za-z]{3,9})\s?[-/. ,]*\s?\d{2,4}|[A-Za-z]{3,9}\.?\s\d{1,2},?\s\d{4}`;
/** Two dates with a word or a dash between them: `from 01/04/2021 to 30/06/2021`, `July 01, 2026 - July 31, 2026`. */
const periodPattern = new RegExp(
  `(?<![\\w/.-])(?<first>${printedDate})\\s*(?:\\bto\\b|-|\\bthrough\\b|\\btill\\b|\\buntil\\b|\\band\\b)\\s*(?:date\\s*)?:?\\s*(?<last>${printedDate})(?![\\w/])`,
  'i',
);
/** The year of both dates, after the last: `February 1 - April 30, 2022`, `1 Feb - 30 Apr 2022`. */
const sharedYearPattern =
  /\b(?<first>[A-Z][a-z]{2,8}\.?\s\d{1,2}|\d{1,2}\s[A-Z][a-z]{2,8})\s*(?:to|-|through)\s*(?<last>[A-Z][a-z]{2,8}\.?\s\d{1,2},?\s\d{4}|\d{1,2}\s[A-Z][a-z]{2,8},?\s\d{4})/;
/** `From : 01/04/2021 To : 30/06/2021`, which may stand on two lines. */
const labelledPattern = new RegExp(
  `\\bfrom\\b(?:\\s*date)?\\W{0,4}(?<first>${printedDate})\\W{0,4}\\bto\\b(?:\\s*date)?\\W{0,4}(?<last>${printedDate})`,
  'i',
);
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

/** The day a statement was made; its date may stand below the label. */
const statementDatePattern =
  /\bstatement\s+(?:closing\s+)?date\b|\bdate\s+of\s+statement\b|\bclosing\s+date\b|\bas\s+(?:on|of|at)\b/i;
const anyDatePattern = new RegExp(`(?<![\\w/.-])(?:${printedDate})(?![\\w/])`, 'gi');
/** Lines below the label in which its date is looked for. */
const linesBelowLabel = 2;

/**
 * Days before the statement was made that its rows may be dated: less than a year, because rows dated some days after it
 * would otherwise be taken for those of the year before.
 */
const daysBefore = 300;

/** The time before the day the statement was made: all that is known where no period is printed. */
function findYearOf(texts: readonly string[], order: DateOrder): Period | undefined {
  for (const [index, text] of texts.entries()) {
    if (!statementDatePattern.test(text)) continue;
    const near = texts.slice(index, index + 1 + linesBelowLabel).flatMap((one) => one.match(anyDatePattern) ?? []);
    const [last] = near.flatMap((printed) => parseDate(printed, { order }) ?? []);
    if (last === undefined) continue;
    const first = new Date(Date.parse(last) - daysBefore * dayMs).toISOString().slice(0, 10);
    return { first, last, isEstimated: true };
  }
  return undefined;
}

/**
 * Finds the period that a statement says it covers, when its dates are read in an order; or else the time up to the day
 * it was made.
 * @param lines everything outside the rows, in reading order.
 */
export function findPrintedPeriod(lines: readonly Line[], order: DateOrder): Period | undefined {
  return findPeriodInTexts(
    lines.map(({ words }) => textOf(words)),
    order,
  );
}

/** The same for lines of text. */
export function findPeriodInTexts(texts: readonly string[], order: DateOrder): Period | undefined {
  const pairs = texts.map((text, index) => `${text} ${texts[index + 1] ?? ''}`);
  for (const [pattern, among] of [
    [periodPattern, texts],
    [labelledPattern, pairs],
    [sharedYearPattern, texts],
    [periodPattern, pairs],
  ] as const) {
    for (const text of among) {
      const { first = '', last = '' } = pattern.exec(text)?.groups ?? {};
      const period = readPeriod(first, last, order);
      if (period !== undefined) return period;
    }
  }
  return findYearOf(texts, order);
}
