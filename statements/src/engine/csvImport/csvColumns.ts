import { matchColumnName, columnNameKey } from './columnName.ts';
import type { ColumnNames } from './columnNames.ts';
import { isBlank, looksLikeDate, readMoney, readDate, readSideCell } from './csvCells.ts';
import type { Cells } from './csvCells.ts';

/** The columns of the amounts: one for each side, or a single one with the side beside it or in its sign. */
export type AmountColumns =
  | { readonly kind: 'two'; readonly debit: number; readonly credit: number }
  | { readonly kind: 'one'; readonly amount: number; readonly side: number | undefined };

/**
 * The columns of an export. There may be several candidates for amounts and balances; the balances decide between them.
 */
export interface CsvColumns {
  readonly date: number | undefined;
  readonly description: number;
  readonly amounts: readonly AmountColumns[];
  readonly balances: readonly number[];
  /** Whether the titles of those columns say that they are balances. */
  readonly balancesAreNamed: boolean;
}

/** Of several dates in a row the transaction date counts, not the value date. */
const dateTitlePatterns = [/^(?:txn|tran|transaction|trans)/, /^date/, /^post/, /date|^dt$/, /^/];

const balanceTitlePattern = /^bal|balance/;

/** A line of titles and what the columns below it hold. */
interface ColumnSample {
  readonly titles: Cells;
  readonly rows: readonly Cells[];
}

function shareOf(rows: readonly Cells[], holds: (row: Cells) => boolean): number {
  return rows.length === 0 ? 0 : rows.filter(holds).length / rows.length;
}

function holdsMoney({ rows }: ColumnSample, column: number): boolean {
  const filled = rows.filter((row) => !isBlank(row[column]));
  return shareOf(filled, (row) => readMoney(row[column]) !== undefined) > 0.5;
}

function isDated(cell: string | undefined): boolean {
  return readDate(cell) !== undefined || looksLikeDate(cell);
}

/** A third is enough: there may be as many totals and legends below the rows. */
function holdsDates({ rows }: ColumnSample, column: number): boolean {
  const filled = rows.filter((row) => !isBlank(row[column]));
  return shareOf(filled, (row) => isDated(row[column])) > 0.3;
}

function holdsSides({ rows }: ColumnSample, column: number): boolean {
  const filled = rows.filter((row) => !isBlank(row[column]) && readDate(row[column]) === undefined);
  return shareOf(filled, (row) => readSideCell(row[column]) !== undefined) > 0.8;
}

/** The column whose title matches a name best; among equals the first that holds what it should. */
function findNamed({ titles }: ColumnSample, name: string, holds: (column: number) => boolean): number | undefined {
  const fits = titles.map((title) => matchColumnName(title, name));
  for (const rank of [0, 1, 2]) {
    const columns = [...fits.keys()].filter((column) => fits[column] === rank);
    if (columns.length > 0) return columns.find(holds) ?? columns[0];
  }
  return undefined;
}

function findDate(content: ColumnSample, taken: readonly number[]): number | undefined {
  const dated = [...content.titles.keys()].filter((column) => !taken.includes(column) && holdsDates(content, column));
  for (const title of dateTitlePatterns) {
    const found = dated.find((column) => title.test(columnNameKey(content.titles[column] ?? '')));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Columns of Dr and Cr, starting with those right of the amount and nearest to it. */
function findSideColumns(content: ColumnSample, amount: number, others: readonly number[]): number[] {
  const distance = (column: number) => (column > amount ? column - amount : 2 * (amount - column) + 1);
  return [...content.titles.keys()]
    .filter((column) => column !== amount && !others.includes(column) && holdsSides(content, column))
    .toSorted((left, right) => distance(left) - distance(right));
}

function findAmounts(content: ColumnSample, description: number, debit: number, credit: number): AmountColumns[] {
  const one = (amount: number, sides: readonly number[]): AmountColumns[] =>
    sides.map((side) => ({ kind: 'one', amount, side }));
  if (debit === credit) {
    const sides = findSideColumns(content, debit, [description]);
    return [...one(debit, sides), { kind: 'one', amount: debit, side: undefined }];
  }
  if (holdsSides(content, credit) && holdsMoney(content, debit)) return one(debit, [credit]);
  if (holdsSides(content, debit) && holdsMoney(content, credit)) return one(credit, [debit]);
  return [{ kind: 'two', debit, credit }];
}

/** Columns that may hold the balance: those whose titles say so, or else every other column of amounts. */
function findBalances(content: ColumnSample, taken: readonly (number | undefined)[]) {
  const money = [...content.titles.keys()].filter((column) => !taken.includes(column) && holdsMoney(content, column));
  const named = money.filter((column) => balanceTitlePattern.test(columnNameKey(content.titles[column] ?? '')));
  const balancesAreNamed = named.length > 0;
  return { balances: balancesAreNamed ? named : money, balancesAreNamed };
}

/**
 * Finds the columns under a line of titles by the sender's names, and the date and balance columns by their titles and
 * contents. Returns the names that match no title, if there are any.
 */
export function findCsvColumns(
  titles: Cells,
  sample: readonly Cells[],
  names: ColumnNames,
): { readonly columns: CsvColumns } | { readonly missing: readonly string[] } {
  const rows = sample.filter((row) => row.some((cell) => readMoney(cell) !== undefined || isDated(cell)));
  const content = { titles, rows };
  const holdsAmounts = (column: number) => holdsMoney(content, column) || holdsSides(content, column);
  const description = findNamed(content, names.description, (column) => {
    return !holdsMoney(content, column) && !holdsDates(content, column);
  });
  const debit = findNamed(content, names.debit, holdsAmounts);
  const sameName = columnNameKey(names.debit) === columnNameKey(names.credit);
  const credit = findNamed(content, names.credit, (column) => holdsAmounts(column) && (sameName || column !== debit));
  if (description === undefined || debit === undefined || credit === undefined) {
    const found = [description, debit, credit];
    const asked = [names.description, names.debit, names.credit];
    return { missing: asked.filter((_, index) => found[index] === undefined) };
  }
  const amounts = findAmounts(content, description, debit, credit);
  const date = findDate(content, [description, debit, credit]);
  const balances = findBalances(content, [description, debit, credit, date]);
  return { columns: { date, description, amounts, ...balances } };
}
