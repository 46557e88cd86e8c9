import type { Pdfium } from '@artha/statements/engine';
import type { GreyImage, ScannedPage, ScannedWord } from '@artha/statements/scan';
import { readSample, startPdfium } from '../../testing/samples.ts';
import { answerScanRequest, type ScanReaders } from './answerScanRequest.ts';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

/** Small, because each pixel of it is read. */
const picture: GreyImage = { width: 20, height: 30, pixels: new Uint8Array(600).fill(255) };

const edges = [10, 300, 900, 1200, 1500];
const table = [
  ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'],
  ['01/04/2026', 'OPENING BALANCE', '', '', '10,000.00'],
  ['02/04/2026', 'UPI RAVI', '1,250.00', '', '8,750.00'],
  ['03/04/2026', 'SALARY', '', '40,800.00', '48,750.00'],
  ['04/04/2026', 'ATM', '5,000.00', '', '43,750.00'],
  ['06/04/2026', 'POS', '310.50', '', '43,439.50'],
];

/** The words that a reader of letters finds on the page, whatever its picture shows. */
const page: ScannedPage = {
  width: 2480,
  height: 3508,
  confidence: 90,
  words: table.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell.split(' ').flatMap((text, place): ScannedWord[] => {
        const x0 = (edges[column] ?? 0) + place * 150;
        return text === '' ? [] : [{ text, x0, x1: x0 + text.length * 14, baseline: 200 + row * 40, height: 32 }];
      }),
    ),
  ),
};

function readersWith(changes: Partial<ScanReaders> = {}) {
  const shares: number[] = [];
  const readers: ScanReaders = {
    pdfium,
    // Nothing is on a line that is read again.
    readWords: (_picture, kind) => (kind === 'page' ? page : { ...page, words: [] }),
    openPicture: () => Promise.resolve(picture),
    cutOutLine: (_page, { top }) => Promise.resolve(`data:,${Math.round(top)}`),
    onProgress: (share) => shares.push(share),
    ...changes,
  };
  return { readers, shares };
}

const request = { kind: 'scan', file: 'picture', bytes: new Uint8Array() } as const;

test('a picture is converted, and the corrected rows come with the pictures of their lines', async () => {
  const { readers, shares } = readersWith();
  const reply = await answerScanRequest(readers, request);
  expect(reply).toMatchObject({
    kind: 'scan',
    // A date that cannot be read twice is in doubt.
    statement: { rows: 4, proved: 0, rowsToCheckWords: [], breaks: 4 },
    toCheck: [
      { row: 1 },
      { row: 2, picture: 'data:,285', repaired: { figure: 'credit', read: '40800.00' } },
      { row: 3 },
      { row: 4 },
    ],
  });
  expect(shares).toEqual([0, 0.5]);
});

test('a picture that the browser cannot show is refused, and a page without text too', async () => {
  const { readers } = readersWith({
    openPicture: () => Promise.reject(new Error('The source image could not be decoded.')),
  });
  expect(await answerScanRequest(readers, request)).toMatchObject({ kind: 'refused', code: 'picture' });
  const { readers: blind } = readersWith({ readWords: () => ({ ...page, words: [] }) });
  expect(await answerScanRequest(blind, request)).toMatchObject({ kind: 'refused', code: 'no-text' });
});

test('a locked PDF is refused with what to do', async () => {
  const { readers } = readersWith();
  const bytes = readSample('hostile/protected.pdf');
  expect(await answerScanRequest(readers, { ...request, file: 'pdf', bytes })).toMatchObject({
    code: 'password-needed',
  });
});

test('another fault is told without a word of the file', async () => {
  const { readers } = readersWith({
    readWords: () => {
      throw new TypeError('UPI RAVI is not a function');
    },
  });
  expect(await answerScanRequest(readers, request)).toEqual({ kind: 'failed' });
});
