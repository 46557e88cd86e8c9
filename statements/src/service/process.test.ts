import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, isAlive } from './testing/childProcesses.ts';
import { runServer } from './testing/runServer.ts';
import type { RunningServer } from './testing/runServer.ts';

/** Behaviour that only appears in a separate process: faults, files on the disk, signals. */

const samples = join(import.meta.dirname, '../../samples');
const sample = Uint8Array.from(readFileSync(join(samples, 'hdfc-b.pdf')));
const readHostile = (name: string) => Uint8Array.from(readFileSync(join(samples, 'hostile', name)));

function upload({ url }: RunningServer, file: Uint8Array<ArrayBuffer>): Promise<Response> {
  const form = new FormData();
  form.set('bank_code', 'HDFC');
  form.set('file', new Blob([file]));
  return fetch(`${url}/upload`, { method: 'POST', body: form });
}

/** The current figure of a metric. */
async function metricOf({ url }: RunningServer, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

/** Opens a connection, and sends what may be the beginning of a request. */
async function open({ url }: RunningServer, text = ''): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

describe('a running service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  let server: RunningServer;
  beforeAll(async () => {
    server = await runServer({
      TMPDIR: folder,
      // The bomb reaches less than the default sooner.
      STATEMENTS_MEMORY_LIMIT_BYTES: String(400 * 2 ** 20),
      // On a busy machine, it takes some time until this process asks whether a service that stops is still ready.
      STATEMENTS_DRAIN_MS: '3000',
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const expectedCodes: Readonly<Record<string, RegExp>> = {
    'bomb-flate.pdf': /^expands$/,
    'bomb-nested-filters.pdf': /^expands$/,
    'html-named-pdf.pdf': /^not-pdf$/,
    'empty.pdf': /^empty-file$/,
    'blank-page.pdf': /^no-text$/,
    'protected.pdf': /^password-needed$/,
  };
  /** All files but the one that a limit must stop. */
  const hostileFiles = readdirSync(join(samples, 'hostile')).filter(
    (name) => name.endsWith('.pdf') && name !== 'bomb-encrypted.pdf',
  );

  test('is tested with every file whose refusal is known', () => {
    expect(hostileFiles).toEqual(expect.arrayContaining(Object.keys(expectedCodes)));
  });

  test.each(hostileFiles)('answers %s in words, and serves the next sender', async (name) => {
    const response = await upload(server, readHostile(name));
    if (name !== 'xref-damaged.pdf' || response.status !== 200) {
      expect([400, 413, 415, 422]).toContain(response.status);
      expect(await response.json()).toMatchObject({
        error: expect.stringMatching(/^[A-Z].*[.]$/),
        code: expect.stringMatching(expectedCodes[name] ?? /^[a-z-]+$/),
      });
    }
    expect((await upload(server, sample)).status).toBe(200);
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

  test('a child that is killed is replaced', async () => {
    const replaced = await metricOf(server, 'statements_workers_replaced_total');
    // The check before reading cannot look into it: the limit of memory stops it.
    const response = await upload(server, readHostile('bomb-encrypted.pdf'));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'too-much-memory' });
    await until(async () => (await fetch(`${server.url}/readyz`)).ok);
    expect(await metricOf(server, 'statements_workers_replaced_total')).toBe(replaced + 1);
  });

  test('a signal to stop finishes running requests, refuses new ones, and exits with 0', async () => {
    const answered = () => metricOf(server, 'statements_upload_duration_seconds_count{status="200"}');
    const before = await answered();
    const running = upload(server, sample);
    await until(
      async () => (await metricOf(server, 'statements_workers_running')) === 1 || (await answered()) > before,
    );
    const stopped = server.stop();
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 503);
    expect((await running).status).toBe(200);
    expect(await stopped).toBe(0);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });
});

test('a stop waits for no connection without a request, and for no sender who is refused and still sending', async () => {
  const server = await runServer();
  await open(server);
  const refused = await open(server, 'POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n%PDF');
  expect(String(await once(refused, 'data'))).toContain('no-upload');
  expect(await server.stop()).toBe(0);
});

test('children end with a killed service, idle or in the middle of a file', async () => {
  const server = await runServer({
    STATEMENTS_WORKERS: '2',
    STATEMENTS_MEMORY_LIMIT_BYTES: String(2 ** 32),
  });
  await until(async () => (await metricOf(server, 'statements_workers_warm')) === 2);
  const children = childrenOf(server.process.pid);
  expect(children).toHaveLength(2);
  const lost = upload(server, readHostile('bomb-encrypted.pdf')).catch(() => undefined);
  await until(async () => (await metricOf(server, 'statements_workers_running')) === 1);
  server.process.kill('SIGKILL');
  await lost;
  await until(() => !children.some(isAlive));
});

test('a setting that cannot be read prevents the start and is named', async () => {
  await expect(runServer({ STATEMENTS_RATE_LIMIT: 'often' })).rejects.toThrow('STATEMENTS_RATE_LIMIT');
});
