import { anonymise, detectFileKind, isReadAlike, openPdf, parseStatement, Refusal } from '../engine/index.ts';
import type { Pdfium, Statement, TextSource } from '../engine/index.ts';
import type { ConvertOptions } from './options.ts';
import { readBytes, tryPasswords } from './readStatementFile.ts';
import type { FileSource } from './readStatementFile.ts';

/** A copy of a statement, and what a person should know of it. */
interface AnonymousCopy {
  readonly copy: Uint8Array;
  readonly report: string;
  /** Whether the copy is read, or refused, as the original is. */
  readonly isAlike: boolean;
}

/** What is read of a document, or why nothing is. */
type Reading = { readonly statement: Statement } | { readonly statement?: undefined; readonly refusal: Refusal };

function read(source: TextSource, { maxPages, bankHint }: ConvertOptions): Reading {
  try {
    return { statement: parseStatement(source, { maxPages, bankHint }) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}

function readCopy(pdfium: Pdfium, copy: Uint8Array, options: ConvertOptions): Reading {
  const source = openPdf(pdfium, copy);
  try {
    return read(source, options);
  } finally {
    source.close();
  }
}

function isAlike(original: Reading, copy: Reading): boolean {
  if (original.statement === undefined)
    return copy.statement === undefined && original.refusal.code === copy.refusal.code;
  return copy.statement !== undefined && isReadAlike(original.statement, copy.statement);
}

const describe = (reading: Reading) =>
  reading.statement === undefined
    ? `refused: ${reading.refusal.message}`
    : `${reading.statement.transactions.length} rows, layout ${reading.statement.layout}`;

function reportOf(original: Reading, copy: Reading, alike: boolean): string {
  return [
    `original   ${describe(original)}`,
    `copy       ${describe(copy)}`,
    alike
      ? 'The copy is read as the original is.'
      : 'The copy is not read as the original is: it shows the form of the statement, but perhaps not the fault.',
    ...(original.statement === undefined
      ? ['The statement was not understood, so that the amounts of the copy do not add up.']
      : []),
    'Open the copy and look at it before you send it. It still shows the bank and its words, how many rows there are, how',
    'far their dates are apart, how long names and amounts are, which of them are equal, and roughly how high amounts are.',
    '',
  ].join('\n');
}

/** Some replacements change what is read by chance: a date that can be read in two ways, a name that is a word. */
const maxTries = 8;

/**
 * Makes a copy of a PDF without what is a person's own.
 * @throws Refusal, or Error in words for the user.
 */
export async function anonymiseFile(
  [path, ...others]: readonly string[],
  options: ConvertOptions,
  files: FileSource,
): Promise<AnonymousCopy> {
  if (path === undefined || others.length > 0) throw new Error('--anonymise takes one PDF.');
  const bytes = await readBytes(path, files);
  if (detectFileKind(bytes) !== 'pdf') throw new Error('--anonymise takes a PDF.');
  const pdfium = await files.loadPdfium();
  const source = tryPasswords(options.passwords, (password) => openPdf(pdfium, bytes, password));
  try {
    const original = read(source, options);
    for (let tries = 1; ; tries += 1) {
      const copy = anonymise(source, { statement: original.statement });
      const reading = readCopy(pdfium, copy, options);
      const alike = isAlike(original, reading);
      if (alike || tries === maxTries) return { copy, report: reportOf(original, reading, alike), isAlike: alike };
    }
  } finally {
    source.close();
  }
}
