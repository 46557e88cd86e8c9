import { writeHeadersFile } from './headersFile.ts';

const policy = (length: number) => `script-src ${'x'.repeat(length)}, frame-ancestors 'none'`;

test('headers that all addresses share are written once, the others at each address', () => {
  const { text, warnings } = writeHeadersFile([
    { path: '/', headers: { Same: 'a', Own: '1', ETag: '"1"' } },
    { path: '/tools', headers: { Same: 'a', Own: '2' } },
    { path: '/og/*', headers: { Same: 'a' } },
  ]);
  expect(text).toBe(
    ['/*', '  Same: a', '  X-Frame-Options: DENY', '', '/', '  Own: 1', '', '/tools', '  Own: 2', '', '/og/*', ''].join(
      '\n',
    ),
  );
  expect(warnings).toEqual([]);
});

test('a policy that is too long is cut to the part that only a header can carry', () => {
  const { text, warnings } = writeHeadersFile([
    { path: '/', headers: { 'Content-Security-Policy': policy(2000), Long: 'y'.repeat(2000) } },
    { path: '/tools', headers: { 'Content-Security-Policy': policy(1900), Long: 'y' } },
  ]);
  expect(text).toContain("/\n  Content-Security-Policy: frame-ancestors 'none'\n\n/tools");
  expect(warnings).toEqual([
    expect.stringMatching(/^Content-Security-Policy of \/ is too long/),
    expect.stringMatching(/^Long of \/ is/),
  ]);
});

test('reports more rules than Cloudflare Pages reads', () => {
  const addresses = Array.from({ length: 100 }, (_, index) => ({
    path: `/${String(index)}`,
    headers: { Own: String(index) },
  }));
  expect(writeHeadersFile(addresses).warnings).toEqual(['_headers has 101 rules; Cloudflare Pages reads 100.']);
  expect(writeHeadersFile(addresses.slice(1)).warnings).toEqual([]);
});
