import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Configuration } from 'webpack';
import { releaseSchema, type RemoteConfig } from '@artha/shared/contract';
import { integrityOf } from '@artha/core/integrity';
import { commonConfig } from './baseConfig.ts';
import { remotePreset } from './remotePreset.ts';
import { sharedVersions } from './sharedPackages.ts';
import { shellPreset } from './shellPreset.ts';

let folder = '';

const write = (path: string, content = '') => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

const config: RemoteConfig = {
  name: 'tax',
  owner: 'team-tax',
  contract: 1,
  routes: [
    { path: '/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' },
    { path: '/tax/old', screen: 'OldRegime', title: 'Old', description: 'The old regime.' },
    { path: '/tax/new', screen: 'Tax', title: 'New', description: 'The new regime.' },
  ],
};

function sides(builds: readonly Configuration[]): readonly [browser: Configuration, server: Configuration] {
  const [browser, server] = builds;
  if (!browser || !server) throw new Error('There are not two builds.');
  return [browser, server];
}

const preset = (changes: Partial<RemoteConfig> = {}) => sides(remotePreset(folder, { ...config, ...changes }));

/** Tells the plugin of a build, the last one, that webpack is done: each chunk group has files. */
function finish({ plugins = [] }: Configuration, chunks: Readonly<Record<string, string[]>>): void {
  const groups = new Map(Object.entries(chunks).map(([name, files]) => [name, { getFiles: () => files }]));
  const stats = { hasErrors: () => false, compilation: { namedChunkGroups: groups } };
  const tap = (_name: string, listener: (one: object) => void) => {
    listener(stats);
  };
  const writer = plugins.at(-1);
  if (!writer || typeof writer !== 'object') throw new Error('The last plugin writes no release.');
  Reflect.apply(writer.apply, writer, [{ options: { mode: 'development' }, hooks: { done: { tap } } }]);
}

const readRelease = () => v.parse(releaseSchema, JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-preset-'));
  write('package.json', '{"version":"3.2.1"}');
  write('src/screens/tax/Tax.tsx');
  write('src/screens/old-regime/OldRegime.tsx');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the release of a remote', () => {
  /** The output of both builds when webpack is done. */
  function writeBuilt(...more: readonly string[]): void {
    const files = [
      'browser/remoteEntry.0a1b.js',
      'browser/Tax.2c3d.js',
      'server/Tax.cjs',
      'server/OldRegime.cjs',
      ...more,
    ];
    for (const file of files) write(`dist/${file}`, file);
  }
  const chunks = { Tax: ['Tax.2c3d.js', 'Tax.2c3d.js.map'], tax: ['remoteEntry.0a1b.js'] };

  function build(): ReturnType<typeof readRelease> {
    const [browser, server] = preset();
    finish(browser, chunks);
    finish(server, {});
    return readRelease();
  }

  test('has its configuration, its version, and the shared packages that it was built with', () => {
    writeBuilt();
    const { react } = sharedVersions(folder);
    expect(build()).toMatchObject({
      kind: 'remote',
      name: 'tax',
      owner: 'team-tax',
      contract: 1,
      version: '3.2.1',
      routes: config.routes,
      navigation: [],
      entry: 'remoteEntry.0a1b.js',
      shared: { react: { built: react, range: `^${react ?? ''}` } },
    });
  });

  test('lists each screen once with its scripts, its server bundle and the files beside it', () => {
    write('src/screens/tax/structuredData.ts');
    write('src/screens/tax/icon.svg', '<svg/>');
    writeBuilt('server/Tax.data.cjs');
    const release = build();
    expect(release).toMatchObject({
      screens: {
        Tax: {
          browser: ['Tax.2c3d.js'],
          server: 'server/Tax.cjs',
          data: 'server/Tax.data.cjs',
          icon: expect.stringMatching(/^Tax\.icon\.[0-9a-f]{8}\.svg$/),
        },
        OldRegime: { browser: [], server: 'server/OldRegime.cjs' },
      },
    });
    expect('screens' in release ? Object.keys(release.screens) : []).toEqual(['Tax', 'OldRegime']);
  });

  test('includes the dialogs of its routes among its screens', () => {
    write('src/screens/tax-dialog/TaxDialog.tsx');
    const dialog = { event: 'tax:open', screen: 'TaxDialog' };
    const routes = config.routes.map((route, index) => (index === 0 ? { ...route, dialog } : route));
    const [browser, server] = preset({ routes });
    writeBuilt('server/TaxDialog.cjs');
    finish(browser, { ...chunks, TaxDialog: ['TaxDialog.4e5f.js'] });
    finish(server, {});
    expect(readRelease()).toMatchObject({
      routes,
      screens: { TaxDialog: { browser: ['TaxDialog.4e5f.js'], server: 'server/TaxDialog.cjs' } },
    });
  });

  test('lists the documents that its pages embed, without their tests', () => {
    write('src/embedded/waitlist.ts');
    write('src/embedded/waitlist.test.ts');
    writeBuilt('server/waitlist.document.cjs');
    expect(build()).toMatchObject({ embeddedDocuments: { waitlist: 'server/waitlist.document.cjs' } });
  });

  test('has the digest of each of its files', () => {
    writeBuilt();
    const { files } = build();
    expect(files['browser/Tax.2c3d.js']).toEqual({ size: 19, integrity: integrityOf('browser/Tax.2c3d.js') });
    expect(Object.keys(files)).toHaveLength(5);
  });

  test('exists once both builds are done', () => {
    writeBuilt();
    const [browser, server] = preset();
    finish(server, {});
    expect(readRelease).toThrow('ENOENT');
    finish(browser, chunks);
    expect(readRelease().name).toBe('tax');
  });
});

