import { textOf } from '../../lines/lines.ts';
import { titleKey } from '../../lines/words.ts';
import type { HeadingTitle } from './headingTitle.ts';

const purchasePattern = /^purchase/;

const paymentPattern = /^payment/;

/** Gives payments the other side if there is a column for purchases beside them: a card receives these payments. */
export function findPaymentsToCard(titles: readonly HeadingTitle[]): readonly HeadingTitle[] {
  const isTitled = ({ role, words }: HeadingTitle, name: RegExp) =>
    role === 'debit' && name.test(titleKey(textOf(words)));
  const isOfCard = titles.some((title) => isTitled(title, purchasePattern));
  if (!isOfCard || titles.some(({ role }) => role === 'credit')) return titles;
  return titles.map((title) => (isTitled(title, paymentPattern) ? { ...title, role: 'credit' } : title));
}
