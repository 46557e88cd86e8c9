import { prove } from '../proof/proof.ts';
import type { PrintedBalances, Proof, RowStatus } from '../proof/proof.ts';
import { turnBalance, turnPaise } from '../proof/turnBalance.ts';
import { findBalanceChanges } from '../report/findBalanceChanges.ts';
import { countBreaks, inOrder, judgeScan } from './judgeScan.ts';
import type { ScannedRow } from './judgeScan.ts';

/** An account of a scan as the engine has proved it. */
export interface ProvedScan extends Pick<Proof, 'breaks' | 'openingPaise' | 'closingPaise'> {
  readonly rows: readonly (ScannedRow & { readonly status: RowStatus })[];
}

/** The proof of an account after a person corrected rows, with the changes of the balance before its rows in doubt. */
export interface ProvedAgain extends Proof {
  readonly changesPaise: readonly (number | undefined)[];
}

/** The opening and the closing balance that are printed. The others of a proof follow from the rows, and prove none. */
function findPrinted({ rows, openingPaise, closingPaise }: ProvedScan): PrintedBalances {
  const alone = prove(rows, {});
  const chronological = inOrder(rows, alone);
  const [oldest, newest] = [chronological[0], chronological.at(-1)];
  const isOpening = openingPaise !== alone.openingPaise || oldest?.status === 'figures-proved';
  const opening = isOpening && openingPaise !== undefined ? { openingPaise } : {};
  const isClosing =
    closingPaise !== prove(rows, opening).closingPaise ||
    (newest?.balancePaise === undefined && newest?.status === 'figures-proved');
  return { ...opening, ...(isClosing && closingPaise !== undefined && { closingPaise }) };
}

/** Whether the rows miss the printed closing balance: 1 or 0, as a count of breaks. */
function countWrongClosing(rows: readonly ScannedRow[], printed: PrintedBalances): number {
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
 * Proves an account of a scan again after a person corrected rows, as it was proved when it was read. Words that belong
 * to no row, and totals outside the table, are not known any more: rows and breaks that they put in doubt stay so,
 * except rows that the person corrected.
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
  const loan = turnLoan(before);
  const known = loan ?? before;
  const rows = loan ? after.map(turnBalance) : after;
  const printed = findPrinted(known);
  const was = judgeScan(known.rows, prove(known.rows, printed));
  const proof = prove(rows, printed);
  const now = judgeScan(rows, proof);
  const statuses = now.map((status, index) => {
    const read = known.rows[index]?.status ?? status;
    return isCorrected[index] === true || was[index] === read || status === 'unproved' ? status : read;
  });
  const breaks = before.breaks + countWrongClosing(rows, printed) - countWrongClosing(known.rows, printed);
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
