import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { shellRelease } from '@artha/core/testing/releases';
import { describeFiles, integrityOf } from '@artha/core/integrity';
import { ChunkLoadingPlugin } from './chunkLoadingPlugin.ts';
import { FILE_LIST } from '@artha/shared/contract';
import { ReleaseWriter } from './releaseWriter.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-writer-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the digest of a file', () => {
  test('is that of Subresource Integrity', () => {
    const expected = `sha256-${createHash('sha256').update('alert(1)').digest('base64')}`;
    expect(integrityOf('alert(1)')).toBe(expected);
    expect(integrityOf(Buffer.from('alert(1)'))).toBe(expected);
  });

  test('changes with any byte', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (content, position) => {
        const changed = Uint8Array.from(content);
        const at = position % content.length;
        changed[at] = (changed[at] ?? 0) ^ 1;
        expect(integrityOf(changed)).not.toBe(integrityOf(content));
        expect(integrityOf(Uint8Array.from(content))).toBe(integrityOf(content));
      }),
    );
  });
});

describe('the files of a release', () => {
  test('are all below browser and server, in order, with size and digest', () => {
    for (const side of ['browser/deep', 'server', 'other']) mkdirSync(join(folder, side), { recursive: true });
    writeFileSync(join(folder, 'server/a.cjs'), 'server');
    writeFileSync(join(folder, 'browser/deep/b.js'), 'deep');
    writeFileSync(join(folder, 'browser/a.js'), 'browser');
    writeFileSync(join(folder, 'other/c.js'), 'other');
    writeFileSync(join(folder, 'release.json'), '{}');
    expect(Object.entries(describeFiles(folder))).toEqual([
      ['browser/a.js', { size: 7, integrity: integrityOf('browser') }],
      ['browser/deep/b.js', { size: 4, integrity: integrityOf('deep') }],
      ['server/a.cjs', { size: 6, integrity: integrityOf('server') }],
    ]);
  });
});

describe('a build of both sides', () => {
  const manifest = () => join(folder, 'dist/release.json');
  const readManifest = (): unknown => JSON.parse(readFileSync(manifest(), 'utf8'));

  function configurations(entryName = 'main'): Configuration[] {
    const outDir = join(folder, 'dist');
    const writer = new ReleaseWriter(folder, outDir, ({ chunks, ...facts }) => ({
      ...shellRelease(),
      ...facts,
      entryDependencies: chunks['lazy'] ?? [],
    }));
    const common: Configuration = { mode: 'production', context: folder, performance: false };
    return [
      {
        ...common,
        target: 'web',
        entry: { [entryName]: './main.js' },
        output: { path: join(outDir, 'browser'), filename: '[name].[contenthash:8].js', clean: true },
        optimization: { minimize: false },
        plugins: [new ChunkLoadingPlugin(), writer.browser],
      },
      {
        ...common,
        target: 'node',
        entry: { server: './server.js' },
        output: { path: join(outDir, 'server'), filename: '[name].cjs' },
        plugins: [writer.server],
      },
    ];
  }

  function build(builds: Configuration[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const compiler = webpack(builds, (error, stats) => {
        compiler?.close(() => {
          if (error) reject(error);
          else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
          else resolve();
        });
      });
    });
  }

  beforeEach(() => {
    writeFileSync(join(folder, 'package.json'), '{"version":"3.2.1"}');
    writeFileSync(join(folder, 'main.js'), "import(/* webpackChunkName: 'lazy' */ './lazy.js');");
    writeFileSync(join(folder, 'lazy.js'), 'export const lazy = 1;');
    writeFileSync(join(folder, 'server.js'), 'console.log(1);');
    mkdirSync(join(folder, 'node_modules/other'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/other/index.js'), 'export function other() { return location.href; }');
  });

  test('writes a manifest with every file, the entry, its chunks and the version of the package', async () => {
    await build(configurations());
    const files = describeFiles(join(folder, 'dist'));
    const paths = Object.keys(files);
    const entry = paths.find((path) => path.startsWith('browser/main.'))?.slice('browser/'.length);
    const lazy = paths.find((path) => path.startsWith('browser/lazy.'))?.slice('browser/'.length);
    expect(paths).toHaveLength(5);
    expect(readManifest()).toMatchObject({
      version: '3.2.1',
      formatVersion: 1,
      entry,
      entryDependencies: [lazy],
      files,
    });
  });

  test('lists the digests of its browser files for visitors, once more after each build', async () => {
    await build(configurations());
    writeFileSync(join(folder, 'lazy.js'), 'export const lazy = 2;');
    await build(configurations());
    const list = readFileSync(join(folder, 'dist/browser', FILE_LIST), 'utf8').split('\n');
    const scripts = Object.entries(describeFiles(join(folder, 'dist'))).flatMap(([path, { integrity }]) =>
      path.endsWith('.js') ? `${integrity} ${path.slice('browser/'.length)}` : [],
    );
    expect(list).toEqual(scripts);
  });

  test('passes every script that it loads to the shell’s guard', async () => {
    await build(configurations());
    const [entry = ''] = Object.keys(describeFiles(join(folder, 'dist'))).filter((path) => path.includes('main.'));
    const code = readFileSync(join(folder, 'dist', entry), 'utf8');
    expect(code).toContain('globalThis.__artha.prepare(script, url)');
    expect(code.match(/createElement\('script'\)/g)).toHaveLength(1);
  });

  test('keeps source maps apart from what visitors get: no script names one, and files have the names of the package', async () => {
    writeFileSync(join(folder, 'lazy.js'), "import { other } from 'other'; export const lazy = other();");
    await build(configurations());
    const { 'server/sourceMaps.json': _, ...others } = describeFiles(join(folder, 'dist'));
    for (const path of Object.keys(others)) {
      expect(path).not.toMatch(/\.map$/);
      expect(readFileSync(join(folder, 'dist', path), 'utf8')).not.toContain('sourceMappingURL');
    }
    const maps: unknown = JSON.parse(readFileSync(join(folder, 'dist/server/sourceMaps.json'), 'utf8'));
    expect(maps).toEqual({
      [Object.keys(others)
        .find((path) => path.includes('lazy.'))
        ?.slice('browser/'.length) ?? '']: expect.objectContaining({
        version: 3,
        sources: ['node_modules/other/index.js', './lazy.js'],
        // The sources of others are in their packages.
        sourcesContent: [null, "import { other } from 'other'; export const lazy = other();"],
      }),
      [Object.keys(others)
        .find((path) => path.includes('main.'))
        ?.slice('browser/'.length) ?? '']: expect.objectContaining({
        version: 3,
        sources: expect.arrayContaining(['./main.js']),
      }),
      // Errors of rendering are explained by it.
      'server/server.cjs': expect.objectContaining({ sources: ['./server.js'] }),
      packages: { other: '' },
    });
  });

  test('writes no manifest if one of the sides has errors', async () => {
    writeFileSync(join(folder, 'server.js'), "import './missing.js';");
    await expect(build(configurations())).rejects.toThrow('missing.js');
    expect(existsSync(manifest())).toBe(false);
  });

  test('fails without an entry', async () => {
    await expect(build(configurations('other'))).rejects.toThrow('wrote no entry file');
    expect(existsSync(manifest())).toBe(false);
  });
});
