import type { Random } from '../random.ts';
import { formatAmount } from './amountForm.ts';
import type { MoneyStyle } from './columnForm.ts';
import { formatDateCell } from './dateForm.ts';
import type { UnknownLayout } from './unknownLayout.ts';
import type { TrueAccount, TrueRow } from './statementTruth.ts';
import type { ColumnKey } from './titleTexts.ts';

/** The lines of each cell of a row; the narration is not broken yet. */
export type CellLines = Readonly<Partial<Record<ColumnKey, readonly string[]>>>;

/** A row as printed. */
export interface PrintedRow {
  readonly cells: CellLines;
  /** The balance below this row, for one that is carried to the next page. */
  readonly balancePaise: number;
}

/** One wrong digit: the figure of this row, counted from the oldest, is printed too large by this number of paise. */
export interface Misprint {
  readonly row: number;
  readonly figure: 'amount' | 'balance';
  readonly addedPaise: number;
}

/** A table as printed, and the rows that a reader should find in it, in printed order. */
export interface PrintedTable {
  readonly printed: readonly PrintedRow[];
  readonly expected: readonly ExpectedRow[];
}

/** The rows that a reader should find; the balance is `undefined` if none is printed. */
export interface ExpectedRow {
  readonly date: string;
  readonly narration: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number | undefined;
}

/** Adds the sign that a style has. */
function addSign(figure: string, isMinus: boolean, style: MoneyStyle): string {
  if (!isMinus) return style === 'plus and minus' ? `+${figure}` : figure;
  if (style === 'parentheses') return `(${figure})`;
  return style === 'trailing minus' ? `${figure}-` : `-${figure}`;
}

function sideText(isCredit: boolean, typedMark: string | undefined): string {
  if (typedMark !== undefined) return isCredit ? 'Credit' : 'Debit';
  return isCredit ? 'CR' : 'DR';
}

/** The cells of an amount. A figure of zero is printed as the text for a missing amount. */
function moneyCells({ debitPaise, creditPaise }: TrueRow, { columns, amounts }: UnknownLayout): CellLines {
  const { money, typedMark } = columns;
  const isCredit = creditPaise > 0;
  const text = formatAmount(debitPaise + creditPaise, amounts);
  if (money === 'debit credit' || money === 'credit debit') {
    return { debit: [isCredit ? amounts.nothing : text], credit: [isCredit ? text : amounts.nothing] };
  }
  if (money === 'sections') return { amount: [text] };
  if (money === 'side column') return { amount: [text], side: [sideText(isCredit, typedMark)] };
  if (money === 'side suffix') return { amount: [`${text} ${isCredit ? 'Cr' : 'Dr'}`] };
  if (money === 'card suffix') return { amount: [isCredit ? `${text} Cr` : text] };
  const isMinus = money === 'card minus' ? isCredit : !isCredit;
  return { amount: [formatAmount(debitPaise + creditPaise, amounts, (figure) => addSign(figure, isMinus, money))] };
}

/** The balance as printed: a debt may have no sign. */
function shownBalance(paise: number, { balances: { isOwedUnsigned } }: UnknownLayout): number {
  return isOwedUnsigned ? Math.abs(paise) : paise;
}

function balanceText(balance: number, layout: UnknownLayout): string {
  const {
    columns: { balanceHasSide, money },
    amounts,
  } = layout;
  const paise = shownBalance(balance, layout);
  if (balanceHasSide) return `${formatAmount(paise, amounts)} ${paise < 0 ? 'Dr' : 'Cr'}`;
  const style = money === 'parentheses' ? money : 'leading minus';
  return formatAmount(paise, amounts, (figure) => (paise < 0 ? addSign(figure, true, style) : figure));
}

const statuses = ['SUCCESS', 'DONE', 'OK'];
const types = ['UPI', 'NEFT', 'CASH', 'CLG'];

/** The lines of a cell that is narrower than its text. */
const wrapText = (text: string, width: number): string[] => [text.slice(0, width), text.slice(width)];

