import Papa from 'papaparse';
import { maxColumns } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** The more likely delimiters come first. */
const delimiters = [',', '\t', ';', '|', '~', '^'];

/** Excel's `="1,000.00"` outside of quotes: the equals sign is removed, so that the quotes enclose one cell. */
const bareFormulaPattern = /(^|[\r\n,;\t|~^])="(?!")/g;

/** The end of the cell that begins at a quotation mark: the first mark before a delimiter or the end of the line. */
function findClosingMark(line: string, opening: number, delimiter: string): number | undefined {
  for (let at = line.indexOf('"', opening + 1); at >= 0; at = line.indexOf('"', at + 1)) {
    const next = line[at + 1];
    if (next === undefined || next === delimiter) return at;
  }
  return undefined;
}

/**
 * Splits a single line whose quotation marks close a cell only before a delimiter: `"SHOP "ONE"",1.00`, as written by
 * banks that do not double the marks within a text.
 */
function splitLine(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length && cells.length < maxColumns) {
    const closing = line[at] === '"' ? findClosingMark(line, at, delimiter) : undefined;
    const next = closing === undefined ? line.indexOf(delimiter, at) : closing + 1;
    const end = next < 0 ? line.length : next;
    cells.push(closing === undefined ? line.slice(at, end) : line.slice(at + 1, closing));
    at = end + 1;
  }
  return cells;
}

const hasPairs = (line: string) => line.split('"').length % 2 === 1;

function splitBy(text: string, delimiter: string): Sheet {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const swallowed = errors.find(
    ({ code, row }) =>
      code === 'MissingQuotes' || (code === 'InvalidQuotes' && data[row ?? 0]?.some((cell) => cell.includes('\n'))),
  );
  const isByLine = errors.length > 0 && text.split('\n').every(hasPairs);
  const cellsOfLines = isByLine ? text.split(/\r?\n/).map((line) => splitLine(line, delimiter)) : data;
  const lines = cellsOfLines.map((cells) => cells.slice(0, maxColumns));
  return { lines, delimiter, brokenLine: isByLine ? undefined : swallowed?.row };
}

/** Splits an export at each delimiter it contains, with quotes as in RFC 4180. */
export function splitDelimited(text: string): Sheet[] {
  const plain = text.replace(bareFormulaPattern, '$1"');
  return delimiters.filter((delimiter) => plain.includes(delimiter)).map((delimiter) => splitBy(plain, delimiter));
}
