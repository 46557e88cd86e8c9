import { bankOfLayout, combineAccounts, describeFiles } from '../engine/index.ts';
import type { CombinedStatements, ConvertedFile, RefusedFile } from './combinedStatements.ts';

/** Combines files into accounts. A single file keeps its own order. */
export function combineStatements(
  converted: readonly ConvertedFile[],
  refused: readonly RefusedFile[],
): CombinedStatements {
  const files = converted.map(({ path, statement: { layout, transactions, accounts, printedPages } }) => {
    const bank = bankOfLayout(layout);
    return {
      path,
      layout,
      transactions,
      accounts,
      ...(bank !== undefined && { bank }),
      ...(printedPages && { printedPages }),
    };
  });
  const isAlone = converted.length + refused.length === 1;
  const accounts = combineAccounts(files, { keepsOrder: isAlone });
  const outcomes = describeFiles(
    converted.map(({ path, statement: { transactions, doubts, printedPages } }) => ({
      path,
      rowCount: transactions.length,
      doubts,
      printedPages,
    })),
    refused.map((file) => ({ ...file, kind: 'refused' })),
    accounts,
  );
  return { accounts, converted, refused, outcomes };
}
