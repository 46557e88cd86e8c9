import { isDate, isDayOfYear, parseDate } from '../amounts/dates.ts';
import type { DateReading } from '../amounts/dates.ts';
import { isEmptyAmount } from '../amounts/emptyAmount.ts';
import { formatPaise, parseMoney } from '../amounts/money.ts';
import type { Money } from '../amounts/money.ts';
import { readSide } from '../amounts/side.ts';
import type { Side } from '../amounts/side.ts';

/** Reads the cells of an export as people and spreadsheets write them. */

/** The cells of one line of an export. */
export type Cells = readonly string[];

const timeOfDayPattern =
  /(?:[\sT,]+)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|IST|[+-]\d{2}:?\d{2})?$/i;

const dashPattern = '[-\u2010-\u2015\u2212]';

/** Content of a spreadsheet's cell without a value. */
const notAvailablePattern = /^(?:#?n\.?\/?a\.?n?|none)$/i;

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

/** Whether a cell means that there is no value: empty, a dash, `NA`, `nil`. */
export function isBlank(cell: string | undefined): boolean {
  const text = normalizeFigure(cell);
  return isEmptyAmount(text) || notAvailablePattern.test(text);
}

const weekdayPattern = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
/** `20260401`, as Dutch and German banks write it. It is a date only in a date column. */
const compactDatePattern = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

/** `2026.04.01.`, the Hungarian form. */
const dottedEndPattern = /^(\d{4}\.\d{2}\.\d{2})\.$/;

/** Other content of a date cell: a time of day, the day of the week and text that spreadsheets add. */
export function dateText(cell: string | undefined): string {
  const text = normalizeFigure(cell)
    .replace(weekdayPattern, '')
    .replace(compactDatePattern, '$1-$2-$3')
    .replace(dottedEndPattern, '$1');
  if (text.length > maxFigureLength) return '';
  return isDate(text) ? text : text.replace(timeOfDayPattern, '');
}

/** A date as `YYYY-MM-DD`; a time of day after it is ignored. */
export function readDate(cell: string | undefined, reading?: DateReading): string | undefined {
  return parseDate(dateText(cell), reading);
}

/** Whether a cell was meant as a date, even one that is not on the calendar: `32/13/2026`. */
export function looksLikeDate(cell: string | undefined): boolean {
  const text = dateText(cell);
  return /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{1,4}\b/i.test(text) || isDate(text);
}

/** Whether a cell is a date, with or without a year: `2 Jul` and `02/07`, but not an amount such as `2.07`. */
export function isDated(cell: string | undefined): boolean {
  return looksLikeDate(cell) || (isDayOfYear(dateText(cell)) && readMoney(cell) === undefined);
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
    // Not the point of `Rs.150`.
    .replace(/(?<=\d)(\.\d{2})0+(?=\D*$)/, '$1');
  // With a point before the paise, a comma groups digits, whatever the size of the groups: `12,84.53`.
  return (
    parseMoney(text) ??
    (/^[^,]*\d[\d,]*\.\d{2}\b[^,]*$/.test(text) ? parseMoney(text.replaceAll(',', '')) : undefined) ??
    'unreadable'
  );
}

/** The amount of a cell; `undefined` for a cell without one. */
export function readMoney(cell: string | undefined): Money | undefined {
  const amount = readAmount(cell);
  return typeof amount === 'string' ? undefined : amount;
}

/** Words for the sides in other languages, for a column of their own. */
const foreignSides: Readonly<Record<string, Side>> = {
  af: 'debit',
  debet: 'debit',
  dbit: 'debit',
  soll: 'debit',
  s: 'debit',
  bij: 'credit',
  crdt: 'credit',
  k: 'credit',
  inflow: 'credit',
  outflow: 'debit',
  haben: 'credit',
  h: 'credit',
};

/** The side that a cell of a Dr/Cr column names. */
export function readSideCell(cell: string | undefined): Side | undefined {
  const text = normalizeFigure(cell);
  return readSide(text) ?? foreignSides[text.toLowerCase()];
}

/** Whether a cell is an amount, with a point or a comma before the paise. */
export function isMoney(cell: string | undefined): boolean {
  return readMoney(cell) !== undefined || toPoint(cell) !== undefined;
}

/** An amount with a decimal comma, rewritten with a point; `undefined` if it is not an amount. */
export function toPoint(cell: string | undefined): string | undefined {
  const text = normalizeFigure(cell);
  const money = text.length > maxFigureLength ? undefined : parseMoney(text, 'comma');
  if (money === undefined || isBlank(cell)) return undefined;
  const side = money.side === undefined ? '' : money.side === 'debit' ? ' Dr' : ' Cr';
  return `${formatPaise(money.paise)}${side}`;
}
