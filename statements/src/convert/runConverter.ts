import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { loadWorkbookReader, parsePdf, parseTabular, writeCsv } from '../engine/index.ts';
import type { Pdfium, Statement } from '../engine/index.ts';
import { detectFileKind, isWorkbook } from '../service/fileKind.ts';
import { isDamaged } from '../service/isDamaged.ts';
import { readOptions, usage } from './options.ts';
import type { ConvertOptions } from './options.ts';
import { isProved, proofReport } from './proofReport.ts';
import { statementJson } from './statementJson.ts';

/** What a process gives the converter. */
export interface ConverterInput {
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reads stdin; `undefined` when it is a terminal. */
  readonly readInput: (() => Promise<Buffer>) | undefined;
  /** Starts PDFium; called for a PDF only. */
  readonly loadPdfium: () => Promise<Pdfium>;
}

/** What the process prints, and how it ends. */
export interface ConverterResult {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

const exitCodes = { proved: 0, notProved: 1, failed: 2 } as const;

async function readStatement(file: Buffer, options: ConvertOptions, input: ConverterInput): Promise<Statement> {
  const { names, password, bankHint, maxPages } = options;
  const kind = detectFileKind(file);
  if (names !== undefined && kind === 'pdf') throw new Error('This file is a PDF: leave --columns out.');
  if (kind !== 'pdf') {
    const readWorkbook = isWorkbook(kind) ? await loadWorkbookReader() : undefined;
    return parseTabular(file, { names, maxRows: Number.MAX_SAFE_INTEGER, readWorkbook });
  }
  return parsePdf(await input.loadPdfium(), file, { maxPages, password, bankHint, isDamaged: isDamaged(file) });
}

async function convert(input: ConverterInput): Promise<ConverterResult> {
  const options = readOptions(input.parameters, input.environment);
  if (options.help) return { stdout: `${usage}\n`, stderr: '', exitCode: exitCodes.proved };
  if (options.file === '-' && input.readInput === undefined) throw new Error(`Say which file.\n\n${usage}`);
  const file = options.file === '-' && input.readInput ? await input.readInput() : await readFile(options.file);
  const statement = await readStatement(file, options, input);
  return {
    stdout: options.json ? statementJson(statement) : writeCsv(statement.transactions),
    stderr: proofReport(statement),
    exitCode: isProved(statement) ? exitCodes.proved : exitCodes.notProved,
  };
}

const fileErrorSchema = v.object({ syscall: v.string(), code: v.string() });
const errorSchema = v.object({ message: v.string() });

/** An error in words for the user. */
function describeError(error: unknown): string {
  if (v.is(fileErrorSchema, error)) return `The file cannot be read: ${error.code}.`;
  return v.is(errorSchema, error) ? error.message : 'The file cannot be converted.';
}

/** Runs the command `artha-convert`: the engine without the service. Never rejects. */
export async function runConverter(input: ConverterInput): Promise<ConverterResult> {
  try {
    return await convert(input);
  } catch (error) {
    return { stdout: '', stderr: `${describeError(error)}\n`, exitCode: exitCodes.failed };
  }
}
