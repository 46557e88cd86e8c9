import { randomBytes } from 'node:crypto';
import { FolderStore } from '@artha/core/folderStore';
import { join } from 'node:path';
import { putSite } from '@artha/core/testing/putSite';
import { createRepository } from '@artha/process/testing/ownRepository';
import { sampleConfig } from '@artha/core/testing/pages';
import { sampleIntegrity } from '@artha/shared/testing';
import { remoteRelease, shellRelease } from '@artha/core/testing/releases';

const repository = createRepository();
const { write } = repository;
const store = new FolderStore(join(repository.folder, 'store'));

const KB = 1024;
/** Content that no compression makes smaller. */
const noise = (kilobytes: number) => randomBytes(kilobytes * KB);

const routeAt = (path: string, screen: string) => ({ path, screen, title: 'Tax', description: 'Tax.' });

/** A built shell of about 30 KB and a remote of two pages: one has about 5 KB, the other about 15. */
function writeBuilds(taxManifest: object = {}): void {
  for (const folder of ['shell', 'mfe-tax']) write(`${folder}/webpack.config.ts`, '');
  write('shell/package.json', '{}');
  write('mfe-tax/package.json', JSON.stringify(taxManifest));
  write('shell/dist/release.json', JSON.stringify(shellRelease({ entryDependencies: ['react.js'] })));
  write('shell/dist/browser/main.js', noise(10));
  write('shell/dist/browser/react.js', noise(20));
  write('shell/dist/browser/later.js', noise(900));
  const screens = {
    Tax: { browser: ['Tax.js'], server: 'server/Tax.cjs' },
    Old: { browser: ['Tax.js', 'Old.js'], server: 'server/Old.cjs' },
  };
  const routes = [routeAt('/tax', 'Tax'), routeAt('/{product}-old', 'Old')];
  write('mfe-tax/dist/release.json', JSON.stringify(remoteRelease({ screens, routes })));
  write('mfe-tax/dist/browser/remoteEntry.js', noise(1));
  write('mfe-tax/dist/browser/Tax.js', noise(4));
  write('mfe-tax/dist/browser/Old.js', noise(10));
}

/**
 * Pages of this many KB that no compression makes smaller; their compressed copies in the store are larger, as after
 * quick compression.
 */
const compose = (pages: Readonly<Record<string, number>>) =>
  putSite(
    store,
    new Map(
      Object.entries(pages).flatMap(([path, size]) => [
        [`${path}/index.html`, noise(size)],
        [`${path}/index.html.br`, noise(2 * size)],
      ]),
    ),
  );

const check = () =>
  repository.run('tools/repo/sizes.ts', [store.folder], { ARTHA_CONFIG: join(repository.folder, 'config.json') });

beforeEach(async () => {
  writeBuilds();
  write('config.json', JSON.stringify(sampleConfig));
  await compose({ tax: 13, 'Artha-old': 2 });
});

afterAll(() => {
  repository.remove();
});

describe('the sizes of a site', () => {
  test('are printed for each page: its transferred size, and what runs before it is interactive', async () => {
    const { code, output } = await check();
    const lines = output.trimEnd().split('\n');
    expect(lines.map((line) => line.split(/\s{2,}/))).toEqual([
      ['route', 'html br', 'shell gz', 'own gz', 'total gz'],
      ['/tax', '13.0 KB', '30.0 KB', '5.0 KB', '35.1 KB'],
      ['/Artha-old', '2.0 KB', '30.0 KB', '15.1 KB', '45.1 KB'],
    ]);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(code).toBe(0);
  });

  test('fail the check with page, remote and measure if they are over budget', async () => {
    write('mfe-tax/dist/browser/Old.js', noise(30));
    await compose({ tax: 15, 'Artha-old': 2 });
    const { code, output } = await check();
    expect(output).toMatch(
      /Over budget:\n\/tax \(tax\): html is 15\.0 KB of 14\.0 KB\n\/Artha-old \(tax\): own is 35\.\d KB of 25\.0 KB\n$/,
    );
    expect(code).toBe(1);
  });

  test('of pages in Hindi have the shell’s texts in Hindi in their total', async () => {
    const texts = 'browser/texts-hi.json';
    const { files } = shellRelease();
    write(
      'shell/dist/release.json',
      JSON.stringify(shellRelease({ files: { ...files, [texts]: { size: 1, integrity: sampleIntegrity } } })),
    );
    write(`shell/dist/${texts}`, noise(110));
    const routes = [routeAt('/tax', 'Tax'), { ...routeAt('/hi/tax', 'Tax'), lang: 'hi' as const }];
    const screens = { Tax: { browser: ['Tax.js'], server: 'server/Tax.cjs' } };
    write('mfe-tax/dist/release.json', JSON.stringify(remoteRelease({ screens, routes })));
    await compose({ tax: 13, 'hi/tax': 13 });
    const { code, output } = await check();
    expect(output).toMatch(/^\/tax .* 15\.1 KB$/m);
    expect(output).toMatch(/Over budget:\n\/hi\/tax \(tax\): total is 125\.\d KB of 125\.1 KB\n$/);
    expect(code).toBe(1);
  });

  test('may be over budget if the remote’s package states the limit and the reason', async () => {
    await compose({ tax: 15, 'Artha-old': 2 });
    writeBuilds({ budgets: { html: { limit: 16, reason: 'a table of all slabs' } } });
    expect((await check()).code).toBe(0);
    writeBuilds({ budgets: { html: { limit: 16 } } });
    expect(await check()).toMatchObject({ code: 1, output: expect.stringContaining('reason') });
  });

  test('cannot be measured for a page that is built but not composed', async () => {
    await compose({ tax: 1 });
    expect((await check()).output).toContain(
      '/Artha-old (tax) is built but not composed; publish it to this store first.',
    );
  });
});
