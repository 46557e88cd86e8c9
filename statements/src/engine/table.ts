import type { Layout, Role } from './layout.ts';
import { textOf } from './lines.ts';
import type { Line } from './lines.ts';
import { findTitles } from './titles.ts';
import type { Title } from './titles.ts';

/** The part of the table on one page: the column titles that rule it and the lines below them. */
export interface TablePart {
  readonly titles: readonly Title<Role>[];
  readonly lines: readonly Line[];
  /** Baseline of the lowest title; `undefined` when the page does not print them again and goes on from the last. */
  readonly titlesEnd: number | undefined;
}

/** The pages taken apart: the table, and everything else in reading order. */
export interface PageParts {
  readonly table: readonly TablePart[];
  readonly rest: readonly Line[];
}

function isOneOf(patterns: readonly RegExp[], line: Line): boolean {
  const text = textOf(line.words);
  return patterns.some((pattern) => pattern.test(text));
}

/** Parts the lines of every page into table and rest. A page without titles goes on with the last ones. */
export function findTable(pages: readonly (readonly Line[])[], layout: Layout): PageParts {
  const table: TablePart[] = [];
  const rest: Line[] = [];
  let ended = true;
  let titles: readonly Title<Role>[] = [];
  for (const lines of pages) {
    const headings = lines.map((_, index) => findTitles(lines, index, layout.columns));
    const titled = headings.some((heading) => heading !== undefined);
    let open: Line[] | undefined;
    if (!titled && !ended) {
      open = [];
      table.push({ titles, lines: open, titlesEnd: undefined });
    }
    let index = 0;
    while (index < lines.length) {
      const line = lines[index];
      const heading = headings[index];
      if (line === undefined) break;
      if (heading !== undefined) {
        titles = heading.titles;
        ended = false;
        open = [];
        table.push({ titles, lines: open, titlesEnd: lines[heading.lastLine]?.baseline });
        index = heading.lastLine;
      } else if (isOneOf(layout.endings, line)) {
        open = undefined;
        ended = true;
        rest.push(line);
      } else if (isOneOf(layout.footers, line)) {
        open = undefined;
        rest.push(line);
      } else (open ?? rest).push(line);
      index += 1;
    }
  }
  return { table, rest };
}
