import { isNewestFirst } from '../amounts/rowOrder.ts';
import type { Movement } from '../amounts/statementRow.ts';
import type { Difference } from './difference.ts';

/** Sums in paise and counts of rows, each as often as the statement prints it. */
export type PrintedTotals = Readonly<Record<'debits' | 'credits' | 'debitCount' | 'creditCount', readonly number[]>>;

/** The figures that a statement prints outside its rows, in paise; a balance that is not printed is absent. */
export interface PrintedBalances {
  readonly openingPaise?: number;
  readonly closingPaise?: number;
  /** Balances printed again, or beside totals: the account had each of them at some time. */
  readonly repeated?: readonly number[];
  /** Balances carried from page to page, and the number of rows printed before each. */
  readonly carried?: readonly { readonly rowsBefore: number; readonly balancePaise: number }[];
  readonly totals?: PrintedTotals;
}

/**
 * The certainty of a row. `proved`: the running balance, its own or that of the rows up to the next balance printed,
 * confirms the figures, and the places of its words confirm the narration. `figures-proved`: the figures are confirmed,
 * but the narration may contain other words or lack some of its own, or the date can be read in two ways. `inferred`:
 * no balance is printed before it, so that the opening balance was inferred from it, or one of its figures was
 * inferred. `unproved`: it is in doubt, because the balances contradict it or words beside it belong to no row.
 * `unprovable`: no balance is printed that could prove it.
 */
export type RowStatus = 'proved' | 'figures-proved' | 'inferred' | 'unproved' | 'unprovable';

/** The result of following the running balance through all rows. Statuses are in the order of the rows. */
export interface Proof {
  readonly order: 'oldest first' | 'newest first';
  readonly statuses: readonly RowStatus[];
  /** Places where the figures disagree: rows, printed balances, and (if the rows agree) totals. */
  readonly breaks: number;
  /** The printed figures outside the rows that differ from them; absent if none does. */
  readonly differences?: readonly Difference[];
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
  /** The printed figures that were followed; absent if nothing was proved. The other balances follow from the rows. */
  readonly printed?: PrintedBalances;
  /** For each row, whether its words or its date are not confirmed; absent if all are. */
  readonly wordsInDoubt?: readonly boolean[];
}

/** The balance after a row; `undefined` if it is unknown. */
function balanceAfter(balance: number | undefined, row: Movement): number | undefined {
  return balance === undefined || (row.unsidedPaise ?? 0) > 0 ? undefined : balance + row.creditPaise - row.debitPaise;
}

/** The balance before the first row, from the first printed balance. */
function balanceBefore(rows: readonly Movement[]): number | undefined {
  const at = rows.findIndex(({ balancePaise }) => balancePaise !== undefined);
  const before = rows.slice(0, at + 1);
  if (at < 0 || before.some(({ unsidedPaise = 0 }) => unsidedPaise > 0)) return undefined;
  return before.reduce(
    (sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise,
    rows[at]?.balancePaise ?? 0,
  );
}

/**
 * Follows the running balance from the oldest row. Each fault is counted once: the rows after it are checked from the
 * correct figure. Rows without a balance are proved or not together with the next printed balance.
 */
function followBalances(rows: readonly Movement[], opening: number | undefined, closing: number | undefined) {
  const statuses: RowStatus[] = [];
  const balances: (number | undefined)[] = [opening];
  let breaks = 0;
  let isClosingWrong = false;
  let balance = opening;
  /** The first of the rows that the next printed balance has to prove. */
  let waiting = 0;
  const settle = (status: RowStatus) => {
    for (let index = waiting; index < statuses.length; index += 1) statuses[index] = status;
    waiting = statuses.length;
  };
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const expected = balanceAfter(balance, row);
    if (row.balancePaise === undefined) {
      statuses.push('unprovable');
      balance = expected;
      balances.push(balance);
      continue;
    }
    const holdsNext = (from: number | undefined) =>
      from !== undefined && (next ? balanceAfter(from, next) === next.balancePaise : from === closing);
    const holds = balance === undefined || expected === row.balancePaise;
    if (!holds) breaks += 1;
    const isKnown = balance !== undefined || (row.unsidedPaise ?? 0) === 0;
    statuses.push(balance === undefined ? (isKnown ? 'inferred' : 'unproved') : holds ? 'proved' : 'unproved');
    if (balance !== undefined) settle(holds ? 'proved' : 'unproved');
    waiting = statuses.length;
    const balanceIsWrong = !holds && !holdsNext(row.balancePaise) && holdsNext(expected);
    balance = balanceIsWrong ? expected : row.balancePaise;
    balances.push(balance);
  }
  if (balance !== undefined && closing !== undefined && rows.length > 0) {
    isClosingWrong = balance !== closing;
    if (isClosingWrong) breaks += 1;
    settle(isClosingWrong ? 'unproved' : 'proved');
  }
  return { statuses, breaks, isClosingWrong, balances };
}

