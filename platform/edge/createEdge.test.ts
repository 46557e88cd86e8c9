import type { LogLine } from '@artha/observability';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cacheRules } from '@artha/core/cacheRules';
import { isolatedPath, openEdgeSite, policyOf, siteFiles, type EdgeSite } from './testing/edgeSite.ts';
import { exchange, openConnection, readToEnd } from './testing/exchange.ts';
import { putSignedSite } from '@artha/core/testing/putSignedSite';
import { putSite } from '@artha/core/testing/putSite';
import { releaseFilePolicy, securityHeaders } from './securityHeaders.ts';

let site: EdgeSite;

beforeAll(async () => {
  site = await openEdgeSite();
});

afterAll(() => site.close());

/** Sends a request with exactly these lines on its own connection. */
function request(requestLine: string, ...headers: readonly string[]) {
  return exchange(site.url, requestLine, 'Host: artha.example', 'Connection: close', ...headers, '', '');
}

const get = (path: string, ...headers: readonly string[]) => request(`GET ${path} HTTP/1.1`, ...headers);

/** Every header that each response must have. */
const expectedHeaders = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

/** The headers of a page. */
const pageHeaders = (path: string) => ({
  ...expectedHeaders,
  'content-security-policy': policyOf(path, 1),
  ...(path === isolatedPath
    ? { 'cross-origin-opener-policy': 'noopener-allow-popups' }
    : { 'integrity-policy': 'blocked-destinations=(script)' }),
});
/** The headers below the addresses of releases, pictures and registries, also for missing files. */
const releaseHeaders = { ...expectedHeaders, 'content-security-policy': releaseFilePolicy };

describe('a page', () => {
  test.each(['/', '/tools', '/tools/tax'])(
    'is served at %s with its own policies, and must be revalidated',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        ...pageHeaders(path),
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Encoding',
        'content-length': String(body.length),
      });
      expect(body).toContain(`<p>${path} of version 1</p>`);
    },
  );

  test('has no date, because two publishes within a second would look the same', async () => {
    const { headers } = await get('/tools');
    expect(headers).not.toHaveProperty('last-modified');
    const again = await get('/tools', 'If-Modified-Since: Fri, 31 Dec 9999 23:59:59 GMT');
    expect(again.status).toBe(200);
  });

  test('is sent compressed to clients that accept it', async () => {
    const plain = await get('/tools');
    const read = async (encoding: string) =>
      Buffer.from((await get('/tools', `Accept-Encoding: ${encoding}`)).body, 'latin1');
    expect(brotliDecompressSync(await read('gzip, br')).toString()).toBe(plain.body);
    expect(gunzipSync(await read('gzip')).toString()).toBe(plain.body);
    expect((await get('/tools', 'Accept-Encoding: br;q=0, zstd')).body).toBe(plain.body);
  });

  test('is sent uncompressed if it has no compressed copy', async () => {
    const own = await openEdgeSite();
    await putSignedSite(own.store, new Map([...siteFiles(1)].filter(([path]) => path !== 'tools/index.html.br')));
    const answer = await exchange(own.url, 'GET /tools HTTP/1.0', 'Accept-Encoding: br', '', '');
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toContain('/tools of version 1');
    await own.close();
  });

  test.each(['identity', 'br', 'gzip'])('is not sent again in %s to a client that has it', async (encoding) => {
    const first = await get('/tools', `Accept-Encoding: ${encoding}`);
    const tag = first.headers['etag'] ?? '';
    const again = await get('/tools', `Accept-Encoding: ${encoding}`, `If-None-Match: "other", W/${tag}`);
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({
      ...pageHeaders('/tools'),
      etag: tag,
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
    expect(again.headers).not.toHaveProperty('content-length');
  });

  test('has a separate entity tag for each encoding', async () => {
    const answers = await Promise.all(
      ['identity', 'br', 'gzip'].map((encoding) => get('/tools', `Accept-Encoding: ${encoding}`)),
    );
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3);
    const [plain] = answers;
    const other = await get('/tools', 'Accept-Encoding: br', `If-None-Match: ${plain?.headers['etag'] ?? ''}`);
    expect(other.status).toBe(200);
  });

  test('keeps its entity tag through a publish that does not change it', async () => {
    const own = await openEdgeSite();
    const answer = () => exchange(own.url, 'GET /robots.txt HTTP/1.0', '', '');
    const before = await answer();
    await putSignedSite(own.store, siteFiles(2));
    expect((await answer()).headers['etag']).toBe(before.headers['etag']);
    await own.close();
  });

  test('is refused to a client that only wants another version of it', async () => {
    const { status, headers, body } = await get('/tools', 'If-Match: "other"');
    expect([status, body]).toEqual([412, '']);
    expect(headers).toMatchObject(expectedHeaders);
  });

  test('is sent whole, even if a part is requested', async () => {
    const whole = await get('/tools');
    for (const range of ['bytes=0-9', 'bytes=5-1', 'bytes=0-1,2-3', `bytes=${'0-1,'.repeat(500)}9-`]) {
      const { status, body } = await get('/tools', `Range: ${range}`);
      expect([status, body === whole.body]).toEqual([200, true]);
    }
  });

  test('has only its headers for HEAD', async () => {
    const whole = await get('/tools', 'Accept-Encoding: br');
    const head = await request('HEAD /tools HTTP/1.1', 'Accept-Encoding: br');
    expect(head.body).toBe('');
    const { date: _date, ...expected } = whole.headers;
    expect(head.headers).toMatchObject(expected);
  });

  test('is found by its absolute address', async () => {
    for (const target of [
      'http://artha.example/tools',
      'HTTPS://other.example:8443/tools',
      'http://[::1]/tools?a=http://b/c',
    ]) {
      const { status, headers } = await get(target);
      expect([status, headers['content-security-policy']]).toEqual([200, policyOf('/tools', 1)]);
    }
    expect((await get('http://artha.example')).headers).toMatchObject(pageHeaders('/'));
    expect((await get('http://artha.example?a=b')).headers).toMatchObject(pageHeaders('/'));
    expect((await get('http://artha.example/nowhere')).status).toBe(404);
  });

  test('is found in any encoding of its letters', async () => {
    expect((await get('/%74ools')).headers).toMatchObject(pageHeaders('/tools'));
  });
});

