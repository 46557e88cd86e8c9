import type { DateOrder } from '../amounts/dates.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';

/** Texts that only Indian banks print: their words, and amounts grouped as lakhs and crores, such as `1,19,750.40`. */
const indianPattern =
  /\b(?:IFSC|MICR|UPI|NEFT|RTGS|IMPS|NACH|GSTIN|INR|Rs)\b|\u20b9|(?<![\d,.])\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/;
/** Texts that banks of the United States print: their insurer, a routing number, a state with its postal code. */
const americanPattern = /\bFDIC\b|\brouting (?:number|no)\b|,\s?[A-Z]{2}\s\d{5}(?:-\d{4})?\b/i;
/** Texts that banks of other countries print, all of which put the day first: names of account numbers, and companies. */
const dayFirstPattern = /\b(?:IBAN|sort code|BSB|berhad|sdn\.? bhd|MYR|SGD)\b/i;

/** The usual order of day and month in the statement's country; `undefined` if the country is unknown. */
export function dateOrderOfPlace(lines: readonly Line[]): DateOrder | undefined {
  return dateOrderInTexts(lines.map(({ words }) => textOf(words)));
}

/** The usual order of day and month, from lines of text. */
export function dateOrderInTexts(texts: readonly string[]): DateOrder | undefined {
  if (texts.some((text) => indianPattern.test(text))) return 'day first';
  if (texts.some((text) => americanPattern.test(text))) return 'month first';
  return texts.some((text) => dayFirstPattern.test(text)) ? 'day first' : undefined;
}
