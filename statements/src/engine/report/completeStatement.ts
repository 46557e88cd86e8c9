import { categorize } from '../categories/categorize.ts';
import { joinProofs } from '../proof/joinProofs.ts';
import type { ProvedAccount } from '../proof/provedAccount.ts';
import type { Doubt } from '../refusals/doubts.ts';
import type { Statement } from './statement.ts';

/**
 * The number of last characters of an account's number that are shown: enough to distinguish it from others, but not to
 * identify it.
 */
const shownDigits = 4;

/** Builds the statement from the rows of its accounts: each row with its status and its category. */
export function completeStatement(
  layout: string,
  accounts: readonly ProvedAccount[],
  holders: ReadonlySet<string>,
  doubts: readonly Doubt[] = [],
): Statement {
  const transactions = accounts.flatMap(({ rows, proof }) =>
    rows.map(({ narration, ...row }, index) => ({
      ...row,
      description: narration,
      ...categorize({ ...row, narration, holders }),
      status: proof.statuses[index] ?? 'unproved',
      ...(proof.wordsInDoubt?.[index] === true && { hasWordsInDoubt: true as const }),
    })),
  );
  return {
    layout,
    transactions,
    proof: joinProofs(accounts.map(({ proof }) => proof)),
    accounts: accounts.map(({ account: { number }, rows, proof }) => ({
      ...(number !== undefined && { numberEnd: number.slice(-shownDigits) }),
      rowCount: rows.length,
      proof,
    })),
    doubts,
  };
}
