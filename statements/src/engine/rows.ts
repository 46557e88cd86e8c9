import { placeColumns } from './columns.ts';
import type { ColumnPlace } from './columns.ts';
import type { Layout } from './layout.ts';
import { joinNarration } from './narration.ts';
import type { TablePart } from './table.ts';
import { readTableLine } from './tableLines.ts';
import type { Entry, TableLine } from './tableLines.ts';
import type { Word } from './words.ts';

/** One row as printed. Nothing is added that does not stand on the page. */
export interface PrintedRow extends Entry {
  readonly narration: string;
}

interface OpenRow {
  readonly entry: Entry;
  readonly narration: (readonly Word[])[];
}

/** Lines of one row follow each other within this many line heights; the first line under the titles within more. */
const pitchInRow = 1.7;
const pitchUnderTitles = 3.5;
/** Titles this close, in points, on two pages stand over the same columns. */
const samePlace = 2;

/** The columns of one page's part, learned from all pages whose titles stand in the same places. */
function columnsOf(part: TablePart, table: readonly TablePart[]): ColumnPlace[] {
  const alike = table.filter((other) =>
    other.titles.every((title, index) => Math.abs(title.x0 - (part.titles[index]?.x0 ?? Infinity)) < samePlace),
  );
  return placeColumns(
    part.titles,
    alike.flatMap((other) => other.lines),
  );
}

/** Whether a page's first line goes on with the row of the page before: it stands right under titles or page top. */
function opensPage(part: TablePart, first: TableLine): boolean {
  const { baseline, height } = first.line;
  return part.titlesEnd === undefined || baseline - part.titlesEnd <= pitchUnderTitles * height;
}

/** For every line the index of the dated line above it that it belongs to; -1 is the last row of the page before. */
function ownersAbove(part: TablePart, lines: readonly TableLine[]): (number | undefined)[] {
  const owners: (number | undefined)[] = [];
  for (const [index, one] of lines.entries()) {
    const above = lines[index - 1];
    const near = above === undefined || one.line.baseline - above.line.baseline <= pitchInRow * one.line.height;
    if (one.kind === 'dated') owners.push(index);
    else if (one.kind === 'foreign' || !near) owners.push(undefined);
    else if (above === undefined) owners.push(opensPage(part, one) ? -1 : undefined);
    else owners.push(owners[index - 1]);
  }
  return owners;
}

/** For every line the index of the nearest dated line of its page. */
function ownersNearest(lines: readonly TableLine[]): (number | undefined)[] {
  const dated = [...lines.keys()].filter((index) => lines[index]?.kind === 'dated');
  return lines.map((one) => {
    if (one.kind === 'foreign') return undefined;
    const distance = (index: number) => Math.abs((lines[index]?.line.baseline ?? Infinity) - one.line.baseline);
    return dated.toSorted((a, b) => distance(a) - distance(b))[0];
  });
}

/** Reads the rows of the table in printed order. The narration of a row may go on after a page break. */
export function readRows(table: readonly TablePart[], layout: Layout): PrintedRow[] {
  const rows: OpenRow[] = [];
  let left = Infinity;
  let reach = -Infinity;
  for (const part of table) {
    const columns = columnsOf(part, table);
    const lines = part.lines.map((line) => readTableLine(line, columns, layout));
    const owners = layout.narration.lines === 'below' ? ownersAbove(part, lines) : ownersNearest(lines);
    const before = rows.at(-1);
    const own = new Map<number, OpenRow>();
    for (const [index, line] of lines.entries()) {
      if (line.kind !== 'dated') continue;
      const row = { entry: line.entry, narration: [] };
      own.set(index, row);
      rows.push(row);
    }
    for (const [index, line] of lines.entries()) {
      const owner = owners[index];
      if (line.kind === 'foreign' || owner === undefined) continue;
      (owner === -1 ? before : own.get(owner))?.narration.push(line.narration);
      left = Math.min(left, line.narration[0]?.x0 ?? left);
      reach = Math.max(reach, line.narration.at(-1)?.x1 ?? reach);
    }
  }
  const column = { left, reach, breaks: layout.narration.breaks };
  return rows.map(({ entry, narration }) => ({ ...entry, narration: joinNarration(narration, column) }));
}
