import type { Movement } from '../amounts/statementRow.ts';
import type { Proof } from '../proof/proof.ts';

/**
 * By how much, in paise, the balance changes from the row before to each row of one account, in order of time; undefined
 * where one of the two balances is not printed. Before the oldest row stands the opening balance, where it is known.
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
