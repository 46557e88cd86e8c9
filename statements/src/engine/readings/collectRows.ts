import { openingLabelEnd } from '../layouts/labels.ts';
import { textOf } from '../lines/lines.ts';
import type { Word } from '../lines/words.ts';
import type { PageOfLines } from './assignLinesToRows.ts';
import type { RowFigures, Summary } from './tableLine.ts';

/** The lines of one row, over all pages. */
export interface CollectedRow {
  /** Its number among the first lines of rows. */
  readonly place: number;
  readonly figures: RowFigures;
  /** The text in the date column, from top to bottom: a date may be split over several lines. */
  readonly dateTexts: readonly string[];
  /** Its date, once it is read; `undefined` also if it cannot be read. */
  readonly date?: string | undefined;
  readonly narration: readonly (readonly Word[])[];
}

/** A summary line of the table, and the number of rows before it. */
export interface SummaryLine extends Summary {
  readonly rowsBefore: number;
}

interface RowInProgress extends CollectedRow {
  readonly dateTexts: string[];
  readonly narration: (readonly Word[])[];
}

/** The rows that only state a balance, each with the kind of balance. */
type StatedBalances = ReadonlyMap<CollectedRow, 'opening' | 'carried'>;

/**
 * Finds the rows that only state a balance. They have no amount, and one of three signs: no text, such as the balance
 * of a day; a text that ends with the name of an opening balance; or the balance of the row before, such as a note with
 * a date.
 */
function findStatedBalances(rows: readonly CollectedRow[]): StatedBalances {
  const stated = new Map<CollectedRow, 'opening' | 'carried'>();
  for (const [index, row] of rows.entries()) {
    const { debitPaise, creditPaise, unsidedPaise, balancePaise, hasZero } = row.figures;
    if (balancePaise === undefined || debitPaise + creditPaise + unsidedPaise !== 0) continue;
    const text = row.narration.map(textOf).join(' ');
    const isNote = hasZero !== true && rows[index - 1]?.figures.balancePaise === balancePaise;
    if (openingLabelEnd.test(text)) stated.set(row, 'opening');
    else if (text === '' || isNote) stated.set(row, 'carried');
  }
  return stated;
}

/** Whether two rows print the same date and amount. */
const isPrintedAlike = (one: CollectedRow, other: CollectedRow): boolean =>
  one.dateTexts[0] === other.dateTexts[0] &&
  one.figures.debitPaise === other.figures.debitPaise &&
  one.figures.creditPaise === other.figures.creditPaise &&
  one.figures.unsidedPaise === other.figures.unsidedPaise;

/**
 * Finds the rows that only continue the row before them on another page. Some banks print its date and amount again
 * there, but not its balance; the balance of the next row shows that they moved no money.
 * @returns these rows, by the row before them.
 */
function findRepeatedRows(rows: readonly CollectedRow[]): ReadonlyMap<CollectedRow, CollectedRow> {
  const repeated = new Map<CollectedRow, CollectedRow>();
  for (const [index, row] of rows.entries()) {
    const [before, next] = [rows[index - 1], rows[index + 1]];
    if (before === undefined || next === undefined || row.figures.balancePaise !== undefined) continue;
    const [from, to] = [before.figures.balancePaise, next.figures.balancePaise];
    if (from === undefined || to === undefined || next.figures.unsidedPaise !== 0) continue;
    const moved = next.figures.creditPaise - next.figures.debitPaise;
    if (isPrintedAlike(before, row) && from + moved === to) repeated.set(before, row);
  }
  return repeated;
}

/** For each place in the rows, the number of remaining rows before it. */
function countLeft(rows: readonly CollectedRow[], isLeft: (row: CollectedRow) => boolean): (place: number) => number {
  const counts = [0];
  for (const row of rows) counts.push((counts.at(-1) ?? 0) + (isLeft(row) ? 1 : 0));
  return (place) => counts[place] ?? 0;
}

/**
 * Takes out the rows that are not transactions: a row that states a balance becomes a summary, and a row that repeats
 * another continues its narration.
 */
function takeOutRows(
  read: readonly CollectedRow[],
  summaryLines: readonly SummaryLine[],
): { readonly rows: readonly CollectedRow[]; readonly summaryLines: readonly SummaryLine[] } {
  const stated = findStatedBalances(read);
  const repeated = findRepeatedRows(read);
  if (stated.size + repeated.size === 0) return { rows: read, summaryLines };
  const repeats = new Set(repeated.values());
  const isRow = (row: CollectedRow) => !stated.has(row) && !repeats.has(row);
  const countBefore = countLeft(read, isRow);
  const balances = read.flatMap((row, index): SummaryLine[] => {
    const kind = stated.get(row);
    const sums = { debitPaise: undefined, creditPaise: undefined };
    return kind ? [{ kind, ...sums, balancePaise: row.figures.balancePaise, rowsBefore: countBefore(index) }] : [];
  });
  const others = summaryLines.map((line) => ({ ...line, rowsBefore: countBefore(line.rowsBefore) }));
  const rows = read.filter(isRow).map((row) => {
    const { narration = [] } = repeated.get(row) ?? {};
    return narration.length === 0 ? row : { ...row, narration: [...row.narration, ...narration] };
  });
  return { rows, summaryLines: [...others, ...balances] };
}

/**
 * Collects the lines of every row over all pages.
 */
export function collectRows(pages: readonly PageOfLines[]): {
  readonly rows: readonly CollectedRow[];
  readonly summaryLines: readonly SummaryLine[];
} {
  const rows: RowInProgress[] = [];
  const summaryLines: SummaryLine[] = [];
  let linesOfNextRow: (readonly Word[])[] = [];
  for (const { lines, assignments } of pages) {
    const rowsOfPage = new Map<number, RowInProgress>();
    const lastRowBefore = rows.at(-1);
    for (const [index, line] of lines.entries()) {
      if (line.kind === 'summary') summaryLines.push({ ...line.summary, rowsBefore: rows.length });
      if (line.kind !== 'row') continue;
      const { figures } = line;
      const row = { place: rows.length, figures, dateTexts: [figures.dateText], narration: linesOfNextRow };
      linesOfNextRow = [];
      rowsOfPage.set(index, row);
      rows.push(row);
    }
    for (const [index, line] of lines.entries()) {
      const assignment = assignments[index];
      if ((line.kind !== 'row' && line.kind !== 'continuation') || assignment === undefined) continue;
      if (assignment === 'nextPage') {
        if (line.kind === 'continuation') linesOfNextRow.push(line.narration);
        continue;
      }
      const row = assignment === 'previousPage' ? lastRowBefore : rowsOfPage.get(assignment);
      row?.narration.push(line.narration);
      if (line.kind === 'continuation') row?.dateTexts.push(line.dateText);
    }
  }
  return takeOutRows(rows, summaryLines);
}
