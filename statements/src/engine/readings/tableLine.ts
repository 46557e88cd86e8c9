import { isDatePart, isDayOfYear, readLeadingDate } from '../amounts/dates.ts';
import { isEmptyAmount } from '../amounts/emptyAmount.ts';
import { parseMoney, signedBalance } from '../amounts/money.ts';
import { unitPattern } from '../amounts/unitPattern.ts';
import type { Money } from '../amounts/money.ts';
import { readLeadingSide } from '../amounts/side.ts';
import type { Side } from '../amounts/side.ts';
import { hasFormOfTransaction } from '../evidence/describeLines.ts';
import {
  captionPattern,
  carriedForwardPattern,
  closingLabelPattern,
  labelPatterns,
  openingLabelPattern,
  pageFooterPattern,
  statedBalancePattern,
  totalLinePattern,
} from '../layouts/labels.ts';
import type { Assumptions } from './assumptions.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import type { Word } from '../lines/words.ts';
import { splitIntoCells } from '../table/columns.ts';
import { minGapBeforeColumn } from '../lines/gaps.ts';
import type { WordsByRole, ColumnBounds } from '../table/columns.ts';
import { startsWithDate } from '../lines/startsWithDate.ts';

/** The content of a row's first line, without its narration. Whole paise; the date may continue on the lines below. */
export interface RowFigures {
  readonly dateText: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** An amount without a side. */
  readonly unsidedPaise: number;
  /** `undefined` when no balance is printed beside the amounts. */
  readonly balancePaise: number | undefined;
  /** An amount of 0.00 is printed. */
  readonly hasZero?: boolean;
  /** The column of balances holds something that is not an amount. */
  readonly hasUnreadBalance?: boolean;
}

/** A line that is not a transaction: a balance, or the sums of columns. */
export interface Summary {
  readonly kind: 'opening' | 'closing' | 'carried' | 'total';
  readonly debitPaise: number | undefined;
  readonly creditPaise: number | undefined;
  readonly balancePaise: number | undefined;
}

/** A line of the table by its kind: the first line of a row, more text of a row, a summary, or something else. */
export type TableLine =
  | { readonly kind: 'row'; readonly line: Line; readonly narration: readonly Word[]; readonly figures: RowFigures }
  | {
      readonly kind: 'continuation';
      readonly line: Line;
      readonly narration: readonly Word[];
      readonly dateText: string;
      /** Whether it holds the figures of the row above, which begins on the line of its date. */
      readonly hasFigures?: boolean;
    }
  | { readonly kind: 'summary'; readonly line: Line; readonly summary: Summary }
  /** `isUnread` when it has a date and an amount, or an amount and a balance, but could not be read as a row. */
  | {
      readonly kind: 'other';
      readonly line: Line;
      readonly isUnread: boolean;
      /** Whether it is a note with a date of its own or the name of the rows below, which belongs to no row. */
      readonly isNote?: boolean;
    };

/** Words that mark a missing amount in a cell of money; in other cells they may be text. */
const notApplicablePattern = /^(?:NA|N\/A|nan)$/i;

/** Figures further apart than this, in line heights, are two figures. */
const minGapBetweenFigures = 0.6;

function isFigureApart(word: Word, next: Word | undefined): boolean {
  return (
    next !== undefined &&
    /\d$/.test(word.text) &&
    /^\d/.test(next.text) &&
    next.x0 - word.x1 > minGapBetweenFigures * word.height
  );
}

/** The sum of figures below a title that is above several columns; `undefined` if the words are not all figures. */
function addFigures(words: readonly Word[], { notation }: Assumptions): Money | undefined {
  const figures = words.map(({ text, isAmount }) => (isAmount ? parseMoney(text, notation) : undefined));
  if (figures.some((money) => money === undefined || money.side !== undefined || money.paise < 0)) return undefined;
  return { paise: figures.reduce((sum, money) => sum + (money?.paise ?? 0), 0) };
}

