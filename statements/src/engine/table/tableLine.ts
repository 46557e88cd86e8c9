import { splitIntoCells } from './columns.ts';
import type { Cells, ColumnBounds } from './columns.ts';
import { isDatePart, readLeadingDate } from '../amounts/dates.ts';
import { carriedForwardPattern, closingLabelPattern, openingLabelPattern, pageFooterPattern, totalLinePattern } from '../layouts/labels.ts';
import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';
import { parseMoney, signedBalance } from '../amounts/money.ts';
import type { Money } from '../amounts/money.ts';
import type { Word } from '../text/words.ts';

/** What the line of a row says apart from its narration. Whole paise; the date may go on in the lines below. */
export interface RowFigures {
  readonly dateText: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** An amount of which nothing says whether it was paid or received. */
  readonly unsidedPaise: number;
  /** `undefined` where no balance is printed beside the amounts. */
  readonly balancePaise: number | undefined;
}

/** A line that is no transaction: a balance carried along, or sums of columns. */
export interface SummaryFigures {
  readonly kind: 'opening' | 'closing' | 'carried' | 'total';
  readonly debitPaise: number | undefined;
  readonly creditPaise: number | undefined;
  readonly balancePaise: number | undefined;
}

/** A line of the table, read: the line of a row, more text of one, a figure, or neither. */
export type TableLine =
  | { readonly kind: 'entry'; readonly line: Line; readonly narration: readonly Word[]; readonly entry: RowFigures }
  | { readonly kind: 'more'; readonly line: Line; readonly narration: readonly Word[]; readonly dateText: string }
  | { readonly kind: 'figure'; readonly line: Line; readonly figure: SummaryFigures }
  /** `unread` when it has a date and an amount in their columns, and yet is no row that was understood. */
  | { readonly kind: 'foreign'; readonly line: Line; readonly unread: boolean };

const emptyCellPattern = /^[-–.\s]*$|^(?:null|nil)$/i;

/** What a cell of money says: nothing printed, an amount, or something that is neither. */
function readMoneyCell(words: readonly Word[] | undefined): Money | 'nothing' | undefined {
  const text = textOf(words ?? []);
  return emptyCellPattern.test(text) ? 'nothing' : parseMoney(text);
}

function paiseOf(money: Money | 'nothing' | undefined): number | undefined {
  return money === 'nothing' ? undefined : money && Math.abs(money.paise);
}

function readSideCell(words: readonly Word[] | undefined): 'debit' | 'credit' | undefined {
  const text = textOf(words ?? []);
  return /^\W*(?:dr|d|debit|withdrawal)\b/i.test(text)
    ? 'debit'
    : /^\W*(?:cr|c|credit|deposit)\b/i.test(text)
      ? 'credit'
      : undefined;
}

function readBalanceCell(cells: Cells): number | undefined {
  const money = readMoneyCell(cells.balance);
  if (money === undefined || money === 'nothing') return undefined;
  const side = money.side ?? readSideCell(cells.balanceSide);
  return signedBalance(side === undefined ? money : { ...money, side });
}

/** The amounts of a line, by side; `undefined` when a cell holds what is no amount. */
function readAmountCells(cells: Cells): Pick<RowFigures, 'debitPaise' | 'creditPaise' | 'unsidedPaise'> | undefined {
  const [debit, credit, amount] = [readMoneyCell(cells.debit), readMoneyCell(cells.credit), readMoneyCell(cells.amount)];
  if (debit === undefined || credit === undefined || amount === undefined) return undefined;
  const sided = { debitPaise: paiseOf(debit) ?? 0, creditPaise: paiseOf(credit) ?? 0, unsidedPaise: 0 };
  if (amount === 'nothing') return sided;
  const paise = Math.abs(amount.paise);
  const side = amount.side ?? readSideCell(cells.side) ?? (amount.paise < 0 ? 'debit' : undefined);
  if (side === 'debit') return { ...sided, debitPaise: paise };
  return side === 'credit' ? { ...sided, creditPaise: paise } : { ...sided, unsidedPaise: paise };
}

function summaryKindOf(text: string): SummaryFigures['kind'] | undefined {
  if (carriedForwardPattern.test(text)) return 'carried';
  if (openingLabelPattern.test(text)) return 'opening';
  if (closingLabelPattern.test(text)) return 'closing';
  return totalLinePattern.test(text) ? 'total' : undefined;
}

/** The label of a line that has no transaction: what is printed before its first amount, the date left out. */
function labelOf(line: Line, cells: Cells): string {
  const date = new Set(cells.date);
  const end = line.words.findIndex((word) => word.isAmount);
  return textOf(line.words.slice(0, end < 0 ? undefined : end).filter((word) => !date.has(word)));
}

/** The date a cell begins with, and the words after it: a narration printed as one text with its date. */
function readDate(words: readonly Word[]): { dateText: string; rest: readonly Word[] } | undefined {
  const texts = words.map((word) => word.text);
  const leading = readLeadingDate(texts);
  if (leading !== undefined) return { dateText: leading.date, rest: words.slice(leading.wordsTaken) };
  const text = texts.join(' ');
  return /^\d/.test(text) && isDatePart(text) ? { dateText: text, rest: [] } : undefined;
}

const isEmptyCell = (words: readonly Word[] | undefined) => emptyCellPattern.test(textOf(words ?? []));

/** A line that only carries on a row above or below it: no amount, and in date columns nothing but parts of dates. */
function isContinuation(cells: Cells): boolean {
  const dates = [...(cells.date ?? []), ...(cells.valueDate ?? [])];
  return (
    [cells.debit, cells.credit, cells.amount, cells.balance, cells.side, cells.balanceSide, cells.serial].every(
      isEmptyCell,
    ) && dates.every((word) => isDatePart(word.text) || word.text === '-')
  );
}

/** Says what a line of the table is. A line that is not wholly understood is foreign. */
export function readTableLine(line: Line, columns: readonly ColumnBounds[]): TableLine {
  const cells = splitIntoCells(line, columns);
  if (cells === undefined) return { kind: 'foreign', line, unread: false };
  const balancePaise = readBalanceCell(cells);
  const amounts = readAmountCells(cells);
  const moved = amounts !== undefined && amounts.debitPaise + amounts.creditPaise + amounts.unsidedPaise !== 0;
  const date = readDate(cells.date ?? []);
  const hasMoney = moved || balancePaise !== undefined;
  if (hasMoney && (!moved || date === undefined)) {
    const kind = summaryKindOf(labelOf(line, cells));
    if (kind !== undefined) {
      const sum = (words: readonly Word[] | undefined) => paiseOf(readMoneyCell(words));
      const figure = { kind, debitPaise: sum(cells.debit), creditPaise: sum(cells.credit), balancePaise };
      return { kind: 'figure', line, figure };
    }
  }
  const ownNarration =
    (cells.narration ?? []).length === 1 && isEmptyCell(cells.narration) ? [] : (cells.narration ?? []);
  if (date !== undefined && amounts !== undefined && hasMoney) {
    const narration = [...date.rest, ...ownNarration];
    return { kind: 'entry', line, narration, entry: { dateText: date.dateText, ...amounts, balancePaise } };
  }
  if (!hasMoney && isContinuation(cells) && !pageFooterPattern.test(textOf(line.words))) {
    return { kind: 'more', line, narration: ownNarration, dateText: textOf(cells.date ?? []) };
  }
  return { kind: 'foreign', line, unread: date !== undefined && line.words.some((word) => word.isAmount) };
}
