import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';

const cardPattern =
  /\b(?:credit|charge) cards?\b|\bcard (?:no|number|account|member)\b|\bcardmember\b|\b(?:visa|mastercard|american express)\b.{0,20}\bstatement\b/i;
/** Texts about the debt on a card that few other documents print. */
const duePatterns = [
  /\b(?:total|new)\.? (?:amount |payment )?(?:dues?|balance)\b/i,
  /\b(?:minimum|min)\.? (?:amount|payment|due)\b/i,
  /\bpayment due date\b/i,
  /\bcredit limit\b/i,
];
/** This number of them is enough even if no card is named. */
const enoughWithoutName = 3;
/** The first pages show the kind of a statement; the conditions on the last ones mention cards in every statement. */
const pagesLooked = 2;

/** Whether these pages are the statement of a credit card: they name a card and the amount due on it. */
export function isCardStatement(pages: readonly (readonly Line[])[]): boolean {
  const texts = pages.slice(0, pagesLooked).flatMap((lines) => lines.map(({ words }) => textOf(words)));
  const signs = duePatterns.filter((pattern) => texts.some((text) => pattern.test(text))).length;
  return signs >= enoughWithoutName || (signs > 0 && texts.some((text) => cardPattern.test(text)));
}
