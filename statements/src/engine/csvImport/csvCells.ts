import { parseDate } from '../amounts/dates.ts';
import { isEmptyAmount } from '../amounts/emptyAmount.ts';
import { parseMoney } from '../amounts/money.ts';
import type { Money } from '../amounts/money.ts';
import { readSide } from '../amounts/side.ts';
import type { Side } from '../amounts/side.ts';

/** Reads the cells of a CSV export as people and spreadsheets write them. */

export type Cells = readonly string[];

const timeOfDayPattern =
  /(?:[\sT,]+)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|IST|[+-]\d{2}:?\d{2})?$/i;

const dashPattern = '[-\u2010-\u2015\u2212]';

/** What spreadsheets hold in a cell without a value. */
const notAvailablePattern = /^(?:n\.?\/?a\.?|none)$/i;

const leadingDashPattern = new RegExp(`^${dashPattern}`);
const trailingDashPattern = new RegExp(`^([^-].*)${dashPattern}$`);

/** A cell as a person sees it: without Excel's `="…"`, with single spaces. */
export function normalizeCell(cell: string | undefined): string {
  const text = (cell ?? '').replace(/\s+/g, ' ').trim();
  return (/^="(.*)"$/.exec(text)?.[1] ?? text).trim();
}

/** No date or amount is longer. */
const maxFigureLength = 60;

/** A date or amount without what spreadsheets add: the apostrophe that marks text, full-width characters. */
function normalizeFigure(cell: string | undefined): string {
  const text = normalizeCell(cell);
  return text.length > maxFigureLength ? text : text.normalize('NFKC').replace(/^'/, '').trim();
}

/** Whether a cell stands for nothing: empty, a dash, `NA`, `nil`. */
export function isBlank(cell: string | undefined): boolean {
  const text = normalizeFigure(cell);
  return isEmptyAmount(text) || notAvailablePattern.test(text);
}

/** A date as `YYYY-MM-DD`; a time of day after it is ignored. */
export function readDate(cell: string | undefined): string | undefined {
  const text = normalizeFigure(cell);
  if (text.length > maxFigureLength) return undefined;
  return parseDate(text) ?? parseDate(text.replace(timeOfDayPattern, ''));
}

/** Whether a cell was meant as a date, even one that is not on the calendar: `32/13/2026`. */
export function looksLikeDate(cell: string | undefined): boolean {
  return /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{1,4}\b/i.test(normalizeFigure(cell));
}

/**
 * Reads an amount in paise, with its side if one is printed; `nothing` for an empty cell; `unreadable` for anything
 * else.
 */
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

/** The amount of a cell; `undefined` for a cell without one. */
export function readMoney(cell: string | undefined): Money | undefined {
  const amount = readAmount(cell);
  return typeof amount === 'string' ? undefined : amount;
}

/** The side that a cell of a Dr/Cr column names. */
export function readSideCell(cell: string | undefined): Side | undefined {
  return readSide(normalizeFigure(cell));
}
