import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The bytes of PDFium as its package ships them. */
export function readPdfiumWasm(): ArrayBuffer {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  return Uint8Array.from(readFileSync(path)).buffer;
}
