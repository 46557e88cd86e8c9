import { readEncoded } from './readEncoded.ts';

const read = (path: string) => Promise.resolve(Buffer.from(path));

/** The file that is read for an `Accept-Encoding` header. */
async function readFor(header: string | undefined, file = 'a.html') {
  const found = await readEncoded(read, file, header === undefined ? {} : { 'accept-encoding': header });
  return [found?.body.toString(), found?.contentHeaders['Content-Encoding']];
}

test.each([
  [undefined, 'a.html', undefined],
  ['identity', 'a.html', undefined],
  ['br', 'a.html.br', 'br'],
  ['gzip, deflate, br, zstd', 'a.html.br', 'br'],
  ['GZIP;Q=0.5', 'a.html.gz', 'gzip'],
  ['gzip;q=1.0, br;q=0.2', 'a.html.gz', 'gzip'],
  ['br;q=0, gzip', 'a.html.gz', 'gzip'],
  ['*', 'a.html.br', 'br'],
  ['*;q=0', 'a.html', undefined],
  ['br;q=much', 'a.html', undefined],
  ['brotli, xgzip', 'a.html', undefined],
])('Accept-Encoding “%s” gets %s', async (header, file, encoding) => {
  expect(await readFor(header)).toEqual([file, encoding]);
});

test('a file without a compressed copy is sent unchanged', async () => {
  expect(await readFor('br', 'a.png')).toEqual(['a.png', undefined]);
  const readPlain = (path: string) => (path.endsWith('.br') ? Promise.resolve(undefined) : read(path));
  expect((await readEncoded(readPlain, 'a.html', { 'accept-encoding': 'br' }))?.body.toString()).toBe('a.html');
});
