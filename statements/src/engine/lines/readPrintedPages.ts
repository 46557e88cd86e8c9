import { StatementRefusal } from '../refusals/refusal.ts';
import { readLines } from './lines.ts';
import { openPdf } from '../text/pdfiumTextSource.ts';
import type { Pdfium } from '../text/pdfium.ts';
import { readWords } from './words.ts';

/** A word of a line; points from the left of the page. */
export interface PrintedWord {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

/** The words on one baseline, from left to right; points from the top of the page. */
export interface PrintedLine {
  readonly words: readonly PrintedWord[];
  readonly baseline: number;
  readonly height: number;
}

/**
 * Reads what a PDF prints, page by page and line by line from top to bottom, for documents that are no statements.
 * @param options the password that opens the PDF, and the largest number of pages that are read.
 * @throws StatementRefusal with damaged-pdf, password-needed, password-wrong, protection-unknown, too-many-pages, or no-text for
 * a file without any text, such as a scan.
 */
export function readPrintedPages(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { password, maxPages }: { readonly password?: string | undefined; readonly maxPages: number },
): readonly (readonly PrintedLine[])[] {
  const source = openPdf(pdfium, bytes, password);
  try {
    if (source.pageCount > maxPages) {
      throw new StatementRefusal('too-many-pages', { kind: 'pages', count: source.pageCount, limit: maxPages });
    }
    const pages = Array.from({ length: source.pageCount }, (_, index) =>
      readLines(readWords(source.readPage(index))).map(({ words, baseline, height }) => ({
        words: words.map(({ text, x0, x1 }) => ({ text, x0, x1 })),
        baseline,
        height,
      })),
    );
    if (pages.every((lines) => lines.length === 0)) throw new StatementRefusal('no-text');
    return pages;
  } finally {
    source.close();
  }
}
