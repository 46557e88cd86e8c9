import { dateFormats, parseDate } from '../amounts/dates.ts';
import { parseMoney } from '../amounts/money.ts';
import type { Money } from '../amounts/money.ts';

/** What the cells of a CSV export hold, as people and spreadsheets write it. */

export type Cells = readonly string[];

const timeOfDayPattern =
  /(?:[\sT,]+)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|IST|[+-]\d{2}:?\d{2})?$/i;

const dashPattern = '[-\u2010-\u2015\u2212]';
const blankPattern = new RegExp(`^(?:${dashPattern}+|\\.|n\\.?/?a\\.?|nil|null|none)?$`, 'i');

const leadingDashPattern = new RegExp(`^${dashPattern}`);
const trailingDashPattern = new RegExp(`^([^-].*)${dashPattern}$`);

const sides = new Map<string, 'debit' | 'credit'>([
  ...['dr', 'd', 'db', 'debit', 'withdrawal'].map((word) => [word, 'debit'] as const),
  ...['cr', 'c', 'credit', 'deposit'].map((word) => [word, 'credit'] as const),
]);

/** A cell as a person sees it: Excel's `="…"` taken off, white space single. */
export function normalizeCell(cell: string | undefined): string {
  const text = (cell ?? '').replace(/\s+/g, ' ').trim();
  return (/^="(.*)"$/.exec(text)?.[1] ?? text).trim();
}

/** No date and no amount is longer. */
const maxFigureLength = 60;

/** A figure without what spreadsheets put around it: the apostrophe that says text, full-width forms. */
function normalizeFigure(cell: string | undefined): string {
  const text = normalizeCell(cell);
  return text.length > maxFigureLength ? text : text.normalize('NFKC').replace(/^'/, '').trim();
}

/** Whether a cell stands for nothing: empty, a dash, `NA`, `nil`. */
export function isBlank(cell: string | undefined): boolean {
  return blankPattern.test(normalizeFigure(cell));
}

/** A date as `YYYY-MM-DD`, with or without a time of day behind it, which is left out. */
export function readDate(cell: string | undefined): string | undefined {
  const text = normalizeFigure(cell);
  if (text.length > maxFigureLength) return undefined;
  return parseDate(text, dateFormats) ?? parseDate(text.replace(timeOfDayPattern, ''), dateFormats);
}

/** Whether a cell was meant as a date, though none that is on a calendar: `32/13/2026`. */
export function looksLikeDate(cell: string | undefined): boolean {
  return /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{1,4}\b/i.test(normalizeFigure(cell));
}

/** An amount in paise with its side where one is printed; `nothing` for a blank; `unreadable` for anything else. */
export function readAmount(cell: string | undefined): Money | 'nothing' | 'unreadable' {
  if (isBlank(cell)) return 'nothing';
  if (normalizeFigure(cell).length > maxFigureLength) return 'unreadable';
  const text = normalizeFigure(cell)
    .replace(leadingDashPattern, '-')
    .replace(trailingDashPattern, '-$1')
    .replace(/\b(debit|credit)$/i, (side) => (side.toLowerCase() === 'debit' ? 'Dr' : 'Cr'))
    .replace(/(\.\d{2})0+(?=\D*$)/, '$1');
  return parseMoney(text) ?? 'unreadable';
}

/** The amount of a cell that holds one. */
export function readMoney(cell: string | undefined): Money | undefined {
  const amount = readAmount(cell);
  return typeof amount === 'string' ? undefined : amount;
}

/** The side that a cell of a Dr/Cr column names. */
export function readSide(cell: string | undefined): 'debit' | 'credit' | undefined {
  return sides.get(normalizeFigure(cell).toLowerCase().replace(/[().]/g, ''));
}
