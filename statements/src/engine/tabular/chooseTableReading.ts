import { parseDate } from '../amounts/dates.ts';
import type { StatementRow } from '../amounts/statementRow.ts';
import { joinProofs } from '../proof/joinProofs.ts';
import { markDoubtful, markFiguresAlone } from '../proof/proof.ts';
import type { Proof, RowStatus } from '../proof/proof.ts';
import type { ProvedAccount } from '../proof/provedAccount.ts';
import type { ChosenDateReading } from '../readings/chooseDateReading.ts';
import type { Doubt } from '../refusals/doubts.ts';
import { StatementRefusal } from '../refusals/refusal.ts';
import { dateText, isBlank, isDated, readMoney } from './cells.ts';
import { chooseDates } from './chooseDates.ts';
import type { CellTable } from './findTables.ts';
import { proveNothing, proveTable } from './proveTable.ts';
import { columnsOfAmounts } from './tableColumns.ts';
import type { AmountColumns, TableColumns } from './tableColumns.ts';
import { joinSplitDates } from './splitDates.ts';
import { restoreSwappedDates } from './swappedDates.ts';
import { readTableRows } from './tableRows.ts';
import { namesNumber } from './titleRole.ts';
import type { TableRow, TableRowColumns } from './tableRows.ts';

/** One way to read a table, with its proof. */
interface TableReading {
  readonly accounts: readonly ProvedAccount[];
  readonly rows: readonly StatementRow[];
  readonly proof: Proof;
  readonly columns: TableRowColumns;
  /** Transactions whose date or amount cannot be read, as lines from 0 below the titles. */
  readonly unreadable: readonly number[];
  /** All lines that look like transactions and were not read, as the number of rows above each. */
  readonly rowsAboveUnread: readonly number[];
  /** Whether each row has words in another column than that of the narrations. */
  readonly hasWordsElsewhere: readonly boolean[];
  /** Whether only the balances tell the sides of some amounts. */
  readonly infersSides: boolean;
}

/** The rows of a table by accounts, and the doubts about them. */
export interface ProvedTable {
  readonly accounts: readonly ProvedAccount[];
  readonly doubts: readonly Doubt[];
  /** The number of rows above each line that looks like a transaction and was not read. */
  readonly rowsAboveUnread: readonly number[];
}

/** Words for payments to a card, which are credits whatever their sign. */
const paidToCardPattern = /\bpayment\b.*\b(?:received|thank)|\bthank you\b|\bautopay|\bcashback\b|\brefund/i;

/** Whether the signs of a card's amounts show the debt: payments to the card are negative. */
function owesPositive(rows: readonly TableRow[]): boolean {
  const paid = rows.filter(({ narration }) => paidToCardPattern.test(narration));
  return paid.filter(({ debitPaise }) => debitPaise > 0).length > paid.length / 2;
}

function readRows(table: CellTable, columns: TableRowColumns, dates: ChosenDateReading): TableReading {
  const found = readTableRows(table.below, { ...columns, dates });
  const { rows, unreadable, undated, withWordsElsewhere } = found;
  const countAbove = (unread: number) => rows.filter(({ line }) => line < unread).length;
  const hasBalances = rows.some(({ balancePaise }) => balancePaise !== undefined);
  const accounts =
    columns.balance === undefined || !hasBalances
      ? proveNothing(table, rows)
      : proveTable(table, found, columns.balance, dates);
  return {
    accounts,
    rows: accounts.flatMap((account) => account.rows),
    proof: joinProofs(accounts.map(({ proof }) => proof)),
    columns,
    unreadable,
    rowsAboveUnread: [...unreadable, ...undated].toSorted((a, b) => a - b).map((line) => countAbove(line)),
    hasWordsElsewhere: rows.map(({ line }) => withWordsElsewhere.has(line)),
    infersSides: rows.some(({ unsidedPaise }) => unsidedPaise > 0),
  };
}

const isEmpty = ({ debitPaise, creditPaise, unsidedPaise }: StatementRow) =>
  debitPaise + creditPaise + unsidedPaise === 0;

const countOf = ({ statuses }: Proof, wanted: RowStatus) => statuses.filter((status) => status === wanted).length;

/** Whether the balances of a reading agree with all its amounts, and more than one row shows it. */
function isConsistent({ rows, proof, rowsAboveUnread }: TableReading): boolean {
  const isWhole = rowsAboveUnread.length === 0 && countOf(proof, 'unprovable') < rows.length / 2;
  const shows = rows.length > 1 && rows.filter(isEmpty).length < rows.length / 2;
  return isWhole && shows && proof.breaks === 0 && proof.statuses.includes('proved');
}

/** A break weighs more than a proved row, because it also casts doubt on other rows. */
const breakWeight = 3;

/** Whether the balances run in the order of the dates. */
function followsDates({ rows, proof: { order } }: TableReading): boolean {
  const [first = '', last = ''] = [rows[0]?.date, rows.at(-1)?.date];
  return order === 'newest first' ? first >= last : first <= last;
}

