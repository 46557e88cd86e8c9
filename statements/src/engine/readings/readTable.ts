import { dateOrderOfPlace } from '../evidence/dateOrderOfPlace.ts';
import { findPrintedPeriods } from '../evidence/printedPeriod.ts';
import { unknownBank } from '../layouts/banks.ts';
import type { Layout } from '../layouts/layout.ts';
import type { Assumptions } from './assumptions.ts';
import type { DateOrder, Period } from '../amounts/dates.ts';
import { chooseDateReading } from './chooseDateReading.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import { assignLinesToRows } from './assignLinesToRows.ts';
import type { PageOfLines } from './assignLinesToRows.ts';
import { collectRows } from './collectRows.ts';
import type { ColumnBounds } from '../table/columns.ts';
import { dateRows, readDatedRows } from './datedRows.ts';
import type { TableContent } from './tableContent.ts';
import { findDoubtfulWords } from './findDoubtfulWords.ts';
import { findLeftOver } from './findLeftOver.ts';
import { readLinesOfPart } from './ruledRows.ts';
import { endsAtAmount, endsAtDate, learnRowSpacing, learnSpacingBelow } from './rowSpacing.ts';
import type { RowSpacing } from './rowSpacing.ts';
import { takeOutPanel } from '../table/sidePanel.ts';
import type { Section, TablePart } from '../table/section.ts';
import { takeOutFurniture } from './takeOutFurniture.ts';
import { takeOutNotes } from './takeOutNotes.ts';
import { markUndatedRows, takeOutUndatedLists } from './takeOutUndatedLists.ts';
import { readTableLine } from './tableLine.ts';
import type { TableLine } from './tableLine.ts';

const letters = /\p{L}{2}/u;

/**
 * The lines of rows that are certainly transactions of a statement. Pages also print other lines with a date and an
 * amount.
 */
function findTransactionLines(pages: readonly PageOfLines[]): Line[] {
  return pages.flatMap(({ part, lines }) =>
    lines.flatMap((line) => {
      if (line.kind !== 'row') return [];
      return part.side !== undefined || letters.test(textOf(line.narration)) ? [line.line] : [];
    }),
  );
}

const hasDigit = /\d/;

/**
 * Whether a line outside the table looks like a row of it. Most lines have too few figures, so that is checked first.
 */
function isRow(line: Line, columns: readonly ColumnBounds[], assumptions: Assumptions): boolean {
  const figures = line.words.filter(({ text }) => hasDigit.test(text)).length;
  // A date and an amount, or an amount alone.
  const least = assumptions.datesOnce === true ? 1 : 2;
  return figures >= least && readTableLine(line, columns, assumptions).kind === 'row';
}

/** Decides which lines without dates are rows of a card: those of a day whose date is printed once. */
function readUndatedLines(
  pages: readonly (readonly TableLine[])[],
  parts: readonly TablePart[],
  assumptions: Assumptions,
): TableLine[][] {
  if (assumptions.datesOnce === true) return takeOutUndatedLists(pages);
  return markUndatedRows(
    pages,
    (line, page) => readTableLine(line, parts[page]?.columns ?? [], { ...assumptions, datesOnce: true }).kind === 'row',
  );
}

/** Whether a closing balance is below the last row of a part. */
function endsInClosing(lines: readonly TableLine[] = []): boolean {
  const last = lines.findLast(({ kind }) => kind === 'row' || kind === 'summary');
  return last?.kind === 'summary' && last.summary.kind === 'closing';
}

/**
 * Reads the lines of the table, part by part, without panels beside it, page furniture, notes and lists.
 * @returns also whether rows end at their amounts.
 */
