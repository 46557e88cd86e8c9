import { signedBalance } from '../amounts/money.ts';
import type { Money } from '../amounts/money.ts';
import type { Side } from '../amounts/side.ts';
import { isBalanceLine } from './csvBalances.ts';
import { looksLikeDate, readMoney, normalizeCell, readAmount, readDate, readSideCell } from './csvCells.ts';
import type { Cells } from './csvCells.ts';
import type { AmountColumns } from './csvColumns.ts';

/** One transaction of an export; money in paise; the balance if one is printed. */
interface CsvRow {
  readonly date: string;
  readonly narration: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number | undefined;
}

/** The lines below the titles, read with one choice of columns. */
export interface CsvRows {
  readonly rows: readonly CsvRow[];
  /** Lines that are not transactions: totals, legends, opening balances. */
  readonly others: readonly Cells[];
  /** The first line, counted from 1 below the titles, that is a transaction and cannot be read. */
  readonly unreadableLine: number | undefined;
}

export interface CsvRowColumns {
  readonly date: number;
  readonly description: number;
  readonly amounts: AmountColumns;
  readonly balance: number | undefined;
}

type Movement = Pick<CsvRow, 'debitPaise' | 'creditPaise'>;
type Reading = Movement | 'nothing' | 'unreadable';

/** A negative amount belongs to the other side. */
function toMovement(debit: number, credit: number): Movement {
  return {
    debitPaise: Math.max(debit, 0) + Math.max(-credit, 0),
    creditPaise: Math.max(credit, 0) + Math.max(-debit, 0),
  };
}

/** Paise in a column of one side: negative where the other side is printed after the amount. */
function paiseOn(side: Side, { paise, side: printed }: Money): number {
  return printed !== undefined && printed !== side ? -paise : paise;
}

function readTwoAmounts(
  cells: Cells,
  columns: { readonly debit: number; readonly credit: number },
  debitSign: 1 | -1,
): Reading {
  const [debit, credit] = [readAmount(cells[columns.debit]), readAmount(cells[columns.credit])];
  if (debit === 'unreadable' || credit === 'unreadable') return 'unreadable';
  if (debit === 'nothing' && credit === 'nothing') return 'nothing';
  const debitPaise = debit === 'nothing' ? 0 : paiseOn('debit', debit) * debitSign;
  return toMovement(debitPaise, credit === 'nothing' ? 0 : paiseOn('credit', credit));
}

function readOneAmount(cells: Cells, columns: { readonly amount: number; readonly side: number | undefined }): Reading {
  const amount = readAmount(cells[columns.amount]);
  if (typeof amount === 'string') return amount;
  const printed = amount.side ?? (columns.side === undefined ? undefined : readSideCell(cells[columns.side]));
  if (printed === undefined && columns.side !== undefined && amount.paise > 0) return 'unreadable';
  const size = Math.abs(amount.paise);
  return (printed ?? (amount.paise < 0 ? 'debit' : 'credit')) === 'debit' ? toMovement(size, 0) : toMovement(0, size);
}

/** Whether all debits of a file are written with a minus: the sign then says no more than the column does. */
function debitsAreNegative(lines: readonly Cells[], column: number): boolean {
  const paise = lines.map((cells) => readMoney(cells[column])?.paise ?? 0).filter((amount) => amount !== 0);
  return paise.length > 0 && paise.every((amount) => amount < 0);
}

function readBalance(cells: Cells, { balance, amounts }: CsvRowColumns): number | undefined {
  const money = balance === undefined ? undefined : readMoney(cells[balance]);
  if (balance === undefined || money === undefined) return undefined;
  const beside = balance + 1;
  const isOverdrawn = !(amounts.kind === 'one' && amounts.side === beside) && readSideCell(cells[beside]) === 'debit';
  return isOverdrawn ? 0 - Math.abs(money.paise) : signedBalance(money);
}

/** Whether a column of amounts states the side of any amount: by a column beside it, a sign, or Dr or Cr. */
export function namesSides(lines: readonly Cells[], amounts: AmountColumns): boolean {
  if (amounts.kind === 'two' || amounts.side !== undefined) return true;
  return lines.some((cells) => {
    const money = readMoney(cells[amounts.amount]);
    return money !== undefined && (money.side !== undefined || money.paise < 0);
  });
}

/**
 * Reads the lines below the titles. A line with a date and an amount is a transaction, unless its narration says
 * otherwise.
 */
export function readCsvRows(lines: readonly Cells[], columns: CsvRowColumns): CsvRows {
  const { amounts } = columns;
  const debitSign = amounts.kind === 'two' && debitsAreNegative(lines, amounts.debit) ? -1 : 1;
  const rows: CsvRow[] = [];
  const others: Cells[] = [];
  let unreadableLine: number | undefined;
  for (const [index, cells] of lines.entries()) {
    const dateCell = cells[columns.date];
    const date = readDate(dateCell);
    const narration = normalizeCell(cells[columns.description]);
    const isDated = date !== undefined || looksLikeDate(dateCell);
    const reading = !isDated || isBalanceLine(narration) ? 'nothing' : readAmounts(cells, amounts, debitSign);
    if (reading === 'nothing') others.push(cells);
    else if (reading === 'unreadable' || date === undefined) unreadableLine ??= index + 1;
    else rows.push({ date, narration, ...reading, balancePaise: readBalance(cells, columns) });
  }
  return { rows, others, unreadableLine };
}

function readAmounts(cells: Cells, amounts: AmountColumns, debitSign: 1 | -1): Reading {
  return amounts.kind === 'two' ? readTwoAmounts(cells, amounts, debitSign) : readOneAmount(cells, amounts);
}
