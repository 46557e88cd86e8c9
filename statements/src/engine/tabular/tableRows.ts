import type { DateReading } from '../amounts/dates.ts';
import { signedBalance } from '../amounts/money.ts';
import type { Money } from '../amounts/money.ts';
import type { Side } from '../amounts/side.ts';
import type { StatementRow } from '../amounts/statementRow.ts';
import { isBlank, isDated, readMoney, normalizeCell, readAmount, readDate, readSideCell } from './cells.ts';
import type { Cells } from './cells.ts';
import { isBalanceLabel, isBalanceLine } from './tableBalances.ts';
import type { AmountColumns } from './tableColumns.ts';

/** One transaction of an export, and the line it begins on, from 0 below the titles. */
export interface TableRow extends StatementRow {
  readonly line: number;
}

/** The lines below the titles, read with one choice of columns. Lines are counted from 0 below the titles. */
export interface TableRows {
  readonly rows: readonly TableRow[];
  /** Lines that are not transactions: totals, legends, opening balances. */
  readonly others: readonly { readonly line: number; readonly cells: Cells }[];
  /** Transactions whose date or amount cannot be read: a day that is not on the calendar, `#REF!`. */
  readonly unreadable: readonly number[];
  /**
   * Lines above the last row with an amount and no date that are not totals: pending rows, or dates printed once a day;
   * and lines with a date and another balance, but without an amount.
   */
  readonly undated: readonly number[];
  /** Rows whose narration is in another column, or empty beside one that has words. */
  readonly withWordsElsewhere: ReadonlySet<number>;
}

/** The columns of the rows, and the assumptions about points that the file leaves open. */
export interface TableRowColumns {
  readonly date: number;
  readonly description: number;
  readonly otherNarrations?: readonly number[] | undefined;
  readonly amounts: AmountColumns;
  readonly balance: number | undefined;
  readonly dates?: DateReading | undefined;
  /** A date is printed once for all rows of its day. */
  readonly datesOnce?: boolean;
  /** In a column of signed amounts, the debits are the positive ones, as on credit cards. */
  readonly debitsArePositive?: boolean;
  /** The minus of a few amounts in a column of one side is read in the less usual way. */
  readonly fewSignsSwitched?: boolean;
}

type Amounts = Pick<TableRow, 'debitPaise' | 'creditPaise' | 'unsidedPaise'>;
type AmountsOrNone = Amounts | 'nothing' | 'unreadable';

/** A negative amount belongs to the other side. */
function toAmounts(debit: number, credit: number): Amounts {
  return {
    debitPaise: Math.max(debit, 0) + Math.max(-credit, 0),
    creditPaise: Math.max(credit, 0) + Math.max(-debit, 0),
    unsidedPaise: 0,
  };
}

const toUnsided = (paise: number): Amounts => ({ debitPaise: 0, creditPaise: 0, unsidedPaise: Math.abs(paise) });

/** Paise in a column of one side: negative if the other side is printed after the amount. */
function paiseOn(side: Side, { paise, side: printed }: Money): number {
  return printed !== undefined && printed !== side ? -paise : paise;
}

/** The meaning of signs in a column of amounts, judged from the whole column. */
interface SignsOfColumn {
  /** Most debits are written with a minus: the sign then adds nothing to the column's side. */
  readonly debitsAreNegative: boolean;
  readonly creditsAreNegative: boolean;
  /** The amounts of a single column are signed. */
  readonly isSigned: boolean;
  /** The side of the unmarked amounts, if only those of the other side are marked. */
  readonly unmarkedSide: Side | undefined;
}

function readTwoAmounts(
  cells: Cells,
  columns: Extract<AmountColumns, { kind: 'two' }>,
  { debitsAreNegative, creditsAreNegative }: SignsOfColumn,
): AmountsOrNone {
  const read = (column: number | undefined) => (column === undefined ? 'nothing' : readAmount(cells[column]));
  const [debit, credit] = [read(columns.debit), read(columns.credit)];
  if (debit === 'unreadable' || credit === 'unreadable') return 'unreadable';
  if (debit === 'nothing' && credit === 'nothing') return 'nothing';
  const debitPaise = debit === 'nothing' ? 0 : paiseOn('debit', debit) * (debitsAreNegative ? -1 : 1);
  const creditPaise = credit === 'nothing' ? 0 : paiseOn('credit', credit) * (creditsAreNegative ? -1 : 1);
  if (columns.areSidesUnknown === true) return toUnsided(debitPaise === 0 ? creditPaise : debitPaise);
  // One amount is never on both sides: the columns do not tell its side.
  if (debitPaise === creditPaise && debitPaise !== 0) return toUnsided(debitPaise);
  return toAmounts(debitPaise, creditPaise);
}

