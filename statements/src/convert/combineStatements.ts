import { bankOfLayout, combineAccounts } from '../engine/index.ts';
import type { CombinedStatements, ConvertedFile, RefusedFile } from './combinedStatements.ts';

/** Combines files into accounts. A single file keeps its own order. */
export function combineStatements(
  converted: readonly ConvertedFile[],
  refused: readonly RefusedFile[],
): CombinedStatements {
  const files = converted.map(({ path, statement: { layout, transactions, accounts } }) => {
    const bank = bankOfLayout(layout);
    return { path, layout, transactions, accounts, ...(bank !== undefined && { bank }) };
  });
  const isAlone = converted.length + refused.length === 1;
  return { accounts: combineAccounts(files, { keepsOrder: isAlone }), converted, refused };
}
