import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { converted, startStubService } from './testing/stubService.ts';
import type { StubService } from './testing/stubService.ts';
import type { StubWorker } from './testing/stubWorkers.ts';

/**
 * Senders that are served, have to wait or are refused. The children are stubs, so each test sets how long they take.
 */

let service: StubService;
let warn: jest.SpyInstance;

async function start(environment: Readonly<Record<string, string>>, answers = true): Promise<void> {
  service = await startStubService(environment, answers);
}

beforeEach(() => {
  warn = jest.spyOn(process, 'emitWarning').mockReturnValue();
});

afterEach(async () => {
  warn.mockRestore();
  await service.close();
});

const address = (forwarded: string) => ({ 'x-forwarded-for': forwarded });

const pdfOf = (text: string) => new TextEncoder().encode(`%PDF-1.7 ${text}`);

function upload(headers: Readonly<Record<string, string>> = {}, file = pdfOf('')): Promise<Response> {
  const form = new FormData();
  form.set('bank_code', 'HDFC');
  form.set('file', new Blob([file]));
  return fetch(`${service.url}/upload`, { method: 'POST', body: form, headers });
}

const metrics = async () => (await fetch(`${service.url}/metrics`)).text();

async function untilMetrics(part: string): Promise<void> {
  while (!(await metrics()).includes(part)) await pause(5);
}

/** Waits until a child reads a file with these words, and lets it answer. */
async function answer(words: string): Promise<void> {
  const isReading = ({ job }: StubWorker) => new TextDecoder().decode(job()?.bytes).includes(words);
  while (!service.children.some(isReading)) await pause(5);
  service.children.find(isReading)?.answer(converted);
}

describe('a service of one child', () => {
  test('asks senders to retry when its queue is full', async () => {
    await start({ STATEMENTS_QUEUE: '2', STATEMENTS_ADDRESS_SHARE: '100' }, false);
    const uploads = Array.from({ length: 5 }, () => upload());
    const busy = await Promise.any(
      uploads.map(async (sent) => ((await sent).status === 503 ? sent : Promise.reject(new Error('It was taken.')))),
    );
    expect(busy.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await busy.json()).toMatchObject({ code: 'busy' });
    await untilMetrics('statements_queue_depth 2\n');
    const answers = Promise.all(uploads);
    for (let read = 0; read < 3; read += 1) await answer('%PDF');
    expect((await answers).map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503]);
  });

  test('is not ready until a child that took too long is replaced', async () => {
    await start({}, false);
    const sent = upload();
    await untilMetrics('statements_workers_running 1\n');
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    service.children[0]?.exceed('too-slow');
    expect((await sent).status).toBe(422);
    expect(await (await sent).json()).toMatchObject({ code: 'too-slow' });
    await untilMetrics('statements_workers_replaced_total 1\n');
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });

  test('asks a sender to retry whose file has lost two children', async () => {
    await start({}, false);
    const sent = upload();
    for (let lost = 0; lost < 2; lost += 1) {
      await untilMetrics('statements_workers_running 1\n');
      service.children[lost]?.end();
      await untilMetrics(`statements_workers_replaced_total ${lost + 1}\n`);
    }
    const response = await sent;
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await response.json()).toEqual({ code: 'interrupted', error: expect.stringContaining('on our side') });
  });
});

test('a sender who is too slow gets an answer and is disconnected, and others are served', async () => {
  await start({ STATEMENTS_REQUEST_LIMIT_MS: '500' });
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  socket.write(
    'POST /upload HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n--b\r\n',
  );
  let answer = '';
  const closed = once(socket, 'close');
  socket.on('data', (chunk) => (answer += String(chunk)));
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  await closed;
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"code":"slow-upload"');
});

