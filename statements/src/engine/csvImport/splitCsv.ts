import Papa from 'papaparse';
import type { Cells } from './csvCells.ts';

/** The cells of an export, split at one delimiter. */
export interface CsvLines {
  readonly lines: readonly Cells[];
  /** The first line, from 0, into which an unclosed quotation mark has swallowed other lines. */
  readonly brokenLine: number | undefined;
}

/** The more likely delimiters come first. */
const delimiters = [',', '\t', ';', '|'];

/** No export has more columns; cells beyond them are ignored. */
const maxColumns = 100;

/** Excel's `="1,000.00"` outside of quotes: the equals sign is removed, so that the quotes enclose one cell. */
const bareFormulaPattern = /(^|[\r\n,;\t|])="(?!")/g;

function splitBy(text: string, delimiter: string): CsvLines {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const swallowed = errors.find(
    ({ code, row }) =>
      code === 'MissingQuotes' || (code === 'InvalidQuotes' && data[row ?? 0]?.some((cell) => cell.includes('\n'))),
  );
  const lines = data.map((cells) => (cells.length > maxColumns ? cells.slice(0, maxColumns) : cells));
  return { lines, brokenLine: swallowed?.row };
}

/** Splits an export at each delimiter it contains, with quotes as in RFC 4180. */
export function splitCsv(text: string): CsvLines[] {
  const plain = text.replace(bareFormulaPattern, '$1"');
  return delimiters.filter((delimiter) => plain.includes(delimiter)).map((delimiter) => splitBy(plain, delimiter));
}
