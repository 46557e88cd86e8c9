import { isNewestFirst } from '../amounts/rowOrder.ts';
import type { StatementRow } from '../amounts/statementRow.ts';

/** Rows with the sides inferred from the balances, and for each row whether one of its figures was inferred. */
export interface InferredRows {
  readonly rows: readonly StatementRow[];
  readonly inferred: readonly boolean[];
}

interface RowInProgress {
  readonly row: StatementRow;
  debitPaise: number;
  creditPaise: number;
  unsidedPaise: number;
  isInferred: boolean;
}

const netPaise = (row: RowInProgress): number => row.creditPaise - row.debitPaise;

/** Gives an amount without a side the side that leads to the balance printed beside it, if one does. */
function inferSides(rows: readonly RowInProgress[], openingPaise: number | undefined): void {
  let before = openingPaise;
  for (const row of rows) {
    const {
      unsidedPaise,
      row: { balancePaise },
    } = row;
    const change = before === undefined || balancePaise === undefined ? undefined : balancePaise - before;
    if (unsidedPaise > 0 && change !== undefined && Math.abs(change) === unsidedPaise) {
      if (change > 0) row.creditPaise = unsidedPaise;
      else row.debitPaise = unsidedPaise;
      row.unsidedPaise = 0;
    }
    before = balancePaise ?? (before === undefined || row.unsidedPaise > 0 ? undefined : before + netPaise(row));
  }
}

/**
 * Removes a figure on one side if the amount on the other side alone leads to the balance: it is a number that is in a
 * column of money by chance.
 */
function takeAwayStrayFigures(rows: readonly RowInProgress[], openingPaise: number | undefined): void {
  let before = openingPaise;
  for (const row of rows) {
    const {
      debitPaise,
      creditPaise,
      row: { balancePaise },
    } = row;
    const change = before === undefined || balancePaise === undefined ? undefined : balancePaise - before;
    const isOnBoth = debitPaise > 0 && creditPaise > 0;
    if (isOnBoth && change === -debitPaise) row.creditPaise = 0;
    else if (isOnBoth && change === creditPaise) row.debitPaise = 0;
    row.isInferred ||= isOnBoth && (row.debitPaise === 0 || row.creditPaise === 0);
    before = balancePaise ?? (before === undefined || row.unsidedPaise > 0 ? undefined : before + netPaise(row));
  }
}

/** A column has only one side if the balances give this number of rows the same side. */
const minRowsOfOneSide = 2;

/** Gives amounts without a side the side of all other amounts of their column, if these are all on one side. */
function inferOneSide(rows: readonly RowInProgress[]): void {
  const known = rows.filter(({ row, unsidedPaise }) => row.unsidedPaise > 0 && unsidedPaise === 0);
  const credits = known.filter(({ creditPaise }) => creditPaise > 0).length;
  if (known.length < minRowsOfOneSide || (credits > 0 && credits < known.length)) return;
  for (const row of rows.filter(({ unsidedPaise }) => unsidedPaise > 0)) {
    if (credits > 0) row.creditPaise = row.unsidedPaise;
    else row.debitPaise = row.unsidedPaise;
    row.unsidedPaise = 0;
    row.isInferred = true;
  }
}

/**
 * Gives unmarked amounts the side that is never marked: if payments have a minus and others no sign, the others are
 * received; if only `Cr` is printed, the others are paid.
 */
function inferUnmarkedSide(rows: readonly RowInProgress[]): void {
  const isMarked = ({ row }: RowInProgress) => row.unsidedPaise === 0;
  const marked = rows.filter((row) => isMarked(row) && netPaise(row) !== 0);
  const unmarked = rows.filter((row) => !isMarked(row));
  const areDebits = marked.every(({ debitPaise }) => debitPaise > 0);
  const areCredits = marked.every(({ creditPaise }) => creditPaise > 0);
  if (marked.length === 0 || areDebits === areCredits) return;
  // The balances have already given some amounts a side: unmarked ones are not on the side of the marked ones.
  if (unmarked.some(({ debitPaise, creditPaise }) => (areDebits ? debitPaise : creditPaise) > 0)) return;
  for (const row of unmarked.filter(({ unsidedPaise }) => unsidedPaise > 0)) {
    if (areDebits) row.creditPaise = row.unsidedPaise;
    else row.debitPaise = row.unsidedPaise;
    row.unsidedPaise = 0;
  }
}

/**
 * Moves an amount to the other side if that alone makes the row consistent, and both neighbours are consistent as
 * printed.
 */
function correctSwappedSides(rows: readonly RowInProgress[], openingPaise: number | undefined): void {
  const balanceAfter = (index: number) => (index < 0 ? openingPaise : rows[index]?.row.balancePaise);
  const difference = (index: number): number | undefined => {
    const row = rows[index];
    const [before, after] = [balanceAfter(index - 1), balanceAfter(index)];
    return row === undefined || before === undefined || after === undefined
      ? undefined
      : after - before - netPaise(row);
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
 * Infers sides from the balances: of amounts printed without one, and of amounts on the wrong side between two
 * consistent rows, which are marked. It makes up no figure: a balance that is not printed stays `undefined`, and an
 * amount whose side is unknown stays without one.
 * @param rows in printed order.
 * @param openingsPaise the opening balances printed; the first is used.
 * @param keepsSides whether cells tell the sides, so that none is corrected, or guessed from those of other rows.
 */
export function inferMissingAmounts(
  rows: readonly StatementRow[],
  openingsPaise: readonly number[],
  keepsSides = false,
): InferredRows {
  const inProgress = rows.map((row): RowInProgress => {
    const { debitPaise, creditPaise, unsidedPaise } = row;
    return { row, debitPaise, creditPaise, unsidedPaise, isInferred: false };
  });
  const chronological = isNewestFirst(rows) ? inProgress.toReversed() : inProgress;
  const [openingPaise] = openingsPaise;
  takeAwayStrayFigures(chronological, openingPaise);
  inferSides(chronological, openingPaise);
  inferUnmarkedSide(chronological);
  if (!keepsSides) {
    inferOneSide(chronological);
    correctSwappedSides(chronological, openingPaise);
  }
  return {
    rows: inProgress.map(({ row, debitPaise, creditPaise, unsidedPaise }) => ({
      ...row,
      debitPaise,
      creditPaise,
      unsidedPaise,
    })),
    inferred: inProgress.map(({ isInferred }) => isInferred),
  };
}
