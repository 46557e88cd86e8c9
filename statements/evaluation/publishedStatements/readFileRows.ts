import { readFileSync } from 'node:fs';
import {
  detectFileKind,
  isWorkbook,
  loadPdfium,
  loadWorkbookReader,
  parsePdf,
  parseTabular,
  StatementRefusal,
} from '../../src/engine/index.ts';
import type { Doubt, Pdfium, Statement } from '../../src/engine/index.ts';
import { readPdfiumWasm } from '../../src/service/readPdfiumWasm.ts';
import type { FileReading } from './scoreRows.ts';

const alarms: ReadonlySet<Doubt> = new Set(['damaged', 'pages-missing', 'lines-unread', 'words-left-over']);

let pdfium: Promise<Pdfium> | undefined;

async function readStatement(path: string): Promise<Statement> {
  const bytes = readFileSync(path);
  const kind = detectFileKind(bytes);
  if (kind === 'pdf') {
    pdfium ??= loadPdfium(readPdfiumWasm());
    return parsePdf(await pdfium, bytes, { maxPages: Infinity });
  }
  const readWorkbook = isWorkbook(kind) ? await loadWorkbookReader() : undefined;
  return parseTabular(bytes, { maxRows: Infinity, readWorkbook });
}

/** Reads a file with the engine; `undefined` if the engine refuses it. */
export async function readFileRows(path: string): Promise<FileReading | undefined> {
  try {
    const { transactions, doubts, proof } = await readStatement(path);
    return {
      rows: transactions.map(({ description, status, ...row }) => ({
        ...row,
        narration: description,
        areFiguresProved: status === 'proved' || status === 'figures-proved',
        areWordsProved: status === 'proved',
      })),
      isAlarmed: proof.breaks > 0 || proof.statuses.includes('unproved') || doubts.some((doubt) => alarms.has(doubt)),
    };
  } catch (error) {
    if (error instanceof StatementRefusal) return undefined;
    throw error;
  }
}
