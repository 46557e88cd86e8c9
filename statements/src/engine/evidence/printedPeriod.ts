import { parseDate } from '../amounts/dates.ts';
import type { DateOrder, Period } from '../amounts/dates.ts';
import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';

const printedDate = String.raw`\d{1,4}\s?[-/. ]\s?(?:\d{1,2}|[A-Za-z]{3,9})\s?[-/. ,]*\s?\d{2,4}|[A-Za-z]{3,9}\.?\s\d{1,2},?\s\d{4}`;
/** Two dates with a word or a dash between them: `from 01/04/2021 to 30/06/2021`, `July 01, 2026 - July 31, 2026`. */
const periodPattern = new RegExp(
  `(?<![\\w/.-])(?<first>${printedDate})\\s*(?:\\bto\\b|-|\\bthrough\\b|\\btill\\b|\\buntil\\b|\\band\\b)\\s*(?:date\\s*)?:?\\s*(?<last>${printedDate})(?![\\w/])`,
  'i',
);
/** `From : 01/04/2021 To : 30/06/2021`, which may stand on two lines. */
const labelledPattern = new RegExp(
  `\\bfrom\\b(?:\\s*date)?\\W{0,4}(?<first>${printedDate})\\W{0,4}\\bto\\b(?:\\s*date)?\\W{0,4}(?<last>${printedDate})`,
  'i',
);
/** No statement covers more days. */
const maxDays = 3700;
const dayMs = 86_400_000;

function readPeriod(first: string, last: string, order: DateOrder): Period | undefined {
  const period = { first: parseDate(first, { order }) ?? '', last: parseDate(last, { order }) ?? '' };
  const days = (Date.parse(period.last) - Date.parse(period.first)) / dayMs;
  return days >= 0 && days <= maxDays ? period : undefined;
}

/**
 * Finds the period that a statement says it covers, when its dates are read in an order.
 * @param lines everything outside the rows, in reading order.
 */
export function findPrintedPeriod(lines: readonly Line[], order: DateOrder): Period | undefined {
  const texts = lines.map(({ words }) => textOf(words));
  const pairs = texts.map((text, index) => `${text} ${texts[index + 1] ?? ''}`);
  for (const [pattern, among] of [
    [periodPattern, texts],
    [labelledPattern, pairs],
    [periodPattern, pairs],
  ] as const) {
    for (const text of among) {
      const { first = '', last = '' } = pattern.exec(text)?.groups ?? {};
      const period = readPeriod(first, last, order);
      if (period !== undefined) return period;
    }
  }
  return undefined;
}
