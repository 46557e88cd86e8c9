import { isBlank, readMoney, readDate } from './cells.ts';
import type { Cells } from './cells.ts';
import type { RefusalDetail } from '../refusals/refusalDetail.ts';

/**
 * Column names are quoted back to the sender, and nothing else of a file: at most this many, each at most this long.
 */
const maxNames = 12;
const maxNameLength = 40;

const plainName = (name: string): string =>
  name
    .replace(/[\p{C}\s“”"<>]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength);

const hasFigures = (cells: Cells) =>
  cells.some((cell) => readMoney(cell) !== undefined || readDate(cell) !== undefined);

/**
 * The line that most likely holds the titles: the last one of words only above the first line with a date and an
 * amount.
 */
function findLikelyTitles(lines: readonly Cells[]): Cells | undefined {
  const firstRow = lines.findIndex(
    (cells) =>
      cells.some((cell) => readDate(cell) !== undefined) && cells.some((cell) => readMoney(cell) !== undefined),
  );
  return lines
    .slice(0, Math.max(0, firstRow))
    .findLast((cells) => cells.filter((cell) => !isBlank(cell)).length >= 3 && !hasFigures(cells));
}

/**
 * The names that match no column, and those that the file has.
 * @param nearest the line with most of the names; without one, the likeliest line of titles is shown.
 */
export function describeMissingColumns(
  missing: readonly string[],
  nearest: Cells | undefined,
  lines: readonly Cells[],
): RefusalDetail {
  const titles = (nearest ?? findLikelyTitles(lines) ?? []).filter((title) => !isBlank(title));
  return {
    kind: 'columns',
    missing: missing.map(plainName),
    titles: titles.slice(0, maxNames).map(plainName),
    more: Math.max(0, titles.length - maxNames),
  };
}
