import { matchColumnName, columnNameKey } from './columnName.ts';
import type { ColumnNames } from './columnNames.ts';
import { isDated } from './cells.ts';
import type { Cells } from './cells.ts';
import {
  holdsDates,
  holdsMoney,
  holdsSides,
  holdsYears,
  holdsZeros,
  isConstant,
  sampleColumns,
} from './columnSample.ts';
import type { ColumnSample } from './columnSample.ts';
import { findNarrationColumns } from './narrationColumns.ts';
import { namesNumber, titleRole } from './titleRole.ts';

/**
 * The columns of the amounts: one for each side, of which an export may have only one, or a single one with the side
 * beside it or in its sign.
 */
export type AmountColumns =
  | {
      readonly kind: 'two';
      readonly debit: number | undefined;
      readonly credit: number | undefined;
      /** Nothing names the sides of the two columns, of which each row fills one. */
      readonly areSidesUnknown?: boolean;
    }
  | { readonly kind: 'one'; readonly amount: number; readonly side: number | undefined };

/** The columns that hold the amounts. */
export function columnsOfAmounts(amounts: AmountColumns): number[] {
  const columns = amounts.kind === 'two' ? [amounts.debit, amounts.credit] : [amounts.amount];
  return columns.filter((column) => column !== undefined);
}

/**
 * The columns of an export. There may be several candidates for amounts and balances; the balances decide between them.
 */
export interface TableColumns {
  readonly date: number | undefined;
  readonly description: number;
  /** Other columns whose titles name narrations or payees, for rows without a narration. */
  readonly otherNarrations?: readonly number[];
  readonly amounts: readonly AmountColumns[];
  readonly balances: readonly number[];
  /** Whether the titles of those columns say that they are balances. */
  readonly balancesAreNamed: boolean;
  /** No titles identify the columns of money: only a reading that the balances confirm counts. */
  readonly isUntitled?: boolean;
}

/** If a row has several dates, the transaction date counts, not the value date. */
const dateTitlePatterns = [/^(?:txn|tran|transaction|trans)/, /^date/, /^post/];

/** The column whose title matches a name best; among equals, the first with suitable contents. */
function findNamed({ titles }: ColumnSample, name: string, holds: (column: number) => boolean): number | undefined {
  const fits = titles.map((title) => matchColumnName(title, name));
  for (const rank of [0, 1, 2]) {
    const columns = [...fits.keys()].filter((column) => fits[column] === rank);
    if (columns.length > 0) return columns.find(holds) ?? columns[0];
  }
  return undefined;
}

/** The column of the transaction dates: by its title, or else the first that holds dates. */
export function findDate(sample: ColumnSample, taken: readonly number[]): number | undefined {
  const holding = [...sample.titles.keys()].filter((column) => !taken.includes(column) && holdsDates(sample, column));
  const withYears = holding.filter((column) => holdsYears(sample, column));
  const dated = withYears.length > 0 ? withYears : holding;
  const filled = (column: number) => sample.rows.filter((row) => isDated(row[column])).length;
  const most = Math.max(0, ...dated.map(filled));
  const titleOf = (column: number) => sample.titles[column] ?? '';
  for (const pattern of dateTitlePatterns) {
    const found = dated.find((column) => pattern.test(columnNameKey(titleOf(column))));
    if (found !== undefined) return found;
  }
  const named = dated.filter((column) => titleRole(titleOf(column)) === 'date');
  return (
    // A pending row has no date in the column of booking dates.
    named.find((column) => filled(column) === most) ??
    named[0] ??
    dated.find((column) => titleRole(titleOf(column)) === 'valueDate') ??
    dated[0]
  );
}

/** Columns of Dr and Cr, starting with those right of the amount and nearest to it. */
export function findSideColumns(sample: ColumnSample, amount: number, others: readonly number[]): number[] {
  const distance = (column: number) => (column > amount ? column - amount : 2 * (amount - column) + 1);
  return [...sample.titles.keys()]
    .filter((column) => column !== amount && !others.includes(column) && holdsSides(sample, column))
    .toSorted((left, right) => distance(left) - distance(right));
}

