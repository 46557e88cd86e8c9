import { parseAmount } from '@artha/shared/format';
import { groupDigits } from '../amount/groupDigits.ts';
import { wholeYear, type Span } from '../act/span.ts';

/** Between the rows of a list in an address, and between the fields of a row. */
const ROWS = '_';
const FIELDS = '-';

/** The rows of a list in an address, such as `1-5_6-12-90000`; none without a text. */
export const splitRows = (text: string | undefined): readonly (readonly string[])[] =>
  (text ?? '').split(ROWS).map((row) => row.split(FIELDS));

/** The list as in an address. */
export const joinRows = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.join(FIELDS)).join(ROWS);

/** The months that a row begins with; the whole year if it does not say them. */
export function readSpan([first, last]: readonly string[]): Span {
  const [from, to] = [Number(first), Number(last)];
  const isSpan = Number.isInteger(from) && Number.isInteger(to) && from >= 1 && from <= to && to <= 12;
  return isSpan ? { from, to } : wholeYear;
}

/** The text of a field for an amount of an address; empty for nothing. */
export const readText = (field: string | undefined): string =>
  field !== undefined && field !== '0' && /^\d{1,12}(?:\.\d{1,2})?$/.test(field) ? groupDigits(field) : '';

/** A typed amount in rupees; what is empty or cannot be read is nothing. */
export function rupeesOf(text: string): number {
  const parsed = parseAmount(text);
  return parsed.kind === 'amount' ? parsed.rupees : 0;
}
