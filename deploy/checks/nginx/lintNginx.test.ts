import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_HEADER_BYTES } from '@artha/core/pageHeaders';
import { releaseFilePolicy, securityHeaders } from '@artha/edge/securityHeaders';
import { lintGateway, lintNginx } from './lintNginx.ts';
import { parseNginx, type Directive } from './parseNginx.ts';

const deploy = join(import.meta.dirname, '../..');
const read = (file: string) => parseNginx(readFileSync(join(deploy, file), 'utf8'));

test('the configuration of this repository is safe', () => {
  expect(lintNginx(read('nginx.conf'))).toEqual([]);
});

describe('the gateway', () => {
  test('is safe', () => {
    expect(lintGateway(read('gateway/nginx.conf'))).toEqual([]);
  });

  test('sets the same headers as the edge for files of releases', () => {
    const sent = read('gateway/own-headers.conf').map(
      ({ parameters: [name = '', value = ''] }) => [name, value] as const,
    );
    expect(Object.fromEntries(sent)).toEqual({ ...securityHeaders, 'Content-Security-Policy': '$own_policy' });
    const maps = read('gateway/nginx.conf').find(({ name }) => name === 'http')?.block ?? [];
    const policy = maps.find(({ name, parameters }) => name === 'map' && parameters[1] === '$own_policy')?.block;
    expect(policy?.find(({ name }) => name === 'default')?.parameters).toEqual([releaseFilePolicy]);
  });

  test('would be reported for a header that drops the others', () => {
    const changed = readFileSync(join(deploy, 'gateway/nginx.conf'), 'utf8').replace(
      'include /etc/nginx/own-headers.conf;',
      '',
    );
    expect(lintGateway(parseNginx(changed))).toContainEqual(expect.stringContaining('drops the headers'));
  });
});

test.each([
  ['the gateway', read('gateway/nginx.conf').find(({ name }) => name === 'http')?.block],
  ['the cache of a CDN', read('cdn/nginx.conf')],
])('%s accepts the longest headers of a page', (_what, settings) => {
  const size = settings?.find(({ name }) => name === 'proxy_buffer_size')?.parameters[0];
  expect(Number(/^(\d+)k$/.exec(size ?? '')?.[1]) * 1024).toBeGreaterThanOrEqual(2 * MOST_HEADER_BYTES);
});

describe('the headers of every answer', () => {
  const valueOf = ({ parameters: [name = '', value = ''] }: Directive) => [name, value] as const;
  const mapOf = (variable: string) => read('nginx.conf').find(({ parameters }) => parameters[1] === variable);
  const policies = mapOf('$artha_policy');

  test('are those of the edge', () => {
    const sent = new Map(read('artha-headers.conf').map(valueOf));
    expect(policies?.block?.find(({ name }) => name === 'default')?.parameters).toEqual([
      securityHeaders['Content-Security-Policy'],
    ]);
    expect(policies?.block?.flatMap(({ parameters }) => parameters)).toContain(releaseFilePolicy);
    const {
      'Content-Security-Policy': _policy,
      'Cross-Origin-Opener-Policy': opener,
      'Origin-Agent-Cluster': agentCluster,
      ...others
    } = securityHeaders;
    const defaultOf = (variable: string) => mapOf(variable)?.block?.find(({ name }) => name === 'default')?.parameters;
    expect(defaultOf('$artha_opener')).toEqual([opener]);
    expect(defaultOf('$artha_agent_cluster')).toEqual([agentCluster]);
    expect(Object.fromEntries(sent)).toMatchObject({
      ...others,
      'Content-Security-Policy': '$artha_policy',
      'Cross-Origin-Opener-Policy': '$artha_opener',
      'Origin-Agent-Cluster': '$artha_agent_cluster',
    });
  });

  test.each([
    ['/tools/transaction-categorizer/index.html', true],
    ['/hi/tools/transaction-categorizer', true],
    ['/auth/callback/email', true],
    ['/signin', true],
    ['/Artha-Custom-Report/index.html', true],
    ['/hi/Artha-Custom-Report', true],
    ['/hi/signin', true],
    ['/hi/pricing', false],
    ['/auth/v1/token', false],
    ['/tools/tax-calculator', false],
    ['/tools/tax-calculator/form-16', true],
    ['/', false],
  ])('tell for %s whether a window may keep a reference to the site: %s', (path, expected) => {
    const [isolated] = mapOf('$artha_opener')?.block ?? [];
    expect(isolated?.parameters).toEqual(['noopener-allow-popups']);
    expect(new RegExp(isolated?.name.replace(/^~/, '') ?? '').test(path)).toBe(expected);
  });

  test.each([
    ['noopener-allow-popups /Artha-Custom-Report/index.html', ''],
    ['same-origin /embedded/marketing/waitlist.html', ''],
    ['same-origin /pricing', 'blocked-destinations=(script)'],
  ])(
    'tell for %s whether every script needs a digest, which an isolated page requires itself: “%s”',
    (key, expected) => {
      const rules = mapOf('$artha_integrity')?.block ?? [];
      const rule = rules.find(({ name }) => name === 'default' || new RegExp(name.replace(/^~/, '')).test(key));
      expect(rule?.parameters).toEqual([expected]);
    },
  );

  test('are also sent with errors', () => {
    expect(read('artha-headers.conf').filter(({ parameters }) => parameters.at(-1) !== 'always')).toEqual([]);
  });
});

