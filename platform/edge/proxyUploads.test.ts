import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEdgeSite } from './testing/edgeSite.ts';
import { exchange, openConnection, readAnswer, readToEnd } from './testing/exchange.ts';
import { defaultLimits, type EdgeLimits } from './edgeLimits.ts';
import { endToEndHeaders } from './endToEndHeaders.ts';
import { listen } from '@artha/process/port';

const unreachable = 'We could not reach the server. Your file and bank are still selected; please try again.';

const startUpstream = async (server: SocketServer): Promise<string> =>
  `http://127.0.0.1:${String(await listen(server))}`;

interface Proxied {
  readonly url: string;
  /** Requests that reached the upstream, with the length of their bodies. */
  readonly received: { readonly request: IncomingMessage; readonly bytes: number }[];
}

/** Runs a callback with an edge before an upstream that answers each request after it was received completely. */
async function withUpstream(
  work: (proxied: Proxied) => Promise<void>,
  answer: RequestListener = (_request, response) => response.end('{}'),
  limits: Partial<EdgeLimits> = {},
): Promise<void> {
  const received: Proxied['received'] = [];
  const upstream = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      received.push({ request, bytes });
      answer(request, response);
    });
  });
  const site = await openEdgeSite({ statementsUrl: await startUpstream(upstream), limits });
  await work({ url: site.url, received });
  await site.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
}

/** An upload of a few bytes. */
const upload = (url: string, ...headers: readonly string[]) =>
  exchange(
    url,
    'POST /upload HTTP/1.1',
    'Host: a.example',
    'Connection: close',
    'Content-Length: 4',
    ...headers,
    '',
    'file',
  );

test('an upload to a service that is stopped is answered, and the late answer of that service is not', async () => {
  let answerLate: () => void = () => undefined;
  await withUpstream(
    async ({ url }) => {
      const start = performance.now();
      const { status, body } = await upload(url);
      expect([status, body]).toEqual([503, JSON.stringify({ error: unreachable })]);
      expect(performance.now() - start).toBeLessThan(defaultLimits.upstreamTimeoutMs);
      answerLate();
      expect((await exchange(url, 'GET /robots.txt HTTP/1.0', '', '')).status).toBe(200);
    },
    (request, response) => {
      if (request.url === '/upload') answerLate = () => response.end('{}');
    },
  );
});

describe('headers that are passed on', () => {
  test('exclude those of a single connection', () => {
    const headers = endToEndHeaders({
      connection: 'Close, X-Own',
      'keep-alive': 'timeout=5',
      te: 'trailers',
      trailer: 'x-sum',
      'transfer-encoding': 'chunked',
      upgrade: 'websocket',
      'proxy-connection': 'keep-alive',
      'x-own': 'a',
      'content-type': 'text/csv',
    });
    expect(headers).toEqual({ 'content-type': 'text/csv' });
  });

  test('are all of them if none is for the connection only', () => {
    expect(endToEndHeaders({ 'content-type': 'text/csv' })).toEqual({ 'content-type': 'text/csv' });
  });
});

