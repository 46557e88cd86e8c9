import { categories as knownCategories } from '@artha/statements/engine';
import { useMemo } from 'react';
import { applyCorrections, type Correction } from '../../../domain/corrections/corrections.ts';
import { applyRules, type CategoryRule } from '../../../domain/rules/categoryRules.ts';
import type { StatementTable } from '../../../domain/statement/statementTable.ts';
import { summarise } from '../../../domain/summary/summarise.ts';

/** The table after the person's rules and, which count more, corrections, with its totals and the categories to choose from. */
export function useCorrectedTable(
  table: StatementTable,
  rules: readonly CategoryRule[],
  corrections: readonly Correction[],
) {
  const accounts = useMemo(
    () =>
      table.accounts.map((account) => ({
        ...account,
        rows: applyCorrections(applyRules(account.rows, rules), corrections),
      })),
    [table, rules, corrections],
  );
  const rows = useMemo(() => accounts.flatMap((account) => account.rows), [accounts]);
  const summary = useMemo(() => summarise(rows), [rows]);
  const categories = useMemo(
    () => [...new Set([...knownCategories, ...rows.map(({ category }) => category)])].sort(),
    [rows],
  );

  return { accounts, rows, summary, categories };
}
