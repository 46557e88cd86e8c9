import { categories as knownCategories } from '@artha/statements/engine';
import { useMemo } from 'react';
import { applyCorrections, type Correction } from '../../../domain/corrections/corrections.ts';
import type { StatementTable } from '../../../domain/statement/statementTable.ts';
import { summarise } from '../../../domain/summary/summarise.ts';

/** The table after the person's corrections, with its totals and the categories to choose from. */
export function useCorrectedTable(table: StatementTable, corrections: readonly Correction[]) {
  const accounts = useMemo(
    () =>
      table.accounts.map((account) => ({
        ...account,
        rows: applyCorrections(account.rows, corrections),
      })),
    [table, corrections],
  );
  const rows = useMemo(() => accounts.flatMap((account) => account.rows), [accounts]);
  const summary = useMemo(() => summarise(rows), [rows]);
  const categories = useMemo(
    () => [...new Set([...knownCategories, ...rows.map(({ category }) => category)])].sort(),
    [rows],
  );

  return { accounts, rows, summary, categories };
}
