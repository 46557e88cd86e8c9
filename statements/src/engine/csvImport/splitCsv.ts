import Papa from 'papaparse';
import type { Cells } from './csvCells.ts';

/** An export cut into cells by one delimiter. */
export interface CsvLines {
  readonly lines: readonly Cells[];
  /** The first line that a quotation mark which is never closed has swallowed others into, from 0. */
  readonly brokenLine: number | undefined;
}

/** The likelier ones first. */
const delimiters = [',', '\t', ';', '|'];

/** No export has more columns; what stands right of them is left out. */
const maxColumns = 100;

/** Excel's `="1,000.00"` outside of quotes: the sign goes, so that what stands in the quotes is one cell. */
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

/** Reads an export under each delimiter that it may be written with, quotes by RFC 4180. */
export function splitCsv(text: string): CsvLines[] {
  const plain = text.replace(bareFormulaPattern, '$1"');
  return delimiters.filter((delimiter) => plain.includes(delimiter)).map((delimiter) => splitBy(plain, delimiter));
}
