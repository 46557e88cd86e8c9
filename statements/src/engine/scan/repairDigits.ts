import type { RowStatus } from '../proof/proof.ts';
import type { Transaction } from '../report/statement.ts';

/** A figure of a row, corrected where only one reading of a digit closes the sum. */
export interface Repair {
  /** Index of the row. */
  readonly row: number;
  readonly figure: 'debitPaise' | 'creditPaise' | 'balancePaise';
  /** As it was read. */
  readonly readPaise: number;
  readonly paise: number;
}

/** Digits that are read as each other, in every pair of a group. */
const confusable = ['17', '14', '08', '06', '09', '38', '58', '68', '35', '56', '49', '27', '23', '39', '89', '46'];
const pairs = new Set(confusable.flatMap((pair) => [pair, `${pair[1] ?? ''}${pair[0] ?? ''}`]));
/** A figure with more wrong digits is another figure. */
const maxWrongDigits = 2;

/** Whether one amount may have been read as another: as many digits, and each wrong one is easily confused. */
export function isMisreading(read: number, actual: number): boolean {
  if (Math.sign(read) !== Math.sign(actual)) return false;
  const [one, other] = [String(Math.abs(read)), String(Math.abs(actual))];
  if (one.length !== other.length) return false;
  const wrong = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [`${digit}${other[index] ?? ''}`]));
  return wrong.length > 0 && wrong.length <= maxWrongDigits && wrong.every((pair) => pairs.has(pair));
}

const movedPaise = ({ debitPaise, creditPaise }: Transaction): number => creditPaise - debitPaise;

/** The rows of an account from the oldest to the newest, with the balances before and after them, if they are known. */
export interface Chain {
  readonly rows: readonly Transaction[];
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
}

/** This number of sums that hold one after another is no accident: noise does not change a digit of all of them alike. */
const minRun = 3;

const isProved = (status: RowStatus | undefined): boolean => status === 'proved' || status === 'figures-proved';

/** The balance before a row, if the rows before it are a proved run. */
function provedBalanceBefore({ rows, openingPaise }: Chain, index: number): number | undefined {
  const run = rows.slice(Math.max(0, index - minRun), index);
  // Without a printed opening balance, the first row is the beginning of the run.
  const holds = run.every(
    ({ status }, at) => isProved(status) || (status === 'inferred' && at === 0 && index <= minRun),
  );
  return holds ? (run.at(-1)?.balancePaise ?? (index === 0 ? openingPaise : undefined)) : undefined;
}

/** The sum that is left over at a row: 0 if its balance follows from the one before. */
function differenceAt({ rows }: Chain, index: number, before: number | undefined): number | undefined {
  const row = rows[index];
  if (row?.balancePaise === undefined || before === undefined || row.unsidedPaise > 0) return undefined;
  return row.balancePaise - before - movedPaise(row);
}

/**
 * The index after the balances that differ by the same sum as the one of this row: the first row that takes the
 * difference back. Undefined if none does before another difference.
 */
function endOfShift(chain: Chain, index: number, difference: number): number | undefined {
  const { rows, closingPaise } = chain;
  for (let at = index + 1; at < rows.length; at += 1) {
    const found = differenceAt(chain, at, rows[at - 1]?.balancePaise);
    if (found === -difference) return at;
    if (found !== 0) return undefined;
  }
  const last = rows.at(-1)?.balancePaise;
  return last !== undefined && closingPaise === last - difference ? rows.length : undefined;
}

/** Whether the rows below a row hold, down to the end or as a run. */
function isFollowedByRun(chain: Chain, index: number): boolean {
  const below = chain.rows.slice(index + 1, index + minRun);
  return (
    below.length > 0 &&
    below.every((_, at) => differenceAt(chain, index + 1 + at, chain.rows[index + at]?.balancePaise) === 0)
  );
}

/** The corrections that close the sum at a row: of its amount, or of its balance with those that were misread alike. */
function findRepairs(chain: Chain, index: number): Repair[] {
  const row = chain.rows[index];
  const difference = differenceAt(chain, index, provedBalanceBefore(chain, index));
  if (row === undefined || difference === undefined || difference === 0) return [];
  if (row.debitPaise > 0 && row.creditPaise > 0) return [];
  const moved = movedPaise(row);
  const isAmount = isMisreading(moved, moved + difference);
  const end = endOfShift(chain, index, difference);
  if (end === undefined) {
    if (!isAmount || !isFollowedByRun(chain, index)) return [];
    const figure = moved < 0 ? 'debitPaise' : 'creditPaise';
    return [{ row: index, figure, readPaise: Math.abs(moved), paise: Math.abs(moved + difference) }];
  }
  const shifted = chain.rows.slice(index, end).map(({ balancePaise = 0 }, at): Repair => {
    return { row: index + at, figure: 'balancePaise', readPaise: balancePaise, paise: balancePaise - difference };
  });
  // Two amounts of which one is too high and one too low would look like balances between them that are misread.
  const areBalances = shifted.every(({ readPaise, paise }) => isMisreading(readPaise, paise));
  return areBalances && (shifted.length === 1 || !isAmount) ? shifted : [];
}

/**
 * Corrects the digits that the balances contradict, where exactly one reading closes the sums before and after.
 * Otherwise the rows stay as they were read.
 */
export function repairDigits(chain: Chain): Repair[] {
  const rows = [...chain.rows];
  return rows.flatMap((_, index) => {
    const repairs = rows[index]?.status === 'unproved' ? findRepairs({ ...chain, rows }, index) : [];
    for (const { row: at, figure, paise } of repairs) {
      const row = rows[at];
      if (row) rows[at] = { ...row, [figure]: paise, status: 'proved' };
    }
    return repairs;
  });
}

/**
 * Doubts rows beside a contradiction that are too few to prove each other: two balances with the same wrong digit add
 * up with the amount between them.
 */
export function doubtShortRuns(statuses: readonly RowStatus[]): RowStatus[] {
  const kept = [...statuses];
  let start = 0;
  for (let index = 0; index <= statuses.length; index += 1) {
    if (index < statuses.length && statuses[index] !== 'unproved') continue;
    const isBesideBreak = start > 0 || index < statuses.length;
    if (isBesideBreak && index - start < minRun) kept.fill('unproved', start, index);
    start = index + 1;
  }
  return kept;
}
