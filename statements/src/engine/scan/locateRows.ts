import type { Transaction } from '../report/statement.ts';
import { findFigureLines } from './figureLines.ts';
import type { FigureLine, RowPlace } from './figureLines.ts';
import type { ScannedPage } from '../pictures/scannedPage.ts';

const figuresOf = ({ debitPaise, creditPaise, unsidedPaise, balancePaise = 0 }: Transaction): number[] =>
  [debitPaise, creditPaise, unsidedPaise, Math.abs(balancePaise)].filter((paise) => paise > 0);

/** The number of figures of a row that a line has. */
const countShared = (row: Transaction, { figures }: FigureLine): number =>
  figuresOf(row).filter((figure) => figures.has(figure)).length;

/**
 * Finds the line of each row: rows and lines are in the same order, so the best order is the one in which most figures
 * agree.
 */
export function locateRows(rows: readonly Transaction[], pages: readonly ScannedPage[]): (RowPlace | undefined)[] {
  const lines = pages.flatMap(findFigureLines);
  // agreed[r][l]: the most figures that the rows from r on share with the lines from l on.
  const width = lines.length + 1;
  const agreed = new Float64Array((rows.length + 1) * width);
  const at = (row: number, line: number) => agreed[row * width + line] ?? 0;
  const together = (row: number, line: number): number => {
    const [one, other] = [rows[row], lines[line]];
    const shared = one && other ? countShared(one, other) : 0;
    return shared === 0 ? 0 : shared + at(row + 1, line + 1);
  };
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    for (let line = lines.length - 1; line >= 0; line -= 1) {
      agreed[row * width + line] = Math.max(together(row, line), at(row + 1, line), at(row, line + 1));
    }
  }
  let line = 0;
  return rows.map((_, row) => {
    while (line < lines.length && at(row, line) === at(row, line + 1) && at(row, line) > at(row + 1, line)) line += 1;
    if (at(row, line) === at(row + 1, line)) return undefined;
    line += 1;
    return lines[line - 1]?.place;
  });
}