describe('an address with a slash at its end', () => {
  test.each([
    ['/tools/', '/tools'],
    ['/tools/?from=mail&x=/', '/tools?from=mail&x=/'],
    ['/tools/tax/', '/tools/tax'],
    ['/robots.txt/', '/robots.txt'],
    ['http://other.example/tools/', '/tools'],
    ['//', '/'],
  ])('redirects %s to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers['location']]).toEqual([308, to]);
    expect(headers).toMatchObject(expectedHeaders);
  });

  test.each([
    '//evil.example/',
    '//evil.example//',
    '///evil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
    '/%5cevil.example/',
    '/%5Cevil.example/',
    '/%2f%2fevil.example/',
    '/%2fevil.example/',
    '/%09/evil.example/',
    '/.//evil.example/',
    '/tools/..//evil.example/',
    '/http://evil.example/',
    '//evil.example/tools/',
    '/tools%2f',
    '/tools//',
    '/tools/%0d%0aSet-Cookie:a=b/',
  ])('does not redirect %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

describe('an unknown address', () => {
  test('gets the page for unknown addresses, with status 404', async () => {
    const { status, headers, body } = await get('/nowhere');
    expect(status).toBe(404);
    expect(headers).toMatchObject({ ...pageHeaders('/404'), 'cache-control': 'no-cache' });
    expect(body).toContain('<p>/404 of version 1</p>');
    expect(await get('/404')).toMatchObject({ status: 404, body });
  });

  test.each(['If-None-Match: *', 'If-Match: "other"', 'If-Modified-Since: Fri, 31 Dec 9999 23:59:59 GMT'])(
    'has its body if the request says %s',
    async (condition) => {
      const { status, body } = await get('/nowhere', condition);
      expect(status).toBe(404);
      expect(body).toContain('<p>/404 of version 1</p>');
    },
  );

  test('has no entity tag that a later request could match', async () => {
    expect((await get('/nowhere')).headers).not.toHaveProperty('etag');
  });

  test('is compressed like any page, and has only its headers for HEAD', async () => {
    const { headers } = await get('/nowhere', 'Accept-Encoding: br');
    expect(headers['content-encoding']).toBe('br');
    const head = await request('HEAD /nowhere HTTP/1.1', 'Accept-Encoding: br');
    expect([head.status, head.body]).toEqual([404, '']);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  test.each([
    '/config.json',
    '/tools/index.headers.json',
    '/index.html',
    '/tools/index.html',
    '/tools/index.html.br',
    '/robots.txt.gz',
    '/embedded/../config.json',
    '/embedded/marketing/../../tools/index.html',
    '/embedded/marketing/none.html',
    '/__proto__',
    '/constructor',
    '/../../etc/passwd',
    '/tools/../../sites/1/config.json',
    '/%2e%2e/%2e%2e/config.json',
    '/..%2f..%2fconfig.json',
    '/..%5c..%5cconfig.json',
    '/tools%00',
    '/tools;a',
    '/%F0%9F%92%B0',
  ])('is %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('of great length', async () => {
    expect((await get(`/${'a'.repeat(8_000)}`)).status).toBe(404);
    expect((await get(`/og/${'a'.repeat(8_000)}.png`)).status).toBe(404);
  });

  test('gets plain text if the site has no page for unknown addresses', async () => {
    const own = await openEdgeSite();
    await rm(join(own.store.folder, 'sites'), { recursive: true });
    const answer = await exchange(own.url, 'GET / HTTP/1.0', '', '');
    expect(answer).toMatchObject({ status: 404, body: 'There is nothing at this address.\n' });
    expect(answer.headers).toMatchObject(expectedHeaders);
    await own.close();
  });

  test('gets uncached plain text if a release does not have the file', async () => {
    for (const path of ['/remotes/tax/none/main.js', '/og/none.png', '/registries/none.json', '/remotes/']) {
      const { status, headers, body } = await get(path);
      expect([status, body]).toEqual([404, 'No such file in any release.\n']);
      expect(headers).toMatchObject({ ...releaseHeaders, 'cache-control': 'no-cache' });
    }
  });
});

describe('other files of a site', () => {
  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/registry.json', 'application/json; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ])('%s has the type %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...expectedHeaders, 'content-type': type, 'cache-control': 'no-cache' });
  });

  test('the document of a third party may only be framed by this site, and has no origin', async () => {
    for (const path of ['/embedded/marketing/waitlist.html', '/embedded/marketing/waitlist.html?a=b']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toBe(
        "frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups",
      );
    }
  });
});

