import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadPdfium, openPdf, parseStatement } from '../src/engine/index.ts';
import type { Pdfium, Statement } from '../src/engine/index.ts';
import type { Layout } from '../src/engine/layout.ts';

/** More pages than any statement drawn for tests has. */
export const manyPages = 60;

/** Starts PDFium for a test. */
export function startPdfium(): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  return loadPdfium(Uint8Array.from(readFileSync(path)).buffer);
}

/** What a sender may say beside the file. */
export interface Sent {
  readonly password?: string | undefined;
  readonly bankHint?: string | undefined;
}

/** Reads by these layouts instead of those the engine knows. */
interface Known {
  readonly layouts?: readonly Layout[];
}

/** Reads a statement the way the service does. Throws `Refusal`. */
export function readStatement(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { password, bankHint, layouts }: Sent & Known,
): Statement {
  const source = openPdf(pdfium, bytes, password);
  try {
    return parseStatement(source, {
      maxPages: manyPages,
      ...(bankHint !== undefined && { bankHint }),
      ...(layouts && { layouts }),
    });
  } finally {
    source.close();
  }
}
