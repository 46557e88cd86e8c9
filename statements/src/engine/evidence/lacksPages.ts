import { textOf } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';

const pageOfPattern = /\bpage\W{0,4}(?:no\W{0,3})?(?<page>\d{1,4})\s*(?:of|\/|\|)\s*(?<count>\d{1,4})\b/gi;

/** A page that prints its number and the number of pages: `Page 2 of 3`. */
interface PrintedPage {
  readonly page: number;
  readonly count: number;
}

function readPageOf(lines: readonly Line[]): PrintedPage | undefined {
  for (const { words } of lines) {
    for (const { groups = {} } of textOf(words).matchAll(pageOfPattern)) {
      const [page, count] = [Number(groups['page']), Number(groups['count'])];
      if (page >= 1 && page <= count) return { page, count };
    }
  }
  return undefined;
}

/**
 * Whether pages of the statement are missing from the file, or have no text: the other pages print their numbers, and
 * some are missing.
 */
export function lacksPages(pages: readonly (readonly Line[])[]): boolean {
  const printed = pages.filter((lines) => lines.length > 0).map(readPageOf);
  const [first] = printed;
  if (first === undefined) return false;
  const isOneRun = printed.every((one) => one?.count === first.count);
  return isOneRun && new Set(printed.map((one) => one?.page)).size < first.count;
}