describe('files of a release, pictures and registries', () => {
  test.each(['/remotes/tax/0a1b/main.js', '/og/0a1b.png', '/icons/0a1b.svg', '/registries/0a1b.json'])(
    '%s is cached for a year',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ ...releaseHeaders, 'cache-control': 'public, max-age=31536000, immutable' });
      const again = await get(path, `If-None-Match: ${headers['etag'] ?? ''}`);
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject(releaseHeaders);
    },
  );

  test.each([
    ['GET /remotes/tax/0a1b/none.js HTTP/1.1', 404],
    ['GET /og/none.png HTTP/1.1', 404],
    ['GET /registries/ HTTP/1.1', 404],
    ['POST /remotes/tax/0a1b/main.js HTTP/1.1', 405],
  ])('answer %s with their own policy, too', async (requestLine, expected) => {
    const { status, headers } = await request(requestLine);
    expect(status).toBe(expected);
    expect(headers).toMatchObject(releaseHeaders);
  });

  test('are sent compressed, and each encoding has its own tag', async () => {
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'br', 'gzip'].map((encoding) => get('/remotes/tax/0a1b/main.js', `Accept-Encoding: ${encoding}`)),
    );
    expect(brotliDecompressSync(Buffer.from(br?.body ?? '', 'latin1')).toString()).toBe(plain?.body);
    expect(gunzipSync(Buffer.from(gzip?.body ?? '', 'latin1')).toString()).toBe(plain?.body);
    expect(new Set([plain, br, gzip].map((answer) => answer?.headers['etag'])).size).toBe(3);
    expect(br?.headers['vary']).toMatch(/accept-encoding/i);
  });

  test('are sent in part if one part is requested, and whole if several are', async () => {
    const path = '/remotes/tax/0a1b/main.js';
    const part = await get(path, 'Range: bytes=0-5');
    expect(part).toMatchObject({ status: 206, body: 'export' });
    expect(part.headers['content-range']).toBe('bytes 0-5/2200');
    expect((await get(path, `Range: bytes=${'0-1,'.repeat(500)}9-`)).body).toHaveLength(2200);
    const none = await get(path, 'Range: bytes=5000-');
    expect([none.status, none.headers['content-range']]).toEqual([416, 'bytes */2200']);
    expect(none.headers).toMatchObject({ ...releaseHeaders, 'cache-control': 'no-cache' });
  });

  test.each([
    '/remotes/../../current/config.json',
    '/remotes/%2e%2e/%2e%2e/current/config.json',
    '/remotes/..%2f..%2fcurrent/config.json',
    '/remotes/..%5c..%5ccurrent/config.json',
    '/remotes//etc/passwd',
    '/remotes/tax/0a1b/./main.js',
    '/remotes/tax/0a1b/main.js%00.png',
    '/remotes/tax/0a1b/main.js/',
    '/remotes/tax',
    '/og/../remotes/tax/0a1b/main.js',
  ])('cannot be reached by %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).not.toContain('export const tax');
    expect(body).not.toContain(tmpdir());
  });
});

