import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAll, compressQuickly, toBrotli, toPageBrotli } from './compress.ts';

const files = (...paths: string[]) => new Map(paths.map((path) => [path, Buffer.from(`content of ${path}`)]));

const pdfium = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');

describe('the compressed copies of files', () => {
  test('use a quality for large files that takes a tenth of the time of the best', async () => {
    const wasm = await readFile(pdfium);
    const [small, large] = [wasm.subarray(0, 10_000), wasm.subarray(0, 1024 * 1024)];
    const all = await compressAll(new Map(Object.entries({ 'small.wasm': small, 'large.wasm': large })));
    expect(all.get('small.wasm.br')).toEqual(await toBrotli(small));
    expect(all.get('large.wasm.br')).toEqual(await toBrotli(large, 9));
  });

  test('use that quality for a list of any size, which changes with many publishes', async () => {
    const list = Buffer.from('<url><loc>https://artha.example/tax</loc></url>'.repeat(2000));
    expect((await compressAll(new Map([['sitemap.xml', list]]))).get('sitemap.xml.br')).toEqual(
      await toBrotli(list, 9),
    );
  });

  test('of a page are the smallest if they do not arrive at once', async () => {
    const pageOf = async (content: Uint8Array) =>
      (await compressAll(new Map([['index.html', content]]))).get('index.html.br');
    const content = await readFile(pdfium);
    const [small, large] = [content.subarray(0, 10_000), content.subarray(0, 60_000)];
    expect((await toBrotli(large)).length).toBeGreaterThan(12 * 1024);
    expect(await pageOf(large)).toEqual(await toBrotli(large));
    expect(await pageOf(small)).toEqual(await toBrotli(small, 10));
    expect(await toPageBrotli(small)).toEqual(await toBrotli(small, 10));
  });

  test('are added to every text, and the files do not change', async () => {
    const given = files('index.html', 'main.js', 'icon.svg', 'sitemap.xml', 'engine.wasm', 'paper.ttf');
    const all = await compressAll(given);
    expect([...all.keys()].sort()).toEqual(
      [...given.keys()].flatMap((path) => [path, `${path}.br`, `${path}.gz`]).sort(),
    );
    for (const [path, content] of given) expect(all.get(path)).toBe(content);
  });

  test('are omitted for files that are already compressed', async () => {
    const given = files('icon.png', 'font.woff2', 'favicon.ico', 'main.js.br');
    expect(await compressAll(given)).toEqual(given);
  });

  test('are made of the selected files only', async () => {
    const all = await compressAll(files('browser/main.js', 'server/server.js'), (path) => path.startsWith('browser/'));
    expect([...all.keys()].sort()).toEqual([
      'browser/main.js',
      'browser/main.js.br',
      'browser/main.js.gz',
      'server/server.js',
    ]);
  });

  test.each([
    ['to the maximum', compressAll],
    ['quickly', compressQuickly],
  ])('decompress to the original of any content, compressed %s', async (_, compress) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (content) => {
        const all = await compress(new Map([['a.txt', content]]));
        expect(brotliDecompressSync(all.get('a.txt.br') ?? '').equals(content)).toBe(true);
        expect(gunzipSync(all.get('a.txt.gz') ?? '').equals(content)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
