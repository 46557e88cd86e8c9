import type { ReadCsv } from './csvReader.ts';
import { isoDate } from './statementDate.ts';

const delimiters = [',', '\t', ';', '|'];

/** A record with a day and a figure: a transaction, not a title or a total. */
function looksLikeTransaction(cells: readonly string[]): boolean {
  const hasDate = cells.some(
    (cell) => isoDate(cell.trim().split(' ')[0] ?? '') !== undefined || isoDate(cell) !== undefined,
  );
  return hasDate && cells.some((cell) => /^[-+]?[₹\d][\d,]*(?:\.\d+)?(?: ?[CD]r)?$/i.test(cell.trim()));
}

/** Counts the transactions of an export; undefined where it has none that can be told. */
export function countRows(text: string, readCsv: ReadCsv): number | undefined {
  const counts = delimiters.map((delimiter) => readCsv(text, { delimiter }).filter(looksLikeTransaction).length);
  const most = Math.max(...counts);
  return most > 0 ? most : undefined;
}
