import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import {
  detectFileKind,
  isWorkbook,
  loadWorkbookReader,
  parsePdf,
  parseTabular,
  StatementRefusal,
} from '../engine/index.ts';
import type { Pdfium, Statement } from '../engine/index.ts';
import { isDamaged } from '../service/isDamaged.ts';
import type { ConvertOptions } from './options.ts';

/** The sources of files. */
export interface FileSource {
  /** Reads stdin; `undefined` if it is a terminal. */
  readonly readInput: (() => Promise<Buffer>) | undefined;
  /** Starts PDFium; called for a PDF only. */
  readonly loadPdfium: () => Promise<Pdfium>;
}

/** Reads the bytes of a file; `-` is stdin. */
export async function readBytes(path: string, { readInput }: FileSource): Promise<Buffer> {
  if (path !== '-') return readFile(path);
  if (readInput === undefined) throw new Error('Nothing is sent to stdin.');
  return readInput();
}

/** Opens a protected file with the first matching password. */
export function tryPasswords<T>(passwords: readonly string[], open: (password: string | undefined) => T): T {
  const [first, ...others] = passwords;
  try {
    return open(first);
  } catch (error) {
    const isWrong = error instanceof StatementRefusal && error.code === 'password-wrong';
    if (!isWrong || others.length === 0) throw error;
    return tryPasswords(others, open);
  }
}

/**
 * Reads a statement from a PDF or an export.
 * @throws StatementRefusal, or Error in words for the user.
 */
export async function readStatementFile(
  path: string,
  { names, passwords, bankHint, maxPages, paths }: ConvertOptions,
  source: FileSource,
): Promise<Statement> {
  const file = await readBytes(path, source);
  const kind = detectFileKind(file);
  if (kind === 'pdf') {
    if (names !== undefined && paths[0] === path && paths.length === 1) {
      throw new Error('This file is a PDF: leave --columns out.');
    }
    const pdfium = await source.loadPdfium();
    const options = { maxPages, bankHint, isDamaged: isDamaged(file) };
    return tryPasswords(passwords, (password) => parsePdf(pdfium, file, { ...options, password }));
  }
  const readWorkbook = isWorkbook(kind) ? await loadWorkbookReader() : undefined;
  const options = { names, maxRows: Number.MAX_SAFE_INTEGER, readWorkbook };
  return tryPasswords(passwords, (password) => parseTabular(file, { ...options, password }));
}

const fileErrorSchema = v.object({ syscall: v.string(), code: v.string() });
const errorSchema = v.object({ message: v.string() });

/** An error in words for the user. */
export function describeError(error: unknown): string {
  if (v.is(fileErrorSchema, error)) return `The file cannot be read: ${error.code}.`;
  return v.is(errorSchema, error) ? error.message : 'The file cannot be converted.';
}