/** Whether the balances contradict more rows than they confirm: then they confirm these by chance. */
function isMostlyContradicted({ proof }: TableReading): boolean {
  return countOf(proof, 'unproved') > countOf(proof, 'proved');
}

/**
 * The rows of a reading that another balance with a title contradicts: it follows the amounts, but on other sides; or
 * it is the account's own one and does not follow them, while one that was computed does.
 */
function findContradicted(table: CellTable, best: TableReading, dates: ChosenDateReading): boolean[] {
  const { balances, balancesAreNamed } = table.columns;
  const { balance } = best.columns;
  if (balance === undefined) return best.rows.map(() => false);
  // Sides that balances tell against the order of the dates may be the wrong ones.
  if (best.infersSides && !followsDates(best)) return best.rows.map(() => true);
  if (isMostlyContradicted(best)) return best.proof.statuses.map((status) => status === 'proved');
  const others = balancesAreNamed ? balances.filter((column) => column !== balance) : [];
  const readings = others.map((other) => ({
    isOwn: balances.indexOf(other) < balances.indexOf(balance),
    reading: readRows(table, { ...best.columns, balance: other }, dates),
  }));
  return best.rows.map((row, index) =>
    readings.some(({ isOwn, reading: { rows, proof } }) => {
      const other = rows.length === best.rows.length ? rows[index] : undefined;
      if (other === undefined) return false;
      const isOnOtherSide = row.debitPaise + other.debitPaise > 0 && row.creditPaise + other.creditPaise > 0;
      return isOnOtherSide || (isOwn && proof.statuses[index] === 'unproved');
    }),
  );
}

/** The support of a reading by the arithmetic: proved rows, less contradictions. */
function supportOf({ rows, proof, unreadable, rowsAboveUnread }: TableReading): number {
  const proved = countOf(proof, 'proved');
  const unsided = rows.filter(({ unsidedPaise }) => unsidedPaise > 0).length;
  const empty = rows.filter(isEmpty);
  const undated = rowsAboveUnread.length - unreadable.length;
  return (
    proved + rows.length / 100 - breakWeight * (proof.breaks + unreadable.length) - undated - unsided / 2 - empty.length
  );
}

/** At most this many lines beyond the limit are read to count the rows. */
const maxExtraLinesCounted = 10_000;

function refuseTooMany(table: CellTable, columns: TableRowColumns, maxRows: number): void {
  const most = maxRows + maxExtraLinesCounted;
  const rows = readTableRows(table.below.slice(0, most), columns).rows.length;
  if (rows <= maxRows) return;
  const isMore = table.below.length > most;
  throw new StatementRefusal('too-many-rows', { kind: 'rows', count: rows, isMore, limit: maxRows });
}

/** If more than this share of the transactions cannot be read, the others may be read from the wrong columns. */
const maxUnreadableShare = 0.25;

const hasNoYear = (cell: string | undefined) =>
  isDated(cell) && parseDate(dateText(cell)) === undefined && !/\d{4}/.test(dateText(cell));

function refuseDoubtful(table: CellTable, { rows, columns, unreadable }: TableReading): void {
  const [first] = unreadable;
  if (first !== undefined && unreadable.length > maxUnreadableShare * rows.length) {
    const isWithoutYears = unreadable.every((line) => hasNoYear(table.below[line]?.[columns.date]));
    throw new StatementRefusal(
      'unreadable-rows',
      isWithoutYears && rows.length === 0
        ? { kind: 'dates-without-year' }
        : { kind: 'unreadable-line', line: first + 1 },
    );
  }
}

/** The points that the file leaves open besides its columns, in the order in which they are tried. */
function* variantsOf(table: CellTable, amounts: AmountColumns, base: TableRowColumns, dates: ChosenDateReading) {
  yield base;
  const { undated, rows } = readTableRows(table.below, { ...base, dates });
  if (undated.length > 0) yield { ...base, datesOnce: true };
  const hasSigns = amounts.kind === 'one' && amounts.side === undefined;
  if (hasSigns && base.balance === undefined && owesPositive(rows)) yield { ...base, debitsArePositive: true };
}

/** A table, and the same table with the cells of some lines in other columns. */
function waysToSplit(table: CellTable): CellTable[] {
  return table.otherwise === undefined ? [table] : [table, { ...table, below: table.otherwise }];
}

/** Whether amounts may be read without titles and balances: no other column has figures. */
function isAlone({ balances }: TableColumns, amounts: AmountColumns): boolean {
  if (amounts.kind === 'two') return amounts.areSidesUnknown === true;
  return balances.every((column) => column === amounts.amount);
}

