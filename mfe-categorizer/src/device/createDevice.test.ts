import { createReport, loadWorkbookReader, parsePdf, type Pdfium } from '@artha/statements/engine';
import * as v from 'valibot';
import { FakeReader } from '../testing/fakeReaders.ts';
import { readSample, sampleFile, startPdfium } from '../testing/samples.ts';
import { answerPdfRequest } from './answerPdfRequest.ts';
import { answerTableRequest } from './answerTableRequest.ts';
import { createDevice, startFrom } from './createDevice.ts';
import type { DeviceJob } from './deviceJob.ts';
import { pdfRequestSchema, tableRequestSchema } from './deviceMessages.ts';
import { scanRequestSchema } from './scan/scanMessages.ts';

const limits = { loadMs: 10_000, readMs: 10_000, idleMs: 1 };
let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

/** A device whose workers run in this process. */
async function deviceHere() {
  const readWorkbook = await loadWorkbookReader();
  const started: string[] = [];
  const workers = {
    readPdf: () => new FakeReader((message) => answerPdfRequest(pdfium, v.parse(pdfRequestSchema, message))),
    readScan: () =>
      new FakeReader(
        (message) =>
          v.is(scanRequestSchema, message) && {
            kind: 'scan',
            statement: createReport(parsePdf(pdfium, message.bytes, { maxPages: 3 })),
            toCheck: [{ row: 2 }],
          },
      ),
    readCsv: () => new FakeReader((message) => answerTableRequest(v.parse(tableRequestSchema, message))),
    readWorkbook: () =>
      new FakeReader((message) => answerTableRequest(v.parse(tableRequestSchema, message), readWorkbook)),
  };
  const device = createDevice({
    limits,
    scanLimits: limits,
    start: (name) => {
      started.push(name);
      return Promise.resolve(workers[name]());
    },
  });
  return { started, ...device };
}

const pdfJob = (file: File, maxPages = 3): DeviceJob => ({ kind: 'pdf', file, maxPages });
const tableJob = (file: File, description = 'Narration'): DeviceJob => ({
  kind: 'table',
  file,
  columnNames: [description, ' Withdrawal Amt. ', 'Deposit Amt.'],
  maxRows: 50,
});

/** An HTML table, which some banks name as a workbook. */
const webPage = new File(
  [
    '<html><table><tr><td>Date</td><td>Narration</td><td>Withdrawal Amt.</td><td>Deposit Amt.</td></tr>',
    '<tr><td>01/10/2025</td><td>NEFT RENT</td><td>2000.00</td><td></td></tr></table></html>',
  ],
  'statement.xls',
);

describe('a file is converted', () => {
  test('by the worker for its kind, which its first bytes tell and not its name', async () => {
    const { convert, started } = await deviceHere();
    const pdf = new File([Uint8Array.from(readSample('hdfc-b.pdf'))], 'statement.csv');
    expect(await convert(pdfJob(pdf), {})).toMatchObject({ kind: 'statement', statement: { rows: 19, breaks: 0 } });
    const csv = await convert(tableJob(sampleFile('csv-hdfc.csv')), {});
    expect(csv).toMatchObject({ kind: 'statement', statement: { layout: 'csv' } });
    const table = await convert(tableJob(webPage), {});
    expect(table).toMatchObject({ kind: 'statement', statement: { layout: 'workbook', rows: 1 } });
    expect(started).toEqual(['readPdf', 'readCsv', 'readWorkbook']);
  });

  test('by the worker for scans if it is to be read as pictures, with the rows to compare', async () => {
    const { convert, started } = await deviceHere();
    const answer = await convert({ kind: 'scan', file: sampleFile('hdfc-b.pdf'), bank: 'HDFC' }, {});
    expect(answer).toMatchObject({ kind: 'statement', statement: { rows: 19 }, toCheck: [{ row: 2 }] });
    expect(started).toEqual(['readScan']);
  });

  test('with what its owner says of it', async () => {
    const sent = new Promise((resolve) => {
      const worker = new FakeReader((message) => {
        resolve(message);
      });
      const device = createDevice({ limits, scanLimits: limits, start: () => Promise.resolve(worker) });
      const file = sampleFile('hdfc-a.pdf');
      void device.convert({ kind: 'pdf', file, bank: 'HDFC', password: 'secret', maxPages: 3 }, {});
    });
    expect(await sent).toEqual({
      kind: 'convert',
      bytes: readSample('hdfc-a.pdf'),
      maxPages: 3,
      bankHint: 'HDFC',
      password: 'secret',
    });
  });

  test('not where the signal says so before', async () => {
    const { convert, started } = await deviceHere();
    const job = pdfJob(sampleFile('hdfc-a.pdf'));
    await expect(convert(job, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(started).toEqual([]);
  });
});

describe('a file that is not converted is answered in words', () => {
  const large = Object.defineProperty(new File([], 'large.pdf'), 'size', { value: 200 * 1024 * 1024 + 1 });
  const spreadsheet = new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04])], 'october.xlsx');

  test.each([
    ['too-large', pdfJob(large)],
    ['empty-file', pdfJob(new File([], 'empty.pdf'))],
    ['not-pdf', pdfJob(sampleFile('csv-hdfc.csv'))],
    ['workbook', pdfJob(spreadsheet)],
    ['not-csv', tableJob(sampleFile('hdfc-a.pdf'))],
    ['column-names', tableJob(sampleFile('csv-hdfc.csv'), ' ')],
    ['too-many-pages', pdfJob(sampleFile('hdfc-b.pdf'), 2)],
    ['password-needed', pdfJob(sampleFile('hostile/protected.pdf'))],
    ['no-transactions', tableJob(new File(['Date,Narration,Withdrawal Amt.,Deposit Amt.\n'], 'new.csv'))],
  ] satisfies [string, DeviceJob][])('%s', async (code, job) => {
    const { convert } = await deviceHere();
    expect(await convert(job, {})).toMatchObject({ kind: 'refused', code, message: expect.stringMatching(/[.]$/) });
  });

  test.each([
    ['unreadable', () => Promise.resolve(new FakeReader(() => ({ kind: 'failed' }))), {}],
    ['unreadable', () => Promise.resolve(new FakeReader(() => ({ kind: 'inspection' }))), {}],
    ['too-slow', () => Promise.resolve(new FakeReader()), { readMs: 5 }],
    ['not-loaded', () => Promise.reject(new TypeError('Failed to fetch')), {}],
  ])('%s', async (code, start, changes) => {
    const device = createDevice({ start, limits: { ...limits, ...changes }, scanLimits: limits });
    const job = pdfJob(sampleFile('hdfc-a.pdf'));
    expect(await device.convert(job, {})).toMatchObject({ kind: 'refused', code });
    expect(await device.inspect(sampleFile('hdfc-a.pdf'))).toEqual({});
  });
});

