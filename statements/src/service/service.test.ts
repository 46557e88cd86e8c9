import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import * as v from 'valibot';
import { describeRefusal, refusalDetailSchema, statementReportSchema } from '../engine/index.ts';
import { writeLockedWorkbook, writeWorkbook } from '../engine/tabular/testing/writeWorkbook.ts';
import { runServer } from './testing/runServer.ts';
import type { RunningServer } from './testing/runServer.ts';
import { writeSimplePdf } from './writeSimplePdf.ts';

const samples = join(import.meta.dirname, '../../samples');
const readSample = (name: string) => Uint8Array.from(readFileSync(join(samples, name)));
const bytes = (text: string) => new TextEncoder().encode(text);

const refusalSchema = v.strictObject({
  code: v.string(),
  error: v.pipe(v.string(), v.regex(/^[A-Z].{20,}[.]$/)),
  detail: v.optional(refusalDetailSchema),
});

let service: RunningServer;

beforeAll(async () => {
  service = await runServer({
    STATEMENTS_MAX_BYTES: String(1024 * 1024),
    // All uploads here come from one address.
    STATEMENTS_ADDRESS_SHARE: '100',
    STATEMENTS_RATE_LIMIT: 'none',
  });
});

afterAll(async () => {
  await service.stop();
});

function upload(
  file: Uint8Array<ArrayBuffer> | undefined,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file !== undefined) form.set('file', new Blob([file]), 'my secret name.pdf');
  return fetch(`${service.url}/upload`, { method: 'POST', body: form, headers });
}

const Failure = v.object({ error: v.string(), code: v.string() });

async function failureOf(response: Response): Promise<v.InferOutput<typeof Failure>> {
  return v.parse(Failure, await response.json());
}

const pdf = { bank_code: 'HDFC' };
const csv = { column_names: '["Narration","Withdrawal Amt.","Deposit Amt."]' };