function* readingsOf(table: CellTable, date: number, dates: ChosenDateReading): Generator<TableReading> {
  const { amounts, balances, balancesAreNamed, description, otherNarrations, isUntitled = false } = table.columns;
  for (const balance of [...balances, undefined]) {
    if (balance === undefined && balancesAreNamed) continue;
    for (const one of amounts) {
      const isTaken = balance !== undefined && columnsOfAmounts(one).includes(balance);
      if (isTaken || (isUntitled && balance === undefined && !isAlone(table.columns, one))) continue;
      for (const columns of variantsOf(
        table,
        one,
        { date, description, otherNarrations, amounts: one, balance },
        dates,
      )) {
        const reading = readRows(table, columns, dates);
        if (balancesAreNamed || balance === undefined || (isConsistent(reading) && followsDates(reading)))
          yield reading;
      }
    }
  }
}

/**
 * The reading that the arithmetic confirms, or else supports best. Of equal readings, the last variant of the first
 * columns is used.
 */
function chooseBest(readings: Iterable<TableReading>): TableReading | undefined {
  let best: TableReading | undefined;
  for (const reading of readings) {
    if (isConsistent(reading)) return reading;
    const isVariant = best?.columns.amounts === reading.columns.amounts && reading.columns.debitsArePositive === true;
    if (best === undefined || supportOf(reading) > supportOf(best) || isVariant) best = reading;
  }
  return best;
}

/** Whether the balances contradict the titles of the two sides, and confirm every row if these are swapped. */
function areTitlesSwapped(table: CellTable, { columns, proof }: TableReading, dates: ChosenDateReading): boolean {
  const { amounts } = columns;
  if (amounts.kind === 'one' || amounts.debit === undefined || amounts.credit === undefined) return false;
  if (columns.balance === undefined || proof.breaks === 0) return false;
  const swapped = { kind: 'two', debit: amounts.credit, credit: amounts.debit } as const;
  const reading = readRows(table, { ...columns, amounts: swapped }, dates);
  return isConsistent(reading) && followsDates(reading);
}

/** Whether day and month of a date may be swapped. */
const isEitherWay = ({ date }: StatementRow) => Number(date.slice(8)) <= 12 && date.slice(5, 7) !== date.slice(8);

function findDoubts({ rows, rowsAboveUnread }: TableReading, { isAmbiguous }: ChosenDateReading): Doubt[] {
  return [
    ...(rowsAboveUnread.length > 0 ? (['lines-unread'] as const) : []),
    ...(isAmbiguous ? (['dates-ambiguous'] as const) : []),
    ...(rows.some(({ unsidedPaise }) => unsidedPaise > 0) ? (['sides-unknown'] as const) : []),
  ];
}

/** Whether the line above the rows names columns, but in unknown words. */
function hasTitlesAbove({ before }: CellTable): boolean {
  const filled = before.at(-1)?.filter((cell) => !isBlank(cell)) ?? [];
  return filled.length > 1 && filled.every((cell) => /\p{L}/u.test(cell) && readMoney(cell) === undefined);
}

/**
 * Reads the rows of a table. If several columns may hold the side of an amount or the balance, it chooses the reading
 * whose balances agree best with its amounts. A column without the title of a balance is taken for one only if
 * everything agrees. A line that looks like a transaction and cannot be read is a break; of too many, the
 * table is refused.
 * @throws StatementRefusal with too-many-rows, table-missing or unreadable-rows.
 */
export function chooseTableReading(found: CellTable, date: number, maxRows: number): ProvedTable {
  const table = { ...found, below: restoreSwappedDates(joinSplitDates(found.below, date), date) };
  const { amounts, description } = table.columns;
  for (const one of amounts) refuseTooMany(table, { date, description, amounts: one, balance: undefined }, maxRows);
  const dates = chooseDates(table, date);
  const best = chooseBest(waysToSplit(table).flatMap((one) => readingsOf(one, date, dates).toArray()));
  if (best === undefined)
    throw new StatementRefusal('table-missing', { kind: 'untold-columns', hasTitles: hasTitlesAbove(table) });
  refuseDoubtful(table, best);
  const isContradicted = findContradicted(table, best, dates);
  const hasNoNarration = namesNumber(table.titles[description] ?? '');
  const accounts = best.accounts.map((account, index) => {
    const start = best.accounts.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0);
    const contradicted = isContradicted.slice(start, start + account.rows.length);
    const isBroken = (best.rowsAboveUnread.length > 0 && index === 0) || contradicted.includes(true);
    const breaks = account.proof.breaks + (isBroken ? 1 : 0);
    const proof = markDoubtful({ ...account.proof, breaks }, contradicted);
    const isInDoubt = account.rows.map(
      (row, at) =>
        hasNoNarration || best.hasWordsElsewhere[start + at] === true || (dates.isAmbiguous && isEitherWay(row)),
    );
    return { ...account, proof: markFiguresAlone(proof, isInDoubt) };
  });
  const doubts = [
    ...findDoubts(best, dates),
    ...(areTitlesSwapped(table, best, dates) ? (['titles-swapped'] as const) : []),
  ];
  return { accounts, doubts, rowsAboveUnread: best.rowsAboveUnread };
}
