import type { TableReading } from './chooseReading.ts';

const rowsOf = ({ accounts }: TableReading) => accounts.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row)));

/** Leaves out tables whose rows are all in a longer one: a workbook may show a part of its rows on another sheet. */
export function withoutRepeats(tables: readonly TableReading[]): readonly TableReading[] {
  if (tables.length < 2) return tables;
  const kept: { readonly table: TableReading; readonly rows: ReadonlySet<string> }[] = [];
  for (const table of tables.toSorted((left, right) => rowsOf(right).length - rowsOf(left).length)) {
    const rows = rowsOf(table);
    if (!kept.some((other) => rows.every((row) => other.rows.has(row)))) kept.push({ table, rows: new Set(rows) });
  }
  return tables.filter((table) => kept.some((one) => one.table === table));
}