function findAmounts(sample: ColumnSample, description: number, debit: number, credit: number): AmountColumns[] {
  const one = (amount: number, sides: readonly number[]): AmountColumns[] =>
    sides.map((side) => ({ kind: 'one', amount, side }));
  if (debit === credit) {
    const sides = findSideColumns(sample, debit, [description]);
    return [...one(debit, sides), { kind: 'one', amount: debit, side: undefined }];
  }
  if (holdsSides(sample, credit) && holdsMoney(sample, debit)) return one(debit, [credit]);
  if (holdsSides(sample, debit) && holdsMoney(sample, credit)) return one(credit, [debit]);
  return [{ kind: 'two', debit, credit }];
}

/** Balances before a row: they would prove the rows in the wrong order. */
const balanceBeforePattern = /open|previous|before|start/i;
/** Balances beside that of the account: what may be spent, and what an accountant computed from the amounts. */
const otherBalancePattern = /avail|clear|limit|calc|comput|check|verif|expect|formula|recon|books|work(?:ed|ing)/i;

/**
 * Columns that may hold the balance: those with the title of a balance, or else every other column of amounts. Those of
 * the bank come first. A column that never changes is no balance, unless its title says that it is.
 */
export function findBalances(sample: ColumnSample, taken: readonly (number | undefined)[]) {
  const titleOf = (column: number) => sample.titles[column] ?? '';
  const isNamed = (column: number) => titleRole(titleOf(column)) === 'balance';
  const money = [...sample.titles.keys()].filter(
    (column) =>
      !taken.includes(column) &&
      holdsMoney(sample, column) &&
      !namesNumber(titleOf(column)) &&
      !(isNamed(column) ? holdsZeros(sample, column) : isConstant(sample, column)) &&
      !(isNamed(column) && balanceBeforePattern.test(titleOf(column))),
  );
  const named = money
    .filter(isNamed)
    .toSorted(
      (left, right) =>
        Number(otherBalancePattern.test(titleOf(left))) - Number(otherBalancePattern.test(titleOf(right))),
    );
  const balancesAreNamed = named.length > 0;
  return { balances: balancesAreNamed ? named : money, balancesAreNamed };
}

/**
 * Finds the columns under a line of titles by the sender's names, and the date and balance columns by their titles and
 * contents. Returns the names that match no title, if there are any.
 */
export function findTableColumns(
  titles: Cells,
  below: readonly Cells[],
  names: ColumnNames,
): { readonly columns: TableColumns } | { readonly missing: readonly string[] } {
  const sample = sampleColumns(titles, below);
  const holdsAmounts = (column: number) => holdsMoney(sample, column) || holdsSides(sample, column);
  const description = findNamed(sample, names.description, (column) => {
    return !holdsMoney(sample, column) && !holdsDates(sample, column);
  });
  const debit = findNamed(sample, names.debit, holdsAmounts);
  const sameName = columnNameKey(names.debit) === columnNameKey(names.credit);
  const credit = findNamed(sample, names.credit, (column) => holdsAmounts(column) && (sameName || column !== debit));
  if (description === undefined || debit === undefined || credit === undefined) {
    const found = [description, debit, credit];
    const asked = [names.description, names.debit, names.credit];
    return { missing: asked.filter((_, index) => found[index] === undefined) };
  }
  const amounts = findAmounts(sample, description, debit, credit);
  const date = findDate(sample, [description, debit, credit]);
  const balances = findBalances(sample, [description, debit, credit, date]);
  const taken = [date, description, debit, credit, ...balances.balances];
  const { named: otherNarrations } = findNarrationColumns(sample, taken);
  return { columns: { date, description, otherNarrations, amounts, ...balances } };
}
