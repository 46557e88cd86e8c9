import { readLeadingDate } from '../amounts/dates.ts';
import { readSide } from '../amounts/side.ts';
import type { ColumnRole } from '../layouts/layout.ts';
import { readAccount } from './account.ts';
import { locateColumnsOfParts } from './locateColumnsOfParts.ts';
import type { Section, TablePart } from './section.ts';
import type { Title } from './headings/titles.ts';
import { minGapBetweenTexts } from '../lines/gaps.ts';
import type { Line } from '../lines/lines.ts';
import type { Word } from '../lines/words.ts';
import { joinFiguresBelowDates } from './joinFiguresBelowDates.ts';

/** A line that has the form of a row: a date, a text, and figures. */
interface RowOfFigures {
  readonly before: readonly Word[];
  readonly date: readonly Word[];
  readonly text: readonly Word[];
  /** The side of the amount, if a word directly before the figures gives it: `Credit 500.00 1,500.00`. */
  readonly side: readonly Word[];
  readonly figures: readonly Word[];
}

interface Cluster {
  x0: number;
  x1: number;
  count: number;
}

/** Only a serial number and a mark may come before a date. */
const maxWordsBeforeDate = 2;
/** Fewer lines in the form of rows do not make a table. */
const minRows = 3;
/** Right edges of figures that differ by less than this share of the line height are one column. */
const maxEdgeOffset = 0.5;
/** The minimum number of figures in a column. */
const minFiguresOfColumn = 2;
/** The maximum number of lines below the last row of a page that may continue it. */
const maxLinesBelow = 4;

function readRowOfFigures({ words }: Line): RowOfFigures | undefined {
  for (let at = 0; at <= maxWordsBeforeDate; at += 1) {
    const leading = readLeadingDate(words.slice(at).map(({ text }) => text));
    if (leading === undefined) continue;
    const afterDate = words.slice(at + leading.wordsTaken);
    const figures = afterDate.filter((word) => word.isAmount);
    if (figures.length === 0) return undefined;
    const last = afterDate[afterDate.findIndex((word) => word.isAmount) - 1];
    const side = last !== undefined && readSide(last.text) !== undefined ? [last] : [];
    return {
      before: words.slice(0, at),
      date: words.slice(at, at + leading.wordsTaken),
      text: afterDate.filter((word) => !word.isAmount && !side.includes(word)),
      side,
      figures,
    };
  }
  return undefined;
}

function clusterFigures(rows: readonly RowOfFigures[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const { x0, x1, height } of rows.flatMap(({ figures }) => figures)) {
    const near = clusters.find((cluster) => Math.abs(cluster.x1 - x1) <= maxEdgeOffset * height);
    if (near === undefined) clusters.push({ x0, x1, count: 1 });
    else {
      near.x0 = Math.min(near.x0, x0);
      near.x1 = Math.max(near.x1, x1);
      near.count += 1;
    }
  }
  return clusters.filter(({ count }) => count >= minFiguresOfColumn).toSorted((a, b) => a.x1 - b.x1);
}

/**
 * The possible roles of columns of figures, by their number: the balance is the last, and debits are usually before
 * credits.
 */
const rolesOfFigures: readonly (readonly ColumnRole[])[] = [
  ['debit', 'credit', 'balance'],
  ['credit', 'debit', 'balance'],
  ['amount', 'balance'],
  ['amount'],
  ['debit', 'credit'],
];

const extentOf = (words: readonly Word[]) => ({
  x0: Math.min(...words.map(({ x0 }) => x0)),
  x1: Math.max(...words.map(({ x1 }) => x1)),
});

/** A column of text: where it begins, how far it reaches, and the number of rows with text in it. */
interface TextColumn {
  x0: number;
  x1: number;
  count: number;
  /** The number of rows in which it has letters. */
  worded: number;
}

const letters = /\p{L}{2}/u;

/** A letter that names the kind of a row, such as `T` for a transfer, and the space after it in widths of the letter. */
const code = /^[A-Z]$/;
const minGapAfterCode = 1.5;
/** A column of text has text in at least this share of the rows. */
const minShareOfRows = 0.3;

/** The columns of text between the date and the figures, from left to right. */
function findTextColumns(rows: readonly RowOfFigures[]): TextColumn[] {
  const columns: TextColumn[] = [];
  for (const { text: words } of rows) {
    let end = -Infinity;
    let gap = minGapBetweenTexts;
    let column: TextColumn | undefined;
    for (const { x0, x1, height, text } of words) {
      if (column === undefined || x0 - end >= gap * height) {
        column = columns.find((one) => Math.abs(one.x0 - x0) <= maxEdgeOffset * height);
        if (column === undefined) columns.push((column = { x0, x1, count: 0, worded: 0 }));
        column.count += 1;
        if (letters.test(text)) column.worded += 1;
      }
      column.x1 = Math.max(column.x1, x1);
      end = x1;
      gap = code.test(text) ? (minGapAfterCode * (x1 - x0)) / height : minGapBetweenTexts;
    }
  }
  const common = columns.filter(({ count }) => count >= minShareOfRows * rows.length);
  return common.toSorted((a, b) => a.x0 - b.x0);
}

