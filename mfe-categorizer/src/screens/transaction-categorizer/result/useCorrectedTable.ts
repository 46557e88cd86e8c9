import { useMemo } from 'react';
import { categoriesToChoose } from '../../../domain/categories/ownCategories.ts';
import { applyCorrections } from '../../../domain/corrections/corrections.ts';
import { applyRules } from '../../../domain/rules/categoryRules.ts';
import { applySplits, partRows } from '../../../domain/splits/splits.ts';
import type { StatementTable } from '../../../domain/statement/statementTable.ts';
import { summarise } from '../../../domain/summary/summarise.ts';
import type { Work } from '../../../domain/work/workFile.ts';

/**
 * The table after the person's rules and, which count more, corrections, with its totals and the categories to choose
 * from. `parts` are its accounts with each part of a split row as a row: totals and files are made from them.
 */
export function useCorrectedTable(table: StatementTable, work: Work) {
  const { rules, corrections, splits, ownCategories } = work;
  const accounts = useMemo(
    () =>
      table.accounts.map((account) => ({
        ...account,
        rows: applySplits(applyCorrections(applyRules(account.rows, rules), corrections), splits),
      })),
    [table, rules, corrections, splits],
  );
  const rows = useMemo(() => accounts.flatMap((account) => account.rows), [accounts]);
  const parts = useMemo(() => accounts.map((account) => ({ ...account, rows: partRows(account.rows) })), [accounts]);
  const summary = useMemo(() => {
    // The highest transaction is a whole one.
    const { highestDebit, highestCredit } = summarise(rows);
    return { ...summarise(parts.flatMap((account) => account.rows)), highestDebit, highestCredit };
  }, [rows, parts]);
  const categories = useMemo(
    () =>
      categoriesToChoose(
        ownCategories,
        rows.flatMap((row) => row.parts?.map(({ category }) => category) ?? [row.category]),
      ),
    [ownCategories, rows],
  );

  return { accounts, rows, parts, summary, categories };
}
