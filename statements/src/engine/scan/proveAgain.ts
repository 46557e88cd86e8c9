import { prove } from '../proof/proof.ts';
import type { PrintedBalances, Proof, RowStatus } from '../proof/proof.ts';
import { turnBalance, turnPaise } from '../proof/turnBalance.ts';
import { findBalanceChanges } from '../proof/findBalanceChanges.ts';
import { countBreaks, judgeScan } from './judgeScan.ts';
import type { ScannedRow } from './judgeScan.ts';

/** An account as the engine has proved it. */
export interface ProvedScan extends Pick<Proof, 'breaks' | 'openingPaise' | 'closingPaise' | 'printed'> {
  readonly rows: readonly (ScannedRow & { readonly status: RowStatus })[];
}

/** The proof of an account after a person corrected rows, with the changes of the balance before its rows in doubt. */
export interface ProvedAgain extends Proof {
  readonly changesPaise: readonly (number | undefined)[];
}

/** Breaks that are not at rows: at balances and totals that are printed outside them. */
function countBreaksOutside(rows: readonly ScannedRow[], printed: PrintedBalances): number {
  const { openingPaise } = printed;
  return prove(rows, printed).breaks - prove(rows, openingPaise === undefined ? {} : { openingPaise }).breaks;
}

/** The account with balances below zero for what is owed, if its balances are those of a loan. */
function turnLoan(before: ProvedScan): ProvedScan | undefined {
  const rows = before.rows.map(turnBalance);
  if (prove(rows, {}).breaks >= prove(before.rows, {}).breaks) return undefined;
  return {
    ...before,
    rows,
    openingPaise: turnPaise(before.openingPaise),
    closingPaise: turnPaise(before.closingPaise),
  };
}

/**
 * Proves an account again after a person corrected rows, as strictly as one that was read from a picture. Words that
 * belong to no row are not known any more: rows and breaks that they put in doubt stay so, except rows that the person
 * corrected.
 *
 * @param before the account as it was read.
 * @param after its rows with the corrections, in the same order.
 * @param isCorrected for each row, whether the person corrected it.
 */
export function proveAgain(
  before: ProvedScan,
  after: readonly ScannedRow[],
  isCorrected: readonly boolean[],
): ProvedAgain {
  const { printed = {} } = before;
  // The rows of a loan follow its balances with the opposite sign; its printed figures are not known.
  const loan = before.printed ? undefined : turnLoan(before);
  const known = loan ?? before;
  const rows = loan ? after.map(turnBalance) : after;
  const was = judgeScan(known.rows, prove(known.rows, printed));
  const proof = prove(rows, printed);
  const now = judgeScan(rows, proof);
  const statuses = now.map((status, index): RowStatus => {
    const read = known.rows[index]?.status ?? status;
    if (isCorrected[index] === true) return status;
    const isMoved = was[index] !== status;
    const hasOwnDoubt = read === 'unproved' && was[index] !== 'unproved';
    return isMoved && (!hasOwnDoubt || status === 'unproved') ? status : read;
  });
  const breaks = before.breaks + countBreaksOutside(rows, printed) - countBreaksOutside(known.rows, printed);
  const turned = loan
    ? { openingPaise: turnPaise(proof.openingPaise), closingPaise: turnPaise(proof.closingPaise) }
    : {};
  const result = { ...proof, ...turned, statuses };
  return {
    ...result,
    breaks: countBreaks({ breaks, statuses: before.rows.map(({ status }) => status) }, statuses),
    changesPaise: findBalanceChanges(after, result),
  };
}
