import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { readOptions, usage } from './convert/options.ts';
import type { ConvertOptions } from './convert/options.ts';
import { isProved, proofReport } from './convert/proofReport.ts';
import { writeAnswer } from './convert/standardOutput.ts';
import { statementJson } from './convert/statementJson.ts';
import { loadPdfium, parseCsvExport, parsePdf, writeCsv } from './engine/index.ts';
import type { Statement } from './engine/index.ts';
import { detectFileKind } from './service/fileKind.ts';
import { readPdfiumWasm } from './service/readPdfiumWasm.ts';

/** `node statements/src/convert.ts statement.pdf > transactions.csv`: the engine without the service. */

const exitCodes = { proved: 0, notProved: 1, failed: 2 } as const;

async function convert(file: Buffer, options: ConvertOptions): Promise<Statement> {
  const { names, password, bankHint, maxPages } = options;
  const isPdf = detectFileKind(file) === 'pdf';
  if (names !== undefined && isPdf) throw new Error('This file is a PDF: leave --columns out.');
  if (names !== undefined) return parseCsvExport(file, { names, maxRows: Number.MAX_SAFE_INTEGER });
  if (!isPdf) throw new Error('This file is not a PDF. Of a CSV export, name the columns with --columns.');
  const pdfium = await loadPdfium(readPdfiumWasm());
  return parsePdf(pdfium, file, { maxPages, password, ...(bankHint !== undefined && { bankHint }) });
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** An error in words for the user. */
function describeError(error: unknown): string {
  if (isFileError(error)) return `The file cannot be read: ${error.code ?? 'unknown'}.`;
  return error instanceof Error ? error.message : 'The file cannot be converted.';
}

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    writeAnswer(`${usage}\n`);
    return exitCodes.proved;
  }
  if (options.file === '-' && process.stdin.isTTY) throw new Error(`Say which file.\n\n${usage}`);
  const file = options.file === '-' ? await buffer(process.stdin) : await readFile(options.file);
  const statement = await convert(file, options);
  writeAnswer(options.json ? statementJson(statement) : writeCsv(statement.transactions));
  process.stderr.write(proofReport(statement));
  return isProved(statement) ? exitCodes.proved : exitCodes.notProved;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = exitCodes.failed;
}
