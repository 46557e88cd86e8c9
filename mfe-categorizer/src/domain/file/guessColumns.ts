import type { ReadCsv } from './csvReader.ts';
import { columns, type NamedColumn, type ColumnNames } from '../upload/validateUpload.ts';

/** The titles that banks give the three columns in their exports. */
const names: Record<NamedColumn, RegExp> = {
  description: /narration|description|particulars|remarks|details/i,
  debit: /\b(debit|withdrawal|dr)\b/i,
  credit: /\b(credit|deposit|cr)\b/i,
};

const delimiters = [',', '\t', ';', '|'];
/** Exports begin with the bank's name, the address and the period; the header is not always the first line. */
const LINES = 40;

function matchHeader(cells: readonly string[]): ColumnNames | undefined {
  // A cell that matches two columns ('Debit/Credit', or a sentence) names neither.
  const fits = cells
    .map((cell) => ({ cell: cell.trim(), columns: columns.filter((name) => names[name].test(cell)) }))
    .filter((fit) => fit.columns.length === 1);
  const find = (wanted: NamedColumn) => fits.find((fit) => fit.columns[0] === wanted)?.cell;
  const [description, debit, credit] = [find('description'), find('debit'), find('credit')];
  return description && debit && credit ? { description, debit, credit } : undefined;
}

/** Finds the titles of the three columns in a bank's export; undefined if its header does not name all three. */
export function guessColumns(text: string, readCsv: ReadCsv): ColumnNames | undefined {
  for (const delimiter of delimiters) {
    for (const record of readCsv(text, { delimiter, limit: LINES })) {
      const found = matchHeader(record);
      if (found) return found;
    }
  }
  return undefined;
}

/** Decodes an export: UTF-16 if its byte order mark says so, else UTF-8. */
export function decodeExport(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
