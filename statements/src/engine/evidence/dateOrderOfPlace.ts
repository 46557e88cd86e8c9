import type { DateOrder } from '../amounts/dates.ts';
import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';

/** What banks print in India and nowhere else: their words, and amounts grouped as lakhs and crores, such as `1,19,750.40`. */
const indianPattern =
  /\b(?:IFSC|MICR|UPI|NEFT|RTGS|IMPS|NACH|GSTIN|INR|Rs)\b|\u20b9|(?<![\d,.])\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/;
/** What banks of the United States print: their insurer, a routing number, a state with its postal code. */
const americanPattern = /\bFDIC\b|\brouting (?:number|no)\b|,\s?[A-Z]{2}\s\d{5}(?:-\d{4})?\b/i;

/** The order of day and month where a statement comes from; `undefined` where nothing tells. */
export function dateOrderOfPlace(lines: readonly Line[]): DateOrder | undefined {
  return dateOrderInTexts(lines.map(({ words }) => textOf(words)));
}

/** The same for lines of text. */
export function dateOrderInTexts(texts: readonly string[]): DateOrder | undefined {
  if (texts.some((text) => indianPattern.test(text))) return 'day first';
  return texts.some((text) => americanPattern.test(text)) ? 'month first' : undefined;
}
