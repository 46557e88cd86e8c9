import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import * as v from 'valibot';
import { columnNamesSchema } from '../engine/index.ts';
import type { ColumnNames } from '../engine/index.ts';

/** The options of the command. */
export interface ConvertOptions {
  /** The file to read; `-` is stdin. */
  readonly file: string;
  readonly json: boolean;
  readonly help: boolean;
  readonly maxPages: number;
  readonly password?: string;
  readonly bankHint?: string;
  readonly names?: ColumnNames;
}

export const usage = `Converts a bank statement: CSV to stdout, how far it is proved to stderr.

  npx artha-convert statement.pdf > transactions.csv
  npx artha-convert export.xls > transactions.csv

The file may be - for stdin.

  --columns "Description,Debit,Credit"  the columns of a CSV or Excel export, quoted as in CSV where they hold commas;
                                        one column of amounts, signed or with Dr and Cr, is named twice; by default they
                                        are found by their titles and contents
  --password TEXT                       the password of the PDF; other users of this machine can see a parameter, but not
                                        the environment variable STATEMENT_PASSWORD
  --bank CODE                           the bank, to decide between layouts that fit equally well
  --max-pages N                         refuse PDFs with more pages; by default any number
  --json                                JSON with everything known about each row, instead of CSV
  --help                                this text

Exit code: 0 when the balances confirm every row (a first row without a balance before it cannot be confirmed), 1 when
they do not, 2 when the file could not be converted.`;

const jsonListSchema = v.pipe(v.string(), v.parseJson());

/** Reads three names as one line of CSV, or as a JSON list. */
function readNames(text: string): ColumnNames {
  const isJson = text.trimStart().startsWith('[');
  const list = isJson
    ? v.safeParse(jsonListSchema, text).output
    : Papa.parse<string[]>(text, { delimiter: ',' }).data[0];
  const names = v.safeParse(columnNamesSchema, list);
  if (!names.success) throw new Error('--columns takes three names: description, debit, credit.');
  return names.output;
}

function readMaxPages(text: string | undefined): number {
  const pages = Number(text ?? Number.MAX_SAFE_INTEGER);
  if (!Number.isSafeInteger(pages) || pages < 1) throw new Error('--max-pages takes a whole number of 1 or more.');
  return pages;
}

/**
 * Reads the options from the command line, and the password from the environment.
 * @throws Error in words for the user.
 */
export function readOptions(
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ConvertOptions {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      columns: { type: 'string' },
      password: { type: 'string' },
      bank: { type: 'string' },
      'max-pages': { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 1) throw new Error('Give one file at a time.');
  const password = values.password ?? environment['STATEMENT_PASSWORD'];
  return {
    file: positionals[0] ?? '-',
    json: values.json,
    help: values.help,
    maxPages: readMaxPages(values['max-pages']),
    ...(password !== undefined && { password }),
    ...(values.bank !== undefined && { bankHint: values.bank.toUpperCase() }),
    ...(values.columns !== undefined && { names: readNames(values.columns) }),
  };
}
