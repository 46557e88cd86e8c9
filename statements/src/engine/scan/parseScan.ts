import { parseStatement } from '../parseStatement.ts';
import type { ParseOptions } from '../parseStatement.ts';
import { joinProofs } from '../proof/joinProofs.ts';
import type { Proof, RowStatus } from '../proof/proof.ts';
import type { Statement, Transaction } from '../statement/statement.ts';
import { correctFigures } from './correctFigures.ts';
import { locateRows } from './locateRows.ts';
import type { RowPlace } from './figureLines.ts';
import { lendTitles } from './lendTitles.ts';
import { countBreaks, inOrder, judgeScan } from './judgeScan.ts';
import { repairDigits } from './repairDigits.ts';
import type { Repair } from './repairDigits.ts';
import { scanTextSource } from './scanTextSource.ts';
import type { ScannedPage } from './scannedPage.ts';

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
}

function repairAccount({ rows, proof }: ReadAccount): ReadAccount & { readonly repairs: readonly Repair[] } {
  const chronological = inOrder(rows, proof);
  const found = repairDigits({ ...proof, rows: chronological });
  const byRow = new Map(found.map((repair) => [repair.row, repair]));
  const afterRepairs = inOrder(proof.statuses, proof).map((status, index): RowStatus =>
    byRow.has(index) ? 'inferred' : status,
  );
  const statuses = judgeScan(rows, { ...proof, statuses: inOrder(afterRepairs, proof) });
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

/** Reads pages as they are. */
function readPages(pages: readonly ScannedPage[], options: ParseOptions): ScannedStatement {
  const statement = parseStatement(scanTextSource(pages), options);
  let rowsBefore = 0;
  const accounts = statement.accounts.map(({ rowCount, proof }) => {
    const rows = statement.transactions.slice(rowsBefore, rowsBefore + rowCount);
    const { repairs, ...repaired } = repairAccount({ rows, proof });
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

const countSure = ({ statement }: ScannedStatement): number =>
  statement.proof.statuses.filter((status) => status === 'figures-proved').length;

/**
 * Reads a statement from the words of scanned pages, by the same engine as the text of a PDF. The balances decide about
 * every figure: they prove it, correct a digit that can only be one other, or leave the row in doubt.
 * @throws Refusal as `parseStatement` does.
 */
export function parseScan(scanned: readonly ScannedPage[], options: ParseOptions): ScannedStatement {
  const pages = scanned.map(correctFigures);
  const read = readPages(pages, options);
  const withTitles = lendTitles(pages, read.places);
  if (withTitles === undefined) return read;
  const readAgain = readPages(withTitles, options);
  return countSure(readAgain) > countSure(read) ? readAgain : read;
}