function readOneAmount(
  cells: Cells,
  { amount: column, side: sideColumn }: { readonly amount: number; readonly side: number | undefined },
  { isSigned, unmarkedSide }: SignsOfColumn,
  debitsArePositive: boolean,
): AmountsOrNone {
  const amount = readAmount(cells[column]);
  if (typeof amount === 'string') return amount;
  const size = Math.abs(amount.paise);
  const printed = amount.side ?? (sideColumn === undefined ? undefined : readSideCell(cells[sideColumn]));
  const bySign = amount.paise < 0 === debitsArePositive ? 'credit' : 'debit';
  const tellsSide = amount.paise < 0 || (sideColumn === undefined && isSigned);
  const side = printed ?? (tellsSide ? bySign : unmarkedSide);
  if (side === undefined) return toUnsided(size);
  return side === 'debit' ? toAmounts(size, 0) : toAmounts(0, size);
}

/** With this number of amounts, a minus is a convention of the column; of fewer, they may be taken back. */
const minForConvention = 3;

const moneyOf = (lines: readonly Cells[], column: number | undefined): Money[] =>
  column === undefined
    ? []
    : lines.flatMap((cells) => readMoney(cells[column]) ?? []).filter(({ paise }) => paise !== 0);

/** Whether most amounts of a column are negative; `undefined` if there are too few to tell a convention. */
function areNegative(money: readonly Money[]): boolean | undefined {
  const negative = money.filter(({ paise }) => paise < 0).length;
  return negative > 0 && money.length < minForConvention ? undefined : negative > money.length / 2;
}

/** The side of the amounts without a mark, if those with a mark are all on the other side. */
function sideOfUnmarked(marks: readonly (Side | 'other' | undefined)[]): Side | undefined {
  const [marked, ...others] = new Set(marks.filter((mark) => mark !== undefined));
  if (marked === undefined || marked === 'other' || others.length > 0) return undefined;
  return marked === 'credit' ? 'debit' : 'credit';
}

function readSigns(lines: readonly Cells[], { amounts, fewSignsSwitched = false }: TableRowColumns): SignsOfColumn {
  if (amounts.kind === 'two') {
    const debits = moneyOf(lines, amounts.debit);
    return {
      debitsAreNegative: areNegative(debits) ?? (!fewSignsSwitched && debits.every(({ paise }) => paise < 0)),
      // A minus in the only column of amounts, which names credits, tells a debit.
      creditsAreNegative:
        amounts.debit !== undefined && (areNegative(moneyOf(lines, amounts.credit)) ?? fewSignsSwitched),
      isSigned: false,
      unmarkedSide: undefined,
    };
  }
  const money = moneyOf(lines, amounts.amount);
  const { side: sideColumn } = amounts;
  const marks =
    sideColumn === undefined
      ? money.map(({ side }) => side)
      : lines
          .filter((cells) => readMoney(cells[amounts.amount]) !== undefined)
          .map((cells) => (isBlank(cells[sideColumn]) ? undefined : (readSideCell(cells[sideColumn]) ?? 'other')));
  const unmarkedSide = sideOfUnmarked(marks);
  return {
    debitsAreNegative: false,
    creditsAreNegative: false,
    isSigned: money.some(({ paise }) => paise < 0),
    // An empty cell below the title of sides is a mark that is missing, unless debits never have one.
    unmarkedSide: sideColumn !== undefined && unmarkedSide === 'credit' ? undefined : unmarkedSide,
  };
}

function readBalance(cells: Cells, { balance, amounts }: TableRowColumns): number | undefined {
  const money = balance === undefined ? undefined : readMoney(cells[balance]);
  if (balance === undefined || money === undefined) return undefined;
  const beside = balance + 1;
  const isOverdrawn = !(amounts.kind === 'one' && amounts.side === beside) && readSideCell(cells[beside]) === 'debit';
  return isOverdrawn ? 0 - Math.abs(money.paise) : signedBalance(money);
}

/** Words of wallets for a payment that moved no money. */
const failedPattern = /^(?:failed|failure|declined|rejected|cancelled)$/i;

/** Whether a cell other than the narration says that a payment was not made. */
function hasFailed(cells: Cells, description: number): boolean {
  return cells.some((cell, column) => column !== description && failedPattern.test(cell.trim()));
}

/** Whether a line has only a text in the column of narrations: it continues the narration of the row above. */
function isContinuation(cells: Cells, description: number): boolean {
  return cells.every((cell, column) => (column === description) !== isBlank(cell)) && description < cells.length;
}

/** Texts that continue a narration directly below a row. */
function readContinuation(lines: readonly Cells[], line: number, description: number): string[] {
  const texts: string[] = [];
  for (let at = line + 1; at < lines.length; at += 1) {
    const cells = lines[at];
    if (cells === undefined || !isContinuation(cells, description)) break;
    texts.push(normalizeCell(cells[description]));
  }
  return texts;
}

/** Whether a cell has words, and not only a date, an amount, a side or the name of a currency. */
function isWord(cell: string): boolean {
  return /\p{L}{4}/u.test(cell) && !isDated(cell) && readSideCell(cell) === undefined && readMoney(cell) === undefined;
}