/** The number of characters of a balance that fit on a line. */
function balanceWidth({ rows, openingPaise }: TrueAccount, layout: UnknownLayout): number {
  const { wrappedDigits } = layout.columns;
  if (wrappedDigits === 0) return Infinity;
  const balances = [openingPaise, ...rows.map(({ balancePaise }) => balancePaise)];
  return Math.max(...balances.map((paise) => balanceText(paise, layout).length)) - wrappedDigits;
}

/** A balance on its own line: the opening or closing one, or one carried to the next page. */
export function balanceRow(label: string, paise: number, layout: UnknownLayout): PrintedRow {
  return { cells: { narration: [label], balance: [balanceText(paise, layout)] }, balancePaise: paise };
}

function openingRow({ openingPaise, rows }: TrueAccount, layout: UnknownLayout): PrintedRow {
  const { opening, openingLabel, running } = layout.balances;
  const plain = balanceRow(openingLabel, openingPaise, layout);
  if (opening === 'row' || openingPaise < 0) return plain;
  const date = formatDateCell(rows[0]?.date ?? '', '', { ...layout.dates, time: 'none' });
  const { balance, ...others } = plain.cells;
  return {
    ...plain,
    cells: {
      ...others,
      date,
      credit: [formatAmount(openingPaise, layout.amounts)],
      ...(running === 'every row' && balance && { balance }),
    },
  };
}

function totalsRow({ rows }: TrueAccount, { amounts }: UnknownLayout): PrintedRow {
  const sum = (side: 'debitPaise' | 'creditPaise') => rows.reduce((total, row) => total + row[side], 0);
  return {
    cells: {
      narration: ['Total'],
      debit: [formatAmount(sum('debitPaise'), amounts)],
      credit: [formatAmount(sum('creditPaise'), amounts)],
    },
    balancePaise: rows.at(-1)?.balancePaise ?? 0,
  };
}

const merchants = ['BOOKMYSHOW MUMBAI', 'SWIGGY BENGALURU', 'KAVERI STORES', 'A1 AUTO'];

/**
 * A list of merchants below the rows of a card, in the same columns but apart from them. It has no dates and repeats
 * the rows.
 */
function merchantRows({ rows }: TrueAccount, { amounts, merchants: below }: UnknownLayout): PrintedRow[] {
  if (below === 'none') return [];
  const spent = rows.filter(({ debitPaise }) => debitPaise > 0).slice(0, merchants.length);
  const space: PrintedRow = { cells: {}, balancePaise: 0 };
  const title: PrintedRow = { cells: { [below]: ['Merchants'] }, balancePaise: 0 };
  const listed = spent.map(({ reference, debitPaise }, index): PrintedRow => {
    const narration = `${merchants[index] ?? ''} ${reference}`;
    return { cells: { narration: [narration], amount: [formatAmount(debitPaise, amounts)] }, balancePaise: 0 };
  });
  return [space, title, ...listed];
}

/** A note below some rows, with the date of the row above it and no amount. */
function addNote(printed: readonly PrintedRow[], { rows: { note } }: UnknownLayout): readonly PrintedRow[] {
  const above = note && printed[note.rowsBefore - 1];
  if (note === undefined || above === undefined || note.rowsBefore >= printed.length) return printed;
  const { date = [] } = above.cells;
  const cells = { ...(note.isCaption !== true && { date }), narration: [note.text] };
  const row = { cells, balancePaise: above.balancePaise };
  return [...printed.slice(0, note.rowsBefore), row, ...printed.slice(note.rowsBefore)];
}

function misprinted(row: TrueRow, index: number, misprint: Misprint | undefined): TrueRow {
  if (misprint?.row !== index) return row;
  const { figure, addedPaise } = misprint;
  if (figure === 'balance') return { ...row, balancePaise: row.balancePaise + addedPaise };
  return row.debitPaise > 0
    ? { ...row, debitPaise: row.debitPaise + addedPaise }
    : { ...row, creditPaise: row.creditPaise + addedPaise };
}

