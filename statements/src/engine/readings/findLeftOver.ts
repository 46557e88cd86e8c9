import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import type { PageOfLines } from './assignLinesToRows.ts';

/** Lines drawn with characters contain no words. */
const rulerPattern = /^[\s\-_=*.·|+~]*$/;

/**
 * Finds the words inside the table that belong to no row. Words above the first row of a page, or below its last row,
 * are its header or footer.
 * @returns these lines, each with the number of the row before it in the table.
 */
export function findLeftOver(pages: readonly PageOfLines[]): { readonly line: Line; readonly row: number }[] {
  const left: { line: Line; row: number }[] = [];
  let rowsBefore = 0;
  for (const { lines, assignments } of pages) {
    const last = lines.findLastIndex(({ kind }) => kind === 'row');
    const onPage = rowsBefore;
    for (const [index, tableLine] of lines.entries()) {
      const { kind, line } = tableLine;
      if (kind === 'row') rowsBefore += 1;
      const isInside = rowsBefore > onPage && index < last;
      const belongs =
        kind === 'row' ||
        kind === 'summary' ||
        (kind === 'continuation' && assignments[index] !== undefined) ||
        (kind === 'other' && tableLine.isNote === true);
      if (!isInside || belongs || rulerPattern.test(textOf(line.words))) continue;
      left.push({ line, row: rowsBefore - 1 });
    }
  }
  return left;
}
