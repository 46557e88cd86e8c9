import type { Bank, StatementAccount, Transaction } from '../../engine/index.ts';

/** The rows of one account in one file, in printed order. */
export interface AccountPart {
  readonly path: string;
  /** The same for parts of the same account. */
  readonly key: string;
  readonly bank?: Bank;
  readonly numberEnd?: string;
  readonly rows: readonly Transaction[];
  readonly proof: StatementAccount['proof'];
}

/** A row and where it is from. */
export interface PlacedRow {
  readonly row: Transaction;
  readonly part: AccountPart;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

interface KeptRow extends PlacedRow {
  /** The day to order by: files print a few rows after later ones, and keep their balances by that. */
  readonly sortDate: string;
  /** The last file that holds this row: within one file, equal rows are different transactions. */
  holder: string;
}

function chronological({ rows, proof }: AccountPart): readonly Transaction[] {
  return proof.order === 'newest first' ? rows.toReversed() : rows;
}

function comparePeriods(a: AccountPart, b: AccountPart): number {
  const period = (part: AccountPart) => {
    const rows = chronological(part);
    return `${rows[0]?.date ?? ''} ${rows.at(-1)?.date ?? ''}`;
  };
  const [left, right] = [period(a), period(b)];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** What equal rows of two files have in common: line breaks and spaces differ between a PDF and an export. */
function contentKey({ date, debitPaise, creditPaise, unsidedPaise, description }: Transaction): string {
  const letters = description.toUpperCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return [date, debitPaise, creditPaise, unsidedPaise, letters].join(' ');
}

/** The row that another file holds too; the balance tells, where both print one. */
function findSame(candidates: readonly KeptRow[], row: Transaction, path: string): KeptRow | undefined {
  const free = candidates.filter(({ holder }) => holder !== path);
  return (
    free.find((kept) => kept.row.balancePaise === row.balancePaise) ??
    free.find((kept) => kept.row.balancePaise === undefined || row.balancePaise === undefined)
  );
}

/**
 * Merges the files of one account to one list in order of the dates, oldest first. A row that several files hold is
 * kept once; a row that one file holds twice is kept twice.
 */
export function mergeParts(parts: readonly AccountPart[]): { rows: readonly PlacedRow[]; duplicateCount: number } {
  const kept: KeptRow[] = [];
  const keptByContent = new Map<string, KeptRow[]>();
  let duplicateCount = 0;
  for (const part of parts.toSorted(comparePeriods)) {
    const rows = chronological(part);
    let sortDate = '';
    for (const [index, row] of rows.entries()) {
      if (row.date > sortDate) sortDate = row.date;
      const key = contentKey(row);
      const candidates = keptByContent.get(key) ?? [];
      const same = findSame(candidates, row, part.path);
      if (same !== undefined) {
        same.holder = part.path;
        duplicateCount += 1;
        continue;
      }
      const one = { row, part, sortDate, holder: part.path, isFirst: index === 0, isLast: index === rows.length - 1 };
      kept.push(one);
      candidates.push(one);
      keptByContent.set(key, candidates);
    }
  }
  kept.sort((a, b) => (a.sortDate === b.sortDate ? 0 : a.sortDate < b.sortDate ? -1 : 1));
  return { rows: kept, duplicateCount };
}
