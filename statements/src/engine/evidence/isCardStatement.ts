import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';

const cardPattern = /\b(?:credit|charge) cards?\b|\bcard (?:no|number|account|member)\b|\bcardmember\b/i;
const duePattern =
  /\b(?:total|minimum|min)\.? (?:amount |payment )?dues?\b|\bpayment due date\b|\b(?:available )?credit limit\b|\bnew (?:debits|credits)\b/i;
/** The first pages say what a statement is; the conditions on the last ones speak of cards to everybody. */
const pagesLooked = 2;

/** Whether these pages are the statement of a credit card: they name a card and what is due. */
export function isCardStatement(pages: readonly (readonly Line[])[]): boolean {
  const texts = pages.slice(0, pagesLooked).flatMap((lines) => lines.map(({ words }) => textOf(words)));
  return texts.some((text) => cardPattern.test(text)) && texts.some((text) => duePattern.test(text));
}
