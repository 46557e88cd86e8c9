import { categorize } from '../categories/categorize.ts';
import type { Proof } from '../proof/proof.ts';
import type { StatementRow } from '../table/readTable.ts';
import type { Statement } from './statement.ts';

/** Makes the statement of its printed rows: each with its standing and a category. */
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
