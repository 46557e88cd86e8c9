import { loadPdfium, readPrintedPages, StatementRefusal } from '@artha/statements/pdf-text';
import * as v from 'valibot';
import { pageRequestSchema, type PageReply } from './pageMessages.ts';

/** Reads the pages of a PDF, in a worker. An error that is no refusal has no details, since they may quote the file. */
export async function answerPageRequest(message: unknown): Promise<PageReply> {
  try {
    const { wasm, bytes, password, maxPages } = v.parse(pageRequestSchema, message);
    const pages = readPrintedPages(await loadPdfium(wasm), bytes, { password, maxPages });
    return { kind: 'pages', pages: pages.map((lines) => lines.map((line) => ({ ...line, words: [...line.words] }))) };
  } catch (error) {
    return { kind: 'refused', code: error instanceof StatementRefusal ? error.code : 'failed' };
  }
}
