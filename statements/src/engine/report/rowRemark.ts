import { formatPaise } from '../amounts/money.ts';
import type { Transaction } from './statement.ts';

/** The doubt about a row, in words for output formats with a column for remarks; `undefined` if there is no doubt. */
export function rowRemark({ status, unsidedPaise }: Pick<Transaction, 'status' | 'unsidedPaise'>): string | undefined {
  if (unsidedPaise > 0) return `debit or credit not known: ${formatPaise(unsidedPaise)}`;
  if (status === 'figures-proved') return 'figures confirmed, check the words';
  return status === 'unproved' ? 'in doubt: the balances do not confirm it' : undefined;
}
