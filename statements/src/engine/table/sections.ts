import type { Side } from '../amounts/side.ts';
import { closingLinePattern, tableEndPattern } from '../layouts/labels.ts';
import type { Heading, Layout } from '../layouts/layout.ts';
import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import { continueGrid, findGrid, isInGrid, middleOfLine } from '../evidence/grid.ts';
import type { Grid } from '../evidence/grid.ts';
import { looksLikeRow } from '../evidence/looksLikeRow.ts';
import { isListOfBalances, sideOfSection } from '../evidence/sideOfSection.ts';
import type { Rulings } from '../lines/rulings.ts';
import { readAccount, isSameAccount } from './account.ts';
import type { Account } from './account.ts';
import { findHeadingLines, titleKeysOfLayouts } from './headings/findLayouts.ts';
import { isNameOfTable } from './headings/headingStack.ts';
import { locateColumnsOfParts } from './locateColumnsOfParts.ts';
import type { Section, TablePart } from './section.ts';
import { findTitles } from './headings/titles.ts';
import type { FoundTitles } from './headings/titles.ts';

interface PartInProgress extends Omit<TablePart, 'grid' | 'columns'> {
  readonly lines: Line[];
  /** The index of its page. */
  readonly page: number;
}

interface SectionInProgress {
  readonly account: Account;
  readonly parts: PartInProgress[];
  readonly rest: Line[];
}

interface FoundHeading {
  readonly heading: Heading;
  readonly found: FoundTitles;
}

/** Finds the headings of a layout on one page, by the index of their first line. */
function findHeadings(lines: readonly Line[], layout: Layout, words: ReadonlySet<string>): Map<number, FoundHeading> {
  const headings = new Map<number, FoundHeading>();
  for (const index of findHeadingLines(lines, words)) {
    const fits = layout.headings.flatMap((heading) => {
      const found = findTitles(lines, index, heading);
      return found === undefined || found.unmatchedCharacters > found.matchedCharacters ? [] : [{ heading, found }];
    });
    const best = fits.toSorted((a, b) => b.found.matchedCharacters - a.found.matchedCharacters)[0];
    if (best !== undefined) headings.set(index, best);
  }
  return headings;
}

/** Whether titles are certainly those of transactions: a list of balances has no column of one side. */
const isOfTransactions = ({ found: { titles } }: FoundHeading): boolean =>
  titles.some(({ role }) => role === 'debit' || role === 'credit');

function endsTable(line: Line, layout: Layout, hasRows: boolean): boolean {
  const text = textOf(line.words);
  if (tableEndPattern.test(text) || layout.endings?.some((ending) => ending.test(text))) return true;
  return hasRows && closingLinePattern.test(text);
}

/** The lines below the last row of a table, which may contain the name of the next account. */
function linesBelowRows(lines: readonly Line[]): readonly Line[] {
  return lines.slice(lines.findLastIndex(looksLikeRow) + 1);
}

/** The side of a table that continues from the page before, below the same titles. */
function sideOfPartBefore(sections: readonly SectionInProgress[], heading: Heading, page: number): Side | undefined {
  const last = sections.at(-1)?.parts.at(-1);
  return last?.heading === heading && last.page < page ? last.side : undefined;
}

/** The sections found so far, and where the next line belongs. */
interface Progress {
  readonly sections: SectionInProgress[];
  /** Lines that are in no section yet. */
  linesBefore: Line[];
  /** The lines of the table that the next line belongs to; `undefined` outside a table. */
  tableLines: Line[] | undefined;
  /** Whether the last table has ended, so that the next page does not continue it. */
  isTableEnded: boolean;
}

/** Continues the last table on a page without titles, or with rows above its titles. */
function continueTable(progress: Progress, page: number, lines: readonly Line[], firstHeading: number): void {
  const section = progress.sections.at(-1);
  const last = section?.parts.at(-1);
  const isContinued = firstHeading === lines.length || lines.slice(0, firstHeading).some(looksLikeRow);
  progress.tableLines = undefined;
  if (!isContinued || progress.isTableEnded || last === undefined) return;
  progress.tableLines = [];
  section?.parts.push({ ...last, lines: progress.tableLines, titlesEnd: undefined, page });
}

