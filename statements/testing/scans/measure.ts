import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openPdf, parseStatement, Refusal } from '../../src/engine/index.ts';
import type { Pdfium, Statement } from '../../src/engine/index.ts';
import { createStripReader, loadTesseract, parseScan, readPicture } from '../../src/engine/scan/index.ts';
import type { GreyImage, ReadWords } from '../../src/engine/scan/index.ts';
import { scanTextSource } from '../../src/engine/scan/scanTextSource.ts';
import { startPdfium } from '../readStatement.ts';
import { compareRows } from '../../evaluation/publishedStatements/compareRows.ts';
import type { ComparedRow } from '../../evaluation/publishedStatements/compareRows.ts';
import { drawScan } from './drawScan.ts';
import type { ScanKind } from './drawScan.ts';

// node statements/testing/scans/measure.ts [scan,150] [start of sample names] [--plain]
// Reads the samples as scans, a page in some seconds, and prints how many rows are right for each kind of scan, or for
// the one that is named; with --plain also by Tesseract without our preparation and corrections.

const samples = join(import.meta.dirname, '../../samples');
const comparesPlain = process.argv.includes('--plain');
const [only = '', start = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const inchesAcross = 8.27;
const settings: readonly (readonly [ScanKind, dpi: number])[] = [
  ['scan', 100],
  ['scan', 150],
  ['scan', 200],
  ['scan', 300],
  ['phone', 200],
  ['aslant', 200],
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

/** The rows of a statement; undefined if it is refused. */
function rowsUnlessRefused(read: () => Statement): ComparedRow[] | undefined {
  try {
    return rowsOf(read());
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
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
  confirmed: number;
  wrongAndConfirmed: number;
  refused: number;
}

/** Adds a statement; one that is refused has no rows. */
function add(totals: Totals, truth: readonly ComparedRow[], read: () => Statement): void {
  const rows = rowsUnlessRefused(read);
  const { right, narration, wrongAndProved } = compareRows(truth, rows ?? []);
  totals.printed += truth.length;
  totals.right += right + narration;
  totals.confirmed += (rows ?? []).filter(({ areFiguresProved }) => areFiguresProved === true).length;
  totals.wrongAndConfirmed += wrongAndProved;
  totals.refused += rows === undefined ? 1 : 0;
}

const noRows = (): Totals => ({ printed: 0, right: 0, confirmed: 0, wrongAndConfirmed: 0, refused: 0 });
const describe = ({ printed, right, confirmed, wrongAndConfirmed, refused }: Totals): string =>
  `${right} of ${printed} rows right (${((100 * right) / printed).toFixed(1)} %), ${confirmed} confirmed, ` +
  `${wrongAndConfirmed} wrong and confirmed, ${refused} refused`;

const secondsOfProcessor = (): number => process.cpuUsage().user / 1_000_000;

async function measure(pdfium: Pdfium, readWords: ReadWords, kind: ScanKind, dpi: number): Promise<void> {
  const [ours, plain] = [noRows(), noRows()];
  const names = readdirSync(samples).filter((name) => name.endsWith('.pdf') && name.startsWith(start));
  let [pageCount, seconds] = [0, 0];
  for (const name of names.map((file) => file.slice(0, -4))) {
    const pages = await drawPages(pdfium, name, kind, dpi);
    const truth = readTruth(name);
    const options = { maxPages: pages.length };
    const before = secondsOfProcessor();
    add(ours, truth, () => {
      const read = pages.map((page) => readPicture(page, readWords));
      const readStrip = createStripReader(
        read.map(({ page }) => page),
        readWords,
      );
      return parseScan(
        read.map(({ words }) => words),
        options,
        readStrip,
      ).statement;
    });
    seconds += secondsOfProcessor() - before;
    pageCount += pages.length;
    if (comparesPlain) {
      const words = () => pages.map((page) => readWords(page, 'page'));
      add(plain, truth, () => parseStatement(scanTextSource(words()), options));
    }
  }
  console.log(`${kind}, ${dpi} dpi: ${describe(ours)}; ${(seconds / pageCount).toFixed(1)} s a page.`);
  if (comparesPlain) console.log(`  Tesseract alone: ${describe(plain)}.`);
}

const require = createRequire(import.meta.url);
const bytesOf = (file: string) => Uint8Array.from(readFileSync(require.resolve(file))).buffer;
const pdfium = await startPdfium();
const readWords = await loadTesseract(
  bytesOf('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
  bytesOf('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
);
for (const [kind, dpi] of settings) {
  if (`${kind},${dpi}`.startsWith(only)) await measure(pdfium, readWords, kind, dpi);
}
