import type { Movement } from '../amounts/statementRow.ts';
import type { Proof } from './proof.ts';

/**
 * The change of the balance, in paise, from the row before to each row of one account, in order of time; undefined if
 * one of the two balances is not printed. The oldest row is compared with the opening balance, if known.
 */
export function findBalanceChanges(
  rows: readonly Movement[],
  { order, openingPaise }: Pick<Proof, 'order' | 'openingPaise'>,
): (number | undefined)[] {
  const chronological = order === 'newest first' ? rows.toReversed() : rows;
  const changes = chronological.map(({ balancePaise }, index) => {
    const before = index === 0 ? openingPaise : chronological[index - 1]?.balancePaise;
    return balancePaise === undefined || before === undefined ? undefined : balancePaise - before;
  });
  return order === 'newest first' ? changes.toReversed() : changes;
}
