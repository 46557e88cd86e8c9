import { createReport, formatPaise, openPdf, StatementRefusal, type Pdfium } from '@artha/statements/engine';
import {
  createStripReader,
  drawnWidth,
  parseScan,
  readPicture,
  type GreyImage,
  type ReadPage,
  type ReadWords,
  type Repair,
  type RowPlace,
  type ScannedStatement,
} from '@artha/statements/scan';
import type { Reply } from '../deviceMessages.ts';
import { refuse } from '../deviceRefusals.ts';
import { replyTo } from '../replyTo.ts';
import type { RowToCheck, ScanRequest } from './scanMessages.ts';

/** The dependencies of reading a scan. */
export interface ScanReaders {
  readonly pdfium: Pdfium;
  readonly readWords: ReadWords;
  /** Rejects with an error if the bytes are no picture that the browser can show. */
  readonly openPicture: (bytes: Uint8Array) => Promise<GreyImage>;
  /** The picture of a line as a `data:` address. */
  readonly cutOutLine: (page: GreyImage, place: RowPlace) => Promise<string>;
  /** Called with the share of the pages that is read. */
  readonly onProgress: (share: number) => void;
}

/** Pages take seconds each, and their pictures are kept for the lines to check. */
const maxPages = 30;

/** The pages of a file, drawn one by one, because the picture of a page is large. */
interface Pictures {
  readonly count: number;
  readonly draw: (page: number) => GreyImage;
  readonly close: () => void;
}

/** Opens the pages of a PDF, or the one of a picture; undefined if it is no picture that the browser can show. */
async function openPictures(
  readers: ScanReaders,
  { file, bytes, password }: ScanRequest,
): Promise<Pictures | undefined> {
  if (file === 'picture') {
    return readers.openPicture(bytes).then(
      (picture) => ({ count: 1, draw: () => picture, close: () => undefined }),
      () => undefined,
    );
  }
  const source = openPdf(readers.pdfium, bytes, password);
  return {
    count: source.pageCount,
    draw: (page) => source.drawPage(page, drawnWidth),
    close: () => {
      source.close();
    },
  };
}

function readPages({ readWords, onProgress }: ScanReaders, { count, draw, close }: Pictures): ReadPage[] {
  try {
    if (count > maxPages) throw new StatementRefusal('too-many-pages', { kind: 'pages', count, limit: maxPages });
    onProgress(0);
    return Array.from({ length: count }, (_, index) => {
      const read = readPicture(draw(index), readWords);
      // The lines that are read again are the last part.
      onProgress((index + 1) / (count + 1));
      return read;
    });
  } finally {
    close();
  }
}

const figureNames = { debitPaise: 'debit', creditPaise: 'credit', balancePaise: 'balance' } as const;

/** The rows that were corrected, and those that the balances do not confirm. */
async function findRowsToCheck(
  readers: ScanReaders,
  pages: readonly GreyImage[],
  { statement, repairs, places }: ScannedStatement,
): Promise<RowToCheck[]> {
  const repairOf = new Map(repairs.map((repair): [number, Repair] => [repair.row, repair]));
  const rows = statement.transactions.flatMap(({ status }, row) =>
    status === 'figures-proved' && !repairOf.has(row) ? [] : [row],
  );
  return Promise.all(
    rows.map(async (row): Promise<RowToCheck> => {
      const [repair, place] = [repairOf.get(row), places[row]];
      const page = place && pages[place.page];
      return {
        row: row + 1,
        ...(page && { picture: await readers.cutOutLine(page, place) }),
        ...(repair && { repaired: { figure: figureNames[repair.figure], read: formatPaise(repair.readPaise) } }),
      };
    }),
  );
}

/** Reads a statement from pictures: straightens them, reads their words and converts them as text is converted. */
export async function answerScanRequest(readers: ScanReaders, request: ScanRequest): Promise<Reply> {
  try {
    const pictures = await openPictures(readers, request);
    if (!pictures) return refuse('picture');
    const read = readPages(readers, pictures);
    const pages = read.map(({ page }) => page);
    const scanned = parseScan(
      read.map(({ words }) => words),
      { maxPages, bankHint: request.bankHint },
      createStripReader(pages, readers.readWords),
    );
    const toCheck = await findRowsToCheck(readers, pages, scanned);
    return { kind: 'scan', statement: createReport(scanned.statement), toCheck };
  } catch (error) {
    return replyTo({ kind: 'convert' }, () => {
      throw error;
    });
  }
}