/** Begins the table below titles: in the last section, or in a new one if the lines above name another account. */
function beginTable(
  progress: Progress,
  page: number,
  lines: readonly Line[],
  index: number,
  { heading, found: { titles, lastLine } }: FoundHeading,
): void {
  const { sections, linesBefore, tableLines } = progress;
  const account = readAccount([...linesBefore, ...linesBelowRows(tableLines ?? [])]);
  const side = sideOfSection(lines.slice(0, index)) ?? sideOfPartBefore(sections, heading, page);
  let section = sections.at(-1);
  if (section === undefined || !isSameAccount(section.account, account)) {
    section = { account, parts: [], rest: [] };
    sections.push(section);
  }
  const name = isNameOfTable(tableLines?.at(-1), lines[index]) ? tableLines?.pop() : undefined;
  section.rest.push(...linesBefore, ...(name ? [name] : []));
  progress.linesBefore = [];
  progress.tableLines = [];
  progress.isTableEnded = false;
  const titlesEnd = lines[lastLine]?.baseline;
  section.parts.push({ heading, titles, side, lines: progress.tableLines, titlesEnd, page });
}

/** Adds a line to the table, which it may end, or to the lines before the next one. */
function addLine(progress: Progress, line: Line, layout: Layout): void {
  const { tableLines } = progress;
  if (tableLines === undefined) progress.linesBefore.push(line);
  else {
    const isLast = endsTable(line, layout, tableLines.length > 0);
    tableLines.push(line);
    if (isLast) endTable(progress);
  }
}

function endTable(progress: Progress): void {
  progress.tableLines = undefined;
  progress.isTableEnded = true;
}

/**
 * Splits the lines of all pages into the accounts' tables and the rest. A page without titles continues the last table,
 * and so do rows above its titles. Titles below the name of another account begin that account's section.
 */
export function findSections(
  pages: readonly (readonly Line[])[],
  layout: Layout,
  rulings: readonly Rulings[] = [],
): Section[] {
  const words = titleKeysOfLayouts([layout]);
  const progress: Progress = { sections: [], linesBefore: [], tableLines: undefined, isTableEnded: true };
  for (const [page, lines] of pages.entries()) {
    const headings = findHeadings(lines, layout, words);
    continueTable(progress, page, lines, Math.min(lines.length, ...headings.keys()));
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index];
      const heading = headings.get(index);
      if (line === undefined) break;
      if (heading !== undefined && !isOfTransactions(heading) && isListOfBalances(lines.slice(0, index))) {
        endTable(progress);
        while (index + 1 < lines.length && !headings.has(index + 1)) index += 1;
      } else if (heading !== undefined) {
        beginTable(progress, page, lines, index, heading);
        index = heading.found.lastLine;
      } else addLine(progress, line, layout);
    }
    if (headings.size > 0 || progress.sections.length > 0) {
      progress.sections.at(-1)?.rest.push(...progress.linesBefore);
      progress.linesBefore = [];
    }
  }
  return progress.sections.map((section) => addGrids(section, rulings));
}

/** A line within this many line heights of the one above it may be of the same row. */
const maxPitchInRow = 1.5;
/** Lines of one text begin within this many points of each other, below its first word. */
const maxLeftOffset = 1;

/**
 * Whether a line continues the text of the line above it below the drawn end of the table: some banks draw the box for
 * fewer lines than the last row has.
 */
function isTextBelowGrid(line: Line, above: Line | undefined, { bottom, columnEdges }: Grid): boolean {
  if (above === undefined || middleOfLine(line) <= bottom) return false;
  const isNext = line.baseline - above.baseline <= maxPitchInRow * line.height;
  const left = line.words[0]?.x0 ?? Infinity;
  const isInFirstColumn = left < (columnEdges[1] ?? Infinity);
  return isNext && !isInFirstColumn && above.words.some(({ x0 }) => Math.abs(x0 - left) <= maxLeftOffset);
}

/** The lines of a part inside its drawn table, and those of its rows in any place. */
function linesOfGrid(lines: readonly Line[], grid: Grid): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (isInGrid(line, grid) || looksLikeRow(line) || isTextBelowGrid(line, kept.at(-1), grid)) kept.push(line);
  }
  return kept;
}

/** Adds the drawn lines and the columns. Text outside a drawn table is not part of it, unless it is a row. */
function addGrids({ account, parts, rest }: SectionInProgress, rulings: readonly Rulings[]): Section {
  const withGrids: Omit<TablePart, 'columns'>[] = [];
  const outside: Line[] = [];
  for (const { page, ...part } of parts) {
    const onPage = rulings[page];
    const before = withGrids.at(-1)?.grid;
    const grid =
      onPage && part.titlesEnd === undefined && before !== undefined && before.columnEdges.length > 0
        ? continueGrid(before, onPage)
        : onPage && findGrid(part.titles, part.lines, onPage);
    const lines = grid === undefined ? part.lines : linesOfGrid(part.lines, grid);
    outside.push(...part.lines.filter((line) => !lines.includes(line)));
    withGrids.push({ ...part, lines, grid });
  }
  return { account, parts: locateColumnsOfParts(withGrids), rest: [...rest, ...outside] };
}
