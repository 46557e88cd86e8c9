import { formatPaise } from '../amounts/money.ts';
import { findCounterparty } from '../categories/findCounterparty.ts';
import { textCell, writeCsv } from './writeCsv.ts';
import type { RowStatus } from '../proof/proof.ts';
import type { Statement, StatementAccount, Transaction } from './statement.ts';
import { findBalanceChanges } from '../proof/findBalanceChanges.ts';
import { reportFigures } from './reportFigures.ts';
import type { ReportedTransaction, StatementReport } from './statementReport.ts';

const nothingKnown = { by: 'nothing', what: '' } as const;

function balancesOf({ openingPaise, closingPaise }: StatementAccount['proof']): { opening?: string; closing?: string } {
  return {
    ...(openingPaise !== undefined && { opening: formatPaise(openingPaise) }),
    ...(closingPaise !== undefined && { closing: formatPaise(closingPaise) }),
  };
}

function reportTransaction(row: Transaction, changePaise: number | undefined): ReportedTransaction {
  const { date, debitPaise, creditPaise, unsidedPaise, balancePaise, category, reason, status } = row;
  return {
    date,
    description: textCell(row.description),
    debit: formatPaise(debitPaise),
    credit: formatPaise(creditPaise),
    ...(unsidedPaise > 0 && { amountOfUnknownSide: formatPaise(unsidedPaise) }),
    ...(balancePaise !== undefined && { balance: formatPaise(balancePaise) }),
    category,
    reason: reason ?? nothingKnown,
    counterparty: findCounterparty(row),
    status,
    ...(row.hasWordsInDoubt && { wordsInDoubt: true as const }),
    ...(status === 'unproved' && changePaise !== undefined && { balanceChange: formatPaise(changePaise) }),
  };
}

/** Splits a list into parts of given lengths. */
function take<T>(list: readonly T[], lengths: readonly number[]): (readonly T[])[] {
  let end = 0;
  return lengths.map((length) => list.slice(end, (end += length)));
}

/** Reports a statement as data for other programs. */
export function createReport({
  layout,
  transactions,
  proof,
  accounts,
  doubts,
  printedPages,
  rowsAboveUnread,
}: Statement): StatementReport {
  const parts = take(
    transactions,
    accounts.map(({ rowCount }) => rowCount),
  );
  const changes = accounts.flatMap((account, index) => findBalanceChanges(parts[index] ?? [], account.proof));
  const rowsOf = (wanted: RowStatus) =>
    proof.statuses.flatMap((status, index) => (status === wanted ? [index + 1] : []));
  return {
    layout,
    rows: transactions.length,
    proved: rowsOf('proved').length,
    rowsToCheckWords: rowsOf('figures-proved'),
    unprovable: rowsOf('unprovable').length,
    doubtfulRows: rowsOf('unproved'),
    breaks: proof.breaks,
    differences: [...(proof.differences ?? [])],
    doubts: [...doubts],
    ...(rowsAboveUnread !== undefined && { rowsAboveUnread: [...rowsAboveUnread] }),
    unsidedAmounts: transactions.flatMap(({ unsidedPaise }, index) =>
      unsidedPaise > 0 ? [{ row: index + 1, amount: formatPaise(unsidedPaise) }] : [],
    ),
    ...balancesOf(proof),
    accounts: accounts.map(({ numberEnd, rowCount, proof: own }) => ({
      rows: rowCount,
      ...(numberEnd !== undefined && { numberEnd }),
      order: own.order,
      ...balancesOf(own),
      breaks: own.breaks,
      differences: [...(own.differences ?? [])],
      ...(own.printed && { printed: reportFigures(own.printed) }),
    })),
    ...(printedPages && { printedPages: { numbers: [...printedPages.numbers], count: printedPages.count } }),
    transactions: transactions.map((row, index) => reportTransaction(row, changes[index])),
    csv: writeCsv(transactions),
  };
}
