import type { StatementRow } from '../amounts/statementRow.ts';
import type { ProvedTable } from './chooseTableReading.ts';

const rowsOf = ({ accounts }: ProvedTable) => accounts.flatMap(({ rows }) => rows);

const withBalance = (row: StatementRow) => JSON.stringify(row);
const withoutBalance = (row: StatementRow) => JSON.stringify({ ...row, balancePaise: undefined });

/** Whether all rows of a table are in another one, which may have balances that it lacks. */
function repeats(table: readonly StatementRow[], other: readonly StatementRow[]): boolean {
  const keyOf = table.every(({ balancePaise }) => balancePaise === undefined) ? withoutBalance : withBalance;
  const keys = new Set(other.map(keyOf));
  return table.every((row) => keys.has(keyOf(row)));
}

/** Leaves out tables whose rows are all in a longer one: a workbook may show a part of its rows on another sheet. */
export function withoutRepeats(tables: readonly ProvedTable[]): readonly ProvedTable[] {
  if (tables.length < 2) return tables;
  const kept: { readonly table: ProvedTable; readonly rows: readonly StatementRow[] }[] = [];
  for (const table of tables.toSorted((left, right) => rowsOf(right).length - rowsOf(left).length)) {
    const rows = rowsOf(table);
    if (!kept.some((other) => repeats(rows, other.rows))) kept.push({ table, rows });
  }
  return tables.filter((table) => kept.some((one) => one.table === table));
}
