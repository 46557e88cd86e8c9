import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { emptyRegistry } from '../publish/emptyRegistry.ts';
import { digestOf } from '../store/siteContent.ts';
import { writtenFile } from '../store/testing/writtenFile.ts';
import { encodeSite, type ReusableSite } from './encodeSite.ts';

const text = 'a text that is said again, a text that is said again';
const whole = { 'index.html': text, 'index.html.br': 'its Brotli', 'index.html.gz': 'its gzip' };

/** A signed site with these files. @param damaged those that the store lost or changed since. */
function siteOf(files: Readonly<Record<string, string>>, damaged: readonly string[] = []): ReusableSite {
  const contents = new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));
  return {
    read: (path) => Promise.resolve(damaged.includes(path) ? undefined : contents.get(path)),
    digestOf: (path) => {
      const content = contents.get(path);
      return Promise.resolve(content && digestOf(content));
    },
    listFiles: () => Promise.resolve([...contents.keys()]),
    registry: emptyRegistry,
  };
}

test('every text that pages request has its compressed copies, and no other file does', async () => {
  const files = await encodeSite([
    ['index.html', text],
    ['icon.png', new Uint8Array([1, 2])],
    ['rendered/tax.json', text],
    ['index.headers.json', text],
    ['registry.json', text],
    ['offline/tax.json', text],
  ]);
  expect([...files.keys()].sort()).toEqual([
    'icon.png',
    'index.headers.json',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'offline/tax.json',
    'registry.json',
    'rendered/tax.json',
  ]);
  expect(brotliDecompressSync(writtenFile(files, 'index.html.br')).toString()).toBe(text);
  expect(gunzipSync(writtenFile(files, 'index.html.gz')).toString()).toBe(text);
});

test('a changed file without compressed copies takes those of the last site away', async () => {
  const last = siteOf({ 'offline/tax.json': 'old', 'offline/tax.json.br': 'its Brotli' });
  const files = await encodeSite([['offline/tax.json', text]], { last });
  expect([...files.entries()]).toEqual([
    ['offline/tax.json.br', undefined],
    ['offline/tax.json', expect.anything()],
  ]);
});

test('a file that is the same in the last site stays with its copies', async () => {
  const last = siteOf({ ...whole, 'rendered/tax.json': text });
  const files = await encodeSite(
    [
      ['index.html', text],
      ['rendered/tax.json', text],
    ],
    { last },
  );
  expect(files.size).toBe(0);
});

test.each([
  ['differs there', siteOf({ ...whole, 'index.html': 'another' })],
  ['lacks a copy there', siteOf({ 'index.html': text, 'index.html.gz': 'its gzip' })],
  ['is damaged there', siteOf(whole, ['index.html'])],
  ['has a damaged copy there', siteOf(whole, ['index.html.br'])],
])('a file that %s is compressed and written', async (_, last) => {
  const files = await encodeSite([['index.html', text]], { last });
  expect(writtenFile(files, 'index.html').toString()).toBe(text);
  expect(brotliDecompressSync(writtenFile(files, 'index.html.br')).toString()).toBe(text);
});