/** Prints an account's rows. The expected rows are the truth, even if a digit is misprinted. */
export function printAccount(
  account: TrueAccount,
  layout: UnknownLayout,
  random: Random,
  misprint?: Misprint,
): PrintedTable {
  const { balances, columns, dates } = layout;
  const { rows } = account;
  const hasBalance = (index: number) =>
    balances.running === 'every row' ||
    (balances.running === 'once a day' && rows[index + 1]?.date !== rows[index]?.date);
  const width = balanceWidth(account, layout);
  const oldestFirst = rows.map((row, index) => ({ row, index }));
  const inOrder = balances.isNewestFirst ? oldestFirst.toReversed() : oldestFirst;
  const printed = inOrder.map(({ row, index }, at): PrintedRow => {
    const shown = misprinted(row, index, misprint);
    const isSameDay = inOrder[at - 1]?.row.date === row.date;
    const date = formatDateCell(row.date, row.time, dates);
    return {
      cells: {
        serial: [String(at + 1)],
        ...(!(dates.isOnceADay && isSameDay) && { date, valueDate: date }),
        narration: [row.narration],
        reference: [random.chance(columns.referenceShare) ? row.reference : ''],
        ...moneyCells(shown, layout),
        balance: wrapText(hasBalance(index) ? balanceText(shown.balancePaise, layout) : '', width),
        branch: [random.pick(['1042', '77', '0215'])],
        status: [random.pick(statuses)],
        type: [random.pick(types)],
      },
      balancePaise: row.balancePaise,
    };
  });
  const hasOpening = balances.opening === 'row' || balances.opening === 'credit row';
  const closing = rows.at(-1)?.balancePaise ?? account.openingPaise;
  return {
    printed: [
      ...(hasOpening ? [openingRow(account, layout)] : []),
      ...addNote(printed, layout),
      ...(balances.printsTotals && columns.columns.includes('debit') ? [totalsRow(account, layout)] : []),
      ...merchantRows(account, layout),
      ...(balances.closing === 'row' ? [balanceRow('Closing Balance', closing, layout)] : []),
    ],
    expected: inOrder.map(({ row, index }) => ({
      date: row.date,
      narration: row.narration,
      debitPaise: row.debitPaise,
      creditPaise: row.creditPaise,
      balancePaise: hasBalance(index) ? shownBalance(row.balancePaise, layout) : undefined,
    })),
  };
}

/** The lines above an account's table. */
export function linesAbove(account: TrueAccount, layout: UnknownLayout): string[] {
  const { balances, isCard, printsAccountNumbers, amounts } = layout;
  if (isCard) {
    const sum = (side: 'debitPaise' | 'creditPaise') => account.rows.reduce((total, row) => total + row[side], 0);
    const owed = Math.abs(account.openingPaise);
    const text = (paise: number) => `${formatAmount(paise, amounts)}${paise < 0 ? ' Cr' : ''}`;
    const [spent, paid] = [sum('debitPaise'), sum('creditPaise')];
    return [
      'Credit Card Statement',
      `Card Number : 4${account.number.slice(1, 4)} XXXX XXXX ${account.number.slice(-4)}`,
      'Payment Due Date : see overleaf',
      `Previous Balance : ${text(owed)}`,
      `Purchases / Debits : ${text(spent)}`,
      `Payments / Credits : ${text(paid)}`,
      `Total Amount Due : ${text(owed + spent - paid)}`,
    ];
  }
  return [
    ...(printsAccountNumbers ? [`Account Number : ${account.number}`] : []),
    ...(printsAccountNumbers || layout.accountCount > 1 ? ['Account Type : Savings Account'] : []),
    ...(balances.isOwedUnsigned ? [balances.owedHeading] : []),
    ...(balances.opening === 'above' ? [`Opening Balance : ${balanceText(account.openingPaise, layout)}`] : []),
    ...layout.furniture.above,
  ];
}

/** The lines below an account's table. */
export function linesBelow(account: TrueAccount, layout: UnknownLayout): string[] {
  const closing = account.rows.at(-1)?.balancePaise ?? account.openingPaise;
  return [
    ...(layout.balances.closing === 'below' ? [`Closing Balance : ${balanceText(closing, layout)}`] : []),
    ...layout.furniture.below,
  ];
}
