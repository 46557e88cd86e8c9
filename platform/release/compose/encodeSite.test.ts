import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeSite } from './encodeSite.ts';

const siteOf = (files: Readonly<Record<string, string>>) => ({
  read: (path: string) => Promise.resolve(files[path] === undefined ? undefined : Buffer.from(files[path])),
});
const text = 'a text that is said again, a text that is said again';

test('every text has its compressed copies, and no other file does', async () => {
  const files = await encodeSite([
    ['index.html', text],
    ['icon.png', new Uint8Array([1, 2])],
    ['rendered/tax.json', text],
  ]);
  expect([...files.keys()]).toEqual(['index.html', 'icon.png', 'rendered/tax.json', 'index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(files.get('index.html.br') ?? '').toString()).toBe(text);
  expect(gunzipSync(files.get('index.html.gz') ?? '').toString()).toBe(text);
});

test('a file of the last site is not compressed again', async () => {
  const last = siteOf({ 'index.html': text, 'index.html.br': 'its Brotli', 'index.html.gz': 'its gzip' });
  const files = await encodeSite([['index.html', text]], { last });
  expect(Buffer.from(files.get('index.html.br') ?? '').toString()).toBe('its Brotli');
  expect(Buffer.from(files.get('index.html.gz') ?? '').toString()).toBe('its gzip');
});

test.each([
  { 'index.html': 'another', 'index.html.br': 'its Brotli', 'index.html.gz': 'its gzip' },
  { 'index.html': text, 'index.html.gz': 'its gzip' },
])('a file that differs there or lacks a copy is compressed: %o', async (lastFiles) => {
  const files = await encodeSite([['index.html', text]], { last: siteOf(lastFiles) });
  expect(brotliDecompressSync(files.get('index.html.br') ?? '').toString()).toBe(text);
});
