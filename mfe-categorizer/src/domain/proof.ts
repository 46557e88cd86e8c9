import { parsePaise } from './paise.ts';

/** One account of a statement. */
interface ProvedAccount {
  readonly rows: number;
  /** The end of its number, where the statement prints one. */
  readonly numberEnd: string | undefined;
}

/** What the service says about a statement in its `X-Statement-…` headers. Rows are counted from 1. */
export interface Proof {
  readonly rows: number;
  /** Rows that the balances printed confirm. */
  readonly proved: number;
  /** Rows for which no balance is printed that could confirm or contradict them. */
  readonly unprovable: number;
  /** Rows that the balances contradict, or that may not be whole. */
  readonly doubtful: number;
  /** Which they are; empty where there are too many to list. */
  readonly doubtfulRows: ReadonlySet<number>;
  /** Places where the figures disagree. */
  readonly breaks: number;
  /** Codes of what is doubtful about the statement as a whole. */
  readonly doubts: readonly string[];
  /** Amounts by their rows of which nothing tells whether they are debits or credits. */
  readonly unsidedPaise: ReadonlyMap<number, number>;
  /** In the order of their rows; empty where the statement has one account. */
  readonly accounts: readonly ProvedAccount[];
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
}

/** The headers of an answer. */
export interface ReportHeaders {
  get(name: string): string | null;
}

function readCount(headers: ReportHeaders, name: string): number | undefined {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function readAmount(headers: ReportHeaders, name: string): number | undefined {
  const text = headers.get(name)?.trim();
  return text ? parsePaise(text) : undefined;
}

function readList(headers: ReportHeaders, name: string): string[] {
  const items = headers.get(name)?.split(',') ?? [];
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** `3,17,20-22` → 3, 17, 20, 21, 22, as far as there are such rows. */
function readRows(headers: ReportHeaders, name: string, rows: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const range of readList(headers, name)) {
    const [first, last = first] = range.split('-').map(Number);
    for (let row = Math.max(1, first ?? 1); row <= Math.min(last ?? 0, rows); row += 1) found.add(row);
  }
  return found;
}

/** `3=1234.50,17=20.00` → the amounts by their rows. */
function readAmounts(headers: ReportHeaders, name: string): ReadonlyMap<number, number> {
  return new Map(
    readList(headers, name).map((item) => {
      const [row, amount = ''] = item.split('=');
      return [Number(row), parsePaise(amount)];
    }),
  );
}

/** `20;number="1234", 12` → the accounts, where their rows are those of the statement. */
function readAccounts(headers: ReportHeaders, name: string, rows: number): ProvedAccount[] {
  const accounts = readList(headers, name).map((item) => {
    const { count, end } = /^(?<count>\d+)(?:;number="(?<end>[^"]*)")?$/.exec(item)?.groups ?? {};
    return { rows: Number(count), numberEnd: end };
  });
  return accounts.reduce((sum, account) => sum + account.rows, 0) === rows ? accounts : [];
}

/** Reads the proof of an answer; undefined when the service sends none. */
export function readProof(headers: ReportHeaders): Proof | undefined {
  const rows = readCount(headers, 'X-Statement-Rows');
  const proved = readCount(headers, 'X-Statement-Proved');
  if (rows === undefined || proved === undefined) return undefined;
  const unprovable = readCount(headers, 'X-Statement-Unprovable') ?? 0;
  return {
    rows,
    proved,
    unprovable,
    doubtful: readCount(headers, 'X-Statement-Doubtful') ?? Math.max(0, rows - proved - unprovable),
    doubtfulRows: readRows(headers, 'X-Statement-Doubtful-Rows', rows),
    breaks: readCount(headers, 'X-Statement-Breaks') ?? 0,
    doubts: readList(headers, 'X-Statement-Doubts'),
    unsidedPaise: readAmounts(headers, 'X-Statement-Unsided'),
    accounts: readAccounts(headers, 'X-Statement-Accounts', rows),
    openingPaise: readAmount(headers, 'X-Statement-Opening'),
    closingPaise: readAmount(headers, 'X-Statement-Closing'),
  };
}