/**
 * The titles of the columns of text. The widest holds the narrations, and so does every other column with letters:
 * without titles, no word may be left out.
 */
function titlesOfTexts(rows: readonly RowOfFigures[]): Title[] {
  const columns = findTextColumns(rows);
  const [widest] = columns.toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0));
  return columns.map((column) => ({
    role: column === widest || column.worded > column.count / 2 ? 'narration' : 'other',
    x0: column.x0,
    x1: column.x0 + 1,
  }));
}

function titlesOf(rows: readonly RowOfFigures[], clusters: readonly Cluster[], roles: readonly ColumnRole[]): Title[] {
  const used = clusters.slice(-roles.length);
  const before = rows.flatMap((row) => row.before);
  const sides = rows.flatMap(({ side }) => side);
  return [
    ...(before.length > 0 ? [{ role: 'serial' as const, ...extentOf(before) }] : []),
    { role: 'date', ...extentOf(rows.flatMap(({ date }) => date)) },
    ...titlesOfTexts(rows),
    ...(sides.length === rows.length && roles.includes('amount')
      ? [{ role: 'side' as const, ...extentOf(sides) }]
      : []),
    ...used.map(({ x0, x1 }, index) => ({ role: roles[index] ?? ('other' as const), x0, x1 })),
  ];
}

function partsOf(pages: readonly (readonly Line[])[], titles: readonly Title[]): TablePart[] {
  const parts = pages.flatMap((lines) => {
    const isRow = (line: Line) => readRowOfFigures(line) !== undefined;
    const first = lines.findIndex(isRow);
    if (first < 0) return [];
    const last = lines.findLastIndex(isRow);
    return [{ heading: [], titles, lines: lines.slice(first, last + 1 + maxLinesBelow), titlesEnd: undefined }];
  });
  return locateColumnsOfParts(parts);
}

const barPattern = /^[|\u00a6]+$/;

/** Bars typed between the cells of a row are not words. */
function withoutBars(line: Line): Line {
  const words = line.words.filter(({ text }) => !barPattern.test(text));
  return words.length === line.words.length ? line : { ...line, words };
}

/**
 * Finds the table of a file whose titles are not understood, by its rows: lines with a date, a text, and figures that
 * are below each other, or in the same order. The roles of the columns of figures are unknown, so every possible choice
 * is returned.
 */
export function* findSectionsWithoutTitles(typed: readonly (readonly Line[])[]): Generator<readonly Section[]> {
  const pages = typed.map((lines) => lines.map(withoutBars));
  yield* findAlignedSections(pages);
  if (!areAligned(pages)) yield* findAlignedSections(pages.map((lines) => lines.map(alignFigures)));
  const joined = joinFiguresBelowDates(pages);
  if (rowsOf(joined).length > rowsOf(pages).length) {
    yield* findAlignedSections(joined.map((lines) => lines.map(alignFigures)));
  }
}

const rowsOf = (pages: readonly (readonly Line[])[]): RowOfFigures[] =>
  pages.flatMap((lines) => lines.flatMap((line) => readRowOfFigures(line) ?? []));

/** At least this share of a table's figures is below others. */
const minShareAligned = 0.8;

/** If the words of sides have their own column, they begin or end at one place. */
const maxPlacesOfSides = 2;

function areAligned(pages: readonly (readonly Line[])[]): boolean {
  const rows = rowsOf(pages);
  const placesOfSides = new Set(rows.flatMap(({ side }) => side.map(({ x0 }) => Math.round(x0))));
  if (placesOfSides.size > maxPlacesOfSides) return false;
  const count = rows.reduce((sum, { figures }) => sum + figures.length, 0);
  const aligned = clusterFigures(rows).reduce((sum, cluster) => sum + cluster.count, 0);
  return aligned >= minShareAligned * count;
}

/** The place for figures that are not below each other: right of any page, each column further to the left. */
const alignedRight = 10_000;
const alignedPitch = 1000;

/**
 * Moves the side and the figures of a row to the places used for other rows, from the last figure to the first: these
 * rows are typed as running text.
 */
function alignFigures(line: Line): Line {
  const { side = [], figures = [] } = readRowOfFigures(line) ?? {};
  const placed = [...side, ...figures];
  const words = line.words.map((word) => {
    const place = placed.indexOf(word);
    if (place < 0) return word;
    const x1 = alignedRight - alignedPitch * (placed.length - 1 - place);
    return { ...word, x0: x1 - (word.x1 - word.x0), x1 };
  });
  return { ...line, words };
}

function* findAlignedSections(pages: readonly (readonly Line[])[]): Generator<readonly Section[]> {
  const rows = rowsOf(pages);
  if (rows.length < minRows) return;
  const clusters = clusterFigures(rows);
  const above = pages.flatMap((lines) =>
    lines.slice(
      0,
      lines.findIndex((line) => readRowOfFigures(line) !== undefined),
    ),
  );
  for (const roles of rolesOfFigures) {
    if (roles.length > clusters.length) continue;
    const parts = partsOf(pages, titlesOf(rows, clusters, roles));
    const inParts = new Set(parts.flatMap(({ lines }) => lines));
    const rest = pages.flat().filter((line) => !inParts.has(line));
    yield [{ account: readAccount(above), parts, rest }];
  }
}
