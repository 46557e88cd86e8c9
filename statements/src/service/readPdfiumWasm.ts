import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Reads the bytes of PDFium from its package. */
export function readPdfiumWasm(): ArrayBuffer {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  return Uint8Array.from(readFileSync(path)).buffer;
}
