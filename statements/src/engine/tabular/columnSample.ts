import { isBlank, isDated, isMoney, looksLikeDate, readDate, readMoney, readSideCell, toPoint } from './cells.ts';
import type { Cells } from './cells.ts';
import { isBalanceLine } from './tableBalances.ts';

/** A line of titles and the lines below it with figures, which show the content of the columns. */
export interface ColumnSample {
  readonly titles: Cells;
  readonly rows: readonly Cells[];
}

/** The number of lines that is enough to judge the columns. */
const minFittingRows = 5;

/**
 * The titles, and the lines below with an amount or a date. Lines with more cells than titles are skipped if there are
 * others: a text or an amount in them may contain the separator.
 */
export function sampleColumns(titles: Cells, below: readonly Cells[]): ColumnSample {
  const filled = below.filter((row) => row.some((cell) => isMoney(cell) || isDated(cell)));
  const plain = filled.filter((row) => !row.some(isBalanceLine));
  const rows = plain.length > 0 ? plain : filled;
  const fitting = rows.filter((row) => row.slice(titles.length).every(isBlank));
  const isEnough = fitting.length > Math.min(rows.length / 2, minFittingRows);
  return { titles, rows: isEnough ? fitting : rows };
}

function shareOf(rows: readonly Cells[], holds: (row: Cells) => boolean): number {
  return rows.length === 0 ? 0 : rows.filter(holds).length / rows.length;
}

const filledRows = ({ rows }: ColumnSample, column: number) => rows.filter((row) => !isBlank(row[column]));

/** Whether most of the filled cells of a column are amounts. */
export function holdsMoney(sample: ColumnSample, column: number): boolean {
  return shareOf(filledRows(sample, column), (row) => isMoney(row[column])) > 0.5;
}

/** A third is enough: there may be as many totals and legends below the rows. */
export function holdsDates(sample: ColumnSample, column: number): boolean {
  return shareOf(filledRows(sample, column), (row) => isDated(row[column])) > 0.3;
}

/** Whether the dates of a column have a year. */
export function holdsYears(sample: ColumnSample, column: number): boolean {
  return filledRows(sample, column).some((row) => looksLikeDate(row[column]));
}

/** Whether nearly all filled cells of a column, apart from dates, name a side. */
export function holdsSides(sample: ColumnSample, column: number): boolean {
  const filled = filledRows(sample, column).filter((row) => readDate(row[column]) === undefined);
  return shareOf(filled, (row) => readSideCell(row[column]) !== undefined) > 0.8;
}

/** Whether a column is empty in every line of the sample. */
export function holdsNothing(sample: ColumnSample, column: number): boolean {
  return filledRows(sample, column).length === 0;
}

/** The average length of the texts of a column. */
export function averageLength({ rows }: ColumnSample, column: number): number {
  return rows.reduce((sum, row) => sum + (row[column] ?? '').trim().length, 0) / Math.max(rows.length, 1);
}

/** The amount of a cell in paise, with a decimal point or comma. */
function paiseOf(cell: string | undefined): number | undefined {
  return (readMoney(cell) ?? readMoney(toPoint(cell)))?.paise;
}

/** Whether a column has the same figure in every row, of which there is more than one. */
export function isConstant(sample: ColumnSample, column: number): boolean {
  const figures = filledRows(sample, column).map((row) => paiseOf(row[column]));
  return figures.length > 1 && figures.every((paise) => paise === figures[0]);
}

/** Whether all figures of a column are zero, as of charges that were not made. */
export function holdsZeros(sample: ColumnSample, column: number): boolean {
  const filled = filledRows(sample, column);
  return filled.length > 0 && filled.every((row) => paiseOf(row[column]) === 0);
}

/** Whether a column repeats the figures of another one in every row, perhaps without their signs. */
export function repeatsFigures({ rows }: ColumnSample, column: number, other: number): boolean {
  const size = (cell: string | undefined) => Math.abs(paiseOf(cell) ?? 0);
  return rows.every((row) => size(row[column]) === size(row[other]));
}
