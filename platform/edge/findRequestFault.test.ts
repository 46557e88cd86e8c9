import fc from 'fast-check';
import { anyPath } from '@artha/process/testing/anyAddress';
import { findRequestFault, isAuthPath } from './findRequestFault.ts';

/** The head of a request; header names in any letter case, as clients send them. */
function headOf(method: string, url: string, lines: readonly (readonly [string, string])[] = [], httpVersion = '1.1') {
  const all = [['Host', 'artha.example'] as const, ...lines];
  const headers = Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value]));
  return { method, url, httpVersion, headers, rawHeaders: all.flat() };
}

/** An address of a feature. */
const bodies = new Map([['/~own', { methods: ['GET', 'HEAD', 'PUT'], maxBytes: 1000 }]]);
const faultOf = (head: Parameters<typeof findRequestFault>[0]) => findRequestFault(head, { hasAuth: false, bodies });
const statusOf = (...args: Parameters<typeof headOf>) => faultOf(headOf(...args))?.status;

describe('a request is accepted', () => {
  test.each([
    ['GET', '/tools', []],
    ['HEAD', '/tools?a=b', []],
    ['GET', 'https://artha.example/tools', []],
    ['GET', '/tools', [['Content-Length', '0']]],
    ['POST', '/upload', [['Content-Length', '2000000']]],
    ['POST', '/upload?from=form', [['Transfer-Encoding', 'chunked']]],
    ['OPTIONS', '/upload', []],
    ['GET', '/vitals', []],
    ['POST', '/vitals', [['Content-Length', '200']]],
    ['PUT', '/~own', [['Content-Length', '1000']]],
  ] as const)('%s %s %j', (method, url, lines) => {
    expect(faultOf(headOf(method, url, lines))).toBeUndefined();
  });
});

describe('a request is rejected by its head', () => {
  test.each([
    ['POST', '/tools', 'GET, HEAD'],
    ['OPTIONS', '/tools', 'GET, HEAD'],
    ['DELETE', '/upload', 'POST, OPTIONS'],
    ['GET', '/upload', 'POST, OPTIONS'],
    ['POST', '/upload/', 'GET, HEAD'],
    ['PUT', '/vitals', 'GET, HEAD, POST'],
    ['POST', '/~own', 'GET, HEAD, PUT'],
    ['POST', '/Upload', 'GET, HEAD'],
  ])('for its method, with the allowed ones: %s %s', (method, url, allow) => {
    expect(faultOf(headOf(method, url))).toEqual({ status: 405, headers: { Allow: allow } });
  });

  test('for a body at other addresses than uploads and reports, and the connection is closed', () => {
    for (const line of [
      ['Content-Length', '1'],
      ['content-length', 'x'],
      ['Transfer-Encoding', 'gzip'],
    ] as const) {
      expect(faultOf(headOf('GET', '/tools', [line]))).toEqual({
        status: 413,
        headers: { Connection: 'close' },
      });
      expect(faultOf(headOf('GET', '/vitals', [line]))?.status).toBe(413);
      expect(faultOf(headOf('PUT', '/tools', [line]))?.headers).toMatchObject({ Connection: 'close' });
    }
  });

  test('for a body that is far too large for its address, before it is sent', () => {
    const gigabyte = ['Content-Length', String(1 << 30)] as const;
    for (const path of ['/upload', '/vitals']) expect(statusOf('POST', path, [gigabyte])).toBe(413);
    expect(statusOf('PUT', '/~own', [gigabyte])).toBe(413);
    expect(statusOf('POST', '/vitals', [['Content-Length', '100000']])).toBe(413);
    expect(statusOf('POST', '/upload', [['Content-Length', '12000000']])).toBeUndefined();
  });

  test('for an invalid path', () => {
    expect(statusOf('GET', '/%zz')).toBe(400);
    expect(statusOf('POST', '/upload%ff')).toBe(400);
  });

  test('for no Host, or several, in any letter case', () => {
    const bare = { method: 'GET', url: '/', headers: {}, rawHeaders: [] };
    expect(faultOf({ ...bare, httpVersion: '1.1' })?.status).toBe(400);
    expect(faultOf({ ...bare, httpVersion: '1.0' })).toBeUndefined();
    expect(statusOf('GET', '/', [['host', 'evil.example']])).toBe(400);
    expect(statusOf('GET', '/', [['HOST', 'evil.example']], '1.0')).toBe(400);
    // A header's value does not count as a name.
    expect(statusOf('GET', '/', [['X-Kind', 'Host']])).toBeUndefined();
  });

  test('for an address of the authentication service if there is none', () => {
    for (const [method, path] of [
      ['GET', '/auth/v1'],
      ['POST', '/auth/v1/token?grant_type=password'],
      ['GET', '/auth/%76%31/settings'],
    ] as const) {
      expect(statusOf(method, path)).toBe(404);
    }
    expect(statusOf('GET', '/auth/signin')).toBeUndefined();
    expect(statusOf('GET', '/auth/v10')).toBeUndefined();
  });

  test('at any address except the upload, unless it is GET or HEAD without a body', () => {
    const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE');
    fc.assert(
      fc.property(anyPath, methods, fc.nat({ max: 3 }), (path, method, length) => {
        fc.pre(decodeURI(path) !== '/upload' && !isAuthPath(decodeURI(`/${path}`)));
        const isGood = ['GET', 'HEAD'].includes(method) && length === 0;
        expect(statusOf(method, `/${path}`, [['Content-Length', String(length)]]) === undefined).toBe(isGood);
      }),
    );
  });
});

describe('a request to the authentication service', () => {
  const authFaultOf = (...args: Parameters<typeof headOf>) =>
    findRequestFault(headOf(...args), { hasAuth: true, bodies });

  test.each([
    ['GET', '/auth/v1/user', []],
    ['POST', '/auth/v1/token?grant_type=pkce', [['Content-Length', '200']]],
    ['POST', '/auth/v1/logout', []],
    ['PUT', '/auth/v1/user', [['Transfer-Encoding', 'chunked']]],
    ['DELETE', '/auth/v1/factors/1', []],
    ['OPTIONS', '/auth/v1/token', []],
  ] as const)('is accepted: %s %s %j', (method, url, lines) => {
    expect(authFaultOf(method, url, lines)).toBeUndefined();
  });

  test('is rejected for its method, its size, or an unexpected body', () => {
    expect(authFaultOf('PATCH', '/auth/v1/user')).toEqual({
      status: 405,
      headers: { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' },
    });
    for (const [method, length] of [
      ['POST', '1048577'],
      ['GET', '1'],
    ] as const) {
      expect(authFaultOf(method, '/auth/v1/signup', [['Content-Length', length]])).toEqual({
        status: 413,
        headers: { Connection: 'close' },
      });
    }
  });
});
