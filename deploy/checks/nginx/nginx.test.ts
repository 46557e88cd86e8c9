import { createServer, type Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { tooManyCookies } from '@artha/edge/answerClientError';
import { releaseFilePolicy, securityHeaders } from '@artha/edge/securityHeaders';
import { openEdgeSite, siteFiles, type EdgeSite } from '@artha/edge/testing/edgeSite';
import { putSignedSite } from '@artha/core/testing/putSignedSite';
import { exchange, readAnswer, readToEnd } from '@artha/edge/testing/exchange';
import { hasBrotli, startNginx, whyNoNginx, type Nginx } from '@artha/edge/testing/nginxServer';

const addressSchema = v.object({ port: v.number() });

/** Every header that each response must have. */
const expectedHeaders = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);
const releaseHeaders = { ...expectedHeaders, 'content-security-policy': releaseFilePolicy };

const reason = whyNoNginx();

(reason ? describe.skip : describe)(`nginx as deploy/ configures it${reason ? `, skipped: ${reason}` : ''}`, () => {
  let site: EdgeSite;
  let statements: Server;
  let nginx: Nginx;
  let received: { url?: string | undefined; headers: NodeJS.Dict<string | string[]>; bytes: number }[] = [];

  beforeAll(async () => {
    site = await openEdgeSite();
    statements = createServer((incoming, response) => {
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
      incoming.on('end', () => {
        received.push({ url: incoming.url, headers: incoming.headers, bytes });
        response.writeHead(422, {
          Connection: 'keep-alive, X-Private',
          'Keep-Alive': 'timeout=99',
          // The authentication service sets cache headers in few responses.
          ...(incoming.url === '/upload' ? { 'Cache-Control': 'no-store' } : {}),
          'Content-Length': 2,
        });
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => {
      statements.listen(0, '127.0.0.1', resolve);
    });
    // One test server acts as both services.
    const { port } = v.parse(addressSchema, statements.address());
    nginx = await startNginx(site.store.folder, port, port);
  });

  beforeEach(() => {
    received = [];
  });

  afterAll(async () => {
    await nginx.close();
    await site.close();
    statements.closeAllConnections();
    statements.close();
  });

  /** Sends raw lines over TLS and reads until the server closes. */
  async function send(...lines: readonly string[]) {
    const socket = connectTls({ port: nginx.tlsPort, host: '127.0.0.1', rejectUnauthorized: false });
    const text = readToEnd(socket);
    socket.write(lines.join('\r\n'), 'latin1');
    return readAnswer(await text);
  }
  /** Announces a body, sends none, and closes the connection after the first response. */
  async function announce(...lines: readonly string[]) {
    const socket = connectTls({ port: nginx.tlsPort, host: '127.0.0.1', rejectUnauthorized: false });
    const text = readToEnd(socket);
    socket.once('data', () => socket.end());
    socket.write([...lines, 'Host: artha.example', '', ''].join('\r\n'));
    return readAnswer(await text);
  }
  const ask = (requestLine: string, ...headers: readonly string[]) =>
    send(requestLine, 'Host: artha.example', 'Connection: close', ...headers, '', '');
  const get = (path: string, ...headers: readonly string[]) => ask(`GET ${path} HTTP/1.1`, ...headers);

  test('serves pages that caches must revalidate', async () => {
    for (const path of ['/', '/tools', '/tools/tax']) {
      const { status, headers, body } = await get(path);
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([
        200,
        'no-cache',
        'text/html; charset=utf-8',
      ]);
      expect(headers).toMatchObject({ ...expectedHeaders, 'integrity-policy': 'blocked-destinations=(script)' });
      expect(body).toContain(`<p>${path} of version 1</p>`);
    }
  });

  test('lets a browser with too many cookies delete them, and ask again', async () => {
    for (const path of ['/', '/upload', '/auth/v1/user']) {
      const { status, headers, body } = await get(path, `Cookie: c=${'x'.repeat(40_000)}`);
      expect([status, headers['clear-site-data'], headers['content-security-policy']]).toEqual([
        431,
        '"cookies"',
        "frame-ancestors 'none'",
      ]);
      expect(body).toBe(`${tooManyCookies}\n`);
    }
  });

  test('speaks HTTP/2', async () => {
    const session = connectHttp2(`https://127.0.0.1:${String(nginx.tlsPort)}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/tools' });
    const headers = await new Promise<NodeJS.Dict<unknown>>((resolve) => stream.once('response', resolve));
    expect(headers[':status']).toBe(200);
    expect(headers).toMatchObject(expectedHeaders);
    session.destroy();
  });

  test.each(['TLSv1', 'TLSv1.1'] as const)('does not speak %s', async (maxVersion) => {
    const options = { port: nginx.tlsPort, host: '127.0.0.1', rejectUnauthorized: false };
    const socket = connectTls({ ...options, minVersion: maxVersion, maxVersion, ciphers: 'DEFAULT@SECLEVEL=0' });
    const error = await new Promise<NodeJS.ErrnoException>((resolve) => socket.once('error', resolve));
    expect(error.code).toMatch(/^ERR_SSL/);
  });

  test('sends compressed files, and a Vary header', async () => {
    const plain = await get('/tools');
    const gzip = await get('/tools', 'Accept-Encoding: gzip');
    expect(gunzipSync(Buffer.from(gzip.body, 'latin1')).toString()).toBe(plain.body);
    expect(gzip.headers).toMatchObject({ ...expectedHeaders, vary: 'Accept-Encoding' });
    if (!hasBrotli) return;
    const br = await get('/tools', 'Accept-Encoding: gzip, br');
    expect(brotliDecompressSync(Buffer.from(br.body, 'latin1')).toString()).toBe(plain.body);
    expect(br.headers).toMatchObject({ ...expectedHeaders, 'content-encoding': 'br', vary: 'Accept-Encoding' });
  });

  test('does not resend what a client has', async () => {
    for (const path of ['/tools', '/remotes/tax/0a1b/main.js']) {
      const { headers } = await get(path);
      const again = await get(path, `If-None-Match: ${headers['etag'] ?? ''}`);
      expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, '', headers['cache-control']]);
      expect(again.headers).toMatchObject(path === '/tools' ? expectedHeaders : releaseHeaders);
      const byDate = await get(path, 'If-Modified-Since: Fri, 31 Dec 2100 23:59:59 GMT');
      expect(byDate.status).toBe(200);
    }
  });

  test('lets caches keep files of releases, pictures and registries for a year', async () => {
    for (const path of ['/remotes/tax/0a1b/main.js', '/og/0a1b.png', '/icons/0a1b.svg', '/registries/0a1b.json']) {
      const { status, headers } = await get(path);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(headers).toMatchObject(releaseHeaders);
    }
    expect((await get('/remotes/tax/0a1b/main.js', 'Range: bytes=0-5')).body).toBe('export');
  });

  test('answers 404 without caching for a missing file', async () => {
    const page = await get('/nowhere');
    expect([page.status, page.headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(page.body).toContain('<p>/404 of version 1</p>');
    expect(page.headers).toMatchObject(expectedHeaders);
    expect((await get('/nowhere', 'If-None-Match: *')).status).toBe(404);
    for (const path of ['/remotes/tax/none/main.js', '/og/none.png', '/registries/', '/remotes/tax/']) {
      const file = await get(path);
      expect([file.status, file.body, file.headers['cache-control']]).toEqual([
        404,
        'No such file in any release.\n',
        'no-cache',
      ]);
      expect(file.headers).toMatchObject(releaseHeaders);
    }
  });

  test.each([
    '/config.json',
    '/tools/index.headers.json',
    '/404.headers.json',
    '/index.html',
    '/tools/index.html',
    '/tools/index.html.gz',
    '/robots.txt.br',
    '/404.html',
  ])('does not serve %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each([
    '/../config.json',
    '/remotes/../../current/config.json',
    '/remotes/%2e%2e/%2e%2e/releases',
    '/remotes/..%2f..%2freleases',
    '/%00',
  ])('does not leave its folders for %s', async (path) => {
    const { status, headers } = await get(path);
    expect([400, 404]).toContain(status);
    expect(headers).toMatchObject(expectedHeaders);
  });

  test("sets the type of other files, and the policy of a third party's document", async () => {
    const types = await Promise.all(
      ['/robots.txt', '/.well-known/security.txt', '/site.webmanifest'].map(
        async (path) => (await get(path)).headers['content-type'],
      ),
    );
    expect(types).toEqual(['text/plain; charset=utf-8', 'text/plain; charset=utf-8', 'application/manifest+json']);
    const framed = await get('/embedded/marketing/waitlist.html?a=b');
    expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'; sandbox");
  });

  test.each([
    ['/tools/', '/tools'],
    ['/tools/?from=mail', '/tools?from=mail'],
    ['/tools//', '/tools'],
    ['//tools/', '/tools'],
    ['//evil.example/', '/evil.example'],
  ])('redirects %s to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers['location']]).toEqual([308, to]);
    expect(headers).toMatchObject(expectedHeaders);
  });

  test.each([
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%5C%5Cevil.example/',
    '/%09/evil.example/',
    '/%0d%0aSet-Cookie:%20a=b/',
    '/tools/%0d%0aLocation:%20a/',
    '/https:%5c%5cevil.example/',
  ])('does not redirect %s', async (path) => {
    const { headers, status } = await get(path);
    expect([400, 404]).toContain(status);
    expect(headers).not.toHaveProperty('location');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).toMatchObject(expectedHeaders);
  });

  test('redirects an encoded slash only within this site', async () => {
    for (const path of ['/%2f%2fevil.example/', '/%2fevil.example/', '/.//evil.example/']) {
      const { headers } = await get(path);
      expect(headers['location'] ?? '/evil.example').toBe('/evil.example');
    }
  });

  test('redirects from the port without TLS to its own name, whatever the Host header says', async () => {
    const answer = await exchange(
      `http://127.0.0.1:${String(nginx.plainPort)}`,
      'GET /tools/?a=b HTTP/1.1',
      'Host: evil.example',
      'Connection: close',
      '',
      '',
    );
    expect([answer.status, answer.headers['location']]).toEqual([308, 'https://artha.example/tools/?a=b']);
    expect(answer.headers).toMatchObject(expectedHeaders);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('rejects %s for a page', async (method) => {
    const { status, headers } = await ask(`${method} /tools HTTP/1.1`, 'Content-Length: 0');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect(headers).toMatchObject(expectedHeaders);
  });

  test('does not serve the upload as a page', async () => {
    const { status, headers } = await get('/upload');
    expect([status, headers['allow']]).toEqual([405, 'POST, OPTIONS']);
    expect(headers).toMatchObject(expectedHeaders);
  });

  test('rejects a body for a page and invalid requests, with the security headers', async () => {
    const refused = [
      [413, await announce('GET /tools HTTP/1.1', 'Content-Length: 1000')],
      [400, await ask('GET /tools HTTP/1.1', 'Host: evil.example')],
      [400, await ask('GET /tools%zz HTTP/1.1')],
      [400, await ask('POST /upload HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked')],
      [400, await send('GET /tools HTTP/1.1', '', '')],
      [400, await send('GET tools HTTP/1.1', '', '')],
      [431, await get('/tools', `X-Long: ${'a'.repeat(40_000)}`)],
      [414, await get(`/${'a'.repeat(40_000)}`)],
    ] as const;
    for (const [status, answer] of refused) {
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(expectedHeaders);
    }
  });

  /** Sends a form of many bytes after the server says 100 Continue. */
  function upload(
    bytes: number,
  ): Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string; wasToldToGoOn: boolean }> {
    return new Promise((resolve, reject) => {
      let wasToldToGoOn = false;
      const sent = request({
        port: nginx.tlsPort,
        host: '127.0.0.1',
        path: '/upload',
        method: 'POST',
        rejectUnauthorized: false,
        headers: { 'Content-Length': bytes, Expect: '100-continue', 'X-Forwarded-For': '192.0.2.7' },
      });
      sent.on('continue', () => {
        wasToldToGoOn = true;
        sent.end(Buffer.alloc(bytes, 'a'));
      });
      sent.on('response', (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => {
          sent.destroy();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, wasToldToGoOn });
        });
      });
      sent.on('error', reject);
    });
  }

  test('passes statements to their service, and removes the headers of that connection', async () => {
    const bytes = 2 * 1024 * 1024;
    const answer = await upload(bytes);
    expect(answer).toMatchObject({ status: 422, body: '{}', wasToldToGoOn: true });
    expect(answer.headers).toMatchObject({ ...expectedHeaders, 'cache-control': 'no-store' });
    expect(answer.headers['keep-alive']).not.toBe('timeout=99');
    expect(answer.headers['connection']).not.toContain('X-Private');
    const [{ headers, bytes: arrived } = { headers: {}, bytes: 0 }] = received;
    expect(arrived).toBe(bytes);
    expect(headers['x-forwarded-for']).toBe('192.0.2.7, 127.0.0.1');
    expect(headers).not.toHaveProperty('expect');
  });

  test('rejects a statement that is too large before it arrives', async () => {
    const answer = await upload(12 * 1024 * 1024);
    expect(answer).toMatchObject({ status: 413, wasToldToGoOn: false });
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'too-large' });
    expect(answer.headers).toMatchObject(expectedHeaders);
  });

  test('passes account requests to their service, with the address of the client', async () => {
    const lines = ['Content-Length: 2', 'X-Forwarded-For: 192.0.2.7', 'Connection: close', 'Host: artha.example'];
    const answer = await send('POST /auth/v1/token?grant_type=password HTTP/1.1', ...lines, '', '{}');
    expect([answer.status, answer.body]).toEqual([422, '{}']);
    expect(answer.headers).toMatchObject({ ...expectedHeaders, 'cache-control': 'no-store' });
    expect(received).toMatchObject([
      { url: '/token?grant_type=password', bytes: 2, headers: { 'x-forwarded-for': '127.0.0.1' } },
    ]);
  });

  test('rejects other methods for accounts, and bodies that are too large', async () => {
    const { status, headers } = await ask('PATCH /auth/v1/user HTTP/1.1', 'Content-Length: 0');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE, OPTIONS']);
    const large = await announce('POST /auth/v1/signup HTTP/1.1', 'Content-Length: 2000000');
    expect([large.status, received]).toEqual([413, []]);
    expect(large.headers).toMatchObject(expectedHeaders);
  });

  test('answers in the format of the authentication service if that cannot be reached', async () => {
    const alone = await startNginx(site.store.folder);
    const socket = connectTls({ port: alone.tlsPort, host: '127.0.0.1', rejectUnauthorized: false });
    const text = readToEnd(socket);
    socket.write('GET /auth/v1/settings HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n');
    const { status, headers, body } = readAnswer(await text);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ code: 'unexpected_failure' });
    await alone.close();
  });

  test('says so if the statement service cannot be reached', async () => {
    const alone = await startNginx(site.store.folder);
    const socket = connectTls({ port: alone.tlsPort, host: '127.0.0.1', rejectUnauthorized: false });
    const text = readToEnd(socket);
    socket.write('POST /upload HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    const { status, headers, body } = readAnswer(await text);
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '60',
      'application/json; charset=utf-8',
    ]);
    expect(JSON.parse(body)).toEqual({
      error: 'We could not reach the server. Your file and bank are still selected; please try again.',
    });
    expect(headers).toMatchObject(expectedHeaders);
    await alone.close();
  });

  test('shows the next site after a publish', async () => {
    await putSignedSite(site.store, siteFiles(2));
    expect((await get('/tools')).body).toContain('of version 2');
    await putSignedSite(site.store, siteFiles(1));
  });
});
