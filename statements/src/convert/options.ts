import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import * as v from 'valibot';
import { columnNamesSchema } from '../engine/index.ts';
import type { ColumnNames } from '../engine/index.ts';
import { formatNames, isOutputFormat, outputFormats } from './outputs/outputFormats.ts';
import type { OutputFormat } from './outputs/outputFormats.ts';

/** The options of the command. */
export interface ConvertOptions {
  /** The files and folders to read; `-` is stdin. */
  readonly paths: readonly string[];
  readonly format: OutputFormat;
  /** The output file; the default is stdout. */
  readonly output?: string;
  readonly currency: string;
  readonly ledger?: string;
  readonly isAnonymous: boolean;
  readonly help: boolean;
  readonly maxPages: number;
  /** The passwords to try, in this order. */
  readonly passwords: readonly string[];
  readonly bankHint?: string;
  readonly names?: ColumnNames;
}

/** The help text of the command. */
export const usage = `Converts bank statements: one table to stdout, how far it is proved to stderr.

  npx artha-convert statement.pdf > transactions.csv
  npx artha-convert export.xls > transactions.csv
  npx artha-convert april.pdf may.pdf older-statements --out transactions.xlsx
  npx artha-convert statement.pdf --anonymise --out copy.pdf

Files are PDFs, and exports as text or Excel; folders are searched for them; - is stdin. Of several files, the rows of each
account are in order of their dates, without those that two files hold, and what is missing between files is named.

  --to FORMAT                           csv, json, xlsx (Excel), ofx, or tally (XML for TallyPrime)
  --out FILE                            writes to FILE instead of stdout; its ending is the format (tally: xml)
  --json                                the same as --to json
  --columns "Description,Debit,Credit"  the columns of a CSV or Excel export, quoted as in CSV where they hold commas;
                                        one column of amounts, signed or with Dr and Cr, is named twice; by default they
                                        are found by their titles and contents
  --password TEXT                       the password of the files; other users of this machine can see a parameter, but not
                                        the environment variable STATEMENT_PASSWORD. For files with different passwords,
                                        give it several times: each file is opened with the one that fits
  --bank CODE                           the bank, to decide between layouts that fit equally well
  --max-pages N                         refuse PDFs with more pages; by default any number
  --currency CODE                       the currency in OFX; by default INR
  --ledger NAME                         the name of the bank's ledger in Tally; by default the bank and the number's end
  --anonymise                           instead of a table, writes a copy of one PDF in which names, numbers, amounts and
                                        dates are replaced, to attach to a report
  --help                                this text

Exit code: 0 when the balances confirm every row (a first row without a balance before it cannot be confirmed) and no
statement is missing between files, 1 when they do not, 2 when nothing could be converted, 3 when some files were
converted and others were not.`;

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

/** The named format, or that of the file's ending. */
function readFormat(name: string | undefined, output: string | undefined): OutputFormat {
  if (name !== undefined) {
    if (!isOutputFormat(name)) throw new Error(`--to takes one of ${formatNames.join(', ')}.`);
    return name;
  }
  const ending = output === undefined ? '' : extname(output).slice(1).toLowerCase();
  return formatNames.find((format) => outputFormats[format].ending === ending) ?? 'csv';
}

function readCurrency(code: string): string {
  if (!/^[A-Z]{3}$/i.test(code)) throw new Error('--currency takes a code of three letters, such as INR.');
  return code.toUpperCase();
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
      password: { type: 'string', multiple: true },
      bank: { type: 'string' },
      'max-pages': { type: 'string' },
      json: { type: 'boolean', default: false },
      to: { type: 'string' },
      out: { type: 'string' },
      currency: { type: 'string', default: 'INR' },
      ledger: { type: 'string' },
      anonymise: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const fromEnvironment = environment['STATEMENT_PASSWORD'];
  return {
    paths: positionals.length > 0 ? positionals : ['-'],
    format: readFormat(values.json ? 'json' : values.to, values.out),
    help: values.help,
    isAnonymous: values.anonymise,
    maxPages: readMaxPages(values['max-pages']),
    currency: readCurrency(values.currency),
    passwords: values.password ?? (fromEnvironment === undefined ? [] : [fromEnvironment]),
    ...(values.out !== undefined && { output: values.out }),
    ...(values.ledger !== undefined && { ledger: values.ledger }),
    ...(values.bank !== undefined && { bankHint: values.bank.toUpperCase() }),
    ...(values.columns !== undefined && { names: readNames(values.columns) }),
  };
}
