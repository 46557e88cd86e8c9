import type { GroundTruthRow, GroundTruth } from './groundTruth.ts';
import type { StatementTemplate, PrintedTemplateRow, PrintedStatement } from './statementTemplate.ts';

/** One digit of one figure that is printed wrong, wherever the paper prints that figure. */
export interface Misprint {
  readonly figure: 'amount' | 'balance' | 'opening' | 'closing';
  /** The row, from 0 in the order of the paper, for a figure of a row. */
  readonly row: number;
  /** Which of its digits, counted round, and how much is added to it: 1 to 8. */
  readonly digit: number;
  readonly by: number;
}

/** How the figures are written. */
export interface Figures {
  readonly grouping: 'indian' | 'western';
  readonly misprint?: Misprint;
}

/** A statement with its figures printed: the rows in the order of the paper. */
export interface PrintedDocument {
  readonly statement: PrintedStatement;
  readonly rows: readonly PrintedTemplateRow[];
}

function group(whole: string, grouping: Figures['grouping']): string {
  return whole.replace(grouping === 'indian' ? /\B(?=(?:\d\d)*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, ',');
}

/** Paise without sign, as a paper writes them: `1,23,456.70`, `123,456.70`, `123456.70` or `123456.7`. */
function writeMoney(paise: number, style: StatementTemplate['money'], grouping: Figures['grouping']): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  const [whole, fraction] = [digits.slice(0, -2), digits.slice(-2)];
  if (style === 'shortest') return `${whole}.${fraction.replace(/0$/, '')}`;
  return `${style === 'plain' ? whole : group(whole, grouping)}.${fraction}`;
}

/** Prints one digit of a figure wrong. A figure never begins with a 0 for it. */
export function misprint(text: string, { digit, by }: Misprint): string {
  const places = [...text].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
  const place = places[digit % places.length] ?? 0;
  const wrong = (Number(text[place]) + by) % 10;
  const first = place === places[0] && wrong === 0;
  return `${text.slice(0, place)}${first ? 1 + ((by + 8) % 8) : wrong}${text.slice(place + 1)}`;
}

function sum(rows: readonly GroundTruthRow[], side: 'debitPaise' | 'creditPaise'): number {
  return rows.reduce((total, row) => total + row[side], 0);
}

/** Writes the figures of a statement the way a paper does. */
export function printStatement(
  paper: StatementTemplate,
  truth: GroundTruth,
  { grouping, misprint: wrong }: Figures,
): PrintedDocument {
  const money = (paise: number) => writeMoney(paise, paper.money, grouping);
  const print = (figure: Misprint['figure'], row: number, paise: number) => {
    const right = money(paise);
    return wrong?.figure === figure && (wrong.row === row || row < 0) ? misprint(right, wrong) : right;
  };
  const ordered = paper.newestFirst === true ? truth.rows.toReversed() : truth.rows;
  const rows = ordered.map((row, index): PrintedTemplateRow => {
    const isCredit = row.creditPaise > 0;
    const amount = print('amount', index, row.creditPaise + row.debitPaise);
    const nothing = paper.nothing ?? '';
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
