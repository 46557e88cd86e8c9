import { readLeadingDate } from '../amounts/dates.ts';
import { parseMoney, signedBalance } from '../amounts/money.ts';
import { unitPattern } from '../amounts/unitPattern.ts';
import type { Money, Notation } from '../amounts/money.ts';
import { moneyRoles } from '../layouts/layout.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import type { Word } from '../lines/words.ts';
import type { ColumnBounds } from '../table/columns.ts';
import { summaryKindOf } from './tableLine.ts';
import type { RowFigures, TableLine } from './tableLine.ts';

/** The figures of a line that holds nothing else; `undefined` for any other line. */
function readFigures({ words }: Line, notation: Notation): Money[] | undefined {
  const figures: Word[][] = [];
  for (const word of words) {
    const figure = figures.at(-1);
    if (word.isAmount) figures.push([word]);
    else if (figure !== undefined && unitPattern.test(word.text)) figure.push(word);
    else return undefined;
  }
  const read = figures.map((figure) => parseMoney(textOf(figure), notation));
  return read.every((money) => money !== undefined) ? read : undefined;
}

/** Whether a line begins left of the narrations, and so left of the columns of money. */
function beginsAtMargin({ words }: Line, columns: readonly ColumnBounds[]): boolean {
  const texts = columns.filter(({ role }) => role === 'narration' || moneyRoles.has(role));
  return (words[0]?.x0 ?? Infinity) < Math.min(...texts.map(({ left }) => left));
}

type Amounts = Pick<RowFigures, 'debitPaise' | 'creditPaise' | 'unsidedPaise'>;

/**
 * The amounts before the balance. One without a mark may be on either side: blanks before it were not printed. Of two,
 * each is on the side of its title.
 */
function amountsOf(figures: readonly Money[], columns: readonly ColumnBounds[]): Amounts | undefined {
  const [first, second] = figures;
  const none = { debitPaise: 0, creditPaise: 0, unsidedPaise: 0 };
  if (first === undefined) return undefined;
  if (second !== undefined) {
    const isDebitFirst = columns.find(({ role }) => role === 'debit' || role === 'credit')?.role === 'debit';
    const [debit, credit] = isDebitFirst ? [first, second] : [second, first];
    return { ...none, debitPaise: Math.abs(debit.paise), creditPaise: Math.abs(credit.paise) };
  }
  const paise = Math.abs(first.paise);
  if (first.side === 'debit') return { ...none, debitPaise: paise };
  return first.side === 'credit' ? { ...none, creditPaise: paise } : { ...none, unsidedPaise: paise };
}

/** A line and the figures below it as one; `undefined` if the line lacks none of them. */
function addFigures(
  line: TableLine,
  figures: readonly Money[],
  columns: readonly ColumnBounds[],
): TableLine | undefined {
  const last = figures.at(-1);
  if (last === undefined || line.kind === 'summary') return undefined;
  const balancePaise = signedBalance(last);
  if (line.kind === 'row') {
    const isWithoutBalance = line.figures.balancePaise === undefined && line.figures.hasUnreadBalance !== true;
    return isWithoutBalance && figures.length === 1
      ? { ...line, figures: { ...line.figures, balancePaise } }
      : undefined;
  }
  const texts = line.line.words.map(({ text }) => text);
  const date = readLeadingDate(texts);
  const label = texts.slice(date?.wordsTaken ?? 0).join(' ');
  const kind = figures.length === 1 ? summaryKindOf(label) : undefined;
  if (kind !== undefined) {
    const summary = { kind, debitPaise: undefined, creditPaise: undefined, balancePaise };
    return { kind: 'summary', line: line.line, summary };
  }
  const amounts = amountsOf(figures.slice(0, -1), columns);
  if (date === undefined || amounts === undefined || line.line.words.some(({ isAmount }) => isAmount)) return undefined;
  const narration = line.line.words.slice(date.wordsTaken);
  return { kind: 'row', line: line.line, narration, figures: { dateText: date.text, ...amounts, balancePaise } };
}

/** A date, two amounts and a balance are the most that a row prints. */
const maxFigures = 3;

/**
 * Reads figures that are on the line below their row, at the left margin: a line printer goes on there if the paper is
 * too narrow for the row. They are the balance, or an amount and the balance.
 */
export function joinFiguresBelow(
  lines: readonly Line[],
  read: TableLine[],
  columns: readonly ColumnBounds[],
  notation: Notation,
): void {
  if (!columns.some(({ role }) => role === 'balance') || columns[0]?.isRuled === true) return;
  for (const index of lines.keys()) {
    const [one, next] = [read[index], lines[index + 1]];
    if (one === undefined || next === undefined || read[index + 1]?.kind === 'row' || !beginsAtMargin(next, columns)) {
      continue;
    }
    const figures = readFigures(next, notation);
    const whole = figures && figures.length <= maxFigures ? addFigures(one, figures, columns) : undefined;
    if (whole === undefined) continue;
    read[index] = whole;
    read[index + 1] = { kind: 'continuation', line: next, narration: [], dateText: '', hasFigures: true };
  }
}