describe('an upload', () => {
  test('reaches the statement service, with the client’s address last', async () => {
    await withUpstream(async ({ url, received }) => {
      const { status, body } = await upload(
        url,
        'X-Forwarded-For: 192.0.2.7',
        'Cookie: __Host-Http-artha-session=a',
        'Keep-Alive: timeout=5',
        'TE: trailers',
      );
      expect([status, body]).toEqual([200, '{}']);
      const [{ request, bytes } = { request: undefined, bytes: 0 }] = received;
      expect([request?.method, request?.url, bytes]).toEqual(['POST', '/upload', 4]);
      expect(request?.headers['x-forwarded-for']).toBe('192.0.2.7, 127.0.0.1');
      expect(request?.headers).not.toHaveProperty('keep-alive');
      expect(request?.headers).not.toHaveProperty('cookie');
      expect(request?.headers).not.toHaveProperty('te');
    });
  });

  test('reaches it even if it asks for the removal of its address', async () => {
    await withUpstream(async ({ url, received }) => {
      await upload(url, 'Connection: X-Forwarded-For', 'X-Forwarded-For: 192.0.2.7');
      expect(received[0]?.request.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
    });
  });

  test('gets the service’s response without the headers of its connection', async () => {
    const answer: RequestListener = (_request, response) => {
      response.writeHead(422, {
        Connection: 'keep-alive, X-Private',
        'Keep-Alive': 'timeout=99',
        'Proxy-Connection': 'keep-alive',
        'X-Private': 'secret',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Rows': '12',
        'Content-Length': 3,
      });
      response.end('csv');
    };
    await withUpstream(async ({ url }) => {
      const { status, headers, body } = await upload(url);
      expect([status, body]).toEqual([422, 'csv']);
      expect(headers).toMatchObject({
        connection: 'close',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-rows': '12',
      });
      for (const name of ['keep-alive', 'proxy-connection', 'x-private']) expect(headers).not.toHaveProperty(name);
    }, answer);
  });

  test('that asks first gets 100 Continue, and arrives', async () => {
    await withUpstream(async ({ url, received }) => {
      const socket = openConnection(url);
      const text = readToEnd(socket);
      const head = [
        'POST /upload HTTP/1.1',
        'Host: a.example',
        'Connection: close',
        'Content-Length: 4',
        'Expect: 100-continue',
      ];
      socket.write([...head, '', ''].join('\r\n'));
      // Only after 100 Continue.
      await new Promise((resolve) => socket.once('data', resolve));
      socket.write('file');
      const answers = await text;
      expect(answers.startsWith('HTTP/1.1 100 Continue\r\n\r\n')).toBe(true);
      expect(readAnswer(answers.slice(answers.indexOf('\r\n\r\n') + 4))).toMatchObject({ status: 200, body: '{}' });
      expect(received[0]?.bytes).toBe(4);
      expect(received[0]?.request.headers).not.toHaveProperty('expect');
    });
  });

  test('in chunks arrives whole', async () => {
    await withUpstream(async ({ url, received }) => {
      const head = ['POST /upload HTTP/1.1', 'Host: a.example', 'Connection: close', 'Transfer-Encoding: chunked'];
      await exchange(url, ...head, '', '4', 'file', '0', '', '');
      expect(received[0]?.bytes).toBe(4);
    });
  });

  test.each([
    '/upload/../metrics',
    '/upload/..%2fmetrics',
    '/upload%2f..%2fmetrics',
    '/upload/..',
    '/metrics',
    '//upload',
  ])('at %s does not reach the service', async (path) => {
    await withUpstream(async ({ url, received }) => {
      const { status } = await exchange(url, `POST ${path} HTTP/1.0`, '', '');
      expect(status).toBeGreaterThanOrEqual(400);
      expect(received).toEqual([]);
    });
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'of %s arrives unchanged',
    async (type) => {
      await withUpstream(async ({ url, received }) => {
        await upload(url, `Content-Type: ${type}`);
        expect(received[0]).toMatchObject({ bytes: 4, request: { headers: { 'content-type': type } } });
      });
    },
  );

  test('that does not arrive in time is cut off', async () => {
    await withUpstream(
      async ({ url, received }) => {
        const { status, headers } = await exchange(
          url,
          'POST /upload HTTP/1.1',
          'Host: a.example',
          'Content-Length: 4',
          '',
          'fi',
        );
        expect(status).toBe(408);
        expect(headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' });
        expect(received).toEqual([]);
      },
      undefined,
      { headersTimeoutMs: 50, requestTimeoutMs: 50, checkIntervalMs: 10 },
    );
  });
});

describe('if the service cannot be reached', () => {
  test('an upload is told so, and when to retry', async () => {
    for (const statementsUrl of ['http://127.0.0.1:9', undefined]) {
      const site = await openEdgeSite({ statementsUrl });
      const { status, headers, body } = await upload(site.url, 'Content-Type: multipart/form-data; boundary=x');
      expect([status, JSON.parse(body)]).toEqual([503, { error: unreachable }]);
      expect(headers).toMatchObject({ 'retry-after': '60', connection: 'close', 'x-content-type-options': 'nosniff' });
      await site.close();
    }
  });

  test('an upload is told so if the service hangs', async () => {
    await withUpstream(
      async ({ url }) => {
        const { status, body } = await upload(url);
        expect([status, JSON.parse(body)]).toEqual([503, { error: unreachable }]);
      },
      () => undefined,
      { upstreamTimeoutMs: 50 },
    );
  });

  test('an upload is told so if the service closes the connection', async () => {
    const upstream = createSocketServer((socket) => socket.once('data', () => socket.destroy()));
    const site = await openEdgeSite({ statementsUrl: await startUpstream(upstream) });
    const { status, body } = await upload(site.url);
    expect([status, JSON.parse(body)]).toEqual([503, { error: unreachable }]);
    await site.close();
    upstream.close();
  });
});

/** Whether a program can be started. */
function canRun(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

(canRun('curl') ? test : test.skip)('a statement of 2 MB that curl sends arrives (needs curl)', async () => {
  await withUpstream(async ({ url, received }) => {
    const folder = mkdtempSync(join(tmpdir(), 'artha-curl-'));
    const file = join(folder, 'statement.pdf');
    writeFileSync(file, Buffer.alloc(2 * 1024 * 1024, 'a'));
    const sending = ['--silent', '--verbose', '--stderr', '-', '--form', `file=@${file}`, `${url}/upload`];
    const { stdout: output } = await promisify(execFile)('curl', sending);
    rmSync(folder, { recursive: true });
    expect(output).toMatch(/> Expect: 100-continue/i);
    expect(output).toContain('HTTP/1.1 200 OK');
    expect(received[0]?.bytes).toBeGreaterThan(2 * 1024 * 1024);
  });
});
