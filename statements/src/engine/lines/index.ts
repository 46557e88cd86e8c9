export { StatementRefusal } from '../refusals/refusal.ts';
export type { RefusalCode } from '../refusals/refusal.ts';
export { loadPdfium } from '../text/pdfium.ts';
export type { Pdfium } from '../text/pdfium.ts';
export { readPrintedPages } from './readPrintedPages.ts';
export type { PrintedLine, PrintedWord } from './readPrintedPages.ts';