describe('a remote with workers', () => {
  beforeEach(() => {
    write('src/workers/readPdf.ts');
    write('src/workers/readPdf.test.ts');
  });

  function threeBuilds(): readonly [browser: Configuration, server: Configuration, workers: Configuration] {
    const [browser, server, workers, ...more] = remotePreset(folder, config);
    if (!browser || !server || !workers || more.length > 0) throw new Error('There are not three builds.');
    return [browser, server, workers];
  }

  test('builds each into one separate file, which starts without network access', () => {
    const [, , { entry, output, module, optimization }] = threeBuilds();
    const first = expect.stringMatching(/runtime\/withoutNetwork\.js$/);
    expect(entry).toEqual({ readPdf: [first, join(folder, 'src/workers/readPdf.ts')] });
    expect(output).toMatchObject({ path: join(folder, 'dist/browser/workers'), filename: '[name].js' });
    expect(module?.parser).toEqual({ javascript: { dynamicImportMode: 'eager', url: false } });
    expect(optimization).toMatchObject({ splitChunks: false });
  });

  test('is released once they are also built, and keeps them when its pages are built again', () => {
    for (const file of ['browser/remoteEntry.0a1b.js', 'browser/workers/readPdf.js', 'server/Tax.cjs'])
      write(`dist/${file}`);
    const [browser, server, workers] = threeBuilds();
    expect(browser.output?.clean).toEqual({ keep: /^workers\// });
    finish(server, {});
    finish(browser, { Tax: [] });
    expect(readRelease).toThrow('ENOENT');
    finish(workers, {});
    expect(Object.keys(readRelease().files)).toContain('browser/workers/readPdf.js');
  });
});

describe('the builds of a remote', () => {
  test('render the same on the server as in the browser', () => {
    write('src/screens/tax/structuredData.ts');
    write('src/embedded/waitlist.ts');
    const [, server] = preset();
    expect(server.entry).toEqual({
      Tax: join(folder, 'src/screens/tax/Tax.tsx'),
      OldRegime: join(folder, 'src/screens/old-regime/OldRegime.tsx'),
      'Tax.data': join(folder, 'src/screens/tax/structuredData.ts'),
      'waitlist.document': join(folder, 'src/embedded/waitlist.ts'),
    });
  });

  test('contain no shared packages on the server, because the composer has one React', () => {
    const [, { externals }] = preset();
    expect(Object.keys(v.parse(v.looseObject({}), externals))).toEqual(Object.keys(sharedVersions(folder)));
  });

  test('do not conflict with the scripts and styles of another team', () => {
    const [tax] = preset();
    const [glossary] = preset({ name: 'glossary' });
    expect(tax.output?.uniqueName).not.toBe(glossary.output?.uniqueName);
    const namespaces = (build: Configuration) => {
      const found = [...JSON.stringify(build.module?.rules).matchAll(/"namespace":"(\w+)"/g)];
      return [...new Set(found.map(([, name]) => name))];
    };
    expect(namespaces(tax)).toEqual(['shared', 'tax']);
    expect(namespaces(glossary)).toEqual(['shared', 'glossary']);
  });

  test('give a style the same class name on both sides, or hydration would paint twice', () => {
    const [browser, server] = preset();
    const scripts = ({ module }: Configuration) => JSON.stringify(module?.rules?.slice(0, 2));
    expect(scripts(browser)).toBe(scripts(server));
  });

  test('exclude on each side what never runs there', () => {
    const leaveOut = { browser: ['brotli'], server: ['pdfkit', 'pdfkit/output'] };
    const [browser, server] = sides(remotePreset(folder, config, { leaveOut }));
    expect(browser.resolve?.alias).toEqual({ brotli: false });
    expect(server.resolve?.alias).toEqual({ pdfkit: false, 'pdfkit/output': false });
    expect(sides(remotePreset(folder, config)).map(({ resolve }) => resolve?.alias)).toEqual([{}, {}]);
  });

  test('tell Module Federation where webpack is, which it would otherwise learn from errors', () => {
    delete process.env['FEDERATION_WEBPACK_PATH'];
    preset();
    expect(process.env['FEDERATION_WEBPACK_PATH']).toMatch(/\/node_modules\/webpack\/lib\/index\.js$/);
  });

  test('do not start if a route names a missing screen', () => {
    const routes = [{ path: '/tax', screen: 'Missing', title: 'Tax', description: 'Tax.' }];
    expect(() => preset({ routes })).toThrow(/names the screen “Missing”, but .*missing\/Missing\.tsx does not exist/);
  });

  test('have a cache during development alone, and share it with no other build', () => {
    const cacheOf = (name: string, side: 'browser' | 'server', development: boolean) =>
      commonConfig({ folder, name, side, outDir: join(folder, 'dist'), development }).cache;
    const caches = [
      cacheOf('tax', 'browser', true),
      cacheOf('tax', 'server', true),
      cacheOf('glossary', 'browser', true),
    ];
    const names = caches.map((cache) => v.parse(v.looseObject({ name: v.string() }), cache).name);
    expect(new Set(names).size).toBe(3);
    expect(cacheOf('tax', 'browser', false)).toBe(false);
  });
});

describe('the release of the shell', () => {
  test('lists the scripts that its entry waits for, its shared packages, its supported contracts, and its worker', () => {
    const files = ['browser/react-dom.1.js', 'browser/main.2.js', 'browser/workers/offline.js', 'server/server.cjs'];
    for (const file of files) write(`dist/${file}`);
    const shell = join(import.meta.dirname, '../../shell');
    const builds = shellPreset(shell, { outDir: join(folder, 'dist') });
    const [browser, server] = sides(builds);
    finish(browser, { main: ['react-dom.1.js', 'main.2.js'] });
    finish(server, { server: ['server.cjs'] });
    expect(existsSync(join(folder, 'dist/release.json'))).toBe(false);
    for (const worker of builds.slice(2)) finish(worker, {});
    expect(Object.keys(readRelease().files)).toContain('browser/workers/offline.js');
    expect(readRelease()).toMatchObject({
      kind: 'shell',
      name: 'shell',
      entry: 'main.2.js',
      entryDependencies: ['react-dom.1.js'],
      server: 'server/server.cjs',
      provides: sharedVersions(folder),
      supportedContracts: expect.arrayContaining([1]),
    });
  });
});
