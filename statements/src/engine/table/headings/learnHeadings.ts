import { sideOfSection } from '../../evidence/sideOfSection.ts';
import type { Heading } from '../../layouts/layout.ts';
import type { Line } from '../../lines/lines.ts';
import { rowsBelow } from './headTwoColumns.ts';
import { findHeadingStack, isNameOfTable } from './headingStack.ts';
import { findTitlesByPlace } from './findTitlesByPlace.ts';
import { findTitlesByWords } from './findTitlesByWords.ts';
import { headingsOf } from './headingsOf.ts';

/** The number of lines below the titles that are used to learn the columns. */
const linesBelow = 24;

/** The lines below the titles, up to the name of the next table. */
function linesOfTable(lines: readonly Line[], first: number): readonly Line[] {
  const below = lines.slice(first, first + linesBelow);
  const end = below.findIndex((line, index) => isNameOfTable(line, below[index + 1]));
  return end < 0 ? below : below.slice(0, end);
}

/**
 * The smallest gaps between columns to try, in line heights. Columns may be as close as words. A smaller gap is tried
 * if the balances confirm no other reading, because they may confirm that one.
 */
const columnGaps = [0.6, 0.4];

/**
 * Learns the possible headings whose first line has the index `first`, from the words that banks commonly use and from
 * the places of the words. Returns the role of every column with its printed title. Returns nothing if a date or the
 * amounts are missing, because the columns are then not those of a statement.
 */
export function learnHeadings(lines: readonly Line[], first: number): Heading[] {
  const whole = findHeadingStack(lines, first);
  // The text below a line of titles may be the first line of a row.
  const stacks = whole.length > 1 ? [whole, [first]] : [whole];
  const isOfOneSide = sideOfSection(lines.slice(0, first)) !== undefined;
  const headings = stacks.flatMap((stack) => {
    const below = linesOfTable(lines, (stack.at(-1) ?? first) + 1);
    return columnGaps.flatMap((minGap) => {
      const rows = rowsBelow(below, minGap);
      return [findTitlesByWords, findTitlesByPlace].flatMap((findTitles) => {
        const titles = findTitles(lines, stack, rows);
        return titles.some((title) => title.firstLine === first) ? headingsOf(titles, below, isOfOneSide) : [];
      });
    });
  });
  return [...new Map(headings.map((heading) => [heading.flat().join('\n'), heading])).values()];
}
