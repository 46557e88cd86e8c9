/**
 * The texts that banks print in place of an amount: nothing, dashes or dots, `nil`, `null`. `NA` is excluded, because
 * on a page it may be a line of a narration.
 */
const emptyAmountPattern = /^(?:[-.\u2010-\u2015\u2212\s]*|nil|null)$/i;

/** Whether a cell or a word means that there is no amount. */
export function isEmptyAmount(text: string): boolean {
  return emptyAmountPattern.test(text);
}
