import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPdf, parseStatement, StatementRefusal } from '../../src/engine/index.ts';
import type { Pdfium, Statement } from '../../src/engine/index.ts';
import { createStripReader, loadTesseract, parseScan, readPicture } from '../../src/engine/scan/index.ts';
import type { GreyImage, ReadWords } from '../../src/engine/scan/index.ts';
import { scanTextSource } from '../../src/engine/scan/scanTextSource.ts';
import type { PdfSource } from '../../src/engine/text/pdfiumTextSource.ts';
import { startPdfium } from '../readStatement.ts';
import { compareRows } from '../../evaluation/publishedStatements/compareRows.ts';
import type { ComparedRow } from '../../evaluation/publishedStatements/compareRows.ts';
import { drawScan } from './drawScan.ts';
import type { ScanKind } from './drawScan.ts';

// node statements/testing/scans/measure.ts [scan,150] [start of file names] [--plain] [--from FOLDER] [--pages 3]
// Reads PDFs as scans, a page in some seconds, and prints how many rows are right for each kind of scan, or for the one
// that is named; with --plain also by Tesseract without our preparation and corrections. The PDFs are the samples, or
// those of a folder: there, the rows are compared with those that the text of the PDF gives.

const samples = join(import.meta.dirname, '../../samples');
const { values, positionals } = parseArgs({
  options: {
    plain: { type: 'boolean', default: false },
    from: { type: 'string', default: samples },
    pages: { type: 'string', default: 'Infinity' },
  },
  allowPositionals: true,
});
const [only = '', start = ''] = positionals;
const folder = values.from;
const maxPages = Number(values.pages);
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

function readExpected(file: string): ComparedRow[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
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
    if (error instanceof StatementRefusal) return undefined;
    throw error;
  }
}

/** The file's own pages, or its first ones. */
const firstPages = (source: PdfSource): PdfSource => ({
  ...source,
  pageCount: Math.min(maxPages, source.pageCount),
});

interface Drawn {
  readonly pages: readonly GreyImage[];
  readonly truth: readonly ComparedRow[] | undefined;
}

/** Draws the pages of a PDF, with the rows to compare with: those of a sample, or of the file's text, if it is read. */
async function draw(pdfium: Pdfium, name: string, kind: ScanKind, dpi: number): Promise<Drawn> {
  const source = firstPages(openPdf(pdfium, Uint8Array.from(readFileSync(join(folder, `${name}.pdf`)))));
  try {
    const expected = join(folder, `${name}.expected.csv`);
    const truth = existsSync(expected)
      ? readExpected(expected)
      : rowsUnlessRefused(() => parseStatement(source, { maxPages }));
    if (truth === undefined) return { pages: [], truth };
    const drawn = Array.from({ length: source.pageCount }, (_, index) =>
      source.drawPage(index, Math.round(inchesAcross * dpi)),
    );
    const pages = await Promise.all(drawn.map((page, index) => drawScan(page, kind, dpi + index + name.length)));
    return { pages, truth };
  } finally {
    source.close();
  }
}

interface Totals {
  files: number;
  printed: number;
  right: number;
  confirmed: number;
  wrongAndConfirmed: number;
  refused: number;
}

/** Counts the rows of a statement; one that is refused has none. */
function count(truth: readonly ComparedRow[], read: () => Statement): Totals {
  const rows = rowsUnlessRefused(read);
  const { right, narration, wrongAndProved } = compareRows(truth, rows ?? []);
  return {
    files: 1,
    printed: truth.length,
    right: right + narration,
    confirmed: (rows ?? []).filter(({ areFiguresProved }) => areFiguresProved === true).length,
    wrongAndConfirmed: wrongAndProved,
    refused: rows === undefined ? 1 : 0,
  };
}

const sum = (all: readonly Totals[]): Totals => {
  const sumOf = (key: keyof Totals) => all.reduce((total, one) => total + one[key], 0);
  return {
    files: sumOf('files'),
    printed: sumOf('printed'),
    right: sumOf('right'),
    confirmed: sumOf('confirmed'),
    wrongAndConfirmed: sumOf('wrongAndConfirmed'),
    refused: sumOf('refused'),
  };
};

const describe = ({ files, printed, right, confirmed, wrongAndConfirmed, refused }: Totals): string =>
  `${right} of ${printed} rows right (${((100 * right) / printed).toFixed(1)} %), ${confirmed} confirmed, ` +
  `${wrongAndConfirmed} wrong and confirmed, ${refused} of ${files} refused`;

function readScan(pages: readonly GreyImage[], readWords: ReadWords): Statement {
  const read = pages.map((page) => readPicture(page, readWords));
  const pictures = read.map(({ page }) => page);
  const words = read.map((page) => page.words);
  return parseScan(words, { maxPages }, createStripReader(pictures, readWords)).statement;
}

function readPlainly(pages: readonly GreyImage[], readWords: ReadWords): Statement {
  return parseStatement(scanTextSource(pages.map((page) => readWords(page, 'page'))), { maxPages });
}

const secondsOfProcessor = (): number => process.cpuUsage().user / 1_000_000;

async function measure(pdfium: Pdfium, readWords: ReadWords, kind: ScanKind, dpi: number): Promise<void> {
  const ours: Totals[] = [];
  const plain: Totals[] = [];
  let [pageCount, seconds] = [0, 0];
  const files = readdirSync(folder).filter((file) => file.endsWith('.pdf') && file.startsWith(start));
  for (const name of files.map((file) => file.slice(0, -4))) {
    const { pages, truth } = await draw(pdfium, name, kind, dpi);
    if (truth === undefined) continue;
    const before = secondsOfProcessor();
    const counted = count(truth, () => readScan(pages, readWords));
    const took = secondsOfProcessor() - before;
    ours.push(counted);
    console.log(`${name}: ${describe(counted)}; ${(took / pages.length).toFixed(1)} s a page.`);
    seconds += took;
    pageCount += pages.length;
    if (values.plain) plain.push(count(truth, () => readPlainly(pages, readWords)));
  }
  console.log(`${kind}, ${dpi} dpi: ${describe(sum(ours))}; ${(seconds / pageCount).toFixed(1)} s a page.`);
  if (values.plain) console.log(`  Tesseract alone: ${describe(sum(plain))}.`);
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