/** Reads a cell of money: an empty cell, an amount, or `undefined` for anything else. */
function readMoneyCell(
  words: readonly Word[] = [],
  assumptions: Assumptions,
  isSpread = false,
): Money | 'nothing' | undefined {
  const { notation } = assumptions;
  // Two figures side by side are not one amount.
  if (words.some((word, index) => isFigureApart(word, words[index + 1]))) {
    return isSpread ? addFigures(words, assumptions) : undefined;
  }
  const text = textOf(words);
  return isEmptyAmount(text) || notApplicablePattern.test(text) ? 'nothing' : parseMoney(text, notation);
}

function paiseOf(money: Money | 'nothing' | undefined): number | undefined {
  return money === 'nothing' ? undefined : money && Math.abs(money.paise);
}

function readBalanceCell(cells: WordsByRole, assumptions: Assumptions): number | undefined {
  const money = readMoneyCell(cells.balance, assumptions);
  if (money === undefined || money === 'nothing') return undefined;
  const side = money.side ?? readLeadingSide(textOf(cells.balanceSide ?? []));
  return signedBalance(side === undefined ? money : { ...money, side });
}

/**
 * The side of an amount without a mark. Most cards print money spent without a sign and payments with a minus; some do
 * the opposite.
 */
function sideBySign({ paise }: Money, { isCard, spendsMinus, side }: Assumptions): Side | undefined {
  if (isCard !== true) return paise < 0 ? 'debit' : side;
  return paise < 0 === (spendsMinus === true) ? 'debit' : 'credit';
}

/** The amounts of a line, by side; `undefined` when a cell holds something that is not an amount. */
function readAmountCells(
  cells: WordsByRole,
  columns: readonly ColumnBounds[],
  assumptions: Assumptions,
): Pick<RowFigures, 'debitPaise' | 'creditPaise' | 'unsidedPaise' | 'hasZero'> | undefined {
  const [debit, credit, amount] = (['debit', 'credit', 'amount'] as const).map((role) => {
    const isSpread = columns.some((column) => column.role === role && column.isSpread === true);
    return readMoneyCell(cells[role], assumptions, isSpread);
  });
  if (debit === undefined || credit === undefined || amount === undefined) return undefined;
  const hasZero = [debit, credit, amount].some((money) => money !== 'nothing' && money.paise === 0);
  const sided = {
    debitPaise: paiseOf(debit) ?? 0,
    creditPaise: paiseOf(credit) ?? 0,
    unsidedPaise: 0,
    ...(hasZero && { hasZero }),
  };
  if (amount === 'nothing') return sided;
  const paise = Math.abs(amount.paise);
  const side = amount.side ?? readLeadingSide(textOf(cells.side ?? [])) ?? sideBySign(amount, assumptions);
  if (side === 'debit') return { ...sided, debitPaise: paise };
  return side === 'credit' ? { ...sided, creditPaise: paise } : { ...sided, unsidedPaise: paise };
}

/** The kind of line that a label begins: a balance, or sums. */
export function summaryKindOf(label: string): Summary['kind'] | undefined {
  if (carriedForwardPattern.test(label)) return 'carried';
  if (openingLabelPattern.test(label)) return 'opening';
  if (closingLabelPattern.test(label)) return 'closing';
  return totalLinePattern.test(label) ? 'total' : undefined;
}

const noSums = { debitPaise: undefined, creditPaise: undefined };

/** The label of a line without a transaction: the words before its first amount, without the date, or its narration. */
function labelOf(line: Line, cells: WordsByRole): string {
  const date = new Set(cells.date);
  const money = new Set([cells.debit, cells.credit, cells.amount, cells.balance].flatMap((words) => words ?? []));
  const end = line.words.findIndex((word) => word.isAmount || money.has(word));
  const label = textOf(line.words.slice(0, end < 0 ? undefined : end).filter((word) => !date.has(word)));
  const narration = cells.narration ?? [];
  return label === '' && !narration.some((word) => word.isAmount) ? textOf(narration) : label;
}

/**
 * Reads the date at the beginning of a cell, and the words after it: a narration may be printed as one text with its
 * date.
 */