describe('a copy without personal data', () => {
  test('is written by the worker for PDFs', async () => {
    const { copyWithoutPersonalData, started } = await deviceHere();
    const job = { kind: 'pdf', file: sampleFile('hdfc-b.pdf'), maxPages: 3 } as const;
    expect(await copyWithoutPersonalData(job, {})).toMatchObject({ kind: 'copy', isAlike: true });
    expect(started).toEqual(['readPdf']);
  });

  test.each([
    ['unreadable', () => Promise.resolve(new FakeReader(() => ({ kind: 'inspection' })))],
    ['not-loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is refused in words: %s', async (code, start) => {
    const job = { kind: 'pdf', file: sampleFile('hdfc-b.pdf'), maxPages: 3 } as const;
    const answer = await createDevice({ start, limits, scanLimits: limits }).copyWithoutPersonalData(job, {});
    expect(answer).toMatchObject({ kind: 'refused', code });
  });
});

describe('a file is looked at before it is sent', () => {
  const names = { description: 'Narration', debit: 'Withdrawal Amt.', credit: 'Deposit Amt.' };

  test.each([
    [sampleFile('hdfc-b.pdf'), { pages: 3 }],
    [sampleFile('hostile/protected.pdf'), { needsPassword: true }],
    [sampleFile('csv-hdfc.csv'), { rows: 38, names, isOwnWorkbook: false }],
    [webPage, { rows: 1, names, isOwnWorkbook: false }],
    [new File([], 'empty.pdf'), {}],
  ])('%#', async (file, inspection) => {
    const { inspect } = await deviceHere();
    expect(await inspect(file)).toEqual(inspection);
  });

  test('not where the signal says so', async () => {
    const { inspect } = await deviceHere();
    const options = { signal: AbortSignal.abort() };
    await expect(inspect(sampleFile('hdfc-b.pdf'), options)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('workers are files of the release, and the one for PDFs is handed PDFium', async () => {
  const wasm = new ArrayBuffer(8);
  const sent: unknown[] = [];
  const worker = Object.assign(new EventTarget(), {
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (message: unknown) => sent.push(message),
  });
  const files = {
    read: jest.fn(() => Promise.resolve(wasm)),
    startWorker: jest.fn(() => Promise.resolve(worker)),
  };
  const start = startFrom(files);
  await start('readCsv');
  expect(files.read).not.toHaveBeenCalled();
  await start('readPdf');
  expect(files.startWorker.mock.calls).toEqual([['readCsv'], ['readPdf']]);
  expect(files.read.mock.calls).toEqual([['workers/pdfium.wasm']]);
  expect(sent).toEqual([{ kind: 'pdfium', wasm }]);
  await start('readScan');
  expect(files.read.mock.calls.flat().slice(1)).toEqual([
    'workers/pdfium.wasm',
    'workers/optional/tesseract-core-simd-lstm.wasm',
    'workers/optional/eng.traineddata',
  ]);
  expect(sent.at(-1)).toEqual({ kind: 'scan-files', pdfium: wasm, tesseract: wasm, language: wasm });
});
