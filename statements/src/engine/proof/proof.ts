/** The amounts of a row, in paise, and its date where it is known. */
export interface Movement {
  readonly date?: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number;
}

/** Sums in paise and counts of rows, each as often as a statement prints it. */
type PrintedTotals = Readonly<Record<'debits' | 'credits' | 'debitCount' | 'creditCount', readonly number[]>>;

/** What a statement prints about itself outside its rows, in paise; absent when it does not. */
export interface PrintedBalances {
  readonly openingPaise?: number;
  readonly closingPaise?: number;
  /** Balances printed once more, or beside totals: each must be one the account had. */
  readonly repeated?: readonly number[];
  /** Balances carried from page to page, and how many rows are printed before each. */
  readonly carried?: readonly { readonly rowsBefore: number; readonly balancePaise: number }[];
  readonly totals?: PrintedTotals;
}

/**
 * How far a row is certain. `proved`: the running balance confirms it. `inferred`: no balance is printed before it, so
 * the opening balance was taken from it, or one of its figures was. `unproved`: the balances contradict it, or there
 * are none.
 */
export type Standing = 'proved' | 'inferred' | 'unproved';

/** The running balance followed through all rows. Standings are in the order of the rows. */
export interface Proof {
  readonly order: 'oldest first' | 'newest first';
  readonly standings: readonly Standing[];
  /** Places where the figures do not agree: rows, printed balances, and totals where the rows themselves agree. */
  readonly breaks: number;
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
}

function balanceAfter(balance: number, row: Movement): number {
  return balance + row.creditPaise - row.debitPaise;
}

function linksHeld(rows: readonly Movement[]): number {
  return rows.filter((row, index) => {
    const before = rows[index - 1];
    return before !== undefined && balanceAfter(before.balancePaise, row) === row.balancePaise;
  }).length;
}

/** Whether rows are printed newest first: more of the running balance holds that way, or else the dates fall. */
export function isNewestFirst(rows: readonly Movement[]): boolean {
  const gained = linksHeld(rows.toReversed()) - linksHeld(rows);
  if (gained !== 0) return gained > 0;
  return (rows[0]?.date ?? '') > (rows.at(-1)?.date ?? '');
}

/** Follows rows from the oldest on. Each fault is counted once: what comes after is checked from the sound figure. */
function followBalances(rows: readonly Movement[], opening: number | undefined, closing: number | undefined) {
  const standings: Standing[] = [];
  const balances: (number | undefined)[] = [opening];
  let breaks = 0;
  let balance = opening;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const holdsNext = (from: number) => (next ? balanceAfter(from, next) === next.balancePaise : from === closing);
    const expected = balance === undefined ? row.balancePaise : balanceAfter(balance, row);
    const holds = expected === row.balancePaise;
    if (!holds) breaks += 1;
    standings.push(balance === undefined ? 'inferred' : holds ? 'proved' : 'unproved');
    const balanceIsWrong = !holds && !holdsNext(row.balancePaise) && holdsNext(expected);
    balance = balanceIsWrong ? expected : row.balancePaise;
    balances.push(balance);
  }
  if (balance !== undefined && closing !== undefined && rows.length > 0 && balance !== closing) breaks += 1;
  return { standings, breaks, balances };
}

/** How many printed totals and counts the rows do not come to. One that is printed more than once may hold once. */
function countWrongTotals(rows: readonly Movement[], { debits, credits, debitCount, creditCount }: PrintedTotals): number {
  const debited = rows.filter((row) => row.debitPaise !== 0);
  const credited = rows.filter((row) => row.creditPaise !== 0);
  const checks = [
    [debits, debited.reduce((sum, row) => sum + row.debitPaise, 0)],
    [credits, credited.reduce((sum, row) => sum + row.creditPaise, 0)],
    [debitCount, debited.length],
    [creditCount, credited.length],
  ] as const;
  return checks.filter(([printed, actual]) => printed.length > 0 && !printed.includes(actual)).length;
}

/**
 * Proves rows by their running balance, in the order (oldest or newest first) in which more of it holds.
 * No row is changed: what is printed is what is answered, and what does not agree is counted.
 */
export function prove(rows: readonly Movement[], printed: PrintedBalances): Proof {
  const newestFirst = isNewestFirst(rows);
  const chronological = newestFirst ? rows.toReversed() : rows;
  const { standings, breaks, balances } = followBalances(chronological, printed.openingPaise, printed.closingPaise);
  const first = chronological[0];
  const opening = printed.openingPaise ?? (first && first.balancePaise - first.creditPaise + first.debitPaise);
  const knownBalances = new Set([opening, printed.closingPaise, ...balances]);
  const carried = (printed.carried ?? []).filter(({ rowsBefore, balancePaise }) => {
    const there = balances[newestFirst ? rows.length - rowsBefore : rowsBefore] ?? opening;
    return there !== undefined && there !== balancePaise;
  });
  const repeated = (printed.repeated ?? []).filter((balance) => !knownBalances.has(balance));
  const broken = breaks + carried.length + repeated.length;
  const totals = broken === 0 && printed.totals ? countWrongTotals(rows, printed.totals) : 0;
  return {
    order: newestFirst ? 'newest first' : 'oldest first',
    standings: newestFirst ? standings.toReversed() : standings,
    breaks: broken + totals,
    openingPaise: opening,
    closingPaise: printed.closingPaise ?? chronological.at(-1)?.balancePaise ?? printed.openingPaise,
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