function readDateCell(words: readonly Word[]): { dateText: string; rest: readonly Word[] } | undefined {
  const texts = words.map((word) => word.text);
  const leading = readLeadingDate(texts);
  if (leading !== undefined) return { dateText: leading.text, rest: words.slice(leading.wordsTaken) };
  const text = texts.join(' ');
  return /^\d|^[A-Za-z]{3,9}\.? ?\d/.test(text) && isDatePart(text) ? { dateText: text, rest: [] } : undefined;
}

const yearPattern = /^(?:19|20)\d{2}$/;

/** Moves a year that is printed beyond its column from the narration to the date: `01 Sep` `2010`. */
function moveYearToDate(cells: WordsByRole): WordsByRole {
  const { date = [], narration = [] } = cells;
  const [last, year] = [date.at(-1), narration[0]];
  const isBeside = last !== undefined && year !== undefined && year.x0 - last.x1 < minGapBeforeColumn * year.height;
  if (!isBeside || !yearPattern.test(year.text) || !isDayOfYear(textOf(date))) return cells;
  return { ...cells, date: [...date, year], narration: narration.slice(1) };
}

/** A narration that names the account's opening balance, which some banks print as a row with a date. */
const openingRowPattern = new RegExp(
  `^\\W*(?:${labelPatterns.opening})(?:\\W+(?:${labelPatterns.opening}))?\\W*$`,
  'i',
);

/** The kind of balance that a line states although it has the date, or the columns, of a transaction. */
function balanceRowKindOf({ narration = [] }: WordsByRole, hasAmount: boolean): Summary['kind'] | undefined {
  const text = textOf(narration);
  if (hasAmount && openingRowPattern.test(text)) return 'opening';
  return statedBalancePattern.test(text) ? 'carried' : undefined;
}

/** Whether words are figures and their units alone, such as the sums of a summary. */
const areFigures = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.every(({ text, isAmount }) => isAmount || unitPattern.test(text)) &&
  words.some(({ isAmount }) => isAmount);

/** Whether a line has only sums behind their label, which may begin at the margin, in the column of dates. */
function holdsSums({ words }: Line): boolean {
  const end = words.findIndex(({ isAmount }) => isAmount);
  return end > 0 && totalLinePattern.test(textOf(words.slice(0, end))) && areFigures(words.slice(end));
}

/** The date cell of a row whose date is printed on the row before. */
const noDate = { dateText: '', rest: [] };

const isEmptyCell = (words: readonly Word[] | undefined) => isEmptyAmount(textOf(words ?? []));

/**
 * Whether a line only continues the row above or below it: it has no amount, and its date columns hold only parts of
 * dates.
 */
function isContinuation(cells: WordsByRole): boolean {
  const { debit, credit, amount, balance, side, balanceSide, serial } = cells;
  const dates = [...(cells.date ?? []), ...(cells.valueDate ?? [])];
  return (
    [debit, credit, amount, balance, side, balanceSide].every(isEmptyCell) &&
    // A number halfway down a row is on a line of the narration.
    (isEmptyCell(serial) || /^\d{1,5}$/.test(textOf(serial ?? []))) &&
    dates.every((word) => isDatePart(word.text) || word.text === '-')
  );
}

/** Whether a line of text belongs to no row: a page footer, or a sum outside the columns. */
function isOutsideRows(line: Line): boolean {
  const text = textOf(line.words);
  return pageFooterPattern.test(text) || (totalLinePattern.test(text) && line.words.some((word) => word.isAmount));
}

/** Whether a line begins with a date and has cells separated by gaps. A text that wraps at a date has no gaps. */
const mayBeginRow = (line: Line): boolean =>
  startsWithDate(line) &&
  line.words.some(({ x1, height }, index) => {
    const next = line.words[index + 1];
    return next !== undefined && next.x0 - x1 >= minGapBeforeColumn * height;
  });

