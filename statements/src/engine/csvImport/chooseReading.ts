import type { StatementRow } from '../amounts/statementRow.ts';
import { prove, withoutProof } from '../proof/proof.ts';
import type { Proof } from '../proof/proof.ts';
import { Refusal } from '../statement/refusal.ts';
import { readCsvBalances } from './csvBalances.ts';
import type { Cells } from './csvCells.ts';
import type { AmountColumns } from './csvColumns.ts';
import { namesSides, readCsvRows } from './csvRows.ts';
import type { CsvTable } from './findCsvTable.ts';

/** The rows of an export and how far they are proved. */
export interface ProvenRows {
  readonly rows: readonly StatementRow[];
  readonly proof: Proof;
}

interface Reading extends ProvenRows {
  readonly amounts: AmountColumns;
  readonly balance: number | undefined;
  readonly unreadableLine: number | undefined;
}

function readRows(table: CsvTable, date: number, amounts: AmountColumns, balance: number | undefined): Reading {
  const { before, titles, below } = table;
  const { description } = table.columns;
  const { rows: found, others, unreadableLine } = readCsvRows(below, { date, description, amounts, balance });
  const rows = found.map((row) => ({ ...row, unsidedPaise: 0 }));
  const inferred = found.map((row) => row.balancePaise === undefined);
  if (balance === undefined || !inferred.includes(false)) {
    return { rows, proof: withoutProof(rows), amounts, balance, unreadableLine };
  }
  const isRepeat = (cells: Cells) => cells.join() === titles.join();
  const around = [...before, ...others.filter((cells) => !isRepeat(cells))];
  const days = rows.map((row) => row.date).toSorted();
  const printed = readCsvBalances(around, balance, { first: days[0] ?? '', last: days.at(-1) ?? '' });
  return { rows, proof: prove(rows, printed), amounts, balance, unreadableLine };
}

/** Whether the balances of a reading agree with all its amounts, and more than one row shows it. */
function isConsistent({ rows, proof, unreadableLine }: Reading): boolean {
  return unreadableLine === undefined && proof.breaks === 0 && proof.standings.includes('proved') && rows.length > 1;
}

/** How doubtful a reading is: with balances by their breaks, then readings without balances, then unreadable ones. */
function doubtScore({ unreadableLine, proof, balance }: Reading): number {
  if (unreadableLine !== undefined) return Number.MAX_VALUE;
  return balance === undefined ? Number.MAX_SAFE_INTEGER : proof.breaks;
}

/** At most this many lines beyond the limit are read to count the rows. */
const maxExtraLinesCounted = 10_000;

function refuseTooMany(table: CsvTable, date: number, amounts: AmountColumns, maxRows: number): void {
  const most = maxRows + maxExtraLinesCounted;
  const rows = readRows({ ...table, below: table.below.slice(0, most) }, date, amounts, undefined).rows.length;
  if (rows <= maxRows) return;
  const found = `${rows}${table.below.length > most ? ' or more' : ''}`;
  throw new Refusal('too-many-rows', `This one has ${found}; the limit is ${maxRows}.`);
}

function refuseDoubtful(table: CsvTable, reading: Reading): void {
  const { rows, amounts, unreadableLine } = reading;
  if (unreadableLine !== undefined) {
    throw new Refusal(
      'unreadable-rows',
      `Line ${unreadableLine} below the column names has no date or amount that can be read.`,
    );
  }
  if (rows.length > 0 && !isConsistent(reading) && !namesSides(table.below, amounts)) {
    throw new Refusal(
      'unreadable-rows',
      'The column of amounts does not say which are debits: name a column for each, or add one with Dr and Cr.',
    );
  }
}

/**
 * Reads the rows of a table. Where several columns may hold the side of an amount or the balance, chooses the reading
 * whose balances agree best with its amounts; a column whose title does not say that it is a balance is taken for one
 * only where everything agrees.
 * @throws Refusal with too-many-rows or unreadable-rows.
 */
export function chooseReading(table: CsvTable, date: number, maxRows: number): ProvenRows {
  const { amounts, balances, balancesAreNamed } = table.columns;
  for (const one of amounts) refuseTooMany(table, date, one, maxRows);
  const [best] = amounts
    .flatMap((one) => balances.map((balance) => readRows(table, date, one, balance)))
    .filter((reading) => balancesAreNamed || isConsistent(reading))
    .concat(amounts.map((one) => readRows(table, date, one, undefined)))
    .toSorted((left, right) => doubtScore(left) - doubtScore(right));
  if (best === undefined) throw new Refusal('columns-missing');
  refuseDoubtful(table, best);
  return best;
}
