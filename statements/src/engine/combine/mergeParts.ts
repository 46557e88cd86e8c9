import type { Bank } from '../layouts/banks.ts';
import type { CombinableAccount, CombinableRow } from './combinedAccount.ts';

/** The rows of one account in one file, in printed order. */
export interface AccountPart<Row extends CombinableRow = CombinableRow> {
  readonly path: string;
  /** The same key for parts of the same account. */
  readonly key: string;
  readonly bank?: Bank;
  readonly numberEnd?: string;
  readonly rows: readonly Row[];
  readonly proof: CombinableAccount['proof'];
}

/** A row and its source. */
export interface PlacedRow<Row extends CombinableRow = CombinableRow> {
  readonly row: Row;
  readonly part: AccountPart<Row>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

interface KeptRow<Row extends CombinableRow = CombinableRow> extends PlacedRow<Row> {
  row: Row;
  /** The day to sort by. Files print a few rows after later ones, and their balances depend on that order. */
  readonly sortDate: string;
  /** Its number in its own file, in order of time. */
  readonly index: number;
  /** The last file that holds this row: within one file, equal rows are different transactions. */
  holder: string;
}

function chronological<Row extends CombinableRow>({ rows, proof }: AccountPart<Row>): readonly Row[] {
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

const lettersOf = ({ description }: CombinableRow): string =>
  description.toUpperCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const figuresKey = ({ date, debitPaise, creditPaise, unsidedPaise }: CombinableRow): string =>
  [date, debitPaise, creditPaise, unsidedPaise].join(' ');

/** The common key of equal rows in two files: line breaks and spaces differ between a PDF and an export. */
function contentKey(row: CombinableRow): string {
  return `${figuresKey(row)} ${lettersOf(row)}`;
}

const hasUnsureWords = ({ status, hasWordsInDoubt }: CombinableRow): boolean =>
  status === 'figures-proved' || hasWordsInDoubt === true;

/** Whether the words of one row begin those of the other: a page may end within a narration. */
function isCutFrom(row: CombinableRow, whole: CombinableRow): boolean {
  const [cut, letters] = [lettersOf(row), lettersOf(whole)];
  return cut.length < letters.length && letters.startsWith(cut);
}

/** The rows that may be the same one: those with its words, or with its figures if the words of one are cut or unsure. */
function findCandidates<Row extends CombinableRow>(alike: readonly KeptRow<Row>[], row: CombinableRow) {
  const key = contentKey(row);
  const equal = alike.filter((kept) => contentKey(kept.row) === key);
  const isSameBalance = (kept: KeptRow) => row.balancePaise !== undefined && kept.row.balancePaise === row.balancePaise;
  const mayDiffer = (kept: CombinableRow) =>
    hasUnsureWords(kept) || hasUnsureWords(row) || isCutFrom(kept, row) || isCutFrom(row, kept);
  const similar = alike.filter((kept) => !equal.includes(kept) && isSameBalance(kept) && mayDiffer(kept.row));
  return [...equal, ...similar];
}

/** The same row in another file. The balance decides, if both print one, and the order in both files. */
function findSame<Row extends CombinableRow>(
  candidates: readonly KeptRow<Row>[],
  row: CombinableRow,
  path: string,
  lastSame: ReadonlyMap<AccountPart, number>,
): KeptRow<Row> | undefined {
  const free = candidates.filter(({ holder }) => holder !== path);
  const isLater = ({ part, index }: KeptRow) => index > (lastSame.get(part) ?? -1);
  return (
    free.find((kept) => kept.row.balancePaise === row.balancePaise && isLater(kept)) ??
    free.find((kept) => kept.row.balancePaise === undefined || row.balancePaise === undefined)
  );
}

/**
 * Whether one file continues another: it opens with the last balance of the other, and does not begin with a row of it.
 * Rows of the same day and balance are then different rows.
 */
function goesOn(after: AccountPart, before: AccountPart): boolean {
  const [last, first] = [chronological(before).at(-1), chronological(after)[0]];
  if (last === undefined || first === undefined || first.date < last.date) return false;
  const begins = contentKey(first);
  const { balancePaise, creditPaise, debitPaise } = first;
  return (
    balancePaise !== undefined &&
    last.balancePaise === balancePaise - creditPaise + debitPaise &&
    before.rows.every((row) => row.balancePaise !== balancePaise || contentKey(row) !== begins)
  );
}

/**
 * Whether the balances show that two parts without a number belong to one account: one continues the other, or both
 * contain the same row with the same balance.
 */
export function isConnected(one: AccountPart, other: AccountPart): boolean {
  // Many accounts are empty at some time, so an empty one connects nothing.
  const meets = (after: AccountPart, before: AccountPart) =>
    chronological(before).at(-1)?.balancePaise !== 0 && goesOn(after, before);
  if (meets(one, other) || meets(other, one)) return true;
  const placed = ({ rows }: AccountPart) =>
    rows.flatMap((row) => (!row.balancePaise ? [] : [`${contentKey(row)} ${row.balancePaise}`]));
  const held = new Set(placed(one));
  return placed(other).some((row) => held.has(row));
}

/**
 * Merges the files of one account into one list in order of the dates, oldest first. A row in several files is kept
 * once; a row printed twice in one file is kept twice. `sorted` has the files in order of their periods.
 */
export function mergeParts<Row extends CombinableRow>(
  parts: readonly AccountPart<Row>[],
): { rows: readonly PlacedRow<Row>[]; duplicateCount: number; sorted: readonly AccountPart<Row>[] } {
  const kept: KeptRow<Row>[] = [];
  const keptByFigures = new Map<string, KeptRow<Row>[]>();
  let duplicateCount = 0;
  const sorted = parts.toSorted(comparePeriods);
  for (const [at, part] of sorted.entries()) {
    // For each file before: the number of its row that was found last. A file that this one continues has none.
    const lastSame = new Map<AccountPart, number>(
      sorted.slice(0, at).flatMap((one) => (goesOn(part, one) ? [[one, one.rows.length] as const] : [])),
    );
    const rows = chronological(part);
    let sortDate = '';
    for (const [index, row] of rows.entries()) {
      if (row.date > sortDate) sortDate = row.date;
      const key = figuresKey(row);
      const alike = keptByFigures.get(key) ?? [];
      const same = findSame(findCandidates(alike, row), row, part.path, lastSame);
      if (same !== undefined) {
        const isBetter = hasUnsureWords(same.row) ? row.status === 'proved' : isCutFrom(same.row, row);
        if (isBetter) same.row = row;
        same.holder = part.path;
        lastSame.set(same.part, same.index);
        duplicateCount += 1;
        continue;
      }
      const one = {
        row,
        part,
        sortDate,
        index,
        holder: part.path,
        isFirst: index === 0,
        isLast: index === rows.length - 1,
      };
      kept.push(one);
      alike.push(one);
      keptByFigures.set(key, alike);
    }
  }
  kept.sort((a, b) => (a.sortDate === b.sortDate ? 0 : a.sortDate < b.sortDate ? -1 : 1));
  return { rows: kept, duplicateCount, sorted };
}
