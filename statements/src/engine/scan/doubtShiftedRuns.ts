import type { Movement } from '../amounts/statementRow.ts';
import type { RowStatus } from '../proof/proof.ts';

const digitsOf = (paise: number): string => String(Math.abs(paise));

/** Whether one figure is another without its first digits. */
function lacksFirstDigits(one: number, other: number): boolean {
  const [short, long] = [digitsOf(one), digitsOf(other)].toSorted((a, b) => a.length - b.length);
  return short !== undefined && long !== undefined && short !== long && long.endsWith(short);
}

/**
 * Whether the balances on one side of a contradiction may all be wrong by the same sum: the first digits of each were
 * not read, or no reading of the amount explains the contradiction.
 */
function isShift(before: Movement, row: Movement): boolean {
  if (before.balancePaise === undefined || row.balancePaise === undefined) return false;
  const moved = row.creditPaise - row.debitPaise;
  const expected = before.balancePaise + moved;
  const actual = row.balancePaise - before.balancePaise;
  if (expected === row.balancePaise) return false;
  if (lacksFirstDigits(expected, row.balancePaise)) return true;
  // An amount may not have been read, or on the wrong side.
  return moved !== 0 && actual !== -moved && Math.sign(actual) !== Math.sign(moved);
}

/**
 * Doubts the rows on both sides of a contradiction up to the next ones, if the balances of either may all be wrong
 * alike: they then agree with each other, however many they are.
 * @param rows from the oldest to the newest, with their statuses.
 */
export function doubtShiftedRuns(rows: readonly Movement[], statuses: readonly RowStatus[]): RowStatus[] {
  const kept = [...statuses];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (statuses[index] !== 'unproved' || before === undefined || !isShift(before, row)) continue;
    for (let at = index + 1; at < rows.length && statuses[at] !== 'unproved'; at += 1) kept[at] = 'unproved';
    for (let at = index - 1; at >= 0 && statuses[at] !== 'unproved'; at -= 1) kept[at] = 'unproved';
  }
  return kept;
}
