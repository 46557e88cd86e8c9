import fc from 'fast-check';

/** One value three times out of four, so that a request has a few oddities instead of all. */
const mostly = <T>(usual: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });

const methods = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 4, arbitrary: fc.constantFrom('HEAD', 'POST') },
  { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE', 'PURGE', 'get', 'G ET', '') },
);

const paths = fc.constantFrom(
  '/',
  '/tools',
  '/tools/tax',
  '/none',
  '/robots.txt',
  '/registry.json',
  '/remotes/tax/0a1b/main.js',
  '/upload',
  '/vitals',
  '/~override',
  '/~health',
  '/releases.json',
  '/auth/v1/user',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
);

/** The parts that are put before, into or after a path. */
const twists = fc.constantFrom(
  '?a=b',
  '#a',
  '/',
  '/..',
  '/%2e%2e/',
  '/..%2f..%2fmetadata/root.json',
  '%00',
  '%0d%0aX-Injected: 1',
  '\\',
  ';a=b',
  '?'.repeat(30),
  'a'.repeat(9_000),
  '\u00e9',
  ' HTTP/1.1',
);
const targets = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(paths, mostly('', twists)).map(([path, twist]) => path + twist) },
  { weight: 1, arbitrary: fc.tuple(twists, paths).map(([twist, path]) => twist + path) },
  {
    weight: 2,
    arbitrary: paths.chain((path) =>
      fc.constantFrom(
        `//evil.example${path}`,
        `http://evil.example${path}`,
        `http:${path}`,
        '*',
        path.slice(1),
        `.${path}`,
      ),
    ),
  },
);

const versions = fc.oneof(
  { weight: 9, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 2, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', '') },
);

/** A request that another one hides in its body. */
const hidden = 'GET /tools HTTP/1.1\r\nHost: artha.example\r\nX-Hidden: 1\r\n\r\n';

const bodies = mostly(
  '',
  fc.constantFrom(
    'a=b',
    '{}',
    hidden,
    '0\r\n\r\n',
    `0\r\n\r\n${hidden}`,
    '1\r\na\r\n0\r\n\r\n',
    `1;a="\r\n"\r\na\r\n0\r\n\r\n${hidden}`,
    '-1\r\na\r\n',
    'ffffffffffffffff\r\na\r\n',
    `0x1\r\na\r\n0\r\n\r\n${hidden}`,
  ),
);

/** How a message says how long it is: what readers of HTTP disagree on (RFC 9112, section 6). */
const lengths = mostly<readonly string[]>(
  [],
  fc.constantFrom<readonly string[]>(
    ['Content-Length: 0'],
    ['Content-Length: 4'],
    ['Content-Length: 4', 'Content-Length: 5'],
    ['Content-Length: 4, 4'],
    ['Content-Length: +4'],
    ['Content-Length: -1'],
    ['Content-Length: 0x4'],
    ['Content-Length : 4'],
    ['Content-Length: 99999999999999999999'],
    ['Content-Length\r\n : 4'],
    ['Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked', 'Content-Length: 4'],
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: xchunked'],
    ['Transfer-Encoding:\tchunked'],
    ['Transfer-Encoding : chunked', 'Content-Length: 4'],
    ['Transfer-Encoding: identity, chunked'],
    ['Transfer-Encoding: chunked, identity'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ['Transfer-Encoding: \u000bchunked', 'Content-Length: 4'],
    ['Transfer_Encoding: chunked', 'Content-Length: 4'],
  ),
);

const hosts = fc.oneof(
  { weight: 8, arbitrary: fc.constant(['Host: artha.example']) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<readonly string[]>(
      [],
      ['Host: evil.example'],
      ['Host: artha.example', 'Host: evil.example'],
      ['Host: artha.example@evil.example'],
      ['Host: '],
      ['Host: artha.example\u0000'],
    ),
  },
);

const others = fc.constantFrom(
  'Connection: keep-alive, Content-Length',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'Range: bytes=0-0,1-1,2-2',
  'Range: bytes=9999999-',
  'If-None-Match: *',
  'If-Modified-Since: never',
  'Accept-Encoding: br;q=9, gzip, *;q=0',
  'X-Forwarded-For: 1.1.1.1, <b>',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: javascript',
  'X-Original-URL: /metadata/root.json',
  'Cookie: __Host-Http-artha-session=a; artha-canary=\u0001',
  'Authorization: Bearer a.b.c',
  'Origin: https://evil.example',
  'Sec-Fetch-Dest: document',
  'Content-Type: multipart/form-data; boundary=',
  `X-Long: ${'a'.repeat(20_000)}`,
  'No colon',
  ': no name',
  ' folded',
  'X-Nul: a\u0000b',
);

/** Bytes (as Latin-1) that a client sends on one connection: mostly of the form of a request, with what no browser sends. */
export const requests: fc.Arbitrary<string> = fc
  .tuple(
    methods,
    targets,
    versions,
    hosts,
    lengths,
    fc.array(others, { maxLength: 2 }),
    bodies,
    mostly('\r\n', fc.constantFrom('\n', '\r')),
  )
  .map(([method, target, version, host, length, more, body, end]) =>
    [`${method} ${target} ${version}`, ...host, ...length, ...more, '', body].join(end),
  );
