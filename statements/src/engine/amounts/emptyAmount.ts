/**
 * What banks print in place of an amount: nothing, dashes or dots, `nil`, `null`. `NA` is not among it, because on a page
 * it may be a line of a narration.
 */
const emptyAmountPattern = /^(?:[-.\u2010-\u2015\u2212\s]*|nil|null)$/i;

/** Whether a cell or a word stands for a missing amount. */
export function isEmptyAmount(text: string): boolean {
  return emptyAmountPattern.test(text);
}