describe('a service without memory for uploads', () => {
  beforeEach(() => start({ STATEMENTS_MAX_HELD_BYTES: '1000' }));

  test('refuses uploads as busy', async () => {
    const response = await upload({}, pdfOf('-'.repeat(1000)));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'busy' });
  });

  test('answers a sender who is still sending ten megabytes', async () => {
    const file = new Uint8Array(10 * 1024 * 1024 - 1000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload({}, file)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(503));
    expect(answers[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('a service behind a proxy, with a rate and sites', () => {
  beforeEach(() =>
    start({
      STATEMENTS_RATE_LIMIT: '2',
      STATEMENTS_TRUST_PROXY: 'loopback',
      STATEMENTS_ORIGINS: 'https://a.example,https://b.example',
    }),
  );

  test('refuses uploads beyond the rate, for each address separately', async () => {
    const send = (forwarded: string) => upload({ origin: 'https://a.example', ...address(forwarded) });
    expect((await send('203.0.113.1')).status).toBe(200);
    // Addresses claimed by a sender are to the left of the one seen by the proxy.
    expect((await send('198.51.100.7, 203.0.113.1')).status).toBe(200);
    const refused = await send('198.51.100.8, 203.0.113.1');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://a.example');
    expect(await refused.json()).toEqual({
      code: 'too-often',
      detail: { kind: 'seconds', seconds },
      error: `Many people on your network are converting statements right now. Please try again in ${seconds} seconds.`,
    });
    expect(await (await fetch(`${service.url}/metrics`)).text()).toContain(
      'statements_uploads_total{status="429",code="too-often",layout="none"} 1',
    );
    expect((await send('203.0.113.2')).status).toBe(200);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  test('lets only the configured sites read the answers', async () => {
    const allowed = async (origin: string) =>
      (await upload({ origin, ...address('203.0.113.9') })).headers.get('access-control-allow-origin');
    expect(await allowed('https://b.example')).toBe('https://b.example');
    expect(await allowed('https://a.example.evil.example')).toBeNull();
  });
});

test('a forwarded address is ignored without a trusted proxy, and the operator is told once', async () => {
  await start({ STATEMENTS_RATE_LIMIT: '1' });
  expect((await upload()).status).toBe(200);
  expect(warn).not.toHaveBeenCalled();
  expect((await upload(address('203.0.113.2'))).status).toBe(429);
  expect((await upload(address('203.0.113.3'))).status).toBe(429);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('STATEMENTS_TRUST_PROXY is not set')]]);
});

test('IPv6 addresses of one network are counted as one', async () => {
  await start({ STATEMENTS_RATE_LIMIT: '1', STATEMENTS_TRUST_PROXY: 'loopback' });
  const send = async (forwarded: string) => (await upload(address(forwarded))).status;
  expect(await send('2001:db8:1:2::1')).toBe(200);
  expect(await send('2001:db8:1:2:ffff::2')).toBe(429);
  expect(await send('2001:db8:1:3::1')).toBe(200);
});

test('neighbours of one who floods are served, and who varies its headers has one share', async () => {
  await start({ STATEMENTS_RATE_LIMIT: '10', STATEMENTS_TRUST_PROXY: 'loopback' });
  const send = async (agent: string) => (await upload({ ...address('203.0.113.1'), 'user-agent': agent })).status;
  for (let sent = 0; sent < 10; sent += 1) expect(await send('flood')).toBe(200);
  expect(await send('flood')).toBe(429);
  expect(await send('neighbour')).toBe(200);
  const varied = [];
  for (let sent = 0; sent < 20; sent += 1) varied.push(await send(`agent ${sent}`));
  expect(varied.filter((status) => status === 200)).toHaveLength(4);
  expect(await send('neighbour')).toBe(200);
});

test('one address that floods is told to wait, and a visitor is served before its files are', async () => {
  // No file is given up, however slow the machine is.
  const patient = { STATEMENTS_WAIT_LIMIT_MS: '300000', STATEMENTS_TIME_LIMIT_MS: '60000' };
  await start({ STATEMENTS_WORKERS: '2', STATEMENTS_TRUST_PROXY: 'loopback', ...patient }, false);
  await untilMetrics('statements_workers_warm 2\n');
  const flood = Array.from({ length: 20 }, () => upload(address('203.0.113.1'), pdfOf('flood')));
  const refusals = flood.map(async (sent) => {
    const response = await sent;
    return response.status === 429 ? response : Promise.reject(new Error('It was taken.'));
  });
  const settled = Promise.allSettled(refusals);
  const refused = await Promise.any(refusals);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.json()).toMatchObject({
    code: 'too-many-at-once',
    error: expect.stringMatching(/^Other files from your address are still being converted\. /),
  });
  // A quarter of two children, and of 32 places in the queue, and one as a client that is new. A file that arrived later
  // would find a free place again.
  await untilMetrics('statements_uploads_total{status="429",code="too-many-at-once",layout="none"} 11\n');
  await untilMetrics('statements_queue_depth 8\n');
  expect(await metrics()).toContain('statements_workers_running 1\n');

  const visits = ['203.0.113.2', '203.0.113.3'].map((from) => upload(address(from), pdfOf('visit')));
  await answer('visit');
  await answer('visit');
  expect((await Promise.all(visits)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await metrics()).toContain('statements_queue_depth 8\n');

  for (let read = 0; read < 9; read += 1) await answer('flood');
  const taken = (await settled).filter(({ status }) => status === 'rejected');
  expect(taken).toHaveLength(9);
});
