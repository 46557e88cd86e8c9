import type { ProvenRows } from './proveTable.ts';

const textOf = (row: object) => JSON.stringify(row);

/** Leaves out tables whose rows all stand in a longer one: a workbook may show a part of its rows on a sheet again. */
function withoutRepeats(tables: readonly ProvenRows[]): ProvenRows[] {
  const kept: ProvenRows[] = [];
  for (const table of tables.toSorted((left, right) => right.rows.length - left.rows.length)) {
    const isRepeat = kept.some(({ rows }) => {
      const seen = new Set(rows.map(textOf));
      return table.rows.every((row) => seen.has(textOf(row)));
    });
    if (!isRepeat) kept.push(table);
  }
  return tables.filter((table) => kept.includes(table));
}

/** Joins the tables of a file, in their order; no balance is that of all of them. */
export function joinTables(tables: readonly ProvenRows[]): ProvenRows {
  const kept = tables.length > 1 ? withoutRepeats(tables) : tables;
  const [only] = kept;
  if (only !== undefined && kept.length === 1) return only;
  return {
    rows: kept.flatMap(({ rows }) => rows),
    proof: {
      order: only?.proof.order ?? 'oldest first',
      standings: kept.flatMap(({ proof }) => proof.standings),
      breaks: kept.reduce((sum, { proof }) => sum + proof.breaks, 0),
      openingPaise: undefined,
      closingPaise: undefined,
    },
  };
}
