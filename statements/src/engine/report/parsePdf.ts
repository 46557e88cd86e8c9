import { parseStatement } from './parseStatement.ts';
import type { ParseOptions } from './parseStatement.ts';
import type { Statement } from './statement.ts';
import { openPdf } from '../text/pdfiumTextSource.ts';
import type { Pdfium } from '../text/pdfium.ts';

/** Options for reading a PDF. */
export interface ParsePdfOptions extends ParseOptions {
  /** The password that opens the PDF. */
  readonly password?: string | undefined;
}

/**
 * Reads a bank statement from the bytes of a PDF.
 * @throws StatementRefusal with damaged-pdf, password-needed, password-wrong or protection-unknown, and as `parseStatement` does.
 */
export function parsePdf(pdfium: Pdfium, bytes: Uint8Array, { password, ...options }: ParsePdfOptions): Statement {
  const source = openPdf(pdfium, bytes, password);
  try {
    return parseStatement(source, options);
  } finally {
    source.close();
  }
}
