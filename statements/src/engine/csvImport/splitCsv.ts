import Papa from 'papaparse';
import type { Cells } from './csvCells.ts';

/** An export cut into cells by one delimiter. */
export interface ExportTable {
  readonly lines: readonly Cells[];
  /** The first line that a quotation mark which is never closed has swallowed others into, from 0. */
  readonly brokenLine: number | undefined;
}

/** The likelier ones first. */
const delimiters = [',', '\t', ';', '|'];

/** No export has more columns; what stands right of them is left out. */
const mostColumns = 100;

/** Excel's `="1,000.00"` outside of quotes: the sign goes, so that what stands in the quotes is one cell. */
const bareFormula = /(^|[\r\n,;\t|])="(?!")/g;

function readTable(text: string, delimiter: string): ExportTable {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const swallowed = errors.find(
    ({ code, row }) =>
      code === 'MissingQuotes' || (code === 'InvalidQuotes' && data[row ?? 0]?.some((cell) => cell.includes('\n'))),
  );
  const lines = data.map((cells) => (cells.length > mostColumns ? cells.slice(0, mostColumns) : cells));
  return { lines, brokenLine: swallowed?.row };
}

/** Reads an export under each delimiter that it may be written with, quotes by RFC 4180. */
export function readTables(text: string): ExportTable[] {
  const plain = text.replace(bareFormula, '$1"');
  return delimiters.filter((delimiter) => plain.includes(delimiter)).map((delimiter) => readTable(plain, delimiter));
}