describe('a CDN before the edge', () => {
  const headersOf = async (isCdnPurged: boolean, path: string) => {
    const own = await openEdgeSite({ isCdnPurged });
    const { status, headers } = await fetch(own.url + path, { redirect: 'manual' });
    await own.close();
    return [status, headers.get('cdn-cache-control'), headers.get('cache-control')];
  };

  test.each(['/tools', '/robots.txt', '/embedded/marketing/waitlist.html'])(
    'may cache %s if it is purged',
    async (path) => {
      const { cacheControl, cdnCacheControl } = cacheRules.pages;
      expect(await headersOf(true, path)).toEqual([200, cdnCacheControl, cacheControl]);
      expect(await headersOf(false, path)).toEqual([200, null, cacheControl]);
    },
  );

  test.each([
    ['with a query', '/tools?a=1', 200],
    ['in another spelling', '/%74ools', 200],
    ['that redirects to a page', '/tools/', 308],
    ['that is unknown', '/nothing', 404],
    ['that is not published yet', '/remotes/tax/00/none.js', 404],
  ])('caches no response at an address %s, which no purge names', async (_what, path, status) => {
    expect(await headersOf(true, path)).toEqual([status, null, 'no-cache']);
  });

  test('caches nothing while the edge cannot check the store', async () => {
    const own = await openEdgeSite({ isCdnPurged: true });
    const kept = async () => (await fetch(`${own.url}/tools`)).headers.get('cdn-cache-control');
    expect(await kept()).toBe(cacheRules.pages.cdnCacheControl);
    const openSite = own.store.openSite.bind(own.store);
    own.store.openSite = () => Promise.reject(new Error('no disk'));
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await kept()).toBeNull();
    expect(report).toHaveBeenCalledTimes(1);
    own.store.openSite = openSite;
    expect(await kept()).toBe(cacheRules.pages.cdnCacheControl);
    await own.close();
    report.mockRestore();
  });

  test('caches immutable files like every cache', async () => {
    const expected = [200, null, cacheRules.immutableFiles.cacheControl];
    expect(await headersOf(true, '/remotes/tax/0a1b/main.js')).toEqual(expected);
  });
});

describe('the release service', () => {
  const ask = async (options: Parameters<typeof openEdgeSite>[0]) => {
    const own = await openEdgeSite(options);
    const answer = await exchange(own.url, 'GET /.well-known/artha.json HTTP/1.0', '', '');
    await own.close();
    return answer;
  };

  test('is named to teams that only know the site’s address', async () => {
    const releaseServiceUrl = 'https://release.artha.example';
    expect(await ask({ releaseServiceUrl })).toMatchObject({
      status: 200,
      body: JSON.stringify({ releaseService: releaseServiceUrl }),
    });
  });

  test('is not named if the site has none', async () => {
    expect(await ask({})).toMatchObject({ status: 404 });
  });
});

