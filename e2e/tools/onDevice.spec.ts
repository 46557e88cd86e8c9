import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, hydrated, test } from '../site.ts';
import { askService, askWorker, openCategorizer, startWorker } from './onDevice.ts';

const samples = join(import.meta.dirname, '../../statements/samples');
const pdfSamples = readdirSync(samples).filter((name) => name.endsWith('.pdf'));
const csvSamples = [
  ['csv-hdfc.csv', 'Narration', 'Withdrawal Amt.', 'Deposit Amt.'],
  ['csv-icici.csv', 'Transaction Remarks', 'Withdrawal Amount (INR )', 'Deposit Amount (INR )'],
  ['csv-sbi-tab.csv', 'Description', 'Debit', 'Credit'],
  ['csv-axis.csv', 'PARTICULARS', 'DR', 'CR'],
  ['csv-utf16-quoted.csv', 'Details', 'Debit, INR', 'Credit, INR'],
] as const;

const readSample = (name: string) => readFileSync(join(samples, name));
const convertPdf = { kind: 'convert', maxPages: 3 } as const;

test('CA-27 every sample PDF converts on the device to the service’s result', async ({
  readingPage: page,
  readingComplaints: complaints,
}) => {
  await openCategorizer(page);
  await hydrated(page);
  await startWorker(page, 'readPdf');
  expect(pdfSamples.length).toBeGreaterThan(20);
  for (const name of pdfSamples) {
    const file = readSample(name);
    const statement = await askService(page, name, { bank_code: 'HDFC' }, file);
    const answer = await askWorker(page, { ...convertPdf, bankHint: 'HDFC' }, file);
    expect({ name, answer }).toEqual({ name, answer: { kind: 'statement', statement } });
  }
  expect(complaints).toEqual([]);
});

test('CA-27 every sample export converts on the device to the service’s result', async ({
  readingPage: page,
  readingComplaints: complaints,
}) => {
  await openCategorizer(page);
  await hydrated(page);
  await startWorker(page, 'readCsv');
  for (const [name, description, debit, credit] of csvSamples) {
    const file = readSample(name);
    const columns = JSON.stringify([description, debit, credit]);
    const statement = await askService(page, name, { column_names: columns }, file);
    const request = { kind: 'convert', maxRows: 50, names: { description, debit, credit } };
    const answer = await askWorker(page, request, file);
    expect({ name, answer }).toEqual({ name, answer: { kind: 'statement', statement } });
  }
  expect(complaints).toEqual([]);
});

test('CA-27 nothing leaves the device once its parts are loaded: it converts without a network', async ({
  page,
  context,
}) => {
  await openCategorizer(page);
  await hydrated(page);
  await startWorker(page, 'readPdf');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await context.setOffline(true);
  const answer = await askWorker(page, convertPdf, readSample('hdfc-b.pdf'));
  expect(answer).toMatchObject({ kind: 'statement', statement: { rows: 19, breaks: 0 } });
  expect(asked).toEqual([]);
  await context.setOffline(false);
});

test('PF-01 a worker of a release cannot send or import anything', async ({ readingPage: page, baseURL }) => {
  await openCategorizer(page);
  await hydrated(page);
  const [worker] = await Promise.all([page.waitForEvent('worker'), startWorker(page, 'readCsv')]);
  const kept = await worker.evaluate(() =>
    [
      ['fetch', 'XMLHttpRequest', 'WebSocket', 'WebTransport', 'EventSource', 'RTCPeerConnection', 'importScripts'],
      ['Worker', 'SharedWorker', 'BroadcastChannel', 'caches', 'indexedDB', 'navigator', 'FontFace', 'fonts'],
    ]
      .flat()
      .filter((name) => name in globalThis),
  );
  expect(kept).toEqual([]);
  const imported = await worker.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        // Later, because the policy does not apply to code that runs in the test's own task.
        setTimeout(() => {
          import(address).then(
            () => {
              resolve('imported');
            },
            () => {
              resolve('refused');
            },
          );
        });
      }),
    new URL('/robots.txt', baseURL).href,
  );
  expect(imported).toBe('refused');
});

test('PF-01 a part for the device with changed bytes is not used', async ({ page }) => {
  await page.route('**/workers/readCsv.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}//` });
  });
  await page.route('**/workers/pdfium.wasm', (route) =>
    route.fulfill({ body: 'other', contentType: 'application/wasm' }),
  );
  await openCategorizer(page);
  await hydrated(page);
  await expect(startWorker(page, 'readCsv')).rejects.toThrow(/Failed to fetch/);
  await expect(startWorker(page, 'readPdf')).rejects.toThrow(/Failed to fetch/);
});

test('PF-01 the policies of other pages allow no worker but the site’s own, and no WebAssembly', async ({
  request,
}) => {
  for (const path of ['/', '/tools/tax-calculator', '/auth/signin']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toContain('worker-src http://*:*/offline.js;');
    expect(policy).not.toContain('wasm');
  }
  const own = (await request.get('/tools/transaction-categorizer')).headers()['content-security-policy'];
  expect(own).toContain("script-src 'wasm-unsafe-eval' 'sha256-");
  expect(own).toContain('worker-src blob: http://*:*/offline.js;');
});

test('CA-27 the page loads no part for the device at first', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openCategorizer(page);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((path) => path.includes('/workers/'))).toEqual([]);
});
