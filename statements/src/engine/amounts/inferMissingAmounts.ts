import { fillBalances } from './fillBalances.ts';
import { isNewestFirst } from './rowOrder.ts';
import type { IncompleteRow, StatementRow } from './statementRow.ts';

/** Rows with every figure filled in, and for each row whether one of its figures was inferred from the balances. */
export interface InferredRows {
  readonly rows: readonly StatementRow[];
  readonly inferred: readonly boolean[];
}

interface RowInProgress {
  readonly row: IncompleteRow;
  debitPaise: number;
  creditPaise: number;
  balancePaise: number | undefined;
  isInferred: boolean;
}

const netPaise = (row: RowInProgress): number => row.creditPaise - row.debitPaise;

/** Gives an amount without a side the side that leads to the balance printed beside it. */
function inferSides(rows: readonly RowInProgress[], openingPaise: number | undefined): void {
  let before = openingPaise;
  for (const row of rows) {
    const { unsidedPaise } = row.row;
    if (unsidedPaise > 0) {
      const change = before === undefined || row.balancePaise === undefined ? 0 : row.balancePaise - before;
      if (change > 0) row.creditPaise = unsidedPaise;
      else row.debitPaise = unsidedPaise;
      row.isInferred = Math.abs(change) !== unsidedPaise;
    }
    before = row.balancePaise ?? (before === undefined ? undefined : before + netPaise(row));
  }
}

/** Fills in balances that are not printed, and marks their rows. */
function inferBalances(rows: readonly RowInProgress[], openingPaise: number | undefined): void {
  const balances = fillBalances(rows, openingPaise);
  for (const [index, row] of rows.entries()) {
    if (row.balancePaise !== undefined || balances[index] === undefined) continue;
    row.balancePaise = balances[index];
    row.isInferred = true;
  }
}

/**
 * Moves an amount to the other side where that alone makes the row consistent, and both neighbours are consistent as
 * printed.
 */
function correctSwappedSides(rows: readonly RowInProgress[], openingPaise: number | undefined): void {
  const balanceAfter = (index: number) => (index < 0 ? openingPaise : rows[index]?.balancePaise);
  const difference = (index: number): number | undefined => {
    const row = rows[index];
    const before = balanceAfter(index - 1);
    return row?.balancePaise === undefined || before === undefined
      ? undefined
      : row.balancePaise - before - netPaise(row);
  };
  const isConsistent = (index: number, isEdge: boolean) =>
    difference(index) === 0 || (isEdge && difference(index) === undefined);
  for (const [index, row] of rows.entries()) {
    const net = netPaise(row);
    if (net === 0 || difference(index) !== -2 * net) continue;
    if (!isConsistent(index - 1, index <= 1) || !isConsistent(index + 1, index === rows.length - 1)) continue;
    [row.debitPaise, row.creditPaise] = [row.creditPaise, row.debitPaise];
    row.isInferred = true;
  }
}

/**
 * Infers the figures that the page leaves open: sides of amounts, balances of rows printed without one, and amounts on
 * the wrong side between two consistent rows. Every row changed in this way is marked; no row is added or removed.
 * @param rows in printed order.
 * @param openingsPaise the opening balances printed; the first is used.
 */
export function inferMissingAmounts(rows: readonly IncompleteRow[], openingsPaise: readonly number[]): InferredRows {
  const inProgress = rows.map((row): RowInProgress => {
    const { debitPaise, creditPaise, balancePaise } = row;
    return { row, debitPaise, creditPaise, balancePaise, isInferred: false };
  });
  const chronological = isNewestFirst(rows) ? inProgress.toReversed() : inProgress;
  const [openingPaise] = openingsPaise;
  inferSides(chronological, openingPaise);
  inferBalances(chronological, openingPaise);
  correctSwappedSides(chronological, openingPaise);
  return {
    rows: inProgress.map(({ row: { date, narration }, debitPaise, creditPaise, balancePaise }) => ({
      date,
      narration,
      debitPaise,
      creditPaise,
      balancePaise: balancePaise ?? 0,
    })),
    inferred: inProgress.map(({ isInferred }) => isInferred),
  };
}