describe('an internal error of the edge', () => {
  test('is answered without its message, which goes to the log', async () => {
    const lines: LogLine[] = [];
    const own = await openEdgeSite({ log: (line) => lines.push(line) });
    const error = new Error('a secret');
    own.store.openSite = () => Promise.reject(error);
    const answer = await exchange(own.url, 'GET /tools HTTP/1.0', '', '');
    expect(answer).toMatchObject({ status: 500, body: 'Internal Server Error\n' });
    expect(answer.headers).toMatchObject(expectedHeaders);
    expect(lines).toContainEqual({ level: 'error', message: 'A request failed.', error });
    await own.close();
  });

  test('is not logged because a client leaves while it sends', async () => {
    const lines: LogLine[] = [];
    const own = await openEdgeSite({ log: (line) => lines.push(line), authUrl: 'http://127.0.0.1:9' });
    const socket = openConnection(own.url);
    const ended = readToEnd(socket);
    const head = ['POST /auth/v1/token?grant_type=password HTTP/1.1', 'Host: a.example', 'Content-Length: 9'];
    socket.write([...head, 'Content-Type: application/json', '', '{"a"'].join('\r\n'), () => {
      setTimeout(() => socket.destroy(), 50);
    });
    await ended;
    await exchange(own.url, 'GET /robots.txt HTTP/1.0', '', '');
    expect(JSON.stringify(lines)).not.toContain('A request failed.');
    await own.close();
  });

  test('without a valid signature in the store serves nothing', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const own = await openEdgeSite();
    await putSite(own.store, new Map([['index.html', Buffer.from('unsigned')]]));
    const answer = await exchange(own.url, 'GET / HTTP/1.0', '', '');
    expect(answer).toMatchObject({ status: 503, body: 'Service Unavailable\n' });
    expect(answer.headers).toMatchObject({ ...expectedHeaders, 'retry-after': '60' });
    expect(report).toHaveBeenCalledTimes(1);
    report.mockRestore();
    await own.close();
  });
});