describe('POST /upload', () => {
  test('answers a statement with CSV and headers that say how far it is proved', async () => {
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
      'x-statement-unprovable': '0',
      'x-statement-doubtful': '0',
      'x-statement-opening': '326960.59',
      'x-statement-closing': '534828.23',
      'x-statement-breaks': '0',
    });
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Statement-Breaks');
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines[0]).toBe('transaction_date,description,debit_amount,credit_amount,balance,category');
    expect(lines).toHaveLength(20);
  });

  test('answers whoever prefers JSON with rows, reasons, proof, accounts, and the CSV byte for byte', async () => {
    const [asCsv, asJson] = await Promise.all(
      ['text/csv', 'application/json, text/csv;q=0.9'].map((accept) =>
        upload(readSample('hdfc-b.pdf'), pdf, { accept }),
      ),
    );
    expect(asJson?.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const report = v.parse(statementReportSchema, await asJson?.json());
    expect(report).toMatchObject({
      layout: 'hdfc-combined',
      rows: 19,
      proved: 19,
      opening: '326960.59',
      closing: '534828.23',
      accounts: [{ rows: 19, order: 'oldest first', breaks: 0 }],
    });
    expect(report.transactions.filter(({ reason }) => reason.by === 'merchant').length).toBeGreaterThan(0);
    expect(report.csv).toBe(await asCsv?.text());
  });

  test.each(['*/*', 'text/html, */*;q=0.8', 'application/json;q=0.5, text/csv'])(
    'answers with CSV whoever accepts %s',
    async (accept) => {
      const response = await upload(readSample('hdfc-b.pdf'), pdf, { accept });
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    },
  );

  test('says which rows are in doubt, and why', async () => {
    const unfinished = readSample('hdfc-b.pdf');
    // The mark that ends a PDF is missing.
    unfinished.fill(0x20, unfinished.lastIndexOf(0x25) - 1);
    const response = await upload(unfinished, pdf);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-statement-proved': '0',
      'x-statement-doubtful': '19',
      'x-statement-doubtful-rows': '1-19',
      'x-statement-doubts': 'damaged',
    });
    const exposed = response.headers.get('access-control-expose-headers');
    for (const name of ['Doubtful', 'Doubtful-Rows', 'Doubts', 'Unsided', 'Accounts'])
      expect(exposed).toContain(`X-Statement-${name}`);
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

  test('answers an export by its column names sent one by one, as a form without a script sends them', async () => {
    const form = new FormData();
    form.append('file', new Blob([readSample('csv-hdfc.csv')]), 'export.csv');
    for (const name of ['Narration', 'Withdrawal Amt.', 'Deposit Amt.']) form.append('column_names', name);
    const response = await fetch(`${service.url}/upload`, { method: 'POST', body: form });
    expect(response.headers.get('x-statement-rows')).toBe('38');

    form.append('column_names', 'Closing Balance');
    const refused = await fetch(`${service.url}/upload`, { method: 'POST', body: form });
    expect(refused.status).toBe(400);
    expect(await failureOf(refused)).toMatchObject({ code: 'column-names' });
  });

  test.each(['xlsx', 'biff8', 'ods', 'html'] as const)(
    'answers an export in Excel by its column names: %s',
    async (bookType) => {
      const lines = [
        ['Account', '5010'],
        ['Date', 'Narration', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
        ['13/04/2026', 'UPI-A SHOP', 1.5, '', 98.5],
        ['14/04/2026', 'NEFT CR', '', 20, 118.5],
      ];
      const response = await upload(writeWorkbook([lines], { bookType }), csv);
      expect(response.headers.get('x-statement-layout')).toBe('workbook');
      expect((await response.text()).split('\n').slice(1, 3)).toEqual([
        expect.stringContaining('2026-04-13,UPI-A SHOP,1.50,0.00,98.50,'),
        expect.stringContaining('2026-04-14,NEFT CR,0.00,20.00,118.50,'),
      ]);
    },
  );

  test('treats empty fields as not sent', async () => {
    const response = await upload(readSample('hdfc-b.pdf'), { ...pdf, column_names: '', password: '' });
    expect(response.status).toBe(200);
  });

  test('has a message for an export without rows', async () => {
    const response = await upload(bytes('Date,Narration,Withdrawal Amt.,Deposit Amt.\n'), csv);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: expect.stringContaining('no transactions'),
      code: 'no-transactions',
    });
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
    [415, 'not-pdf', bytes('<html><table>'), pdf],
    [415, 'not-csv', bytes('%PDF-1.4'), csv],
    [415, 'not-text', bytes('PK\u0003\u0004'), csv],
    [415, 'workbook', bytes('PK\u0003\u0004'), pdf],
    [415, 'not-text', bytes('\u0001\u0002'), csv],
    [422, 'columns-missing', bytes('<html><table><tr><td>a</td></tr></table>'), csv],
    [422, 'password-needed', writeLockedWorkbook(), csv],
    [415, 'not-pdf', bytes('Date,Narration,Debit,Credit'), pdf],
    [
      413,
      'too-many-rows',
      bytes(`Date,Narration,Withdrawal Amt.,Deposit Amt.\n${'01/04/2026,A,1.00,\n'.repeat(51)}`),
      csv,
    ],
    [413, 'too-many-pages', Uint8Array.from(writeSimplePdf([[], [], [], []])), pdf],
    [422, 'no-text', Uint8Array.from(writeSimplePdf([[]])), pdf],
    [422, 'no-date-column', bytes('Narration,Withdrawal Amt.,Deposit Amt.\nA,1.00,'), csv],
    [422, 'columns-missing', bytes('a,b,c\n1,2,3'), csv],
    [422, 'damaged-pdf', bytes('%PDF-1.4 and no more'), pdf],
    [422, 'expands', Uint8Array.from(bomb), pdf],
  ])('answers %i %s in words', async (status, code, file, fields) => {
    const response = await upload(file, fields);
    expect(response.status).toBe(status);
    const answer = v.parse(refusalSchema, await response.json());
    expect(answer.code).toBe(code);
    expect(answer.error).toContain(describeRefusal('', answer.detail).trim());
  });

  test('refuses a letter, because it has no transactions', async () => {
    const letter = writeSimplePdf([
      [{ x: 50, y: 50, size: 10, text: 'Dear customer, this letter has no table of transactions in it.' }],
    ]);
    const response = await upload(Uint8Array.from(letter), pdf);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      code: 'unknown-layout',
      error: expect.stringContaining('No transactions were found'),
      detail: { kind: 'lines', rows: 0, dated: 0, amounts: 0 },
    });
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

test('lists the missing and the existing columns of an export', async () => {
  const response = await upload(bytes('Date,Details,Debit\n01/04/2026,SECRET,1.00'), csv);
  const { error } = await failureOf(response);
  expect(error).toContain('Not found: “Narration”, “Withdrawal Amt.”, “Deposit Amt.”. ');
  expect(error).toContain('“Date”, “Details”, “Debit”.');
  expect(error).not.toContain('SECRET');
});

test('names the limits of pages and rows', async () => {
  const tooLong = await upload(
    bytes(`Date,Narration,Withdrawal Amt.,Deposit Amt.\n${'01/04/2026,A,1.00,\n'.repeat(51)}`),
    csv,
  );
  expect((await failureOf(tooLong)).error).toContain('This one has 51; the limit is 50.');
  const tooManyPages = await upload(Uint8Array.from(writeSimplePdf([[], [], [], []])), pdf);
  expect((await failureOf(tooManyPages)).error).toMatch(/limit is 3\b/);
});

test('answers a file that is too large, with and without its length, and a sender who is still sending', async () => {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-1.4';
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const large = Buffer.concat([Buffer.from(head), Buffer.alloc(20 * 1024 * 1024, 'x'), Buffer.from('\r\n--b--\r\n')]);
  const withLength = await fetch(`${service.url}/upload`, { method: 'POST', headers, body: large });
  expect(withLength.status).toBe(413);
  const parts = Array.from({ length: 21 }, (_, index) => large.subarray(index * 1_000_000, (index + 1) * 1_000_000));
  const body = ReadableStream.from(parts);
  const withoutLength = await fetch(`${service.url}/upload`, { method: 'POST', headers, body, duplex: 'half' });
  expect(withoutLength.status).toBe(413);
  expect(await withoutLength.json()).toMatchObject({ code: 'too-large', error: expect.stringContaining('1 MB') });
});

