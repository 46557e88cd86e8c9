import type { Period } from '../amounts/dates.ts';
import type { StatementRow } from '../amounts/statementRow.ts';
import { dateOrderOfPlace } from '../evidence/dateOrderOfPlace.ts';
import { findPrintedPeriods } from '../evidence/printedPeriod.ts';
import { unknownBank } from '../layouts/banks.ts';
import type { Layout } from '../layouts/layout.ts';
import type { Assumptions } from './assumptions.ts';
import { chooseDateReading, readRowDate } from '../amounts/chooseDateReading.ts';
import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';
import { assignLinesToRows } from './assignLinesToRows.ts';
import { collectRows } from './collectRows.ts';
import type { SummaryLine } from './collectRows.ts';
import { locateColumns, ruledColumns } from './columns.ts';
import type { ColumnBounds } from './columns.ts';
import { findDoubtfulWords } from './findDoubtfulWords.ts';
import { findLeftOver } from './findLeftOver.ts';
import { locatePictureTitles } from './locatePictureTitles.ts';
import { joinNarration, learnNarrationColumn } from './narration.ts';
import { readLinesOfPart } from './ruledRows.ts';
import { endsAtAmount, endsAtDate, learnRowSpacing, learnSpacingBelow } from './rowSpacing.ts';
import { takeOutPanel } from './sidePanel.ts';
import type { Section, TablePart } from './sections.ts';
import { takeOutFurniture } from './takeOutFurniture.ts';
import { takeOutNotes } from './takeOutNotes.ts';
import { markUndatedRows, takeOutUndatedLists } from './takeOutUndatedLists.ts';
import { addUntitledTexts } from './untitledTexts.ts';
import { readTableLine } from './tableLine.ts';
import type { TableLine } from './tableLine.ts';

