import type { ReadCsv } from './csvReader.ts';
import { isoDate } from '../statement/statementDate.ts';

const delimiters = [',', '\t', ';', '|'];

/** Whether a record has a date and an amount, and so is a transaction, not a title or a total. */
function looksLikeTransaction(cells: readonly string[]): boolean {
  const hasDate = cells.some(
    (cell) => isoDate(cell.trim().split(' ')[0] ?? '') !== undefined || isoDate(cell) !== undefined,
  );
  return hasDate && cells.some((cell) => /^[-+]?[₹\d][\d,]*(?:\.\d+)?(?: ?[CD]r)?$/i.test(cell.trim()));
}

/** Counts the transactions of an export; undefined if none is found. */
export function countRows(text: string, readCsv: ReadCsv): number | undefined {
  const counts = delimiters.map((delimiter) => readCsv(text, { delimiter }).filter(looksLikeTransaction).length);
  const most = Math.max(...counts);
  return most > 0 ? most : undefined;
}
