import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, isAlive } from './testing/childProcesses.ts';
import { runServer } from './testing/runServer.ts';
import type { RunningServer } from './testing/runServer.ts';
import { slowPdf, writeSlowPdf } from './testing/slowPdf.ts';

/** Behaviour that only the service as a separate process shows: faults, floods, signals. */

const samples = join(import.meta.dirname, '../../samples');
const sample = Uint8Array.from(readFileSync(join(samples, 'hdfc-b.pdf')));
const address = (origin: string, forwarded: string) => ({ origin, 'x-forwarded-for': forwarded });

jest.setTimeout(180_000);

async function withServer(
  environment: Readonly<Record<string, string>>,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await runServer(environment);
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

function upload(
  { url }: RunningServer,
  file: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new FormData();
  form.set('bank_code', 'HDFC');
  form.set('file', new Blob([file]));
  return fetch(`${url}/upload`, { method: 'POST', body: form, headers });
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

/** Uploads again while the service says that it is busy, as it may while a child that was stopped is replaced. */
async function uploadWhenReady(...sent: Parameters<typeof upload>): Promise<Response> {
  for (;;) {
    const response = await upload(...sent);
    if (response.status !== 503) return response;
    await pause(100);
  }
}

describe('a service with its default limits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  let server: RunningServer;
  beforeAll(async () => {
    server = await runServer({ TMPDIR: folder });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const hostile = join(samples, 'hostile');
  const expectedCodes: Readonly<Record<string, RegExp>> = {
    'bomb-flate.pdf': /^expands$/,
    'bomb-nested-filters.pdf': /^expands$/,
    // The pre-flight cannot see into it: the limits stop it.
    'bomb-encrypted.pdf': /^(too-slow|too-much-memory)$/,
    'html-named-pdf.pdf': /^not-pdf$/,
    'empty.pdf': /^empty-file$/,
    'blank-page.pdf': /^no-text$/,
    'protected.pdf': /^password-needed$/,
  };
  const hostileFiles = readdirSync(hostile).filter((name) => name.endsWith('.pdf'));

  test('is tested with every file whose refusal is known', () => {
    expect(hostileFiles).toEqual(expect.arrayContaining(Object.keys(expectedCodes)));
  });

  test.each(hostileFiles)('answers %s in words, and serves the next sender', async (name) => {
    const response = await upload(server, Uint8Array.from(readFileSync(join(hostile, name))));
    if (name !== 'xref-damaged.pdf' || response.status !== 200) {
      expect([400, 413, 415, 422]).toContain(response.status);
      expect(await response.json()).toMatchObject({
        error: expect.stringMatching(/^[A-Z].*[.]$/),
        code: expect.stringMatching(expectedCodes[name] ?? /^[a-z-]+$/),
      });
    }
    expect((await uploadWhenReady(server, sample)).status).toBe(200);
  });

  test('starts children without core dumps, with limited memory and no environment', () => {
    const [child] = childrenOf(server.process.pid);
    const limits = readFileSync(`/proc/${child}/limits`, 'latin1');
    expect(limits).toMatch(/Max core file size\s+0 /);
    expect(limits).toMatch(/Max data size\s+\d+ /);
    expect(readFileSync(`/proc/${child}/environ`, 'latin1')).not.toMatch(/PATH=|STATEMENTS/);
  });

  test('writes nothing to the disk', async () => {
    const written = () =>
      Number(/^write_bytes: (\d+)$/m.exec(readFileSync(`/proc/${server.process.pid}/io`, 'latin1'))?.[1]);
    const before = written();
    for (let round = 0; round < 5; round += 1) await upload(server, sample);
    await upload(server, new Uint8Array(9 * 1024 * 1024));
    expect(written()).toBe(before);
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('a child that is killed is replaced, and until then the service is not ready', async () => {
  await withServer({ STATEMENTS_TIME_LIMIT_MS: '300', STATEMENTS_MAX_PAGES: '12' }, async (server) => {
    const isReady = async () => (await fetch(`${server.url}/readyz`)).ok;
    expect(await isReady()).toBe(true);
    const response = await upload(server, writeSlowPdf(12));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'too-slow' });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    await until(isReady);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('statements_workers_replaced_total 1\n');
  });
});

test('a sender who is too slow gets an answer and is disconnected, and others are served', async () => {
  await withServer({ STATEMENTS_REQUEST_LIMIT_MS: '500' }, async (server) => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /upload HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n--b\r\n',
    );
    let answer = '';
    const closed = once(socket, 'close');
    socket.on('data', (chunk) => (answer += String(chunk)));
    expect((await upload(server, sample)).status).toBe(200);
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":"slow-upload"');
  });
});

describe('a service without memory for uploads', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await runServer({ STATEMENTS_MAX_HELD_BYTES: '1000' });
  });
  afterAll(() => server.stop());

  test('refuses uploads as busy', async () => {
    const response = await upload(server, sample);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'busy' });
  });

  test('answers a sender who is still sending ten megabytes', async () => {
    const file = new Uint8Array(10 * 1024 * 1024 - 1000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(server, file)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(503));
    expect(answers[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('a service behind a proxy, with a rate and sites', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await runServer({
      STATEMENTS_RATE_LIMIT: '2',
      STATEMENTS_TRUST_PROXY: 'loopback',
      STATEMENTS_ORIGINS: 'https://a.example,https://b.example',
    });
  });
  afterAll(() => server.stop());

  test('refuses uploads beyond the rate, for each address separately', async () => {
    const send = (forwarded: string) => upload(server, sample, address('https://a.example', forwarded));
    expect((await send('203.0.113.1')).status).toBe(200);
    // What a sender claims stands left of what the proxy saw.
    expect((await send('198.51.100.7, 203.0.113.1')).status).toBe(200);
    const refused = await send('198.51.100.8, 203.0.113.1');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://a.example');
    expect(await refused.json()).toEqual({
      code: 'too-often',
      error: `Many people on your network are converting statements right now. Please try again in ${seconds} seconds.`,
    });
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain(
      'statements_uploads_total{status="429",code="too-often",layout="none"} 1',
    );
    expect((await send('203.0.113.2')).status).toBe(200);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test('lets only the configured sites read the answers', async () => {
    const allowed = async (origin: string) =>
      (await upload(server, sample, address(origin, '203.0.113.9'))).headers.get('access-control-allow-origin');
    expect(await allowed('https://b.example')).toBe('https://b.example');
    expect(await allowed('https://a.example.evil.example')).toBeNull();
  });
});

test('a forwarded address is ignored without a trusted proxy, and the operator is told once', async () => {
  await withServer({ STATEMENTS_RATE_LIMIT: '1' }, async (server) => {
    expect((await upload(server, sample)).status).toBe(200);
    expect(server.warnings()).toBe('');
    expect((await upload(server, sample, address('', '203.0.113.2'))).status).toBe(429);
    expect((await upload(server, sample, address('', '203.0.113.3'))).status).toBe(429);
    await until(() => server.warnings().includes('\n'));
    expect(server.warnings().match(/STATEMENTS_TRUST_PROXY is not set/g)).toHaveLength(1);
  });
});

test('IPv6 addresses of one network are counted as one', async () => {
  await withServer({ STATEMENTS_RATE_LIMIT: '1', STATEMENTS_TRUST_PROXY: 'loopback' }, async (server) => {
    const send = async (forwarded: string) => (await upload(server, sample, address('', forwarded))).status;
    expect(await send('2001:db8:1:2::1')).toBe(200);
    expect(await send('2001:db8:1:2:ffff::2')).toBe(429);
    expect(await send('2001:db8:1:3::1')).toBe(200);
  });
});

test('one address that floods is told to wait, and a visitor is served before its files are', async () => {
  // However slow the machine is, no file is given up.
  const patient = { STATEMENTS_WAIT_LIMIT_MS: '300000', STATEMENTS_TIME_LIMIT_MS: '60000' };
  await withServer({ STATEMENTS_WORKERS: '2', STATEMENTS_TRUST_PROXY: 'loopback', ...patient }, async (server) => {
    await until(async () => (await (await fetch(`${server.url}/metrics`)).text()).includes('workers_warm 2'));
    const answered: string[] = [];
    const send = async (name: string, file: Uint8Array<ArrayBuffer>, forwarded: string) => {
      const response = await upload(server, file, address('', forwarded));
      answered.push(`${name} ${response.status}`);
      return response;
    };
    const flood = Array.from({ length: 20 }, () => send('slow', slowPdf, '203.0.113.1'));
    const refused = await Promise.any(
      flood.map(async (sent) => {
        const response = await sent;
        return response.status === 429 ? response : Promise.reject(new Error('It was not refused.'));
      }),
    );
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({
      code: 'too-many-at-once',
      error: expect.stringMatching(/^Other files from your address are still being converted\. /),
    });
    const visits = await Promise.all(['203.0.113.2', '203.0.113.3'].map((from) => send('visit', sample, from)));
    expect(visits.map(({ status }) => status)).toEqual([200, 200]);
    const filesRead = () => answered.filter((one) => one === 'slow 422').length;
    const readBeforeVisits = filesRead();
    await Promise.all(flood);
    // A quarter of two children and of 32 places in the queue.
    expect(filesRead()).toBe(8);
    expect(readBeforeVisits).toBeLessThan(8 / 2);
  });
});

test('a child that is lost is no fault of its file: it is read again, and then the sender is asked to retry', async () => {
  await withServer({}, async (server) => {
    const killReader = async (known: readonly number[]): Promise<number> => {
      const newChild = () => childrenOf(server.process.pid).find((pid) => !known.includes(pid));
      await until(() => newChild() !== undefined);
      await until(async () => (await (await fetch(`${server.url}/metrics`)).text()).includes('workers_running 1\n'));
      const child = newChild() ?? 0;
      process.kill(child, 'SIGKILL');
      return child;
    };
    const once = upload(server, slowPdf);
    const first = await killReader([]);
    expect((await once).status).toBe(422);
    expect(await (await once).json()).toMatchObject({ code: 'unknown-layout' });

    const twice = upload(server, slowPdf);
    const second = await killReader([first]);
    await killReader([first, second]);
    const response = await twice;
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await response.json()).toEqual({ code: 'interrupted', error: expect.stringContaining('on our side') });
  });
});

test('a signal to stop finishes running requests, refuses new ones, and exits with 0', async () => {
  const server = await runServer({ STATEMENTS_DRAIN_MS: '300' });
  const running = upload(server, sample);
  await until(async () =>
    /running 1|count\{status="200"\} 1/.test(await (await fetch(`${server.url}/metrics`)).text()),
  );
  const stopped = server.stop();
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 503);
  expect((await running).status).toBe(200);
  expect(await stopped).toBe(0);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

test('children end with a killed service, idle or in the middle of a file', async () => {
  const server = await runServer({
    STATEMENTS_WORKERS: '2',
    STATEMENTS_TIME_LIMIT_MS: '60000',
    STATEMENTS_MEMORY_LIMIT_BYTES: String(2 ** 32),
  });
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  await until(async () => (await metrics()).includes('statements_workers_warm 2'));
  const children = childrenOf(server.process.pid);
  expect(children).toHaveLength(2);
  const endless = Uint8Array.from(readFileSync(join(samples, 'hostile/bomb-encrypted.pdf')));
  const lost = upload(server, endless).catch(() => undefined);
  await until(async () => (await metrics()).includes('statements_workers_running 1'));
  server.process.kill('SIGKILL');
  await lost;
  await until(() => !children.some(isAlive));
});

test.each([
  ['STATEMENTS_RATE_LIMIT', 'often'],
  ['STATEMENTS_ORIGINS', 'example.org'],
  ['STATEMENTS_MAX_PAGES', '0'],
])('a setting that cannot be read prevents the start and is named: %s=%s', async (name, value) => {
  await expect(runServer({ [name]: value })).rejects.toThrow(name);
});
