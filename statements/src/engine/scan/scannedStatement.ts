import { parseStatement } from '../report/parseStatement.ts';
import type { ParseOptions } from '../report/parseStatement.ts';
import { joinProofs } from '../proof/joinProofs.ts';
import { markDoubtful } from '../proof/proof.ts';
import type { Proof, RowStatus } from '../proof/proof.ts';
import type { Statement, Transaction } from '../report/statement.ts';
import type { RowPlace } from './figureLines.ts';
import { countBreaks, inOrder, judgeScan } from './judgeScan.ts';
import { locateRows } from './locateRows.ts';
import { repairDigits } from './repairDigits.ts';
import type { Repair } from './repairDigits.ts';
import { scanTextSource } from './scanTextSource.ts';
import type { ScannedPage } from '../pictures/scannedPage.ts';

/** A statement that was read from pictures. */
export interface ScannedStatement {
  readonly statement: Statement;
  /** The figures that were corrected; their rows count as inferred. */
  readonly repairs: readonly Repair[];
  /** The line of each row; undefined if it is not known. */
  readonly places: readonly (RowPlace | undefined)[];
}

/** Corrects digits, and judges the rows of an account of a scan. */
function repairAccount(rows: readonly Transaction[], proof: Proof) {
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

/** Calls a function with each account of a statement and the index of its first row. */
function forAccounts<T>(
  { accounts }: Statement,
  read: (account: Statement['accounts'][number], first: number) => T,
): T[] {
  let first = 0;
  return accounts.map((account) => {
    first += account.rowCount;
    return read(account, first - account.rowCount);
  });
}

/** The statement with other rows and, for each account, another proof. */
function withProofs(statement: Statement, transactions: readonly Transaction[], proofs: readonly Proof[]): Statement {
  return {
    ...statement,
    transactions,
    proof: joinProofs(proofs),
    accounts: statement.accounts.map((account, index) => ({ ...account, proof: proofs[index] ?? account.proof })),
  };
}

/**
 * Reads the words of scanned pages as they are. The balances decide about every figure: they prove it, correct a digit
 * that can only be one other, or leave the row in doubt.
 * @throws StatementRefusal as `parseStatement` does.
 */
export function readScannedPages(pages: readonly ScannedPage[], options: ParseOptions): ScannedStatement {
  const statement = parseStatement(scanTextSource(pages), options);
  const accounts = forAccounts(statement, ({ rowCount, proof }, first) => {
    const account = repairAccount(statement.transactions.slice(first, first + rowCount), proof);
    return { ...account, repairs: account.repairs.map((repair) => ({ ...repair, row: repair.row + first })) };
  });
  return {
    statement: withProofs(
      statement,
      accounts.flatMap(({ rows }) => rows),
      accounts.map(({ proof }) => proof),
    ),
    repairs: accounts.flatMap(({ repairs }) => repairs),
    places: locateRows(statement.transactions, pages),
  };
}

/**
 * Puts rows in doubt.
 * @param inDoubt the indexes of the rows.
 */
export function doubtRows(read: ScannedStatement, inDoubt: ReadonlySet<number>): ScannedStatement {
  const { statement } = read;
  const proofs = forAccounts(statement, ({ proof }, first) => {
    const doubted = markDoubtful(
      proof,
      proof.statuses.map((_, row) => inDoubt.has(first + row)),
    );
    return { ...doubted, breaks: countBreaks(proof, doubted.statuses) };
  });
  const transactions = statement.transactions.map((row, index) =>
    inDoubt.has(index) ? { ...row, status: 'unproved' as const } : row,
  );
  return { ...read, statement: withProofs(statement, transactions, proofs) };
}