/** Everything read from a table. */
export interface TableContent {
  readonly rows: readonly StatementRow[];
  readonly summaryLines: readonly SummaryLine[];
  /** For each row, whether words beside it belong to no row. */
  readonly inDoubt: readonly boolean[];
  /** For each row, whether its narration may contain other words or lack some of its own. */
  readonly hasDoubtfulWords: readonly boolean[];
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

/** Titles on two pages whose positions differ by less than this, in points, belong to the same columns. */
const maxTitleOffset = 2;

interface TitleGroup {
  readonly titles: TablePart['titles'];
  readonly parts: TablePart[];
}

/** Groups the parts whose titles are at the same places: their columns are learned together. */
function groupByTitles(parts: readonly TablePart[]): TitleGroup[] {
  const groups: TitleGroup[] = [];
  for (const part of parts) {
    const group = groups.find(
      ({ titles }) =>
        titles.length === part.titles.length &&
        titles.every((title, index) => Math.abs(title.x0 - (part.titles[index]?.x0 ?? Infinity)) < maxTitleOffset),
    );
    if (group === undefined) groups.push({ titles: part.titles, parts: [part] });
    else group.parts.push(part);
  }
  return groups;
}

function learnColumns({ titles, parts }: TitleGroup): ColumnBounds[] {
  const lines = parts.flatMap((part) => part.lines);
  const heading = parts[0]?.heading ?? [];
  const hasPictures = heading.some(([, ...texts]) => texts.length === 0);
  const located = hasPictures ? locatePictureTitles(heading, titles, lines) : addUntitledTexts(titles, lines);
  return locateColumns(located, lines);
}

/** The columns of a part: between its drawn lines, or else as learned from titles and figures. */
function columnsOf(part: TablePart, learned: readonly ColumnBounds[]): readonly ColumnBounds[] {
  const edges = part.grid?.columnEdges ?? [];
  return edges.length > 0 ? ruledColumns(part.titles, edges) : learned;
}

type ColumnsByPart = ReadonlyMap<TablePart, readonly ColumnBounds[]>;

/**
 * Caches the columns of a section. It is read several times, with different assumptions, and its columns are the same
 * each time.
 */
const knownColumns = new WeakMap<readonly TablePart[], ColumnsByPart>();

function columnsByPart(parts: readonly TablePart[]): ColumnsByPart {
  const known = knownColumns.get(parts);
  if (known !== undefined) return known;
  const columns = new Map(
    groupByTitles(parts).flatMap((group) => {
      const columns = learnColumns(group);
      return group.parts.map((part) => [part, columnsOf(part, columns)] as const);
    }),
  );
  knownColumns.set(parts, columns);
  return columns;
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

/** A date this number of days outside the printed period was put together from other figures. */
const maxDaysOutside = 400;
const dayMs = 86_400_000;

function isFarOutside(date: string, period: Period | undefined): boolean {
  if (period === undefined) return false;
  const outside = Math.max(Date.parse(period.first) - Date.parse(date), Date.parse(date) - Date.parse(period.last));
  return outside > maxDaysOutside * dayMs;
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

/** Reads the rows of one account's table in printed order. A narration may continue after a page break. */
export function readTable({ parts, rest }: Section, layout: Layout, assumptions: Assumptions = {}): TableContent {
  const columns = columnsByPart(parts);
  const read = parts.map((part) => {
    const ofPart = columns.get(part) ?? [];
    const lines = takeOutPanel(part.lines, ofPart);
    return readLinesOfPart({ ...part, lines }, ofPart, { ...assumptions, side: part.side });
  });
  const ofRows = takeOutFurniture(read, rest);
  const isAmountLast = assumptions.datesOnce === true && endsAtAmount(ofRows);
  const ofTable = isAmountLast ? ofRows : takeOutNotes(ofRows);
  const pages = assumptions.isCard === true ? readUndatedLines(ofTable, parts, columns, assumptions) : ofTable;
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
  const column = learnNarrationColumn(collected.map(({ narration }) => narration));
  const around = [...rest, ...pages.flat().flatMap(({ kind, line }) => (kind === 'other' ? [line] : []))];
  const dates = chooseDateReading(
    collected.map(({ dateTexts }) => dateTexts),
    (order) => findPrintedPeriods(around, order),
    // All banks with a layout are Indian.
    () => (layout.bank === unknownBank ? dateOrderOfPlace(around) : 'day first'),
  );
  let dateBefore: string | undefined;
  const dated = collected.map((row) => {
    const hasNoDate = row.dateTexts.every((text) => text === '');
    dateBefore = hasNoDate ? dateBefore : readRowDate(row.dateTexts, dates);
    return { row, date: dateBefore };
  });
  const inDoubt: boolean[] = [];
  const hasDoubtfulWords: boolean[] = [];
  const rows = dated.flatMap(({ row, date }, index): StatementRow[] => {
    if (date === undefined) return [];
    // The lines of an unread row may belong to a row beside it.
    const isBesideUnread = [dated[index - 1], dated[index + 1]].some(
      (one) => one !== undefined && one.date === undefined,
    );
    const isDoubtful = row.figures.hasUnreadBalance === true || isFarOutside(date, dates.period);
    inDoubt.push(leftOver.rows.has(row.place) || isDoubtful);
    hasDoubtfulWords.push(isBesideUnread || doubtfulWords.has(row.place));
    const { debitPaise, creditPaise, unsidedPaise, balancePaise } = row.figures;
    const narration = joinNarration(row.narration, column);
    return [{ date, narration, debitPaise, creditPaise, unsidedPaise, balancePaise }];
  });
  const otherLines = pages.flat().filter((line) => line.kind === 'other');
  const lastPart = parts.at(-1);
  const lastColumns = (lastPart && columns.get(lastPart)) ?? [];
  const rowsOutside = rest.filter((line) => isRow(line, lastColumns, assumptions)).length;
  const unreadInside = otherLines.filter((line) => line.isUnread).length + collected.length - rows.length;
  return {
    rows,
    summaryLines,
    inDoubt,
    hasDoubtfulWords,
    leftOverCount: leftOver.lines.length,
    hasAmbiguousDates: dates.isAmbiguous,
    unreadCount: unreadInside + rowsOutside,
    otherLines: otherLines.map(({ line }) => line),
    transactionLines: findTransactionLines(parts, pages),
  };
}
