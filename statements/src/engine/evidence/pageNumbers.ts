import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';

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

/** The numbers that the pages of a file print, such as 1 and 2 of 3; `count` is the number of all pages. */
export interface PrintedPages {
  readonly numbers: readonly number[];
  readonly count: number;
}

/** Returns the page numbers that a file prints; undefined if it prints none, or those of several documents. */
export function readPageNumbers(pages: readonly (readonly Line[])[]): PrintedPages | undefined {
  const printed = pages.filter((lines) => lines.length > 0).map(readPageOf);
  const [first] = printed;
  if (first === undefined || !printed.every((one) => one?.count === first.count)) return undefined;
  return { numbers: [...new Set(printed.flatMap((one) => one?.page ?? []))], count: first.count };
}

/** Whether some of the printed pages are missing from the file, or have no text. */
export const lacksPages = (printed: PrintedPages | undefined): boolean =>
  printed !== undefined && printed.numbers.length < printed.count;