describe('a request that is rejected by its head', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])(
    'is %s for a page',
    async (method) => {
      for (const path of ['/tools', '/remotes/tax/0a1b/main.js', '/nowhere']) {
        const answer = await request(`${method} ${path} HTTP/1.1`);
        expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
        expect(answer.headers).toMatchObject(path.startsWith('/remotes/') ? releaseHeaders : expectedHeaders);
      }
    },
  );

  test('is GET for the upload', async () => {
    const answer = await get('/upload');
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
  });

  test.each(['BREW /tools HTTP/1.1', 'an unknown method'])('is %s', async (requestLine) => {
    const answer = await request(requestLine);
    expect(answer.status).toBe(501);
    expect(answer.headers).toMatchObject(expectedHeaders);
  });

  test.each([
    ['a broken encoding', 'GET /tools%zz HTTP/1.1', []],
    ['bytes that are not UTF-8', 'GET /%ff HTTP/1.1', []],
    ['a second Host', 'GET /tools HTTP/1.1', ['Host: evil.example']],
    ['a malformed header', 'GET /tools HTTP/1.1', ['no colon']],
    ['a line that is folded', 'GET /tools HTTP/1.1', ['X-A: b', ' c']],
    ['a space before the colon', 'GET /tools HTTP/1.1', ['Content-Length : 5']],
    ['no path', 'GET tools HTTP/1.1', []],
    ['both a length and chunks', 'POST /upload HTTP/1.1', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['two lengths', 'POST /upload HTTP/1.1', ['Content-Length: 5', 'Content-Length: 6']],
    ['an invalid length', 'POST /upload HTTP/1.1', ['Content-Length: +5']],
    ['chunks that are not last', 'POST /upload HTTP/1.1', ['Transfer-Encoding: chunked, identity']],
    ['an unknown version', 'GET /tools HTTP/3.7', []],
  ])('has %s', async (_what, requestLine, headers) => {
    const answer = await request(requestLine, ...headers);
    expect(answer.status).toBe(400);
    expect(answer.headers).toMatchObject({ ...expectedHeaders, connection: 'close' });
    // Only one response: the rest is not treated as another request.
    expect(answer.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('without Host, except for HTTP/1.0', async () => {
    const answer = await exchange(site.url, 'GET /tools HTTP/1.1', '', '');
    expect(answer.status).toBe(400);
    expect(answer.headers).toMatchObject(expectedHeaders);
    expect((await exchange(site.url, 'GET /tools HTTP/1.0', '', '')).status).toBe(200);
  });

  test('has too many headers or too long an address', async () => {
    for (const answer of [await get('/tools', `X-Long: ${'a'.repeat(20_000)}`), await get(`/${'a'.repeat(20_000)}`)]) {
      expect(answer.status).toBe(431);
      expect(answer.headers).toMatchObject(expectedHeaders);
    }
  });

  test('is not a request at all', async () => {
    const answer = await exchange(site.url, '\u0016\u0003\u0001\u0002\u0000\u0001', '', '');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers).toMatchObject(expectedHeaders);
  });

  test('has an unknown expectation', async () => {
    const answer = await get('/tools', 'Expect: miracles');
    expect(answer.status).toBe(417);
    expect(answer.headers).toMatchObject(expectedHeaders);
  });
});

describe('cookies that any script of a page can set', () => {
  const big = Array.from({ length: 5 }, (_, index) => `c${String(index)}=${'x'.repeat(3900)}`).join('; ');

  test('are deleted by the browser if they make a request too large to read', async () => {
    for (const path of ['/tools', '/~health', '/upload']) {
      const { status, headers, body } = await get(path, `Cookie: ${big}`);
      expect([status, headers['clear-site-data']]).toEqual([431, '"cookies"']);
      expect(body).toContain('the page loads again by itself');
    }
  });

  test('are ended before there are too many, by a page that no cache keeps', async () => {
    const answer = await get('/tools', 'Cookie: big=xxx');
    expect(answer.headers).toMatchObject({
      'set-cookie': expect.stringContaining('big=; Max-Age=0; Path=/tools'),
      'cache-control': 'private, no-cache',
    });
    expect((await get('/tools', 'Cookie: artha_draw=3')).headers).not.toHaveProperty('set-cookie');
    expect((await get('/remotes/nothing.js', 'Cookie: big=xxx')).headers).not.toHaveProperty('set-cookie');
  });
});

describe('a body for a page', () => {
  /** Sends the head of a request without its body, and leaves the connection open. */
  const announce = (requestLine: string, ...headers: readonly string[]) =>
    exchange(site.url, requestLine, 'Host: artha.example', ...headers, '', '');

  test.each([
    ['POST', 405],
    ['PUT', 405],
    ['GET', 413],
    ['HEAD', 413],
  ])('is rejected for %s before it arrives, and the connection is closed', async (method, status) => {
    for (const length of ['Content-Length: 1000', 'Transfer-Encoding: chunked']) {
      const answer = await announce(`${method} /tools HTTP/1.1`, length);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ ...expectedHeaders, connection: 'close' });
    }
  });

  test('is rejected for a client that asks first, without 100 Continue', async () => {
    const answer = await announce('POST /tools HTTP/1.1', 'Content-Length: 1000', 'Expect: 100-continue');
    expect(answer.status).toBe(405);
  });

  test('does not exist if its length is 0', async () => {
    expect((await get('/tools', 'Content-Length: 0')).status).toBe(200);
  });

  test('does not smuggle a second request', async () => {
    const answer = await announce(
      'GET /nowhere HTTP/1.1',
      'Content-Length: 36',
      '',
      'GET /tools HTTP/1.1',
      'Host: a.example',
    );
    expect(answer.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

describe('a connection', () => {
  test('answers several requests in order', async () => {
    const answers = await exchange(
      site.url,
      ...['/tools', '/nowhere', '/robots.txt'].flatMap((path) => [`GET ${path} HTTP/1.1`, 'Host: artha.example', '']),
      'GET / HTTP/1.1',
      'Host: artha.example',
      'Connection: close',
      '',
      '',
    );
    const statuses = [...answers.text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '404', '200', '200']);
  });

  test('is closed without a message while another response is being sent', async () => {
    const socket = openConnection(site.url);
    const text = readToEnd(socket);
    socket.write('GET /tools HTTP/1.1\r\nHost: artha.example\r\n\r\nno request\r\n\r\n');
    // Otherwise the message about the second request would become part of the first response.
    expect(await text).not.toContain('HTTP/1.1 400');
  });
});

describe('a slow client', () => {
  const limits = { headersTimeoutMs: 50, requestTimeoutMs: 100, checkIntervalMs: 10 };
  let hurried: EdgeSite;

  beforeAll(async () => {
    hurried = await openEdgeSite({ limits, statementsUrl: 'http://127.0.0.1:9' });
  });

  afterAll(() => hurried.close());

  test('is cut off while it sends its headers', async () => {
    const answer = await exchange(hurried.url, 'GET /tools HTTP/1.1', 'Host: artha.example', 'X-Slow: ');
    expect(answer.status).toBe(408);
    expect(answer.headers).toMatchObject({ ...expectedHeaders, connection: 'close' });
  });

  test('is cut off if nothing at all arrives', async () => {
    const idle = await openEdgeSite({ limits: { idleTimeoutMs: 50 } });
    expect(await readToEnd(openConnection(idle.url))).toBe('');
    await idle.close();
  });

  test('is cut off after its request', async () => {
    const idle = await openEdgeSite({ limits: { keepAliveTimeoutMs: 1 } });
    const answer = await exchange(idle.url, 'GET /robots.txt HTTP/1.1', 'Host: artha.example', '', '');
    expect(answer.status).toBe(200);
    await idle.close();
  });
});