/**
 * Whether printed totals agree with that of the rows: one of them is this total, or they are the totals of the pages
 * and add up to it.
 */
const agree = (printed: readonly number[], actual: number): boolean =>
  printed.length === 0 || printed.includes(actual) || printed.reduce((sum, one) => sum + one, 0) === actual;

/**
 * Names the printed totals and counts that differ from those of the rows, one by one. An amount without a side may belong to
 * either total, so no total is then counted as wrong.
 */
export function findWrongTotals(
  rows: readonly Movement[],
  { debits, credits, debitCount, creditCount }: PrintedTotals,
): Difference[] {
  if (rows.some(({ unsidedPaise = 0 }) => unsidedPaise > 0)) return [];
  const debited = rows.filter((row) => row.debitPaise !== 0);
  const credited = rows.filter((row) => row.creditPaise !== 0);
  const checks = [
    ['total', debits, debited.reduce((sum, row) => sum + row.debitPaise, 0)],
    ['total', credits, credited.reduce((sum, row) => sum + row.creditPaise, 0)],
    ['count', debitCount, debited.length],
    ['count', creditCount, credited.length],
  ] as const;
  return checks.flatMap(([kind, printed, actual]) => (agree(printed, actual) ? [] : [kind]));
}

/**
 * Proves rows by their running balance, in the printed order (oldest or newest first). It changes no row and counts the
 * disagreements.
 */
export function prove(rows: readonly Movement[], printed: PrintedBalances): Proof {
  const newestFirst = isNewestFirst(rows);
  const chronological = newestFirst ? rows.toReversed() : rows;
  const followed = followBalances(chronological, printed.openingPaise, printed.closingPaise);
  const { statuses, breaks, isClosingWrong, balances } = followed;
  const opening = printed.openingPaise ?? balanceBefore(chronological);
  const knownBalances = new Set([opening, printed.closingPaise, ...balances]);
  const carried = (printed.carried ?? []).filter(({ rowsBefore, balancePaise }) => {
    const balanceThere = balances[newestFirst ? rows.length - rowsBefore : rowsBefore] ?? opening;
    return balanceThere !== undefined && balanceThere !== balancePaise;
  });
  const repeated = (printed.repeated ?? []).filter((balance) => !knownBalances.has(balance));
  const breaksBesidesTotals = breaks + carried.length + repeated.length;
  const totals = breaksBesidesTotals === 0 && printed.totals ? findWrongTotals(rows, printed.totals) : [];
  const wrong = new Set<Difference>([
    ...(isClosingWrong ? (['closing'] as const) : []),
    ...carried.map(() => 'carried' as const),
    ...repeated.map(() => 'balance' as const),
    ...totals,
  ]);
  return {
    order: newestFirst ? 'newest first' : 'oldest first',
    statuses: newestFirst ? statuses.toReversed() : statuses,
    breaks: breaksBesidesTotals + totals.length,
    ...(wrong.size > 0 && { differences: [...wrong] }),
    openingPaise: opening,
    closingPaise: printed.closingPaise ?? balances.at(-1) ?? printed.openingPaise,
    printed,
  };
}

/** The proof of rows printed without balances: nothing is proved and nothing is contradicted. */
export function withoutProof(rows: readonly unknown[]): Proof {
  return {
    order: 'oldest first',
    statuses: rows.map(() => 'unprovable'),
    breaks: 0,
    openingPaise: undefined,
    closingPaise: undefined,
  };
}

/** The proof if figures of some rows were inferred from the balances: these balances do not prove their rows. */
export function markInferred(proof: Proof, inferred: readonly boolean[]): Proof {
  const statuses = proof.statuses.map((status, index) =>
    status === 'proved' && inferred[index] === true ? 'inferred' : status,
  );
  return { ...proof, statuses };
}

/** The proof if words beside some rows belong to no row: these rows are in doubt. */
export function markDoubtful(proof: Proof, inDoubt: readonly boolean[]): Proof {
  const statuses = proof.statuses.map((status, index) => (inDoubt[index] === true ? 'unproved' : status));
  return { ...proof, statuses };
}

/**
 * The proof if the narrations or dates of some rows are not confirmed: the balances prove only the figures of these
 * rows.
 */
export function markFiguresAlone(proof: Proof, isInDoubt: readonly boolean[]): Proof {
  const statuses = proof.statuses.map((status, index) =>
    status === 'proved' && isInDoubt[index] === true ? 'figures-proved' : status,
  );
  return { ...proof, statuses, ...(isInDoubt.includes(true) && { wordsInDoubt: isInDoubt }) };
}

/** The proof if rows may be missing: no row is proved, and that counts as a break. */
export function doubtAll(proof: Proof): Proof {
  const doubted = markDoubtful(
    proof,
    proof.statuses.map(() => true),
  );
  return { ...doubted, breaks: Math.max(1, proof.breaks) };
}
