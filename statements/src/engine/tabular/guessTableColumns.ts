import type { ColumnRole } from '../layouts/layout.ts';
import { isBlank, isDated, readMoney } from './cells.ts';
import type { Cells } from './cells.ts';
import {
  holdsDates,
  holdsMoney,
  holdsNothing,
  holdsZeros,
  isConstant,
  repeatsFigures,
  sampleColumns,
} from './columnSample.ts';
import type { ColumnSample } from './columnSample.ts';
import { findBalances, findDate, findSideColumns } from './tableColumns.ts';
import type { AmountColumns, TableColumns } from './tableColumns.ts';
import { chooseNarration, findNarrationColumns } from './narrationColumns.ts';
import { foreignAmountPattern, titleRole } from './titleRole.ts';

/** The required parts of a table, in words for the sender. */
export const neededColumns = ['a column of dates', 'a column of amounts', 'a column of descriptions'] as const;

/** The maximum number of columns tried for a role. */
const maxCandidates = 3;

/** A column of amounts without a column of sides beside it: its title may name the side of all of them. */
function withoutSideColumn(amount: number, role: ColumnRole | undefined): AmountColumns {
  if (role === 'debit') return { kind: 'two', debit: amount, credit: undefined };
  if (role === 'credit') return { kind: 'two', debit: undefined, credit: amount };
  return { kind: 'one', amount, side: undefined };
}

function findAmounts(sample: ColumnSample, date: number): AmountColumns[] {
  const columns = [...sample.titles.keys()].filter((column) => column !== date);
  const role = (column: number) => titleRole(sample.titles[column] ?? '');
  const withMoney = columns.filter((column) => holdsMoney(sample, column) && !holdsDates(sample, column));
  const ofRole = (wanted: string) =>
    columns.filter((column) => role(column) === wanted && (withMoney.includes(column) || holdsNothing(sample, column)));
  const [debits, credits] = [ofRole('debit').slice(0, maxCandidates), ofRole('credit').slice(0, maxCandidates)];
  const pairs = debits.flatMap((debit) => credits.map((credit) => ({ kind: 'two', debit, credit }) as const));
  const filledPairs = pairs.filter(({ debit, credit }) => withMoney.includes(debit) || withMoney.includes(credit));
  const single = ['amount', ...(pairs.length === 0 ? ['side', 'debit', 'credit'] : [])].flatMap((wanted) =>
    withMoney.filter((column) => role(column) === wanted && !holdsZeros(sample, column)),
  );
  const isForeign = (column: number) => foreignAmountPattern.test(sample.titles[column] ?? '');
  const own = single.filter((column) => !isForeign(column));
  const ones = (own.length > 0 ? own : single).slice(0, maxCandidates).flatMap((amount): AmountColumns[] => {
    const named = columns.filter((column) => role(column) === 'side' && holdsNothing(sample, column));
    const sides = [...findSideColumns(sample, amount, []), ...named].slice(0, maxCandidates);
    return [...sides.map((side) => ({ kind: 'one', amount, side }) as const), withoutSideColumn(amount, role(amount))];
  });
  return [...filledPairs, ...ones];
}

/** The number of a table's parts that the titles name: its dates, narrations, amounts, both sides and balances. */
function countNamed({ titles }: ColumnSample, { date, description, amounts, balancesAreNamed }: TableColumns): number {
  const role = (column: number | undefined) => titleRole(titles[column ?? -1] ?? '');
  return [
    role(date) === 'date' || role(date) === 'valueDate',
    role(description) === 'narration',
    amounts.some((one) => one.kind === 'two' || role(one.amount) === 'amount'),
    amounts.some((one) => one.kind === 'two' && one.debit !== undefined && one.credit !== undefined),
    balancesAreNamed,
  ].filter(Boolean).length;
}

/** The maximum number of money columns tried without titles. */
const maxUntitled = 5;

/** Whether the first of two columns with the same figures is used: the one with signs, else the one further left. */
function isBetter({ rows }: ColumnSample, [one, place]: [number, number], [other, otherPlace]: [number, number]) {
  const isSigned = (column: number) => rows.some((row) => (readMoney(row[column])?.paise ?? 0) < 0);
  return isSigned(one) === isSigned(other) ? place < otherPlace : isSigned(one);
}

