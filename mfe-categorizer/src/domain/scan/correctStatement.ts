import { proveAgain } from '@artha/statements/engine';
import type { Account, ConvertedStatement } from '../statement/convertedStatement.ts';
import type { Transaction } from '../statement/transaction.ts';
import type { CorrectedFigures } from './rowFields.ts';

/** A row as a person corrected it. */
export interface RowCorrection {
  readonly statement: ConvertedStatement;
  /** From 1, as in the report. */
  readonly row: number;
  readonly figures: CorrectedFigures;
}

const isSame = (one: CorrectedFigures, other: CorrectedFigures): boolean =>
  one.date === other.date &&
  one.description === other.description &&
  one.debitPaise === other.debitPaise &&
  one.creditPaise === other.creditPaise &&
  one.balancePaise === other.balancePaise;

/** Replaces the correction of a row. Without figures, or with those that were read, the row is as it was read. */
export function correctRow(
  corrections: readonly RowCorrection[],
  { statement, row, figures }: Omit<RowCorrection, 'figures'> & { readonly figures: CorrectedFigures | undefined },
): readonly RowCorrection[] {
  const others = corrections.filter((one) => one.statement !== statement || one.row !== row);
  const read = statement.transactions[row - 1];
  return figures && read && !isSame(figures, read) ? [...others, { statement, row, figures }] : others;
}

function correctAccount(
  account: Account,
  read: readonly Transaction[],
  corrected: readonly (Transaction | undefined)[],
) {
  if (!corrected.some((row) => row)) return { account, rows: read };
  const after = read.map((row, index) => corrected[index] ?? row);
  const { statuses, changesPaise, ...proof } = proveAgain(
    { ...account.proof, rows: read },
    after,
    corrected.map((row) => row !== undefined),
  );
  const rows = after.map((row, index): Transaction => {
    const status = statuses[index] ?? row.status;
    return { ...row, status, balanceChangePaise: status === 'unproved' ? changesPaise[index] : undefined };
  });
  return { account: { ...account, proof }, rows };
}

/** A statement with a person's corrections, its rows proved again by the rule of the engine. */
export function correctStatement(
  statement: ConvertedStatement,
  corrections: readonly RowCorrection[],
): ConvertedStatement {
  const figures = new Map(corrections.flatMap((one) => (one.statement === statement ? [[one.row, one.figures]] : [])));
  if (figures.size === 0) return statement;
  let before = 0;
  const parts = statement.accounts.map((account) => {
    const read = statement.transactions.slice(before, before + account.rowCount);
    const corrected = read.map((row, index) => {
      const own = figures.get(before + index + 1);
      return own && { ...row, ...own, unsidedPaise: 0, isCorrected: true };
    });
    before += account.rowCount;
    return correctAccount(account, read, corrected);
  });
  const transactions = parts.flatMap(({ rows }) => rows);
  const hasUnsided = transactions.some(({ unsidedPaise }) => unsidedPaise > 0);
  return {
    ...statement,
    transactions,
    accounts: parts.map(({ account }) => account),
    breaks: parts.reduce((sum, { account }) => sum + account.proof.breaks, 0),
    doubts: statement.doubts.filter((doubt) => doubt !== 'sides-unknown' || hasUnsided),
  };
}
