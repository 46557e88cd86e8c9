import { parseStatement } from '../parseStatement.ts';
import type { ParseOptions } from '../parseStatement.ts';
import { joinProofs } from '../proof/joinProofs.ts';
import type { Proof, RowStatus } from '../proof/proof.ts';
import { Refusal } from '../statement/refusal.ts';
import type { Statement, Transaction } from '../statement/statement.ts';
import { correctFigures } from './correctFigures.ts';
import { locateRows } from './locateRows.ts';
import type { RowPlace } from './figureLines.ts';
import { doubtDates } from './doubtDates.ts';
import { lendTitles } from './lendTitles.ts';
import { keepConfirmed, readLinesAgain, readTitlesAgain, replaceFigures } from './readAgain.ts';
import { countBreaks, inOrder, judgeScan } from './judgeScan.ts';
import { repairDigits } from './repairDigits.ts';
import type { Repair } from './repairDigits.ts';
import { scanTextSource } from './scanTextSource.ts';
import type { ScannedPage } from './scannedPage.ts';
import type { ReadStrip } from './stripReader.ts';

/** A statement that was read from pictures. */
export interface ScannedStatement {
  readonly statement: Statement;
  /** The figures that were corrected; their rows count as inferred. */
  readonly repairs: readonly Repair[];
  /** The line of each row; undefined if it is not known. */
  readonly places: readonly (RowPlace | undefined)[];
}

/** The rows of an account with its proof: the balances prove no date and no word that is read from a picture. */
interface ReadAccount {
  readonly rows: readonly Transaction[];
  readonly proof: Proof;
  /** For each row, whether its date was read in two ways. */
  readonly hasDoubtfulDate: readonly boolean[];
}

function repairAccount({
  rows,
  proof,
  hasDoubtfulDate,
}: ReadAccount): Omit<ReadAccount, 'hasDoubtfulDate'> & { readonly repairs: readonly Repair[] } {
  const chronological = inOrder(rows, proof);
  const found = repairDigits({ ...proof, rows: chronological });
  const byRow = new Map(found.map((repair) => [repair.row, repair]));
  const afterRepairs = inOrder(proof.statuses, proof).map((status, index): RowStatus =>
    byRow.has(index) ? 'inferred' : status,
  );
  const statuses = judgeScan(rows, { ...proof, statuses: inOrder(afterRepairs, proof) }, hasDoubtfulDate);
  const judged = inOrder(statuses, proof);
  const repaired = chronological.map((row, index): Transaction => {
    const repair = byRow.get(index);
    return { ...row, status: judged[index] ?? row.status, ...(repair && { [repair.figure]: repair.paise }) };
  });
  const last = rows.length - 1;
  return {
    repairs: found.map((repair) => (proof.order === 'newest first' ? { ...repair, row: last - repair.row } : repair)),
    proof: { ...proof, statuses, breaks: countBreaks(proof, statuses) },
    rows: inOrder(repaired, proof),
  };
}

/**
 * Reads pages as they are.
 * @param doubtfulDates the indexes of the rows whose dates were read in two ways.
 */
function readPages(
  pages: readonly ScannedPage[],
  options: ParseOptions,
  doubtfulDates: ReadonlySet<number> = new Set(),
): ScannedStatement {
  const statement = parseStatement(scanTextSource(pages), options);
  let rowsBefore = 0;
  const accounts = statement.accounts.map(({ rowCount, proof }) => {
    const rows = statement.transactions.slice(rowsBefore, rowsBefore + rowCount);
    const hasDoubtfulDate = rows.map((_, row) => doubtfulDates.has(rowsBefore + row));
    const { repairs, ...repaired } = repairAccount({ rows, proof, hasDoubtfulDate });
    const moved = repairs.map((repair) => ({ ...repair, row: repair.row + rowsBefore }));
    rowsBefore += rowCount;
    return { ...repaired, repairs: moved };
  });
  return {
    statement: {
      ...statement,
      transactions: accounts.flatMap(({ rows }) => rows),
      proof: joinProofs(accounts.map(({ proof }) => proof)),
      accounts: statement.accounts.map((account, index) => ({
        ...account,
        proof: accounts[index]?.proof ?? account.proof,
      })),
    },
    repairs: accounts.flatMap(({ repairs }) => repairs),
    places: locateRows(statement.transactions, pages),
  };
}

/** The number of rows that the balances confirm as they were read; -1 for a refused statement. */
const countSure = (read: ScannedStatement | undefined): number =>
  read?.statement.proof.statuses.filter((status) => status === 'figures-proved').length ?? -1;

/** The words of a statement, and what follows from them: undefined if it is refused. */
interface Attempt {
  readonly pages: readonly ScannedPage[];
  readonly read: ScannedStatement | undefined;
}

function attempt(pages: readonly ScannedPage[], options: ParseOptions): Attempt {
  try {
    return { pages, read: readPages(pages, options) };
  } catch (error) {
    if (error instanceof Refusal) return { pages, read: undefined };
    throw error;
  }
}

/** The lines of the rows that the balances confirm; undefined for the others. */
const confirmedLines = (read: ScannedStatement | undefined): (RowPlace | undefined)[] =>
  read?.places.map((place, row) => (read.statement.transactions[row]?.status === 'unproved' ? undefined : place)) ?? [];

/** Sizes in which lines in doubt are read again. */
const furtherSizes = [1, 1.3];

/**
 * Reads a statement from the words of scanned pages, by the same engine as the text of a PDF. The balances decide about
 * every figure: they prove it, correct a digit that can only be one other, or leave the row in doubt. Titles that were
 * not found and lines in doubt are read again; a further reading counts if the balances confirm more rows with it.
 * Dates, which no balance confirms, are read twice.
 * @param readStrip reads lines again.
 * @throws Refusal as `parseStatement` does.
 */
export function parseScan(
  scanned: readonly ScannedPage[],
  options: ParseOptions,
  readStrip: ReadStrip,
): ScannedStatement {
  let best = attempt(scanned.map(correctFigures), options);
  const improve = (pages: readonly ScannedPage[] | undefined): Attempt | undefined => {
    const next = pages && attempt(pages, options);
    if (!next || countSure(next.read) <= countSure(best.read)) return undefined;
    best = next;
    return next;
  };
  for (const factor of furtherSizes) {
    improve(readTitlesAgain(best.pages, confirmedLines(best.read), readStrip, factor));
  }
  improve(lendTitles(best.pages, best.read?.places ?? []));
  for (const factor of furtherSizes) {
    const { pages } = best;
    const readings = readLinesAgain(pages, confirmedLines(best.read), readStrip, factor);
    if (!improve(replaceFigures(pages, readings))) continue;
    // A line that is not confirmed may have been read better before.
    const kept = attempt(replaceFigures(pages, keepConfirmed(readings, confirmedLines(best.read))), options);
    if (countSure(kept.read) >= countSure(best.read)) best = kept;
  }
  const doubts = best.read && doubtDates(best.pages, confirmedLines(best.read), readStrip);
  return doubts?.size === 0 && best.read ? best.read : readPages(best.pages, options, doubts);
}
