export { Refusal } from '../statement/refusal.ts';
export type { RefusalCode } from '../statement/refusal.ts';
export { loadPdfium } from './pdfium.ts';
export type { Pdfium } from './pdfium.ts';
export { readPrintedPages } from './readPrintedPages.ts';
export type { PrintedLine, PrintedWord } from './readPrintedPages.ts';
