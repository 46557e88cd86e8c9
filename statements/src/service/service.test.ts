import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { startService } from './index.ts';
import type { LogEntry, Service } from './index.ts';

const samples = join(import.meta.dirname, '../../samples');
const readSample = (name: string) => Uint8Array.from(readFileSync(join(samples, name)));
const bytes = (text: string) => new TextEncoder().encode(text);

const log: LogEntry[] = [];
let service: Service;

jest.setTimeout(30_000);

beforeAll(async () => {
  const limits = { workers: 1, queue: 4, maxBytes: 1024 * 1024, maxPages: 3 };
  service = await startService({ port: 0, limits, log: (entry) => log.push(entry) });
});

afterAll(async () => {
  await service.close();
});

function upload(
  file: Uint8Array<ArrayBuffer> | undefined,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file !== undefined) form.set('file', new Blob([file]), 'my secret name.pdf');
  return fetch(`${service.url}/upload`, { method: 'POST', body: form });
}

const pdf = { bank_code: 'HDFC' };
const csv = { column_names: '["Narration","Withdrawal Amt.","Deposit Amt."]' };

describe('POST /upload', () => {
  test('answers a statement with CSV and says how far it is proved', async () => {
    const response = await upload(readSample('hdfc-b.pdf'), pdf);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transactions.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-statement-layout': 'hdfc-combined',
      'x-statement-rows': '19',
      'x-statement-proved': '19',
      'x-statement-opening': '326960.59',
      'x-statement-closing': '534828.23',
      'x-statement-breaks': '0',
    });
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Statement-Breaks');
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines[0]).toBe('transaction_date,description,debit_amount,credit_amount,balance,category');
    expect(lines).toHaveLength(20);
  });

  test('answers the same bytes under any bank code', async () => {
    const answers = ['HDFC', 'ICICI', 'PNB', 'SBI', 'AXIS', 'DBS', 'OTHER'].map(async (bank_code) =>
      (await upload(readSample('hdfc-a.pdf'), { bank_code })).text(),
    );
    const texts: string[] = [];
    for (const answer of answers) texts.push(await answer.catch(String));
    expect(new Set(texts.filter((text) => !text.startsWith('{'))).size).toBe(1);
  });

  test('answers an export by its column names', async () => {
    const response = await upload(readSample('csv-hdfc.csv'), csv);
    expect(response.headers.get('x-statement-rows')).toBe('38');
    expect((await response.text()).split('\n')).toHaveLength(40);
  });

  test('has a message for an export without rows', async () => {
    const response = await upload(bytes('Date,Narration,Withdrawal Amt.,Deposit Amt.\n'), csv);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: expect.stringContaining('no transactions') });
  });

  const bomb = Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj <<>>\nstream\n'),
    deflateSync(Buffer.alloc(40 << 20)),
    Buffer.from('\nendstream'),
  ]);

  test.each<[number, string, Uint8Array<ArrayBuffer> | undefined, Record<string, string>]>([
    [400, 'no-file', undefined, pdf],
    [400, 'no-mode', bytes('%PDF-1.4'), {}],
    [400, 'empty-file', bytes(''), pdf],
    [400, 'bank-code', bytes('%PDF-1.4'), { bank_code: '../../etc/passwd' }],
    [400, 'column-names', bytes('a,b'), { column_names: '["a","b"]' }],
    [400, 'column-names', bytes('a,b'), { column_names: '["a"," ","c"]' }],
    [400, 'column-names', bytes('a,b'), { column_names: '['.repeat(4000) }],
    [400, 'no-upload', bytes('%PDF-1.4'), { bank_code: 'H'.repeat(5000) }],
    [400, 'password', bytes('%PDF-1.4'), { ...pdf, password: 'p'.repeat(200) }],
    [413, 'too-large', new Uint8Array(1024 * 1024 + 1), pdf],
    [415, 'not-pdf', bytes('<!doctype html>'), pdf],
    [415, 'not-csv', bytes('%PDF-1.4'), csv],
    [415, 'spreadsheet', bytes('PK\u0003\u0004'), csv],
    [415, 'not-text', bytes('\u0001\u0002'), csv],
    [422, 'columns-missing', bytes('a,b,c\n1,2,3'), csv],
    [422, 'damaged-pdf', bytes('%PDF-1.4 and no more'), pdf],
    [422, 'expands', Uint8Array.from(bomb), pdf],
  ])('answers %i %s in words', async (status, code, file, fields) => {
    const response = await upload(file, fields);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, error: expect.stringMatching(/^[A-Z].{20,}[.]$/) });
  });

  test('says which banks it knows when no layout fits', async () => {
    const { drawPdf } = await import('./drawPdf.ts');
    const letter = drawPdf([
      [{ x: 50, y: 50, size: 10, text: 'Dear customer, this letter has no table of transactions in it.' }],
    ]);
    const response = await upload(Uint8Array.from(letter), pdf);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: 'unknown-layout', error: expect.stringContaining('HDFC') });
  });

  test('has busy senders come again', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => upload(readSample('hdfc-b.pdf'), pdf)));
    const busy = responses.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ['no multipart', { 'content-type': 'application/json' }, '{}'],
    ['no boundary', { 'content-type': 'multipart/form-data' }, 'x'],
    ['too long a boundary', { 'content-type': `multipart/form-data; boundary=${'b'.repeat(252)}` }, 'x'],
    [
      'an unfinished form',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
    ],
  ])('refuses %s', async (_what, headers, body) => {
    const response = await fetch(`${service.url}/upload`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'no-upload' });
  });
});

test('GET /healthz says ok, and any other path is not found', async () => {
  expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: 'ok' });
  const response = await fetch(`${service.url}/anything`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found' });
});

test('the log holds figures and stable names, nothing of a file', async () => {
  await upload(readSample('hdfc-b.pdf'), { ...pdf, password: 'open sesame' });
  const entry = log.at(-1);
  expect(entry).toEqual({ path: '/upload', status: 200, ms: expect.any(Number), layout: 'hdfc-combined', rows: 19 });
  expect(JSON.stringify(log)).not.toMatch(/secret|sesame|UPI|MANOJ/);
});
