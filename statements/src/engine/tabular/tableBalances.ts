import type { DateReading } from '../amounts/dates.ts';
import { currencyPattern, signedBalance } from '../amounts/money.ts';
import type { PrintedBalances } from '../proof/proof.ts';
import { isBlank, readMoney, normalizeCell, readDate } from './cells.ts';
import type { Cells } from './cells.ts';

const openingPattern =
  /^(?:opening bal(?:ance)?|previous balance|balance at (?:the )?(?:start|beginning)(?: of (?:the )?period)?|(?:anfangs|begin)saldo|alter kontostand|saldo (?:inicial|iniziale|anterior)|solde (?:initial|précédent)|likutis pradžiai|bal(?:ance)? b(?:rought)?[ /.]*f(?:orward)?|brought forward|b ?\/ ?f)(?!\p{L})/iu;
const closingPattern =
  /^(?:closing bal(?:ance)?|balance at (?:the )?end(?: of (?:the )?period)?|(?:end|eind|schluss)saldo|neuer kontostand|saldo finale?|solde final|likutis pabaigai|bal(?:ance)? c(?:arried)?[ /.]*f(?:orward)?|carried forward|c ?\/ ?f)(?!\p{L})/iu;
const balanceAsOnPattern = /^bal(?:ance)? as (?:on|of|at)\b/i;
const figurePattern = String.raw`(?:${currencyPattern}|[-(\d]).*`;
/** Text allowed after such words if they are a label and not the start of a sentence. */
const restOfLabelPattern = new RegExp(
  String.raw`^[ .]*(?:\(? ?${currencyPattern} ?\)?)?[ .]*(?:(?:as )?(?:on|of|at) (?<day>[\w /.,-]*\d) ?(?:[:=] ?(?<behindDay>${figurePattern})?)?|[:=-]* ?(?<amount>${figurePattern})?)$`,
  'i',
);

const totalPattern =
  /^(?:(?:(?:grand|sub|page|transaction|statement) ?)?totals?(?: (?:debits?|credits?|amount|transactions?))*)[ :.-]*$/i;

const maxLabelLength = 120;

/** An amount belongs to a label at most this many lines above it. */
const maxLinesBelow = 2;

interface Label {
  readonly kind: 'opening' | 'closing' | 'as on';
  readonly day: string | undefined;
  readonly paise: number | undefined;
}

function readPaise(cell: string | undefined): number | undefined {
  const money = readMoney(cell);
  return money && signedBalance(money);
}

function readLabel(cell: string, dates?: DateReading): Label | undefined {
  const text = normalizeCell(cell);
  if (text.length > maxLabelLength) return undefined;
  for (const [kind, words] of [
    ['opening', openingPattern],
    ['closing', closingPattern],
    ['as on', balanceAsOnPattern],
  ] as const) {
    const found = words.exec(text)?.[0];
    if (found === undefined) continue;
    const rest = `${kind === 'as on' ? ' on' : ''}${text.slice(found.length)}`.trimEnd();
    const groups = restOfLabelPattern.exec(rest)?.groups;
    if (groups === undefined) return undefined;
    return { kind, day: readDate(groups['day'], dates), paise: readPaise(groups['behindDay'] ?? groups['amount']) };
  }
  return undefined;
}

/** The sums of a period, which banks of the Baltic states print with its last day. */
const turnoverPattern = /^(?:turnover|apyvarta|apgrozījums|käive)[ :.-]*$/i;

/** Whether a text is the label of an opening or closing balance, or of a turnover. */
export function isBalanceLabel(text: string): boolean {
  return readLabel(text) !== undefined || turnoverPattern.test(text);
}

/** Whether a text belongs to an opening, closing or total line and not to a transaction. */
export function isBalanceLine(text: string): boolean {
  return isBalanceLabel(text) || totalPattern.test(text.slice(0, maxLabelLength));
}

/** The amount of a label: in its cell, in the balance column, or next to it. */
function readLabelAmount(
  label: Label,
  lines: readonly Cells[],
  line: number,
  column: number,
  balance: number | undefined,
) {
  if (label.paise !== undefined) return label.paise;
  const cells = lines[line] ?? [];
  const inColumn = balance === undefined || balance <= column ? undefined : readPaise(cells[balance]);
  if (inColumn !== undefined) return inColumn;
  const beside = cells
    .slice(column + 1)
    .find((cell) => !isBlank(cell) && normalizeCell(cell) !== ':' && readDate(cell) === undefined);
  if (beside !== undefined) return readPaise(beside.replace(/^\s*[:=]/, ''));
  return undefined;
}

function readAmountBelow(lines: readonly Cells[], line: number, column: number): number | undefined {
  return lines
    .slice(line + 1, line + 1 + maxLinesBelow)
    .map((cells) => readPaise(cells[column]))
    .find((paise) => paise !== undefined);
}

/**
 * Finds the opening and closing balance among the lines of an export that are not transactions. A balance `as on` a day
 * is the opening or closing balance if that day is the first or the last of the rows, and neither if all rows are on
 * that day.
 * @param balance the balance column.
 * @param days the days of the first and the last transaction.
 */
export function readTableBalances(
  lines: readonly Cells[],
  balance: number | undefined,
  days: { readonly first: string; readonly last: string },
  dates?: DateReading,
): PrintedBalances {
  const found: { openingPaise?: number; closingPaise?: number } = {};
  for (const [line, cells] of lines.entries()) {
    for (const [column, cell] of cells.entries()) {
      const label = readLabel(cell, dates);
      const paise =
        label && (readLabelAmount(label, lines, line, column, balance) ?? readAmountBelow(lines, line, column));
      if (label === undefined || paise === undefined) continue;
      const day = label.day ?? '';
      const isFirst = day !== '' && day <= days.first && day < days.last;
      const isLast = day >= days.last && day > days.first;
      if (label.kind === 'opening' || (label.kind === 'as on' && isFirst)) found.openingPaise ??= paise;
      if (label.kind === 'closing' || (label.kind === 'as on' && isLast)) found.closingPaise = paise;
    }
  }
  return found;
}
