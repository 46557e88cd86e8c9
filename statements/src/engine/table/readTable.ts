import { locateColumns } from './columns.ts';
import type { ColumnBounds } from './columns.ts';
import { parseDate } from '../amounts/dates.ts';
import { locatePictureTitles } from './locatePictureTitles.ts';
import type { Layout } from '../layouts/layout.ts';
import type { Line } from '../text/lines.ts';
import { joinNarration, learnNarrationColumn } from './narration.ts';
import { assignLinesToRows, learnRowSpacing } from './assignLinesToRows.ts';
import type { RowAssignment } from './assignLinesToRows.ts';
import type { Section, TablePart } from './sections.ts';
import { readTableLine } from './tableLine.ts';
import type { RowFigures, SummaryFigures, TableLine } from './tableLine.ts';
import type { Word } from '../text/words.ts';

/** One row as it is answered: an ISO date, whole paise, and the narration in one line. */
export interface StatementRow {
  readonly date: string;
  readonly narration: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number;
}

/** One row as it stands on the page: a side or a balance may be missing. */
export interface IncompleteRow extends Omit<StatementRow, 'balancePaise'> {
  readonly unsidedPaise: number;
  readonly balancePaise: number | undefined;
}

/** A line between the rows that is none of them, and how many rows stand before it. */
export interface SummaryLine extends SummaryFigures {
  readonly rowsBefore: number;
}

/** All that a table says. */
export interface TableContent {
  readonly rows: readonly IncompleteRow[];
  readonly figures: readonly SummaryLine[];
  /** How many lines have a date and an amount, and could not be read as rows. */
  readonly unread: number;
  /** Lines that are no part of the table, though they stand in it. */
  readonly foreign: readonly Line[];
}

/** Titles this close, in points, on two pages stand over the same columns. */
const maxTitleOffset = 2;

interface TitleGroup {
  readonly titles: TablePart['titles'];
  readonly parts: TablePart[];
}

/** The parts whose titles stand in the same places: their columns are learned together. */
function groupByTitles(parts: readonly TablePart[]): TitleGroup[] {
  const groups: TitleGroup[] = [];
  for (const part of parts) {
    const alike = groups.find(
      ({ titles }) =>
        titles.length === part.titles.length &&
        titles.every((title, index) => Math.abs(title.x0 - (part.titles[index]?.x0 ?? Infinity)) < maxTitleOffset),
    );
    if (alike === undefined) groups.push({ titles: part.titles, parts: [part] });
    else alike.parts.push(part);
  }
  return groups;
}

function learnColumns({ titles, parts }: TitleGroup): ColumnBounds[] {
  const lines = parts.flatMap((part) => part.lines);
  const heading = parts[0]?.heading ?? [];
  const isDrawn = heading.some((column) => column.length === 1);
  return locateColumns(isDrawn ? locatePictureTitles(heading, titles, lines) : titles, lines);
}

interface RowInProgress {
  readonly entry: RowFigures;
  readonly dateTexts: string[];
  readonly narration: (readonly Word[])[];
}

/** Gathers the lines of every row over all pages. */
function gatherRows(pages: readonly (readonly TableLine[])[], assignments: readonly RowAssignment[][]) {
  const rows: RowInProgress[] = [];
  const figures: SummaryLine[] = [];
  let linesOfNextRow: Extract<TableLine, { kind: 'more' }>[] = [];
  for (const [page, lines] of pages.entries()) {
    const own = new Map<number, RowInProgress>();
    const before = rows.at(-1);
    for (const [index, line] of lines.entries()) {
      if (line.kind === 'figure') figures.push({ ...line.figure, rowsBefore: rows.length });
      if (line.kind !== 'entry') continue;
      const row: RowInProgress = { entry: line.entry, dateTexts: [line.entry.dateText], narration: [] };
      for (const more of linesOfNextRow) row.narration.push(more.narration);
      linesOfNextRow = [];
      own.set(index, row);
      rows.push(row);
    }
    for (const [index, line] of lines.entries()) {
      const owner = assignments[page]?.[index];
      if ((line.kind !== 'entry' && line.kind !== 'more') || owner === undefined) continue;
      if (owner === 'after') {
        if (line.kind === 'more') linesOfNextRow.push(line);
        continue;
      }
      const row = owner === 'before' ? before : own.get(owner);
      row?.narration.push(line.narration);
      if (line.kind === 'more') row?.dateTexts.push(line.dateText);
    }
  }
  return { rows, figures };
}

/** The date of a row, with as many of the texts below it as it takes: `13-Oct-`, `2017`. */
function readRowDate(texts: readonly string[]): string | undefined {
  for (let count = 1; count <= Math.min(texts.length, 4); count += 1) {
    const date = parseDate(texts.slice(0, count).join(''));
    if (date !== undefined) return date;
  }
  return undefined;
}

/** Reads the rows of one account's table in printed order. The narration of a row may go on after a page break. */
export function readTable({ parts, rest }: Section, layout: Layout): TableContent {
  const columns = new Map<TablePart, ColumnBounds[]>();
  for (const group of groupByTitles(parts)) {
    const places = learnColumns(group);
    for (const part of group.parts) columns.set(part, places);
  }
  const pages = parts.map((part) => part.lines.map((line) => readTableLine(line, columns.get(part) ?? [])));
  const spacing = learnRowSpacing(pages);
  const owners = parts.map((part, index) => assignLinesToRows(part, pages[index] ?? [], spacing, layout.narration));
  const { rows, figures } = gatherRows(pages, owners);
  const column = learnNarrationColumn(rows.map(({ narration }) => narration));
  const read = rows.flatMap(({ entry, dateTexts, narration }): IncompleteRow[] => {
    const date = readRowDate(dateTexts);
    const { debitPaise, creditPaise, unsidedPaise, balancePaise } = entry;
    if (date === undefined) return [];
    return [{ date, narration: joinNarration(narration, column), debitPaise, creditPaise, unsidedPaise, balancePaise }];
  });
  const foreign = pages.flat().filter((line) => line.kind === 'foreign');
  const lastPart = parts.at(-1);
  const last = (lastPart && columns.get(lastPart)) ?? [];
  const left = rest.filter((line) => readTableLine(line, last).kind === 'entry').length;
  const unread = foreign.filter((line) => line.unread).length + rows.length - read.length + left;
  return { rows: read, figures, unread, foreign: foreign.map(({ line }) => line) };
}
