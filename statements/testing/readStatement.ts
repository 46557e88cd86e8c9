import { loadPdfium, parsePdf } from '../src/engine/index.ts';
import type { Pdfium, Statement } from '../src/engine/index.ts';
import type { Layout } from '../src/engine/layouts/layout.ts';
import { readPdfiumWasm } from '../src/service/readPdfiumWasm.ts';

/** More pages than any statement generated for tests has. */
export const maxTestPages = 60;

/** Starts PDFium for a test. */
export function startPdfium(): Promise<Pdfium> {
  return loadPdfium(readPdfiumWasm());
}

/** The options that a sender may give in addition to the file. */
export interface ReadOptions {
  readonly password?: string | undefined;
  readonly bankHint?: string | undefined;
}

/** Reads with these layouts instead of the engine's own. */
interface KnownLayouts {
  readonly layouts?: readonly Layout[];
}

/**
 * Reads a statement the way the service does.
 * @throws StatementRefusal as `parsePdf` does.
 */
export function readStatement(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { password, bankHint, layouts }: ReadOptions & KnownLayouts,
): Statement {
  return parsePdf(pdfium, bytes, {
    maxPages: maxTestPages,
    password,
    ...(bankHint !== undefined && { bankHint }),
    ...(layouts && { layouts }),
  });
}
