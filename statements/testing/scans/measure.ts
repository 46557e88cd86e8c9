import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openPdf, parseStatement } from '../../src/engine/index.ts';
import type { Pdfium, Statement } from '../../src/engine/index.ts';
import { loadTesseract, parseScan, preparePage } from '../../src/engine/scan/index.ts';
import type { GreyImage, ReadWords } from '../../src/engine/scan/index.ts';
import { scanTextSource } from '../../src/engine/scan/scanTextSource.ts';
import { startPdfium } from '../readStatement.ts';
import { compareRows } from '../../evaluation/publishedStatements/compareRows.ts';
import type { ComparedRow } from '../../evaluation/publishedStatements/compareRows.ts';
import { drawScan } from './drawScan.ts';
import type { ScanKind } from './drawScan.ts';

// node statements/testing/scans/measure.ts [start of sample names]
// Reads the samples as scans, a page in some seconds, and prints how many rows are right for each kind of scan.

const samples = join(import.meta.dirname, '../../samples');
const inchesAcross = 8.27;
const settings: readonly (readonly [ScanKind, dpi: number])[] = [
  ['scan', 100],
  ['scan', 150],
  ['scan', 200],
  ['scan', 300],
  ['phone', 200],
];

const paise = (rupees = '') => Math.round(Number(rupees) * 100);

function readTruth(name: string): ComparedRow[] {
  const lines = readFileSync(join(samples, `${name}.expected.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [date = '', narration = '', debit, credit, balance] = line.split(',');
    return {
      date,
      narration,
      debitPaise: paise(debit),
      creditPaise: paise(credit),
      balancePaise: paise(balance),
    };
  });
}

const rowsOf = ({ transactions }: Statement): ComparedRow[] =>
  transactions.map(({ description, status, ...row }) => ({
    ...row,
    narration: description,
    areFiguresProved: status === 'proved' || status === 'figures-proved' || status === 'inferred',
  }));

/** The rows of a statement; none if it is refused. */
function rowsUnlessRefused(read: () => Statement): ComparedRow[] {
  try {
    return rowsOf(read());
  } catch {
    return [];
  }
}

async function drawPages(pdfium: Pdfium, name: string, kind: ScanKind, dpi: number): Promise<GreyImage[]> {
  const source = openPdf(pdfium, Uint8Array.from(readFileSync(join(samples, `${name}.pdf`))));
  try {
    const drawn = Array.from({ length: source.pageCount }, (_, index) =>
      source.drawPage(index, Math.round(inchesAcross * dpi)),
    );
    return await Promise.all(drawn.map((page, index) => drawScan(page, kind, dpi + index + name.length)));
  } finally {
    source.close();
  }
}

interface Totals {
  printed: number;
  right: number;
  wrongAndProved: number;
}

function add(totals: Totals, truth: readonly ComparedRow[], read: readonly ComparedRow[]): void {
  const { right, narration, wrongAndProved } = compareRows(truth, read);
  totals.printed += truth.length;
  totals.right += right + narration;
  totals.wrongAndProved += wrongAndProved;
}

const noRows = (): Totals => ({ printed: 0, right: 0, wrongAndProved: 0 });
const describe = ({ printed, right, wrongAndProved }: Totals): string =>
  `${right} of ${printed} rows right (${((100 * right) / printed).toFixed(1)} %), ${wrongAndProved} wrong and proved`;

async function measure(pdfium: Pdfium, readWords: ReadWords, kind: ScanKind, dpi: number): Promise<void> {
  const [ours, plain] = [noRows(), noRows()];
  const start = process.argv[2] ?? '';
  const names = readdirSync(samples).filter((name) => name.endsWith('.pdf') && name.startsWith(start));
  for (const name of names.map((file) => file.slice(0, -4))) {
    const pages = await drawPages(pdfium, name, kind, dpi);
    const truth = readTruth(name);
    const options = { maxPages: pages.length };
    add(
      ours,
      truth,
      rowsUnlessRefused(
        () =>
          parseScan(
            pages.map((page) => readWords(preparePage(page))),
            options,
          ).statement,
      ),
    );
    add(
      plain,
      truth,
      rowsUnlessRefused(() => parseStatement(scanTextSource(pages.map(readWords)), options)),
    );
  }
  console.log(`${kind}, ${dpi} dpi: ${describe(ours)}; Tesseract alone: ${describe(plain)}.`);
}

const require = createRequire(import.meta.url);
const bytesOf = (file: string) => Uint8Array.from(readFileSync(require.resolve(file))).buffer;
const pdfium = await startPdfium();
const readWords = await loadTesseract(
  bytesOf('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
  bytesOf('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
);
for (const [kind, dpi] of settings) await measure(pdfium, readWords, kind, dpi);