test('GET /healthz says ok, and any other path is not found', async () => {
  expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: 'ok' });
  const response = await fetch(`${service.url}/anything`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found' });
});

test('the log holds figures and stable names, nothing of a file', async () => {
  await upload(readSample('hdfc-b.pdf'), { ...pdf, password: 'open sesame' });
  await upload(bytes('Date,SECRET\n'), csv);
  const uploads = () => service.log.filter((entry) => v.is(v.looseObject({ path: v.literal('/upload') }), entry));
  while (!JSON.stringify(uploads().at(-1)).includes('columns-missing')) await pause(10);
  expect(uploads().slice(-2)).toEqual([
    {
      time: expect.any(String),
      part: 'statements',
      level: 'info',
      method: 'POST',
      path: '/upload',
      status: 200,
      ms: expect.any(Number),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      layout: 'hdfc-combined',
      rows: 19,
      proved: 19,
      breaks: 0,
    },
    {
      time: expect.any(String),
      part: 'statements',
      level: 'info',
      method: 'POST',
      path: '/upload',
      status: 422,
      ms: expect.any(Number),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      code: 'columns-missing',
    },
  ]);
  expect(JSON.stringify(service.log)).not.toMatch(/secret|sesame|UPI|MANOJ/i);
});

test('GET /metrics counts by status, code and layout, with labels of fixed sets only', async () => {
  await upload(readSample('hdfc-b.pdf'), pdf);
  await upload(bytes('%PDF-1.4'), { bank_code: 'SECRET' });
  await fetch(`${service.url}/SECRET`);
  const response = await fetch(`${service.url}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/statements_uploads_total\{status="200",code="none",layout="hdfc-combined"\} [1-9]/);
  expect(text).toMatch(/statements_uploads_total\{status="400",code="bank-code",layout="none"\} [1-9]/);
  expect(text).toMatch(/statements_upload_duration_seconds_bucket\{le="10",status="200"\} [1-9]/);
  expect(text).toMatch(/statements_rows_total\{proved="yes"\} [1-9]/);
  expect(text).toMatch(/statements_workers_warm 1\n/);
  expect(text).toMatch(/statements_queue_depth 0\n/);
  expect(text).toMatch(/statements_workers_resident_bytes [1-9]/);
  expect(text).toMatch(/process_resident_memory_bytes [1-9]/);
  expect(text).not.toMatch(/secret/i);
});

const anything = v.record(v.string(), v.unknown());
const RetryHeader = v.object({ headers: v.object({ 'Retry-After': anything }) });
const Description = v.object({
  paths: v.looseObject({
    '/upload': v.object({
      post: v.object({
        responses: v.looseObject({ 200: v.object({ headers: anything }), 429: RetryHeader, 503: RetryHeader }),
        requestBody: v.object({
          content: v.object({ 'multipart/form-data': v.object({ schema: v.object({ properties: anything }) }) }),
        }),
      }),
    }),
  }),
});

describe('GET /openapi.json', () => {
  test('describes every path and every answer', async () => {
    const document = v.parse(Description, await (await fetch(`${service.url}/openapi.json`)).json());
    expect(Object.keys(document.paths)).toEqual(['/upload', '/healthz', '/readyz', '/metrics']);
    const { responses, requestBody } = document.paths['/upload'].post;
    expect(Object.keys(responses)).toEqual(['200', '400', '404', '408', '413', '415', '422', '429', '500', '503']);
    expect(Object.keys(responses['200'].headers)).toContain('X-Statement-Breaks');
    const fields = requestBody.content['multipart/form-data'].schema.properties;
    expect(Object.keys(fields)).toEqual(['file', 'bank_code', 'column_names', 'password']);
  });

  test('has a page to try it that loads nothing from elsewhere', async () => {
    const response = await fetch(`${service.url}/docs/`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    const page = await response.text();
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      expect(new URL(address, response.url).origin).toBe(service.url);
      expect((await fetch(new URL(address, response.url))).status).toBe(200);
    }
    expect(page).not.toMatch(/<script>|<style>| style=| on\w+=/);
    expect(await (await fetch(`${service.url}/docs/json`)).json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('pages of other sites', () => {
  test('may send files and read the answers, by themselves or after asking', async () => {
    const asked = await fetch(`${service.url}/upload`, {
      method: 'OPTIONS',
      headers: { origin: 'https://any.example', 'access-control-request-method': 'POST' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    const refused = await fetch(`${service.url}/upload`, {
      method: 'POST',
      headers: { origin: 'https://any.example' },
    });
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')).toContain('X-Statement-Layout');
  });
});
