import type { PrintedPages } from '../evidence/pageNumbers.ts';
import type { CombinableRow, CombinedAccount } from './combinedAccount.ts';

/** The outcome of one of the given files. */
export interface FileOutcome {
  readonly path: string;
  /**
   * `read`: all that it holds is in the table; `in-part`: something of it may be missing; `repeated`: other files hold
   * all its rows; `empty`: it says that there were no transactions; `refused`: nothing was read; `not-begun`: it was
   * not tried.
   */
  readonly kind: 'read' | 'in-part' | 'repeated' | 'empty' | 'refused' | 'not-begun';
  /** The rows read from it, and how many of these were left out because another file has them. */
  readonly rows: number;
  readonly repeatedRows: number;
  /** How many of its rows in the table are in doubt. */
  readonly doubtfulRows: number;
  /** Codes of the doubts about it that other files do not settle. */
  readonly doubts: readonly string[];
  /** Why nothing was read, and what to do, in a sentence. */
  readonly reason?: string;
}

/** A file from which rows were read. */
export interface ReadFile {
  readonly path: string;
  readonly rowCount: number;
  readonly doubts: readonly string[];
  readonly printedPages?: PrintedPages | undefined;
  /** Lines that could not be read as rows. */
  readonly skipped?: number;
}

/** A file from which nothing was read. */
export interface UnreadFile {
  readonly path: string;
  readonly kind: 'empty' | 'refused' | 'not-begun';
  readonly reason: string;
}

/** Doubts that rows or words of a file may be missing. */
const partial: ReadonlySet<string> = new Set(['damaged', 'pages-missing', 'lines-unread', 'words-left-over']);

/** Whether files of the same account have all pages that one of them counts. */
function hasAllPages({ printedPages }: ReadFile, beside: readonly ReadFile[]): boolean {
  if (printedPages === undefined) return false;
  const numbers = beside.flatMap((file) =>
    file.printedPages?.count === printedPages.count ? file.printedPages.numbers : [],
  );
  return new Set(numbers).size === printedPages.count;
}

type Accounts = readonly Pick<CombinedAccount<CombinableRow>, 'rows' | 'paths'>[];

function describeRead(file: ReadFile, files: readonly ReadFile[], accounts: Accounts): FileOutcome {
  const kept = accounts.flatMap(({ rows }) => rows.filter(({ path }) => path === file.path));
  const paths = new Set(accounts.flatMap((account) => (account.paths.includes(file.path) ? account.paths : [])));
  const beside = files.filter(({ path }) => paths.has(path));
  const doubts = file.doubts.filter((doubt) => doubt !== 'pages-missing' || !hasAllPages(file, beside));
  const isPartial = doubts.some((doubt) => partial.has(doubt)) || (file.skipped ?? 0) > 0;
  const repeatedRows = file.rowCount - kept.length;
  const isRepeated = file.rowCount > 0 && kept.length === 0;
  return {
    path: file.path,
    kind: isPartial ? 'in-part' : file.rowCount === 0 ? 'empty' : isRepeated ? 'repeated' : 'read',
    rows: file.rowCount,
    repeatedRows,
    doubtfulRows: kept.filter(({ status, unsidedPaise }) => status === 'unproved' || unsidedPaise > 0).length,
    doubts,
  };
}

/** Says of every given file what happened to it: those from which rows were read, and then the others. */
export function describeFiles(
  read: readonly ReadFile[],
  unread: readonly UnreadFile[],
  accounts: Accounts,
): FileOutcome[] {
  return [
    ...read.map((file) => describeRead(file, read, accounts)),
    ...unread.map((file) => ({ ...file, rows: 0, repeatedRows: 0, doubtfulRows: 0, doubts: [] })),
  ];
}

/** Whether everything that was given is in the table: only then may a sentence speak of all rows. */
export const isAllRead = (outcomes: readonly Pick<FileOutcome, 'kind'>[]): boolean =>
  outcomes.every(({ kind }) => kind === 'read' || kind === 'repeated' || kind === 'empty');
