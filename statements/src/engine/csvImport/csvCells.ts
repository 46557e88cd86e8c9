import { dateFormats, parseDate } from '../amounts/dates.ts';
import { parseMoney } from '../amounts/money.ts';
import type { Money } from '../amounts/money.ts';

/** What the cells of a CSV export hold, as people and spreadsheets write it. */

export type Cells = readonly string[];

const timeOfDay =
  /(?:[\sT,]+)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|IST|[+-]\d{2}:?\d{2})?$/i;

const dash = '[-\u2010-\u2015\u2212]';
const blank = new RegExp(`^(?:${dash}+|\\.|n\\.?/?a\\.?|nil|null|none)?$`, 'i');

const leadingDash = new RegExp(`^${dash}`);
const trailingDash = new RegExp(`^([^-].*)${dash}$`);

const sides = new Map<string, 'debit' | 'credit'>([
  ...['dr', 'd', 'db', 'debit', 'withdrawal'].map((word) => [word, 'debit'] as const),
  ...['cr', 'c', 'credit', 'deposit'].map((word) => [word, 'credit'] as const),
]);

/** A cell as a person sees it: Excel's `="…"` taken off, white space single. */
export function plainCell(cell: string | undefined): string {
  const text = (cell ?? '').replace(/\s+/g, ' ').trim();
  return (/^="(.*)"$/.exec(text)?.[1] ?? text).trim();
}

/** No date and no amount is longer. */
const longestFigure = 60;

/** A figure without what spreadsheets put around it: the apostrophe that says text, full-width forms. */
function plainFigure(cell: string | undefined): string {
  const text = plainCell(cell);
  return text.length > longestFigure ? text : text.normalize('NFKC').replace(/^'/, '').trim();
}

/** Whether a cell stands for nothing: empty, a dash, `NA`, `nil`. */
export function isBlank(cell: string | undefined): boolean {
  return blank.test(plainFigure(cell));
}

/** A date as `YYYY-MM-DD`, with or without a time of day behind it, which is left out. */
export function readDate(cell: string | undefined): string | undefined {
  const text = plainFigure(cell);
  if (text.length > longestFigure) return undefined;
  return parseDate(text, dateFormats) ?? parseDate(text.replace(timeOfDay, ''), dateFormats);
}

/** Whether a cell was meant as a date, though none that is on a calendar: `32/13/2026`. */
export function looksLikeDate(cell: string | undefined): boolean {
  return /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{1,4}\b/i.test(plainFigure(cell));
}

/** An amount in paise with its side where one is printed; `nothing` for a blank; `unreadable` for anything else. */
export function readAmount(cell: string | undefined): Money | 'nothing' | 'unreadable' {
  if (isBlank(cell)) return 'nothing';
  if (plainFigure(cell).length > longestFigure) return 'unreadable';
  const text = plainFigure(cell)
    .replace(leadingDash, '-')
    .replace(trailingDash, '-$1')
    .replace(/\b(debit|credit)$/i, (side) => (side.toLowerCase() === 'debit' ? 'Dr' : 'Cr'))
    .replace(/(\.\d{2})0+(?=\D*$)/, '$1');
  return parseMoney(text) ?? 'unreadable';
}

/** The amount of a cell that holds one. */
export function moneyOf(cell: string | undefined): Money | undefined {
  const amount = readAmount(cell);
  return typeof amount === 'string' ? undefined : amount;
}

/** The side that a cell of a Dr/Cr column names. */
export function readSide(cell: string | undefined): 'debit' | 'credit' | undefined {
  return sides.get(plainFigure(cell).toLowerCase().replace(/[().]/g, ''));
}
