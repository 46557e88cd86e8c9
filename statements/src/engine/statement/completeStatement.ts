import type { StatementRow } from '../amounts/statementRow.ts';
import { categorize } from '../categories/categorize.ts';
import type { Proof } from '../proof/proof.ts';
import type { Statement } from './statement.ts';

/** Builds the statement from its rows: each with its standing and its category. */
export function completeStatement(
  layout: string,
  rows: readonly StatementRow[],
  proof: Proof,
  holders: ReadonlySet<string>,
): Statement {
  const transactions = rows.map(({ narration, ...row }, index) => ({
    ...row,
    description: narration,
    ...categorize({ ...row, narration, holders }),
    standing: proof.standings[index] ?? 'unproved',
  }));
  return { layout, transactions, proof };
}
