import type { GroundTruthRow, GroundTruth } from './groundTruth.ts';
import type { StatementTemplate, PrintedTemplateRow, PrintedStatement } from './statementTemplate.ts';

/** One wrong digit in one figure, everywhere the template prints that figure. */
export interface Misprint {
  readonly figure: 'amount' | 'balance' | 'opening' | 'closing';
  /** The row, from 0 in printed order, for a figure of a row. */
  readonly row: number;
  /** The position of the digit, counted cyclically, and the number that is added to it: 1 to 8. */
  readonly digit: number;
  readonly addend: number;
}

/** How the figures are written. */
export interface FigureFormat {
  readonly grouping: 'indian' | 'western';
  readonly misprint?: Misprint;
}

/** A statement with its figures as text: the rows in printed order. */
export interface PrintedDocument {
  readonly statement: PrintedStatement;
  readonly rows: readonly PrintedTemplateRow[];
}

function group(whole: string, grouping: FigureFormat['grouping']): string {
  return whole.replace(grouping === 'indian' ? /\B(?=(?:\d\d)*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, ',');
}

/** Formats paise without sign, as the template asks: `1,23,456.70`, `123,456.70`, `123456.70` or `123456.7`. */
function writeMoney(paise: number, style: StatementTemplate['money'], grouping: FigureFormat['grouping']): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  const [whole, fraction] = [digits.slice(0, -2), digits.slice(-2)];
  if (style === 'shortest') return `${whole}.${fraction.replace(/0$/, '')}`;
  return `${style === 'plain' ? whole : group(whole, grouping)}.${fraction}`;
}

/** Changes one digit of a figure. The first digit never becomes 0. */
export function misprint(text: string, { digit, addend }: Misprint): string {
  const places = [...text].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
  const place = places[digit % places.length] ?? 0;
  const wrong = (Number(text[place]) + addend) % 10;
  const first = place === places[0] && wrong === 0;
  return `${text.slice(0, place)}${first ? 1 + ((addend + 8) % 8) : wrong}${text.slice(place + 1)}`;
}

function sum(rows: readonly GroundTruthRow[], side: 'debitPaise' | 'creditPaise'): number {
  return rows.reduce((total, row) => total + row[side], 0);
}

/** Formats the figures of a statement as a template prints them. */
export function printStatement(
  template: Pick<StatementTemplate, 'money' | 'newestFirst' | 'nothing'>,
  truth: GroundTruth,
  { grouping, misprint: wrong }: FigureFormat,
): PrintedDocument {
  const money = (paise: number) => writeMoney(paise, template.money, grouping);
  const print = (figure: Misprint['figure'], row: number, paise: number) => {
    const right = money(paise);
    return wrong?.figure === figure && (wrong.row === row || row < 0) ? misprint(right, wrong) : right;
  };
  const ordered = template.newestFirst === true ? truth.rows.toReversed() : truth.rows;
  const rows = ordered.map((row, index): PrintedTemplateRow => {
    const isCredit = row.creditPaise > 0;
    const amount = print('amount', index, row.creditPaise + row.debitPaise);
    const nothing = template.nothing ?? '';
    return {
      row,
      number: index + 1,
      isCredit,
      amount,
      balance: print('balance', index, row.balancePaise),
      owed: row.balancePaise < 0,
      debit: isCredit ? nothing : amount,
      credit: isCredit ? amount : nothing,
    };
  });
  const statement = {
    ...truth,
    opening: print('opening', -1, truth.openingPaise),
    closing: print('closing', -1, truth.closingPaise),
    openingOwed: truth.openingPaise < 0,
    closingOwed: truth.closingPaise < 0,
    debits: money(sum(truth.rows, 'debitPaise')),
    credits: money(sum(truth.rows, 'creditPaise')),
    debitCount: truth.rows.filter((row) => row.debitPaise > 0).length,
    creditCount: truth.rows.filter((row) => row.creditPaise > 0).length,
    money,
  };
  return { statement, rows };
}