const balanceWordPattern = /balance|\bbal\b|\b[bc] ?\/ ?f\b|forward/i;

/**
 * The lines without an amount whose balance is another than that of the row before: their amounts are in another
 * column. Above all rows, such a line may be an opening balance, which the first row continues.
 */
function findMoved(
  others: readonly { readonly line: number; readonly balancePaise: number | undefined }[],
  rows: readonly TableRow[],
): number[] {
  const [first] = rows;
  const moved = others.filter(({ line, balancePaise }) => {
    if (balancePaise === undefined || first?.balancePaise === undefined) return false;
    const before = rows.findLast((row) => row.line < line);
    if (before !== undefined) return before.balancePaise !== undefined && before.balancePaise !== balancePaise;
    const { debitPaise, creditPaise, unsidedPaise } = first;
    return Math.abs(first.balancePaise - balancePaise - creditPaise + debitPaise) !== unsidedPaise;
  });
  return moved.map(({ line }) => line);
}

/**
 * Reads the lines below the titles. A line with a date and an amount is a transaction, unless its narration says
 * otherwise, or its status says that it failed.
 */
export function readTableRows(lines: readonly Cells[], columns: TableRowColumns): TableRows {
  const { amounts, description, otherNarrations = [], datesOnce = false, debitsArePositive = false } = columns;
  const signs = readSigns(lines, columns);
  const readAmounts = (cells: Cells) =>
    amounts.kind === 'two'
      ? readTwoAmounts(cells, amounts, signs)
      : readOneAmount(cells, amounts, signs, debitsArePositive);
  const rows: TableRow[] = [];
  const others: { line: number; cells: Cells; isUndated: boolean }[] = [];
  const unreadable: number[] = [];
  const withoutAmount: { line: number; balancePaise: number | undefined }[] = [];
  for (const [line, cells] of lines.entries()) {
    const dateCell = cells[columns.date];
    const dateAbove = datesOnce && isBlank(dateCell) ? rows.at(-1)?.date : undefined;
    const date = dateAbove ?? readDate(dateCell, columns.dates);
    const narration = normalizeCell(cells[description]);
    const isSummary =
      dateAbove === undefined && date !== undefined ? isBalanceLabel(narration) : cells.some(isBalanceLine);
    const isRow = (date !== undefined || isDated(dateCell)) && !isSummary && !hasFailed(cells, description);
    const reading = isRow ? readAmounts(cells) : 'nothing';
    if (reading === 'nothing') {
      const isUndated = !isRow && !isSummary && date === undefined && narration !== '' && hasAmount(readAmounts(cells));
      if (isRow && !balanceWordPattern.test(narration)) {
        withoutAmount.push({ line, balancePaise: readBalance(cells, columns) });
      }
      others.push({ line, cells, isUndated });
    } else if (reading === 'unreadable' || date === undefined) unreadable.push(line);
    else rows.push({ line, date, narration, ...reading, balancePaise: readBalance(cells, columns) });
  }
  const joined = joinNarrations(lines, rows, others, description);
  const narrationElsewhere = (line: number) =>
    otherNarrations.map((column) => normalizeCell(lines[line]?.[column])).find(isWord) ?? '';
  const withoutWords = joined.rows.filter(({ narration }) => isBlank(narration));
  return {
    rows: joined.rows.map((row) =>
      isBlank(row.narration) ? { ...row, narration: narrationElsewhere(row.line) } : row,
    ),
    others: joined.others,
    unreadable,
    undated: [
      ...findMoved(withoutAmount, rows),
      ...others.filter(({ line, isUndated }) => isUndated && line < (rows.at(-1)?.line ?? 0)).map(({ line }) => line),
    ],
    withWordsElsewhere: new Set(
      withoutWords.filter(({ line }) => lines[line]?.some(isWord) === true).map(({ line }) => line),
    ),
  };
}

function hasAmount(reading: AmountsOrNone): boolean {
  return typeof reading === 'object' && reading.debitPaise + reading.creditPaise + reading.unsidedPaise > 0;
}

/**
 * A narration continues below its row if another row follows. Below the last row it continues only if narrations do so
 * elsewhere.
 */
function joinNarrations(
  lines: readonly Cells[],
  rows: readonly TableRow[],
  others: TableRows['others'],
  description: number,
): Pick<TableRows, 'rows' | 'others'> {
  const continuations = rows.map(({ line }) => readContinuation(lines, line, description));
  if (continuations.slice(0, -1).every((texts) => texts.length === 0)) return { rows, others };
  const taken = new Set(rows.flatMap(({ line }, index) => (continuations[index] ?? []).map((_, at) => line + 1 + at)));
  const joined = rows.map((row, index) => ({
    ...row,
    narration: [row.narration, ...(continuations[index] ?? [])].filter((text) => text !== '').join(' '),
  }));
  return { rows: joined, others: others.filter(({ line }) => !taken.has(line)) };
}
