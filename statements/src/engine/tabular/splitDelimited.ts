import Papa from 'papaparse';
import type { Cells } from './cells.ts';
import { maxColumns } from './grid.ts';
import type { Grid } from './grid.ts';

/** The more likely delimiters come first. */
const delimiters = [',', '\t', ';', '|', '~', '^'];

/** Excel's `="1,000.00"` outside of quotes: the equals sign is removed, so that the quotes enclose one cell. */
const bareFormulaPattern = /(^|[\r\n,;\t|~^])="(?!")/g;

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Splits each line by itself, where a quotation mark closes a cell only before a delimiter: `"SHOP "ONE"",1.00`, as
 * banks write it that do not double the marks within a text.
 */
function splitLines(text: string, delimiter: string): Cells[] {
  const end = `(?=${escapePattern(delimiter)}|$)`;
  const cellPattern = new RegExp(
    `(?:^|${escapePattern(delimiter)})(?:\\s*"((?:[^"]|"(?!\\s*${end}))*)"\\s*${end}|([^]*?)${end})`,
    'g',
  );
  return text
    .split(/\r?\n/)
    .map((line) => Array.from(line.matchAll(cellPattern), ([, quoted, plain]) => quoted ?? plain ?? ''));
}

const hasPairs = (line: string) => (line.split('"').length - 1) % 2 === 0;

function splitBy(text: string, delimiter: string): Grid {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const swallowed = errors.find(
    ({ code, row }) =>
      code === 'MissingQuotes' || (code === 'InvalidQuotes' && data[row ?? 0]?.some((cell) => cell.includes('\n'))),
  );
  const isByLine =
    errors.length > 0 && errors.some(({ type }) => type === 'Quotes') && text.split('\n').every(hasPairs);
  const lines = (isByLine ? splitLines(text, delimiter) : data).map((cells) => cells.slice(0, maxColumns));
  return { lines, delimiter, brokenLine: isByLine ? undefined : swallowed?.row };
}

/** Splits an export at each delimiter it contains, with quotes as in RFC 4180. */
export function splitDelimited(text: string): Grid[] {
  const plain = text.replace(bareFormulaPattern, '$1"');
  return delimiters.filter((delimiter) => plain.includes(delimiter)).map((delimiter) => splitBy(plain, delimiter));
}
