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
import type { RowAssignment } from './assignLinesToRows.ts';
import { collectRows } from './collectRows.ts';
import type { SummaryLine } from './collectRows.ts';
import type { ColumnBounds } from '../table/columns.ts';
import { columnsByPart } from '../table/columnsByPart.ts';
import type { ColumnsByPart } from '../table/columnsByPart.ts';
import { dateRows, readDatedRows } from './datedRows.ts';
import type { RowsInDoubt } from './datedRows.ts';
import { findDoubtfulWords } from './findDoubtfulWords.ts';
import { findLeftOver } from './findLeftOver.ts';
import { readLinesOfPart } from './ruledRows.ts';
import { endsAtAmount, endsAtDate, learnRowSpacing, learnSpacingBelow } from './rowSpacing.ts';
import type { RowSpacing } from './rowSpacing.ts';
import { takeOutPanel } from '../table/sidePanel.ts';
import type { Section, TablePart } from '../table/sections.ts';
import { takeOutFurniture } from './takeOutFurniture.ts';
import { takeOutNotes } from './takeOutNotes.ts';
import { markUndatedRows, takeOutUndatedLists } from './takeOutUndatedLists.ts';
import { readTableLine } from './tableLine.ts';
import type { TableLine } from './tableLine.ts';

/** Everything read from a table. */
export interface TableContent extends RowsInDoubt {
  readonly summaryLines: readonly SummaryLine[];
  /** The number of lines among the rows that belong to none of them. */
  readonly leftOverCount: number;
  /** Whether it is unknown if the day or the month comes first in the dates. */
  readonly hasAmbiguousDates: boolean;
  /** The number of lines with a date and an amount that could not be read as rows. */
  readonly unreadCount: number;
  /** Lines inside the table that are not part of it. */
  readonly otherLines: readonly Line[];
  /**
   * The first lines of rows that are certainly transactions: they say what was paid, or are below the name of a side.
   * No summary has such lines.
   */
  readonly transactionLines: readonly Line[];
}

const letters = /\p{L}{2}/u;

/**
 * The lines of rows that are certainly transactions of a statement. Pages also print other lines with a date and an
 * amount.
 */
function findTransactionLines(parts: readonly TablePart[], pages: readonly (readonly TableLine[])[]): Line[] {
  return pages.flatMap((lines, index) =>
    lines.flatMap((line) => {
      if (line.kind !== 'row') return [];
      return parts[index]?.side !== undefined || letters.test(textOf(line.narration)) ? [line.line] : [];
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
  columns: ColumnsByPart,
  assumptions: Assumptions,
): TableLine[][] {
  if (assumptions.datesOnce === true) return takeOutUndatedLists(pages);
  return markUndatedRows(pages, (line, page) => {
    const part = parts[page];
    const ofPart = (part && columns.get(part)) ?? [];
    return readTableLine(line, ofPart, { ...assumptions, datesOnce: true }).kind === 'row';
  });
}

/** Whether a closing balance is below the last row of a part. */
function endsInClosing(lines: readonly TableLine[] = []): boolean {
  const last = lines.findLast(({ kind }) => kind === 'row' || kind === 'summary');
  return last?.kind === 'summary' && last.summary.kind === 'closing';
}

/** The lines of the table, part by part, without panels beside it, page furniture, notes and lists. */
interface ReadLines {
  readonly pages: readonly (readonly TableLine[])[];
  /** Whether rows end at their amounts. */
  readonly isAmountLast: boolean;
}

function readLinesOfTable({ parts, rest }: Section, columns: ColumnsByPart, assumptions: Assumptions): ReadLines {
  const read = parts.map((part) => {
    const ofPart = columns.get(part) ?? [];
    const lines = takeOutPanel(part.lines, ofPart);
    return readLinesOfPart({ ...part, lines }, ofPart, { ...assumptions, side: part.side });
  });
  const ofRows = takeOutFurniture(read, rest);
  const isAmountLast = assumptions.datesOnce === true && endsAtAmount(ofRows);
  const ofTable = isAmountLast ? ofRows : takeOutNotes(ofRows);
  const pages = assumptions.isCard === true ? readUndatedLines(ofTable, parts, columns, assumptions) : ofTable;
  return { pages, isAmountLast };
}

/** The row of each line, and the spacing that decides it. */
interface AssignedLines {
  readonly spacing: RowSpacing;
  readonly assignments: readonly (readonly RowAssignment[])[];
}

function assignLines(
  parts: readonly TablePart[],
  { pages, isAmountLast }: ReadLines,
  columns: ColumnsByPart,
  layout: Layout,
): AssignedLines {
  const hasNarrationColumn = [...columns.values()].flat().some(({ role }) => role === 'narration');
  const spacing = hasNarrationColumn ? learnRowSpacing(pages) : learnSpacingBelow(pages);
  const isAbove = isAmountLast || endsAtDate(pages);
  const narrationAt = layout.narration === 'below' && hasNarrationColumn && isAbove ? 'above' : layout.narration;
  const assignments = parts.map((part, index) =>
    assignLinesToRows(
      { ...part, isClosedAbove: endsInClosing(pages[index - 1]) },
      pages[index] ?? [],
      spacing,
      narrationAt,
      layout.neverFirst,
    ),
  );
  return { spacing, assignments };
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
  const columns = columnsByPart(parts);
  const lines = readLinesOfTable(section, columns, assumptions);
  const { pages } = lines;
  const { spacing, assignments } = assignLines(parts, lines, columns, layout);
  const { rows: collected, summaryLines } = collectRows(pages, assignments);
  const leftOver = findLeftOver(pages, assignments);
  const doubtfulWords = findDoubtfulWords(
    parts.map((part, index) => ({
      part,
      columns: columns.get(part) ?? [],
      lines: pages[index] ?? [],
      assignments: assignments[index] ?? [],
    })),
    spacing,
  );
  const otherLines = pages.flat().filter((line) => line.kind === 'other');
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
    (place) => leftOver.rows.has(place),
    (place) => doubtfulWords.has(place),
  );
  const lastPart = parts.at(-1);
  const lastColumns = (lastPart && columns.get(lastPart)) ?? [];
  const rowsOutside = rest.filter((line) => isRow(line, lastColumns, assumptions)).length;
  const unreadInside = otherLines.filter((line) => line.isUnread).length + collected.length - read.rows.length;
  return {
    ...read,
    summaryLines,
    leftOverCount: leftOver.lines.length,
    hasAmbiguousDates: dates.isAmbiguous,
    unreadCount: unreadInside + rowsOutside,
    otherLines: otherLines.map(({ line }) => line),
    transactionLines: findTransactionLines(parts, pages),
  };
}