/** Two columns of which each row fills one: the amounts of the two sides, in an unknown order. */
function findSplitAmounts({ rows }: ColumnSample, money: readonly number[]): AmountColumns[] {
  const [debit, credit, ...others] = money;
  if (debit === undefined || credit === undefined || others.length > 0) return [];
  const isSplit = rows.every((row) => isBlank(row[debit]) !== isBlank(row[credit]));
  return isSplit ? [{ kind: 'two', debit, credit, areSidesUnknown: true }] : [];
}

/**
 * Guesses the columns of a table without titles: any columns of money may be the amounts and the balance. Either the
 * balances decide, or there is only one such column, or two of which each row fills one.
 */
export function guessUntitledColumns(below: readonly Cells[]): TableColumns | undefined {
  const width = Math.max(0, ...below.map((cells) => cells.length));
  const sample = sampleColumns(
    Array<string>(width).fill(''),
    below.filter((cells) => cells.some(isDated)),
  );
  const date = findDate(sample, []);
  const figures = [...sample.titles.keys()].filter(
    (column) =>
      column !== date && holdsMoney(sample, column) && !holdsDates(sample, column) && !holdsZeros(sample, column),
  );
  const isRepeat = (column: number, place: number) =>
    figures.some(
      (other, at) => repeatsFigures(sample, column, other) && isBetter(sample, [other, at], [column, place]),
    );
  const money = figures.filter((column, place) => !isRepeat(column, place)).slice(-maxUntitled);
  const narrations = findNarrationColumns(sample, [date, ...money]);
  const description = chooseNarration(sample, narrations);
  if (date === undefined || description === undefined || money.length === 0) return undefined;
  const pairs = money.flatMap((debit) =>
    money.flatMap((credit) => (debit === credit ? [] : [{ kind: 'two', debit, credit } as const])),
  );
  const ones = money.flatMap((amount) =>
    [...findSideColumns(sample, amount, []), undefined].map((side) => ({ kind: 'one', amount, side }) as const),
  );
  return {
    date,
    description,
    amounts: [...pairs, ...ones, ...findSplitAmounts(sample, money)],
    balances: money.filter((column) => !isConstant(sample, column)),
    balancesAreNamed: false,
    isUntitled: true,
  };
}

type Guess = { readonly columns: TableColumns; readonly named: number } | { readonly missing: readonly string[] };

/** The columns of a table without rows, by their titles alone. */
function columnsByTitle(titles: Cells): Guess {
  const find = (role: string) => titles.findIndex((title) => titleRole(title) === role);
  const [date, description, amount] = [find('date'), find('narration'), Math.max(find('amount'), find('debit'))];
  const missing = neededColumns.filter((_, index) => [date, amount, description][index] === -1);
  if (missing.length > 0) return { missing };
  const amounts = [{ kind: 'one', amount, side: undefined } as const];
  return { columns: { date, description, amounts, balances: [], balancesAreNamed: false }, named: 1 };
}

/** Whether a title may be that of amounts. This is checked first, because it needs no cells. */
function namesAmounts(title: string): boolean {
  const role = titleRole(title);
  return role === 'amount' || role === 'debit' || role === 'credit' || role === 'side';
}

/**
 * Finds the columns under a line of titles by the titles and the cells below them. If they do not make a table of
 * transactions, it returns the missing parts in words; otherwise also the number of parts that the titles name.
 */
export function guessTableColumns(titles: Cells, below: readonly Cells[]): Guess {
  if (!titles.some(namesAmounts)) return { missing: neededColumns };
  const sample = sampleColumns(titles, below);
  if (sample.rows.length === 0) return columnsByTitle(titles);
  const date = findDate(sample, []);
  const amounts = date === undefined ? [] : findAmounts(sample, date);
  const taken = amounts.flatMap((one) => (one.kind === 'two' ? [one.debit, one.credit] : [one.amount, one.side]));
  const balances = findBalances(sample, [date, ...taken]);
  const narrations = findNarrationColumns(sample, [date, ...taken, ...balances.balances]);
  const description = chooseNarration(sample, narrations);
  if (date === undefined || amounts.length === 0 || description === undefined) {
    const found = [date, amounts[0], description];
    return { missing: neededColumns.filter((_, index) => found[index] === undefined) };
  }
  const columns = { date, description, otherNarrations: narrations.named, amounts, ...balances };
  return { columns, named: countNamed(sample, columns) };
}
