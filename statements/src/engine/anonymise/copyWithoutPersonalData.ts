import { parseStatement } from '../report/parseStatement.ts';
import type { ParseOptions } from '../report/parseStatement.ts';
import { StatementRefusal } from '../refusals/refusal.ts';
import type { Statement } from '../report/statement.ts';
import type { Pdfium } from '../text/pdfium.ts';
import { openPdf } from '../text/pdfiumTextSource.ts';
import type { TextSource } from '../text/textSource.ts';
import { anonymise } from './anonymise.ts';
import { isReadAlike } from './isReadAlike.ts';

/** The result of reading a document, or the reason why it cannot be read. */
export type CopyReading =
  | { readonly statement: Statement; readonly refusal?: undefined }
  | { readonly statement?: undefined; readonly refusal: StatementRefusal };

/** A copy of a statement without personal data. */
export interface AnonymousCopy {
  /** A PDF. */
  readonly copy: Uint8Array<ArrayBuffer>;
  readonly original: CopyReading;
  readonly reading: CopyReading;
  /** Whether the copy is read, or refused, like the original. */
  readonly isAlike: boolean;
}

function read(source: TextSource, options: ParseOptions): CopyReading {
  try {
    return { statement: parseStatement(source, options) };
  } catch (error) {
    if (error instanceof StatementRefusal) return { refusal: error };
    throw error;
  }
}

function readCopy(pdfium: Pdfium, copy: Uint8Array, options: ParseOptions): CopyReading {
  const source = openPdf(pdfium, copy);
  try {
    return read(source, options);
  } finally {
    source.close();
  }
}

function areAlike(original: CopyReading, copy: CopyReading): boolean {
  if (original.refusal !== undefined) return original.refusal.code === copy.refusal?.code;
  return copy.statement !== undefined && isReadAlike(original.statement, copy.statement);
}

/** Some replacements change the reading by chance: a date that can be read in two ways, a name that is a word. */
const maxTries = 8;

/**
 * Copies a PDF without personal data. It tries several times to make a copy that is read like the original.
 * @throws StatementRefusal with damaged-pdf.
 */
export function copyWithoutPersonalData(pdfium: Pdfium, source: TextSource, options: ParseOptions): AnonymousCopy {
  const original = read(source, options);
  for (let tries = 1; ; tries += 1) {
    const copy = anonymise(source, { statement: original.statement });
    const reading = readCopy(pdfium, copy, options);
    const isAlike = areAlike(original, reading);
    if (isAlike || tries === maxTries) return { copy, original, reading, isAlike };
  }
}
