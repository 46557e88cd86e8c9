import {
  combineAccounts,
  describeFiles,
  type CombinedAccount,
  type FileOutcome,
  type Gap,
  type UnreadFile,
} from '@artha/statements/engine';
import type { ConvertedStatement } from './convertedStatement.ts';
import type { Transaction } from './transaction.ts';

/** A row as the table shows it. */
export interface TableRow extends Transaction {
  /** Counts from 1 over all accounts, in the order of the table. */
  readonly number: number;
  readonly fileName: string;
  /** The source of the row: the statement, from 0, and the row of its report, from 1. */
  readonly source: { readonly file: number; readonly row: number };
  /** Whether it is the oldest row of its account, so that no earlier balance checks it. */
  readonly isOldest: boolean;
}

/** The rows of one account, out of all files. */
export interface TableAccount {
  readonly numberEnd: string | undefined;
  readonly bank?: CombinedAccount['bank'];
  readonly rows: readonly TableRow[];
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
  /** Rows that were left out because another file has them too. */
  readonly duplicateCount: number;
  readonly gaps: readonly Gap[];
  /** Places where the figures of the rows and the printed ones disagree. */
  readonly breaks: number;
  /** Codes of the printed figures outside the rows that differ from them. */
  readonly differences: readonly string[];
}

/** One or more statements as one table. */
export interface StatementTable {
  readonly accounts: readonly TableAccount[];
  /** The rows of all accounts. */
  readonly rows: readonly TableRow[];
  /** The outcome of every file that was given, also of those without rows. */
  readonly files: readonly FileOutcome[];
  readonly unread: readonly UnreadFile[];
}

function oldestRow(rows: readonly Transaction[]): Transaction | undefined {
  const [first, last] = [rows[0], rows.at(-1)];
  return first !== undefined && last !== undefined && last.date < first.date ? last : first;
}

type SourcedRow = Transaction & Pick<TableRow, 'source'>;

function numberRows(account: CombinedAccount<SourcedRow>, before: number, fileNames: readonly string[]): TableAccount {
  const { rows, numberEnd, bank, breaks, differences, openingPaise, closingPaise, duplicateCount, gaps } = account;
  const oldest = oldestRow(rows);
  return {
    numberEnd,
    ...(bank && { bank }),
    breaks,
    differences,
    openingPaise,
    closingPaise,
    duplicateCount,
    gaps: gaps.map((gap) => ({
      ...gap,
      before: { ...gap.before, path: fileNames[Number(gap.before.path)] ?? '' },
      after: { ...gap.after, path: fileNames[Number(gap.after.path)] ?? '' },
    })),
    rows: rows.map(({ path: _path, ...row }, index) => ({
      ...row,
      number: before + index + 1,
      fileName: fileNames[row.source.file] ?? '',
      isOldest: rows[index] === oldest,
    })),
  };
}

/**
 * Combines statements to one table: groups the rows by account, sorts them by date, removes duplicates and proves them
 * together. A single statement keeps its own order.
 * @param unread the files that were given with them, and gave no rows.
 */
export function combineToTable(
  statements: readonly ConvertedStatement[],
  unread: readonly UnreadFile[] = [],
): StatementTable {
  // Two files may have the same name, so their index identifies them.
  const files = statements.map((statement, file) => ({
    ...statement,
    path: String(file),
    transactions: statement.transactions.map((row, index) => ({ ...row, source: { file, row: index + 1 } })),
  }));
  const combined = combineAccounts(files, { keepsOrder: files.length === 1 });
  const fileNames = statements.map(({ fileName }) => fileName);
  let before = 0;
  const accounts = combined.map((account) => {
    const numbered = numberRows(account, before, fileNames);
    before += account.rows.length;
    return numbered;
  });
  const read = files.map((file) => ({ ...file, rowCount: file.transactions.length }));
  const outcomes = [
    ...describeFiles(read, [], combined).map((outcome) => ({
      ...outcome,
      path: fileNames[Number(outcome.path)] ?? '',
    })),
    ...describeFiles([], unread, []),
  ];
  return { accounts, rows: accounts.flatMap(({ rows }) => rows), files: outcomes, unread };
}
