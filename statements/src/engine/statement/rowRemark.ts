import { formatPaise } from '../amounts/money.ts';
import type { Transaction } from './statement.ts';

/** The doubt about a row, in words for output formats with a column for remarks; `undefined` if there is no doubt. */
export function rowRemark({
  standing,
  unsidedPaise,
}: Pick<Transaction, 'standing' | 'unsidedPaise'>): string | undefined {
  if (unsidedPaise > 0) return `debit or credit not known: ${formatPaise(unsidedPaise)}`;
  if (standing === 'figures-proved') return 'figures confirmed, check the words';
  return standing === 'unproved' ? 'in doubt: the balances do not confirm it' : undefined;
}
