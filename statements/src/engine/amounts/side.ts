/** The direction of a payment, seen from the account. */
export type Side = 'debit' | 'credit';

/** The words banks print for a side. */
const sideWords: Readonly<Record<Side, readonly string[]>> = {
  debit: ['dr', 'd', 'db', 'debit', 'withdrawal', 'withdrawn', 'expense', 'sent'],
  credit: ['cr', 'c', 'credit', 'deposit', 'deposited', 'income', 'received'],
};

const sides: readonly Side[] = ['debit', 'credit'];

/** The side if a text names only a side: `Dr`, `(CR)`, `Withdrawal`. */
export function readSide(text: string): Side | undefined {
  const word = text.toLowerCase().replace(/[().]/g, '');
  return sides.find((side) => sideWords[side].includes(word));
}

const leadingPatterns = sides.map(
  (side) => [side, new RegExp(`^\\W*(?:${sideWords[side].join('|')})\\b`, 'i')] as const,
);

/** The side at the beginning of a text: `CR 12`. */
export function readLeadingSide(text: string): Side | undefined {
  return leadingPatterns.find(([, pattern]) => pattern.test(text))?.[0];
}