/** A safe server with some more lines. */
const server = (lines: string) => `server {
  listen 443 ssl;
  ssl_protocols TLSv1.2 TLSv1.3;
  include artha-headers.conf;
  ${lines}
}`;

test.each([
  [
    'a redirect to TLS',
    'server { listen 80; include artha-headers.conf; return 308 https://$server_name$request_uri; }',
  ],
  ['a redirect to another address of this site', server('location = /old { return 301 /new; }')],
  ['a redirect to a checked path', server('location ~ ^(?<page>(/[a-z]+)+)/$ { return 308 $page$is_args$args; }')],
  ['a redirect to a fixed host', server('location = /docs { return 302 https://docs.example/a; }')],
  ['headers that are included again', server('location / { include artha-headers.conf; add_header A b always; }')],
  ['a rewrite inside the server', server('rewrite ^/a$ /b last;')],
  ['an if that returns', server('if ($refused) { return 405; }')],
  ['an alias that ends like its location', server('location /a/ { alias /srv/a/; }')],
  ['a response with a text', server("location = /health { return 200 'https is fine'; }")],
  ['a redirect to the main host', server('return 301 https://artha.example$request_uri;')],
  [
    'an include of the headers by their whole path',
    server('location / { include /etc/nginx/artha-headers.conf; add_header A b always; }'),
  ],
  ['open files that are not cached', server('open_file_cache off;')],
  ['the servers of an upstream', 'upstream a { server 127.0.0.1:8090; }'],
])('%s is safe', (_what, text) => {
  expect(lintNginx(parseNginx(text))).toEqual([]);
});

test.each([
  ['its own headers in a location', server('location / { add_header A b always; }'), /drops the headers/],
  ['its own headers in an if', server('if ($a) { add_header A b always; return 404; }'), /drops the headers/],
  ['headers that errors lack', server('add_header A b;'), /add always/],
  ['a server without headers', 'server { listen 443 ssl; ssl_protocols TLSv1.3; }', /no security headers/],
  ['a server without TLS', 'server { listen 8080; include artha-headers.conf; root /srv; }', /without TLS/],
  [
    'a server that only redirects some paths',
    'server { listen 80; include artha-headers.conf; location / { return 308 https://a.example; } }',
    /without TLS/,
  ],
  [
    'a server that serves pages besides its redirect',
    'server { listen 80; include artha-headers.conf; return 308 https://a.example; location / { root /srv; } }',
    /without TLS/,
  ],
  [
    'a server with TLS on only one of its ports',
    'server { listen 443 ssl; listen 80; ssl_protocols TLSv1.3; include artha-headers.conf; }',
    /without TLS/,
  ],
  ['a server without a list of protocols', 'server { listen 443 ssl; include artha-headers.conf; }', /which protocols/],
  ['an old protocol', server('ssl_protocols TLSv1 TLSv1.2;'), /outdated/],
  ['a rewrite that redirects', server('rewrite ^(.+)/$ $1 permanent;'), /off the site/],
  ['a redirect to the Host header', server('return 301 https://$host$request_uri;'), /off the site/],
  ['a redirect to the raw request address', server('return 301 $request_uri;'), /off the site/],
  ['a redirect to the decoded path', server('location ~ /$ { return 301 $uri; }'), /off the site/],
  ['a redirect to an unchecked path', server('location ~ ^(?<page>.+)/$ { return 308 $page; }'), /off the site/],
  [
    'a redirect to a path with an unchecked start',
    server('location ~ ^(?<page>/[^/]+)/$ { return 308 $page; }'),
    /off the site/,
  ],
  ['a redirect to a capture without an expression', server('location / { return 308 $page; }'), /off the site/],
  ['a redirect to another scheme', server('return http://$server_name;'), /off the site/],
  [
    'a redirect by a capture of another name',
    server('location ~ ^(?<page>/[a-z]+)/$ { return 308 $other; }'),
    /off the site/,
  ],
  [
    'a redirect in a location without an expression',
    server('location ^~ /(?<page>/a)/ { return 308 $page; }'),
    /off the site/,
  ],
  ['a redirect that is only an address', server('return http://other.example/;'), /off the site/],
  ['an alias that ends differently from its location', server('location /a/ { alias /srv/a; }'), /end alike/],
  [
    'its own headers beside another include',
    server('location / { include other.conf; add_header A b always; }'),
    /drops the headers/,
  ],
  ['a server without a port', 'server { include artha-headers.conf; root /srv; }', /without TLS/],
  [
    'a server whose redirect does not use TLS',
    'server { listen 80; include artha-headers.conf; return 308 /tools; }',
    /without TLS/,
  ],
  ['a redirect to a host after two slashes', server('return 301 //other.example;'), /off the site/],
  ['open files of the previous site', server('open_file_cache max=100;'), /kept open/],
  ['an if with more than return', server('if ($a) { rewrite ^ /b; }'), /may only contain return/],
  ['an alias whose folder a request can leave', server('location /a { alias /srv/a/; }'), /end alike/],
])('%s is found', (_what, text, words) => {
  expect(lintNginx(parseNginx(text)).join('\n')).toMatch(words);
});

test('a fault is found with its line, in any block, and each one separately', () => {
  const text = `http {
  server {
    listen 443 ssl;
    ssl_protocols SSLv3;
    include artha-headers.conf;
    location / {
      if ($a) {
        return 301 $uri;
      }
    }
  }
}`;
  expect(lintNginx(parseNginx(text))).toEqual([
    'line 4: ssl_protocols: an outdated protocol',
    'line 8: return: $uri may lead off the site',
  ]);
});
