import type { ReleaseFiles } from '@artha/shared';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { makeAmounts } from '../testing/formAmounts.ts';
import { formStyles } from '../testing/formStyles.ts';
import { placeWords } from '../testing/placeWords.ts';
import { sampleHead, typesetForm16 } from '../testing/typesetForm16.ts';
import { writePdf } from '../testing/writePdf.ts';
import { answerPageRequest } from './answerPageRequest.ts';
import { readPages } from './readPages.ts';
import { readTaxFile } from './readTaxFile.ts';

/** A worker that answers as the real one does, in this process, or as it is told. */
class FakeWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  isEnded = false;
  readonly #answer: (message: unknown, worker: FakeWorker) => unknown;

  constructor(answer: (message: unknown, worker: FakeWorker) => unknown) {
    super();
    this.#answer = answer;
  }

  postMessage(message: unknown): void {
    void Promise.resolve(this.#answer(message, this)).then((data) => {
      if (data !== undefined) this.onmessage?.(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const wasmFile = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');

const filesWith = (worker: FakeWorker): ReleaseFiles => ({
  read: () => Promise.resolve(Uint8Array.from(readFileSync(wasmFile)).buffer),
  startWorker: () => Promise.resolve(worker),
});

const realFiles = () => filesWith(new FakeWorker(answerPageRequest));

const read = (content: BlobPart, files: ReleaseFiles | undefined = realFiles(), password?: string) =>
  readTaxFile(files, new Blob([content]), password);

test('a real PDF is read as it was typeset, and the worker ends', async () => {
  const [style] = formStyles;
  if (style === undefined) throw new Error('There is no style.');
  const amounts = makeAmounts(3, { paise: true });
  const worker = new FakeWorker(answerPageRequest);
  const result = await read(writePdf(typesetForm16(sampleHead, amounts, style)), filesWith(worker));
  expect(result).toMatchObject({
    kind: 'form16',
    form: {
      facts: { year: '2025-26', tan: 'BLRS12345A' },
      figures: {
        salary: { paise: Math.round(amounts.rows.salary * 100), status: 'proved' },
        taxDeducted: { paise: Math.round(amounts.rows.taxDeducted * 100), status: 'proved' },
      },
    },
  });
  expect(worker.isEnded).toBe(true);
});

const pdf = writePdf([[{ words: placeWords('Account statement', 40, 10), baseline: 40, height: 10 }]]);

test.each([
  ['empty', '', 'empty'],
  ['a scan', writePdf([[]]), 'scan'],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'picture'],
  ['a screenshot', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'picture'],
  ['a damaged PDF', '%PDF-1.4 and no more', 'damaged'],
  ['another PDF', pdf, 'unknown'],
  ['other JSON', '{"a":1}', 'unknown'],
  ['no JSON', 'hello', 'unknown'],
  ['an encrypted AIS', `${'0'.repeat(64)}AAAA`, 'passwordNeeded'],
])('%s is refused', async (_, content, reason) => {
  expect(await read(content)).toEqual({ kind: 'refused', reason });
});

test('a large file, a wrong password and a browser without workers are refused', async () => {
  expect(await read(new Uint8Array(30 * 1024 * 1024 + 1))).toEqual({ kind: 'refused', reason: 'tooLarge' });
  expect(await read(`${'0'.repeat(64)}AAAA`, realFiles(), 'abcpd1234e01011990')).toEqual({
    kind: 'refused',
    reason: 'passwordWrong',
  });
  expect(await readTaxFile(undefined, new Blob([pdf]))).toEqual({ kind: 'refused', reason: 'notOffered' });
});

test('decrypted JSON of an AIS is read in the page', async () => {
  expect(await read('{"partB":{"sections":[]}}')).toEqual({ kind: 'ais', ais: { entries: [] } });
});

test('a worker that does not load, fails, sends something else or takes too long is a refusal', async () => {
  const failing = { read: () => Promise.reject(new TypeError()), startWorker: () => Promise.reject(new TypeError()) };
  expect(await read(pdf, failing)).toEqual({ kind: 'refused', reason: 'notLoaded' });
  const answering = (answer: (message: unknown, worker: FakeWorker) => unknown) =>
    readPages(filesWith(new FakeWorker(answer)), pdf, undefined, 20);
  expect(await answering(() => 'other')).toEqual({ kind: 'refused', code: 'failed' });
  expect(await answering(() => undefined)).toEqual({ kind: 'refused', code: 'failed' });
  const ends = (_: unknown, { onerror }: FakeWorker) => {
    if (typeof onerror === 'function') Reflect.apply(onerror, undefined, []);
  };
  expect(await answering(ends)).toEqual({ kind: 'refused', code: 'failed' });
  expect(await answerPageRequest({})).toEqual({ kind: 'refused', code: 'failed' });
});
