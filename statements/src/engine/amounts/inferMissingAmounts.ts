import type { StatementRow, IncompleteRow } from '../table/readTable.ts';

/** Rows with every figure in place, and for each whether one of its figures was taken from the balances. */
export interface InferredRows {
  readonly rows: readonly StatementRow[];
  readonly inferred: readonly boolean[];
}

interface RowInProgress {
  readonly row: IncompleteRow;
  debitPaise: number;
  creditPaise: number;
  balancePaise: number | undefined;
  inferred: boolean;
}

const netPaise = (row: RowInProgress): number => row.creditPaise - row.debitPaise;

/** Whether the rows close in this order, as far as balances are printed: sides do not matter here. */
function linksHeld(rows: readonly IncompleteRow[]): number {
  return rows.filter((row, index) => {
    const before = rows[index - 1]?.balancePaise;
    if (before === undefined || row.balancePaise === undefined) return false;
    const moved = row.debitPaise + row.creditPaise + row.unsidedPaise;
    return Math.abs(row.balancePaise - before) === moved;
  }).length;
}

function isNewestFirst(rows: readonly IncompleteRow[]): boolean {
  const gained = linksHeld(rows.toReversed()) - linksHeld(rows);
  return gained === 0 ? (rows[0]?.date ?? '') > (rows.at(-1)?.date ?? '') : gained > 0;
}

/** Gives an amount without a side the one that leads to the balance printed beside it. */
function inferSides(rows: readonly RowInProgress[], opening: number | undefined): void {
  let before = opening;
  for (const settling of rows) {
    const { unsidedPaise } = settling.row;
    if (unsidedPaise > 0) {
      const moved = before === undefined || settling.balancePaise === undefined ? 0 : settling.balancePaise - before;
      if (moved > 0) settling.creditPaise = unsidedPaise;
      else settling.debitPaise = unsidedPaise;
      settling.inferred = Math.abs(moved) !== unsidedPaise;
    }
    before = settling.balancePaise ?? (before === undefined ? undefined : before + netPaise(settling));
  }
}

/** Fills in balances that are not printed, from the one before or else from the one after. */
function inferBalances(rows: readonly RowInProgress[], opening: number | undefined): void {
  const fill = (settling: RowInProgress, balance: number | undefined) => {
    if (settling.balancePaise !== undefined || balance === undefined) return;
    settling.balancePaise = balance;
    settling.inferred = true;
  };
  let before = opening;
  for (const settling of rows) {
    if (before !== undefined) fill(settling, before + netPaise(settling));
    before = settling.balancePaise;
  }
  for (const [index, settling] of [...rows.entries()].toReversed()) {
    const next = rows[index + 1];
    if (next?.balancePaise !== undefined) fill(settling, next.balancePaise - netPaise(next));
  }
}

/** Takes an amount to the other side where that alone makes the row close, and both its neighbours close as printed. */
function correctSwappedSides(rows: readonly RowInProgress[], opening: number | undefined): void {
  const balanceAt = (index: number) => (index < 0 ? opening : rows[index]?.balancePaise);
  const gap = (index: number): number | undefined => {
    const row = rows[index];
    const before = balanceAt(index - 1);
    return row?.balancePaise === undefined || before === undefined ? undefined : row.balancePaise - before - netPaise(row);
  };
  const closes = (index: number, edge: boolean) => gap(index) === 0 || (edge && gap(index) === undefined);
  for (const [index, row] of rows.entries()) {
    const net = netPaise(row);
    if (net === 0 || gap(index) !== -2 * net) continue;
    if (!closes(index - 1, index <= 1) || !closes(index + 1, index === rows.length - 1)) continue;
    [row.debitPaise, row.creditPaise] = [row.creditPaise, row.debitPaise];
    row.inferred = true;
  }
}

/**
 * Puts the figures in place that the page leaves open: sides of amounts, balances of rows printed without one, and
 * amounts on the wrong side between two rows that close. Every row so touched is marked; none is added or dropped.
 */
export function inferMissingAmounts(read: readonly IncompleteRow[], openings: readonly number[]): InferredRows {
  const settling = read.map((row): RowInProgress => {
    const { debitPaise, creditPaise, balancePaise } = row;
    return { row, debitPaise, creditPaise, balancePaise, inferred: false };
  });
  const chronological = isNewestFirst(read) ? settling.toReversed() : settling;
  const opening = openings[0];
  inferSides(chronological, opening);
  inferBalances(chronological, opening);
  correctSwappedSides(chronological, opening);
  return {
    rows: settling.map(({ row, debitPaise, creditPaise, balancePaise }) => {
      const { date, narration } = row;
      return { date, narration, debitPaise, creditPaise, balancePaise: balancePaise ?? 0 };
    }),
    inferred: settling.map(({ inferred }) => inferred),
  };
}
