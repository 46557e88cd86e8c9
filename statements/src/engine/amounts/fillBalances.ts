import type { Proof } from '../proof/proof.ts';
import type { StatementRow } from '../table/readTable.ts';
import type { CsvRow } from '../csvImport/csvRows.ts';

/** Rows that all have a balance, and which of them have it by reckoning alone. */
export interface FilledRows {
  readonly rows: readonly StatementRow[];
  readonly reckoned: ReadonlySet<number>;
}

/**
 * Gives rows without a printed balance the one that follows from the rows around them: some exports print it once a
 * day. Without any printed balance all are 0.
 */
export function fillBalances(rows: readonly CsvRow[]): FilledRows {
  const newestFirst = (rows[0]?.date ?? '') > (rows.at(-1)?.date ?? '');
  const order = newestFirst ? [...rows.keys()].toReversed() : [...rows.keys()];
  const balances = rows.map((row) => row.balancePaise);
  for (const [at, index] of order.entries()) {
    const [row, before] = [rows[index], balances[order[at - 1] ?? -1]];
    if (row && before !== undefined) balances[index] ??= before + row.creditPaise - row.debitPaise;
  }
  for (const [at, index] of [...order.entries()].toReversed()) {
    const next = order[at + 1] ?? -1;
    const [row, after] = [rows[next], balances[next]];
    if (row && after !== undefined) balances[index] ??= after - row.creditPaise + row.debitPaise;
  }
  const reckoned = new Set([...rows.keys()].filter((index) => rows[index]?.balancePaise === undefined));
  return { rows: rows.map((row, index) => ({ ...row, balancePaise: balances[index] ?? 0 })), reckoned };
}

/** A proof that does not call a balance proved which was reckoned. */
export function markInferred(proof: Proof, reckoned: ReadonlySet<number>): Proof {
  const standings = proof.standings.map((standing, index) =>
    standing === 'proved' && reckoned.has(index) ? 'inferred' : standing,
  );
  return { ...proof, standings };
}
