import type { PrintedBalances } from './balances.ts';

/** The amounts of a row, in paise. */
export interface Movement {
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number;
}

/**
 * How far a row is certain. `proved`: the running balance confirms it. `inferred`: no balance is printed before it, so
 * the opening balance was taken from it. `unproved`: the balances contradict it, or there are none.
 */
export type Standing = 'proved' | 'inferred' | 'unproved';

/** The running balance followed through all rows. Standings are in the order of the rows. */
export interface Proof {
  readonly order: 'oldest first' | 'newest first';
  readonly standings: readonly Standing[];
  /** Places where the figures do not agree: rows, and the printed closing balance. */
  readonly breaks: number;
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
}

function after(balance: number, row: Movement): number {
  return balance + row.creditPaise - row.debitPaise;
}

function linksHeld(rows: readonly Movement[]): number {
  return rows.filter((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && after(before.balancePaise, row) === row.balancePaise;
  }).length;
}

/** Follows rows from the oldest on. Each fault is counted once: what comes after is checked from the sound figure. */
function follow(rows: readonly Movement[], opening: number | undefined, closing: number | undefined) {
  const standings: Standing[] = [];
  let breaks = 0;
  let balance = opening;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const holdsNext = (from: number) => (next ? after(from, next) === next.balancePaise : from === closing);
    const expected = balance === undefined ? row.balancePaise : after(balance, row);
    const holds = expected === row.balancePaise;
    if (!holds) breaks += 1;
    standings.push(balance === undefined ? 'inferred' : holds ? 'proved' : 'unproved');
    const balanceIsWrong = !holds && !holdsNext(row.balancePaise) && holdsNext(expected);
    balance = balanceIsWrong ? expected : row.balancePaise;
  }
  if (balance !== undefined && closing !== undefined && rows.length > 0 && balance !== closing) breaks += 1;
  return { standings, breaks };
}

/**
 * Proves rows by their running balance, in the order (oldest or newest first) in which more of it holds.
 * No row is changed: what is printed is what is answered, and what does not agree is counted.
 */
export function prove(rows: readonly Movement[], printed: PrintedBalances): Proof {
  const reversed = rows.toReversed();
  const newestFirst = linksHeld(reversed) > linksHeld(rows);
  const chronological = newestFirst ? reversed : rows;
  const { standings, breaks } = follow(chronological, printed.openingPaise, printed.closingPaise);
  const first = chronological[0];
  return {
    order: newestFirst ? 'newest first' : 'oldest first',
    standings: newestFirst ? standings.toReversed() : standings,
    breaks,
    openingPaise: printed.openingPaise ?? (first && first.balancePaise - first.creditPaise + first.debitPaise),
    closingPaise: printed.closingPaise ?? chronological.at(-1)?.balancePaise,
  };
}

/** What can be said of rows printed without balances: nothing is proved, and nothing broken. */
export function withoutProof(rows: readonly unknown[]): Proof {
  return {
    order: 'oldest first',
    standings: rows.map(() => 'unproved'),
    breaks: 0,
    openingPaise: undefined,
    closingPaise: undefined,
  };
}