function readLinesOfTable({ parts, rest }: Section, assumptions: Assumptions) {
  const read = parts.map((part) =>
    readLinesOfPart({ ...part, lines: takeOutPanel(part.lines, part.columns) }, { ...assumptions, side: part.side }),
  );
  const ofRows = takeOutFurniture(read, rest);
  const isAmountLast = assumptions.datesOnce === true && endsAtAmount(ofRows);
  const ofTable = isAmountLast ? ofRows : takeOutNotes(ofRows);
  const lines = assumptions.isCard === true ? readUndatedLines(ofTable, parts, assumptions) : ofTable;
  return { lines, isAmountLast };
}

/**
 * Assigns each line of the table to its row.
 * @param readLines the lines of each part. @param isAmountLast whether rows end at their amounts.
 */
function assignLines(
  parts: readonly TablePart[],
  readLines: readonly (readonly TableLine[])[],
  isAmountLast: boolean,
  layout: Layout,
): { readonly spacing: RowSpacing; readonly pages: readonly PageOfLines[] } {
  const hasNarrationColumn = parts.some(({ columns }) => columns.some(({ role }) => role === 'narration'));
  const spacing = hasNarrationColumn ? learnRowSpacing(readLines) : learnSpacingBelow(readLines);
  const isAbove = isAmountLast || endsAtDate(readLines);
  const narrationAt = layout.narration === 'below' && hasNarrationColumn && isAbove ? 'above' : layout.narration;
  const pages = parts.map((part, index) => {
    const lines = readLines[index] ?? [];
    const placed = { ...part, isClosedAbove: endsInClosing(readLines[index - 1]) };
    return { part, lines, assignments: assignLinesToRows(placed, lines, spacing, narrationAt, layout.neverFirst) };
  });
  return { spacing, pages };
}

/** The periods that these lines name or, if they name none, those that the lines around other tables name. */
function findPeriods(around: readonly Line[], elsewhere: readonly Line[], order: DateOrder): readonly Period[] {
  const own = findPrintedPeriods(around, order);
  return own.length > 0 ? own : findPrintedPeriods(elsewhere, order);
}

/**
 * Reads the rows of one account's table in printed order. A narration may continue after a page break.
 * @param elsewhere the lines around the tables of other accounts: the period may be printed once for all of them.
 */
export function readTable(
  section: Section,
  layout: Layout,
  assumptions: Assumptions = {},
  elsewhere: readonly Line[] = [],
): TableContent {
  const { parts, rest } = section;
  const { lines, isAmountLast } = readLinesOfTable(section, assumptions);
  const { spacing, pages } = assignLines(parts, lines, isAmountLast, layout);
  const { rows: collected, summaryLines } = collectRows(pages);
  const leftOver = findLeftOver(pages);
  const rowsBesideLeftOver = new Set(leftOver.map(({ row }) => row));
  const doubtfulWords = findDoubtfulWords(pages, spacing);
  const otherLines = lines.flat().filter((line) => line.kind === 'other');
  const around = [...rest, ...otherLines.map(({ line }) => line)];
  const dates = chooseDateReading(
    collected.map(({ dateTexts }) => dateTexts),
    (order) => findPeriods(around, elsewhere, order),
    // All banks with a layout are Indian.
    () => (layout.bank === unknownBank ? dateOrderOfPlace(around) : 'day first'),
  );
  const read = readDatedRows(
    dateRows(collected, dates),
    dates.period,
    (place) => rowsBesideLeftOver.has(place),
    (place) => doubtfulWords.has(place),
  );
  const lastColumns = parts.at(-1)?.columns ?? [];
  const rowsOutside = rest.filter((line) => isRow(line, lastColumns, assumptions)).length;
  const unreadInside = otherLines.filter((line) => line.isUnread).length + collected.length - read.rows.length;
  return {
    ...read,
    summaryLines,
    leftOverCount: leftOver.length,
    hasAmbiguousDates: dates.isAmbiguous,
    unreadCount: unreadInside + rowsOutside,
    otherLines: otherLines.map(({ line }) => line),
    transactionLines: findTransactionLines(pages),
  };
}
