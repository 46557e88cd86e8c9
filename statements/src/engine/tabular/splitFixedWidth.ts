import { isDated, isMoney } from './cells.ts';
import { maxColumns } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** The minimum number of rows that show the columns. With fewer, a narration may be cut in two by chance. */
const minRows = 3;
/** The number of rows that are searched for positions, and the last character that is searched. */
const maxRowsSampled = 500;
const maxWidth = 1000;

const splitAtGaps = (line: string) => line.trim().split(/\s{2,}/);

/** Whether a line has a date and an amount, separated by more than one space. */
function looksLikeRow(line: string): boolean {
  const texts = splitAtGaps(line);
  return texts.some(isDated) && texts.some((text) => isMoney(text) && /\D/.test(text));
}

/** The beginnings of the columns: after each position that is blank in all lines. */
function findStarts(lines: readonly string[]): number[] {
  const width = Math.min(maxWidth, Math.max(...lines.map((line) => line.length)));
  const isBlank = Array.from({ length: width }, (_, at) => lines.every((line) => (line[at] ?? ' ') === ' '));
  return [...isBlank.keys()].filter((at) => isBlank[at] === false && isBlank[at - 1] !== false);
}

/**
 * Splits a text whose columns are separated by spaces, as mainframes print it, at the positions that are blank in every
 * row and in the titles. `undefined` if it has no such rows.
 */
export function splitFixedWidth(text: string): Sheet | undefined {
  const lines = text.split(/\r?\n/);
  const rows = lines.filter(looksLikeRow).slice(0, maxRowsSampled);
  const [first] = rows;
  if (first === undefined || rows.length < minRows) return undefined;
  const above = lines.slice(0, lines.indexOf(first));
  const titles = above.findLast((line) => splitAtGaps(line).length >= 3 && /\p{L}/u.test(line));
  const starts = findStarts([...(titles === undefined ? [] : [titles]), ...rows]).slice(0, maxColumns);
  const cut = (line: string) => starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
  return { lines: lines.map(cut) };
}
