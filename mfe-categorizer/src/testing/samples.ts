import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadPdfium, type Pdfium } from '@artha/statements/engine';

const statements = join(import.meta.dirname, '../../../statements');

/** Bytes of a public sample of the statement engine. */
export function readSample(name: string): Uint8Array {
  return Uint8Array.from(readFileSync(join(statements, 'samples', name)));
}

/** A public sample as a visitor chooses it. */
export function sampleFile(name: string): File {
  return new File([Uint8Array.from(readSample(name))], name);
}

/** File names of the PDF samples. */
export const pdfSamples = readdirSync(join(statements, 'samples')).filter((name) => name.endsWith('.pdf'));

/** The exports among the samples, with the titles of their description, debit and credit columns. */
export const csvSamples: readonly (readonly [string, readonly [string, string, string]])[] = [
  ['csv-hdfc.csv', ['Narration', 'Withdrawal Amt.', 'Deposit Amt.']],
  ['csv-icici.csv', ['Transaction Remarks', 'Withdrawal Amount (INR )', 'Deposit Amount (INR )']],
  ['csv-sbi-tab.csv', ['Description', 'Debit', 'Credit']],
  ['csv-axis.csv', ['PARTICULARS', 'DR', 'CR']],
  ['csv-utf16-quoted.csv', ['Details', 'Debit, INR', 'Credit, INR']],
];

/** The bytes of PDFium, as the page hands them to its worker. */
function readPdfiumWasm(): ArrayBuffer {
  const path = createRequire(join(statements, 'package.json')).resolve('@embedpdf/pdfium/pdfium.wasm');
  return Uint8Array.from(readFileSync(path)).buffer;
}

/** Loads PDFium from the bytes that the page uses. */
export function startPdfium(): Promise<Pdfium> {
  return loadPdfium(readPdfiumWasm());
}
