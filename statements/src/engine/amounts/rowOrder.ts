/** The parts of a row that show the order of rows; a side or a balance may be missing. */
interface OrderedRow {
  readonly date?: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly unsidedPaise?: number;
  readonly balancePaise: number | undefined;
}

/**
 * Whether the amounts of a row lead from the balance before it to its own. An amount without a side may be on either
 * side.
 */
function followsFrom(before: OrderedRow | undefined, row: OrderedRow): boolean {
  if (before?.balancePaise === undefined || row.balancePaise === undefined) return false;
  const changePaise = row.balancePaise - before.balancePaise;
  const { debitPaise, creditPaise, unsidedPaise = 0 } = row;
  return Math.abs(changePaise - (creditPaise - debitPaise)) === unsidedPaise;
}

function countLinks(rows: readonly OrderedRow[]): number {
  return rows.filter((row, index) => followsFrom(rows[index - 1], row)).length;
}

/**
 * Whether rows are printed newest first: in that order the running balance holds for more of them or, failing that, the
 * dates fall.
 */
export function isNewestFirst(rows: readonly OrderedRow[]): boolean {
  const difference = countLinks(rows.toReversed()) - countLinks(rows);
  if (difference !== 0) return difference > 0;
  return (rows[0]?.date ?? '') > (rows.at(-1)?.date ?? '');
}
