import { accountOf, isSameAccount } from './account.ts';
import type { Account } from './account.ts';
import { headingLines, wordsOfTitles } from './findLayouts.ts';
import { closingLine, tableEnd } from '../layouts/labels.ts';
import type { Heading, Layout } from '../layouts/layout.ts';
import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';
import { findTitles } from './titles.ts';
import type { Title, Titles } from './titles.ts';

/** The part of the table on one page: the column titles that rule it and the lines below them. */
export interface TablePart {
  readonly heading: Heading;
  readonly titles: readonly Title[];
  readonly lines: readonly Line[];
  /** Baseline of the lowest title; `undefined` when the page does not print them again and goes on from the last. */
  readonly titlesEnd: number | undefined;
}

/** One account's table over all pages, and every other line of these pages in reading order. */
export interface Section {
  readonly account: Account;
  readonly parts: readonly TablePart[];
  readonly rest: readonly Line[];
}

interface OpenSection {
  readonly account: Account;
  readonly parts: (TablePart & { readonly lines: Line[] })[];
  readonly rest: Line[];
}

interface Found {
  readonly heading: Heading;
  readonly found: Titles;
}

/** The headings of a layout on one page, by the index of their topmost line. */
function headingsOn(lines: readonly Line[], layout: Layout, words: ReadonlySet<string>): Map<number, Found> {
  const headings = new Map<number, Found>();
  for (const index of headingLines(lines, words)) {
    const fits = layout.headings.flatMap((heading) => {
      const found = findTitles(lines, index, heading);
      return found === undefined || found.unexplained > found.agreement ? [] : [{ heading, found }];
    });
    const best = fits.toSorted((a, b) => b.found.agreement - a.found.agreement)[0];
    if (best !== undefined) headings.set(index, best);
  }
  return headings;
}

function endsTable(line: Line, layout: Layout, hasRows: boolean): boolean {
  const text = textOf(line.words);
  if (tableEnd.test(text) || layout.endings?.some((ending) => ending.test(text))) return true;
  return hasRows && closingLine.test(text);
}

/**
 * Parts the lines of every page into the tables of the accounts and the rest. A page without titles goes on with the
 * last ones. Titles below the name of another account begin that account's section.
 */
export function findSections(pages: readonly (readonly Line[])[], layout: Layout): Section[] {
  const words = wordsOfTitles([layout]);
  const sections: OpenSection[] = [];
  let ended = true;
  let before: Line[] = [];
  for (const lines of pages) {
    const headings = headingsOn(lines, layout, words);
    const last = sections.at(-1)?.parts.at(-1);
    let open: Line[] | undefined;
    if (headings.size === 0 && !ended && last !== undefined) {
      open = [];
      sections.at(-1)?.parts.push({ ...last, lines: open, titlesEnd: undefined });
    }
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index];
      const heading = headings.get(index);
      if (line === undefined) break;
      if (heading !== undefined) {
        const account = accountOf(before);
        let section = sections.at(-1);
        if (section === undefined || !isSameAccount(section.account, account)) {
          section = { account, parts: [], rest: [] };
          sections.push(section);
        }
        section.rest.push(...before);
        before = [];
        open = [];
        ended = false;
        const { titles, lastLine } = heading.found;
        section.parts.push({ heading: heading.heading, titles, lines: open, titlesEnd: lines[lastLine]?.baseline });
        index = lastLine;
      } else if (open === undefined) before.push(line);
      else if (endsTable(line, layout, open.length > 0)) {
        open.push(line);
        open = undefined;
        ended = true;
      } else open.push(line);
    }
    if (headings.size > 0 || sections.length > 0) {
      sections.at(-1)?.rest.push(...before);
      before = [];
    }
  }
  return sections;
}
