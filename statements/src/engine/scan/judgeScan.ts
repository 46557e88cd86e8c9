import type { Movement } from '../amounts/statementRow.ts';
import { markFiguresAlone } from '../proof/proof.ts';
import type { Proof, RowStatus } from '../proof/proof.ts';
import { findDatesOutOfOrder } from './datesOutOfOrder.ts';
import { doubtShiftedRuns } from './doubtShiftedRuns.ts';
import { doubtShortRuns } from './repairDigits.ts';

/** A row that was read from a picture. */
export interface ScannedRow extends Movement {
  readonly date: string;
}

/** The breaks that are left after changes: those that were not about a row, and the rows that are still in doubt. */
export function countBreaks(before: Pick<Proof, 'breaks' | 'statuses'>, statuses: readonly RowStatus[]): number {
  const count = (list: readonly RowStatus[]) => list.filter((status) => status === 'unproved').length;
  return Math.max(count(statuses) > 0 ? 1 : 0, before.breaks - count(before.statuses) + count(statuses));
}

/** Turns the rows of a statement that is printed from the newest, or back. */
export const inOrder = <T>(list: readonly T[], { order }: Pick<Proof, 'order'>): readonly T[] =>
  order === 'newest first' ? list.toReversed() : list;

/** If this share of the rows has a balance, one without was not read. */
const shareWithBalance = 0.5;

/**
 * For each row, from the oldest, whether something of it was certainly misread: its date, or its missing balance or
 * amount. A balance that is carried forward looks like a row without an amount if its words are misread.
 */
function findMisread(rows: readonly ScannedRow[]): boolean[] {
  const withBalance = rows.filter(({ balancePaise }) => balancePaise !== undefined).length;
  const hasBalances = withBalance >= shareWithBalance * rows.length;
  const isOutOfOrder = findDatesOutOfOrder(rows.map(({ date }) => date));
  return rows.map(
    ({ debitPaise, creditPaise, unsidedPaise = 0, balancePaise }, index) =>
      isOutOfOrder[index] === true ||
      (hasBalances && balancePaise === undefined) ||
      debitPaise + creditPaise + unsidedPaise === 0,
  );
}

/** Doubts inferred rows that the next row does not confirm: text is read right, but a picture may be misread. */
const doubtLoneInferences = (statuses: readonly RowStatus[]): RowStatus[] =>
  statuses.map((status, index) => (status === 'inferred' && statuses[index + 1] === 'unproved' ? 'unproved' : status));

/**
 * The statuses of rows of a scan, in printed order: the balances prove no date and no word that is read from a picture.
 */
export function judgeScan(rows: readonly ScannedRow[], proof: Proof): readonly RowStatus[] {
  const chronological = inOrder(rows, proof);
  const isMisread = findMisread(chronological);
  const figuresAlone = markFiguresAlone(
    proof,
    rows.map(() => true),
  );
  const inRuns = doubtShiftedRuns(chronological, doubtShortRuns(inOrder(figuresAlone.statuses, proof)));
  const judged = inRuns.map((status, index): RowStatus => (isMisread[index] === true ? 'unproved' : status));
  return inOrder(doubtLoneInferences(judged), proof);
}