/** Whether a line is text below its row in a table without a narration column; it runs across the other columns. */
function isTextWithoutColumn(line: Line, columns: readonly ColumnBounds[]): boolean {
  if (columns.some(({ role }) => role === 'narration')) return false;
  return !mayBeginRow(line) && !line.words.some(({ isAmount }) => isAmount) && !isOutsideRows(line);
}

/** Classifies a line of the table. A line that is not fully understood is `other`. */
export function readTableLine(line: Line, columns: readonly ColumnBounds[], assumptions: Assumptions = {}): TableLine {
  if (isTextWithoutColumn(line, columns)) return { kind: 'continuation', line, narration: line.words, dateText: '' };
  const split = splitIntoCells(line, columns);
  if (split === undefined) return { kind: 'other', line, isUnread: false };
  const cells = moveYearToDate(split);
  const balancePaise = readBalanceCell(cells, assumptions);
  const amounts = readAmountCells(cells, columns, assumptions);
  const hasAmount = amounts !== undefined && amounts.debitPaise + amounts.creditPaise + amounts.unsidedPaise !== 0;
  const dateWords = cells.date ?? [];
  const date =
    readDateCell(dateWords) ?? (assumptions.datesOnce === true && dateWords.length === 0 ? noDate : undefined);
  const hasMoney = hasAmount || balancePaise !== undefined;
  const balanceRow = hasMoney && amounts !== undefined ? balanceRowKindOf(cells, hasAmount) : undefined;
  if (balanceRow !== undefined && amounts !== undefined) {
    const paise = balancePaise ?? amounts.creditPaise + amounts.unsidedPaise - amounts.debitPaise;
    return { kind: 'summary', line, summary: { kind: balanceRow, ...noSums, balancePaise: paise } };
  }
  if (hasMoney && (!hasAmount || date === undefined || date === noDate)) {
    const kind = summaryKindOf(labelOf(line, cells)) ?? (holdsSums(line) ? 'total' : undefined);
    if (kind !== undefined) {
      const [debitPaise, creditPaise] = [cells.debit, cells.credit].map((words) =>
        paiseOf(readMoneyCell(words, assumptions)),
      );
      return { kind: 'summary', line, summary: { kind, debitPaise, creditPaise, balancePaise } };
    }
  }
  const cell = cells.narration ?? [];
  const narration = cell.length === 1 && isEmptyCell(cell) ? [] : cell;
  // A number alone, such as a page number, is not a row, and neither are sums: without a date, a row needs an amount of
  // one side, and a balance or paise.
  const isOfOneSide = amounts !== undefined && (amounts.debitPaise === 0 || amounts.creditPaise === 0);
  const isPrintedAsMoney = balancePaise !== undefined || line.words.some((word) => word.isAmount);
  const isRowOfDay = hasAmount && isOfOneSide && isPrintedAsMoney && !areFigures(narration);
  if (date !== undefined && amounts !== undefined && (date === noDate ? isRowOfDay : hasMoney)) {
    const hasUnreadBalance = readMoneyCell(cells.balance, assumptions) === undefined;
    const figures = {
      dateText: date.dateText,
      ...amounts,
      balancePaise,
      ...(hasUnreadBalance && { hasUnreadBalance }),
    };
    return { kind: 'row', line, narration: [...date.rest, ...narration], figures };
  }
  if (!hasMoney && captionPattern.test(textOf(line.words))) {
    return { kind: 'other', line, isUnread: false, isNote: true };
  }
  if (!hasMoney && isContinuation(cells) && !isOutsideRows(line)) {
    return { kind: 'continuation', line, narration: cell, dateText: textOf(cells.date ?? []) };
  }
  // A line of 0.00, such as a card payment that was declined, moves nothing.
  if (amounts?.hasZero === true && !hasAmount && isEmptyCell(cells.balance))
    return { kind: 'other', line, isUnread: false };
  const mayBeRow =
    date === undefined
      ? hasAmount && (balancePaise !== undefined || hasFormOfTransaction(line))
      : line.words.some((word) => word.isAmount);
  return { kind: 'other', line, isUnread: mayBeRow };
}
