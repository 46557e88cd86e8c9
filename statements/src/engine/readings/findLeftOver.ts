import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';
import type { RowAssignment } from './assignLinesToRows.ts';
import type { TableLine } from './tableLine.ts';

/** Lines among the rows that belong to no row, and the rows beside them, by their numbers in the table. */
export interface LeftOver {
  readonly lines: readonly Line[];
  readonly rows: ReadonlySet<number>;
}

/** Lines drawn with characters contain no words. */
const rulerPattern = /^[\s\-_=*.·|+~]*$/;

/**
 * Finds the words inside the table that belong to no row. Words above the first row of a page, or below its last row,
 * are its header or footer.
 */
export function findLeftOver(
  pages: readonly (readonly TableLine[])[],
  assignments: readonly (readonly RowAssignment[])[],
): LeftOver {
  const left: Line[] = [];
  const rows = new Set<number>();
  let rowsBefore = 0;
  for (const [page, lines] of pages.entries()) {
    const last = lines.findLastIndex(({ kind }) => kind === 'row');
    const onPage = rowsBefore;
    for (const [index, tableLine] of lines.entries()) {
      const { kind, line } = tableLine;
      if (kind === 'row') rowsBefore += 1;
      const isInside = rowsBefore > onPage && index < last;
      const belongs =
        kind === 'row' ||
        kind === 'summary' ||
        (kind === 'continuation' && assignments[page]?.[index] !== undefined) ||
        (kind === 'other' && tableLine.isNote === true);
      if (!isInside || belongs || rulerPattern.test(textOf(line.words))) continue;
      left.push(line);
      rows.add(rowsBefore - 1);
    }
  }
  return { lines: left, rows };
}
