import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';

const cardPattern = /\b(?:credit|charge) cards?\b|\bcard (?:no|number|account|member)\b|\bcardmember\b/i;
/** What is printed of the debt on a card, and hardly elsewhere. */
const duePatterns = [
  /\b(?:total|new)\.? (?:amount |payment )?(?:dues?|balance)\b/i,
  /\b(?:minimum|min)\.? (?:amount|payment|due)\b/i,
  /\bpayment due date\b/i,
  /\bcredit limit\b/i,
];
/** So many of them say enough where no card is named. */
const enoughWithoutName = 3;
/** The first pages say what a statement is; the conditions on the last ones speak of cards to everybody. */
const pagesLooked = 2;

/** Whether these pages are the statement of a credit card: they name a card and what is due on it. */
export function isCardStatement(pages: readonly (readonly Line[])[]): boolean {
  const texts = pages.slice(0, pagesLooked).flatMap((lines) => lines.map(({ words }) => textOf(words)));
  const signs = duePatterns.filter((pattern) => texts.some((text) => pattern.test(text))).length;
  return signs >= enoughWithoutName || (signs > 0 && texts.some((text) => cardPattern.test(text)));
}
