import type { Line } from '../../lines/lines.ts';
import type { Word } from '../../lines/words.ts';
import { findGutter } from './findGutter.ts';
import { startsWithDate } from '../../lines/startsWithDate.ts';

/**
 * The rows below some titles, and the smallest gap between two of their columns, in line heights. Smaller gaps are
 * spaces.
 */
export interface RowsBelow {
  readonly lines: readonly Line[];
  readonly minGap: number;
}

const holdsAmount = ({ words }: Line): boolean => words.some(({ isAmount }) => isAmount);

/**
 * The rows below the titles: lines that begin with a date, or have one after a number. If dates and amounts are on
 * separate lines, the lines with amounts are included.
 */
export function rowsBelow(lines: readonly Line[], minGap: number): RowsBelow {
  const dated = lines.filter(startsWithDate);
  if (dated.some(holdsAmount)) return { lines: dated, minGap };
  return { lines: lines.filter((line) => dated.includes(line) || holdsAmount(line)), minGap };
}

/** Whether the rows below two titles show that these head two columns: a strip without words separates them. */
export function headTwoColumns(before: readonly Word[], after: readonly Word[], rows: RowsBelow): boolean {
  const [from, to] = [before[0]?.x0 ?? 0, after.at(-1)?.x1 ?? 0];
  const { lines, minGap } = rows;
  return lines.length > 1 && findGutter({ x0: from, x1: from }, { x0: to, x1: to }, lines, minGap) !== undefined;
}
