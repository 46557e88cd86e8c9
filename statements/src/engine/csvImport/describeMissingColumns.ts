import { isBlank, moneyOf, readDate } from './csvCells.ts';
import type { Cells } from './csvCells.ts';

/** Names of columns are quoted back to the sender, and nothing else of a file: this many, and this much of each. */
const mostNames = 12;
const longestName = 40;

function quoteName(name: string): string {
  const plain = name
    .replace(/[\p{C}\s“”"<>]+/gu, ' ')
    .trim()
    .slice(0, longestName);
  return `“${plain}”`;
}

const holdsFigures = (cells: Cells) =>
  cells.some((cell) => moneyOf(cell) !== undefined || readDate(cell) !== undefined);

/** The line that most likely holds the titles: the last one of words alone above the first line with date and amount. */
function findTitles(lines: readonly Cells[]): Cells | undefined {
  const firstRow = lines.findIndex(
    (cells) => cells.some((cell) => readDate(cell) !== undefined) && cells.some((cell) => moneyOf(cell) !== undefined),
  );
  return lines
    .slice(0, Math.max(0, firstRow))
    .findLast((cells) => cells.filter((cell) => !isBlank(cell)).length >= 3 && !holdsFigures(cells));
}

/**
 * Says which names no column has, and which names there are, in two sentences.
 * @param nearest the line that holds most of the names; where it holds none of them, the likeliest line of titles is shown.
 */
export function describeMissing(
  missing: readonly string[],
  nearest: Cells | undefined,
  lines: readonly Cells[],
): string {
  const titles = (nearest ?? findTitles(lines) ?? []).filter((title) => !isBlank(title));
  const absent = `Not found: ${missing.map(quoteName).join(', ')}.`;
  if (titles.length === 0) return absent;
  const more = titles.length > mostNames ? ` and ${titles.length - mostNames} more` : '';
  return `${absent} The columns of this file are ${titles.slice(0, mostNames).map(quoteName).join(', ')}${more}.`;
}
