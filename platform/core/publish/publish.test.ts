import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentVersion, currentVersions } from '@artha/shared/contract';
import { FolderStore } from '../store/folderStore.ts';
import type { SiteChange, Store } from '../store/store.ts';
import { copyContext, type FolderContext } from './testing/copyContext.ts';
import { localContext } from './testing/localContext.ts';
import { sampleConfig } from '../compose/testing/pages.ts';
import { putSite } from '../store/testing/putSite.ts';
import { remoteFolder, shellFolder } from '../format/testing/releaseFolders.ts';
import { readSnapshot } from './changeSite.ts';
import { publish, readRegistry, recompose, rollback, withdraw } from './publish.ts';
import { readSiteText } from '../store/testing/readSiteText.ts';

let folder = '';
let store = new FolderStore(folder);
let context = localContext(store, sampleConfig);
const madeFolders: string[] = [];

const made = (releaseFolder: string): string => {
  madeFolders.push(releaseFolder);
  return releaseFolder;
};
const shell = (...args: Parameters<typeof shellFolder>) => made(shellFolder(...args));
const remote = (...args: Parameters<typeof remoteFolder>) => made(remoteFolder(...args));
const tax = (version: string) => remote({ version });

const page = async (path: string) => readSiteText(store, path);
const liveVersion = async (name: string) => currentVersion(await readRegistry(context), name)?.metadata.version;
const versionsOf = async (name: string) =>
  ((await readRegistry(context)).microFrontends[name] ?? []).map(({ metadata }) => metadata.version);

/** Runs a publish that is refused, and expects that visitors keep their site. */
async function expectRefusal(work: () => Promise<unknown>, reason: string | RegExp): Promise<void> {
  const before = (await store.openSite())?.version;
  await expect(work()).rejects.toThrow(reason);
  expect((await store.openSite())?.version).toBe(before);
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'artha-publish-'));
const serviceOf = (empty: string) => ({
  ...localContext(new FolderStore(empty), sampleConfig),
  now: () => new Date('2026-02-03T04:05:06Z'),
});

/** The releases of the site with which most tests begin. */
const [firstShell, firstTax] = [shellFolder(), remoteFolder()];
const first = [firstShell, firstTax];
const begun = serviceOf(newFolder());
let begunDigests: readonly string[] = [];

/** Begins with a copy of a site, by default of one on which shell and tax are live; returns their digests. */
async function begin(site: FolderContext = begun): Promise<readonly string[]> {
  context = await copyContext(site, folder);
  store = context.store;
  return begunDigests;
}

beforeAll(async () => {
  begunDigests = (await publish(begun, first)).map(({ digest = '' }) => digest);
});

afterAll(() => {
  for (const one of [begun.store.folder, ...first]) rmSync(one, { recursive: true, force: true });
});

/** Lets each test of a group begin with a copy of a site on which these releases were published, too. */
function beginEachWith(...releases: readonly (() => string)[]): void {
  const siteFolder = newFolder();
  let site: FolderContext;
  beforeAll(async () => {
    site = await copyContext(begun, siteFolder);
    for (const release of releases) await publish(site, [release()]);
  });
  afterAll(() => {
    rmSync(siteFolder, { recursive: true, force: true });
  });
  beforeEach(() => begin(site));
}

beforeEach(() => {
  folder = newFolder();
  context = serviceOf(folder);
  store = context.store;
});

afterEach(() => {
  for (const one of [folder, ...madeFolders.splice(0)]) rmSync(one, { recursive: true, force: true });
});

describe('a publish', () => {
  test('gives visitors the pages of a remote, and reports what changed', async () => {
    const results = await publish(context, [shell(), tax('1.0.0')]);
    expect(results.map(({ name, version, changed }) => [name, version, changed])).toEqual([
      ['shell', '1.0.0', true],
      ['tax', '1.0.0', true],
    ]);
    expect(await page('tax/index.html')).toContain('<h1>tax 1.0.0 of Artha</h1>');
    expect(await page('404.html')).toContain('<h1>/404</h1>');
    expect(await readSiteText(store, 'tax/index.html.br')).toBeDefined();
  });

  test('records a release and the location of its files in the registry', async () => {
    const [, { digest = '' } = {}] = await publish(context, [shell(), tax('1.0.0')]);
    const version = currentVersion(await readRegistry(context), 'tax');
    expect(version).toMatchObject({
      url: `/remotes/tax/${digest}/remoteEntry.js`,
      deployment: { traffic: 100, default: true },
      extras: {
        kind: 'remote',
        owner: 'team-tax',
        digest,
        published: '2026-02-03T04:05:06.000Z',
        screens: { Tax: [] },
      },
    });
    expect(Object.keys(version?.extras.files ?? {})).toEqual(['remoteEntry.js']);
    expect(version?.metadata.integrity).toBe(version?.extras.files['remoteEntry.js']);
    expect(existsSync(join(store.publicFolder, 'remotes/tax', digest, 'remoteEntry.js.br'))).toBe(true);
  });

  test('replaces the previous version, and keeps its files for open tabs', async () => {
    const [, digest = ''] = await begin();
    await publish(context, [tax('1.1.0')]);
    expect(await liveVersion('tax')).toBe('1.1.0');
    expect(await versionsOf('tax')).toEqual(['1.0.0', '1.1.0']);
    expect(await page('tax/index.html')).toContain('tax 1.1.0');
    expect(await store.readRelease('tax', digest, 'browser/remoteEntry.js')).toBeDefined();
  });

  test('does not change the releases of others', async () => {
    const glossary = remote({
      name: 'glossary',
      routes: [{ path: '/finterms', screen: 'Tax', title: 'Terms', description: 'Terms.' }],
    });
    await publish(context, [shell(), tax('1.0.0'), glossary]);
    const before = currentVersion(await readRegistry(context), 'glossary');
    await publish({ ...context, now: () => new Date('2026-02-05') }, [tax('1.1.0')]);
    expect(currentVersion(await readRegistry(context), 'glossary')).toEqual(before);
    expect(await page('finterms/index.html')).toContain('glossary 1.0.0');
  });

  test('of the same release changes nothing', async () => {
    await begin();
    const before = (await store.openSite())?.version;
    const results = await publish({ ...context, now: () => new Date('2026-02-05') }, first);
    expect(results.map(({ changed }) => changed)).toEqual([false, false]);
    expect((await store.openSite())?.version).toBe(before);
  });

  test('of the same release repairs its files in the store, and visitors keep their site', async () => {
    const [, digest = ''] = await begin();
    const before = (await store.openSite())?.version;
    const entry = join(store.publicFolder, 'remotes/tax', digest, 'remoteEntry.js');
    const good = readFileSync(entry, 'utf8');
    writeFileSync(entry, 'damaged');
    rmSync(`${entry}.br`);
    await publish(context, first);
    expect(readFileSync(entry, 'utf8')).toBe(good);
    expect(existsSync(`${entry}.br`)).toBe(true);
    expect((await store.openSite())?.version).toBe(before);
  });

  test.each(['damaged', 'lost', 'without its registry'])(
    'of the same release repairs a page that is %s',
    async (how) => {
      await begin();
      const good = await page('tax/index.html');
      const file = join(store.siteLink, 'tax/index.html');
      if (how === 'damaged') writeFileSync(file, '<h1>other</h1>');
      if (how === 'lost') rmSync(file);
      if (how === 'without its registry') rmSync(join(store.publicFolder, 'registries'), { recursive: true });
      const results = await publish(context, first);
      expect(results.map(({ changed }) => changed)).toEqual([false, false]);
      expect(await page('tax/index.html')).toBe(good);
      const [registry = ''] = /registries\/[0-9a-f]{20}\.json/.exec(good ?? '') ?? [];
      expect(await store.readPublic(registry)).toBeDefined();
    },
  );

  test.each(['{"schema":', '{"schema":"other","microFrontends":{}}', undefined])(
    'continues from the last valid registry if that of the site is damaged: %s',
    async (content) => {
      await begin();
      await recompose(context);
      const file = join(store.siteLink, 'registry.json');
      if (content === undefined) rmSync(file);
      else writeFileSync(file, content);
      await publish(context, [tax('1.1.0')]);
      expect(await versionsOf('tax')).toEqual(['1.0.0', '1.1.0']);
      expect(await page('tax/index.html')).toContain('tax 1.1.0');
      expect(await page('404.html')).toBeDefined();
    },
  );

  test('takes a release order that was changed in the store from what it has read before, by its digest', async () => {
    await begin();
    await readSnapshot(context);
    writeFileSync(join(store.siteLink, 'metadata/remote-shell.json'), '{}');
    expect((await readSnapshot(context)).signed).toBeDefined();
    await publish(context, [tax('1.1.0')]);
    expect(await page('tax/index.html')).toContain('tax 1.1.0');
    expect((await readSnapshot(context)).state.orders.get('shell')?.content.length).toBeGreaterThan(100);
  });

  test('of the same release restores a damaged registry', async () => {
    await begin();
    await recompose(context);
    const good = await page('registry.json');
    writeFileSync(join(store.siteLink, 'registry.json'), '{');
    await publish(context, first);
    expect(await page('registry.json')).toBe(good);
  });

  test('composes the pages again if only the configuration has changed', async () => {
    await begin();
    const results = await publish({ ...context, config: { ...sampleConfig, product: 'Nidhi' } }, first);
    expect(results.map(({ changed }) => changed)).toEqual([false, false]);
    expect(await page('tax/index.html')).toContain('tax 1.0.0 of Nidhi');
  });

  test('moves a version that was published before to the end of the history', async () => {
    await begin();
    await publish(context, [tax('1.1.0')]);
    await publish(context, [firstTax]);
    expect(await versionsOf('tax')).toEqual(['1.1.0', '1.0.0']);
    expect(await liveVersion('tax')).toBe('1.0.0');
  });

  test('by two publishers at once takes effect twice', async () => {
    await begin();
    const glossary = remote({
      name: 'glossary',
      routes: [{ path: '/finterms', screen: 'Tax', title: 'Terms', description: 'Terms.' }],
    });
    await Promise.all(
      [tax('1.1.0'), glossary].map((one) => publish({ ...context, store: new FolderStore(folder) }, [one])),
    );
    expect(await liveVersion('tax')).toBe('1.1.0');
    expect(await liveVersion('glossary')).toBe('1.0.0');
    expect(await page('tax/index.html')).toContain('tax 1.1.0');
    expect(await page('finterms/index.html')).toContain('glossary 1.0.0');
  });
});

describe('a site with another remote', () => {
  const glossary = (version: string) =>
    remote({
      name: 'glossary',
      version,
      routes: [{ path: '/terms', screen: 'Tax', title: 'Terms', description: 'Terms.' }],
    });
  beginEachWith(() => glossary('1.0.0'));

  test('keeps its files, which a publish neither reads nor writes', async () => {
    // The service remembers what it has signed.
    await publish(context, [tax('1.0.1')]);
    const before = await store.openSite();
    const read: string[] = [];
    const written: string[] = [];
    class Watched extends FolderStore {
      override async openSite() {
        const site = await super.openSite();
        const watch = (path: string) => {
          read.push(path);
          return site?.read(path) ?? Promise.resolve(undefined);
        };
        return site && { ...site, read: watch };
      }
      override replaceSite(change: SiteChange) {
        written.push(...change.files.keys());
        return super.replaceSite(change);
      }
    }
    await publish({ ...context, store: new Watched(folder) }, [tax('1.1.0')]);
    const own = /^(terms|registry\/glossary|rendered\/glossary)/;
    expect(written).toContain('tax/index.html');
    expect([...read, ...written].filter((path) => own.test(path))).toEqual([]);
    expect(written.filter((path) => path.includes('remote-glossary'))).toEqual([]);
    expect(read).not.toContain('registry.json');
    expect(await page('terms/index.html')).toBe((await before?.read('terms/index.html'))?.toString());
  });

  test.each(['damaged', 'lost'])('is published to although a page of the other one is %s', async (how) => {
    const file = join(store.siteLink, 'terms/index.html');
    const good = await page('terms/index.html');
    rmSync(file);
    if (how === 'damaged') writeFileSync(file, '<h1>other</h1>');
    await publish(context, [tax('1.1.0')]);
    expect(await page('tax/index.html')).toContain('tax 1.1.0');
    await publish(context, [glossary('1.0.0')]);
    expect(await page('terms/index.html')).toBe(good);
  });

  test.each(['damaged', 'lost'])('is composed as a whole if a bin of its files is %s', async (how) => {
    const good = await page('terms/index.html');
    const bins = ['bin-0.json', 'bin-1.json'].map((name) => join(store.siteLink, 'metadata', name));
    for (const bin of bins) {
      rmSync(bin);
      if (how === 'damaged') writeFileSync(bin, '{}');
    }
    await publish(context, [tax('1.1.0')]);
    expect(await page('tax/index.html')).toContain('tax 1.1.0');
    expect(await page('terms/index.html')).toBe(good);
    expect((await readSnapshot(context)).signed).toBeDefined();
  });

  test('loses the files of one that is withdrawn, or of a page that its next release does not have', async () => {
    await withdraw(context, 'glossary');
    const files = async () => Object.keys((await (await store.openSite())?.readIndex())?.files ?? {});
    expect((await files()).filter((path) => /terms|glossary/.test(path))).toEqual(['metadata/remote-glossary.json']);
    await publish(context, [
      remote({ version: '2.0.0', routes: [{ path: '/taxes', screen: 'Tax', title: 'Tax', description: 'Tax.' }] }),
    ]);
    expect((await files()).filter((path) => path.startsWith('tax/'))).toEqual([]);
    expect(await page('taxes/index.html')).toContain('tax 2.0.0');
  });
});

describe('a publish is refused, and visitors keep what they have,', () => {
  test('if others are first in every attempt', async () => {
    await begin();
    const others = {
      previews: store.previews,
      readRelease: (...args: Parameters<Store['readRelease']>) => store.readRelease(...args),
      putRelease: (...args: Parameters<Store['putRelease']>) => store.putRelease(...args),
      hasContentAddressed: (path: string) => store.hasContentAddressed(path),
      putContentAddressed: () => Promise.resolve(),
      readPublic: (path: string) => store.readPublic(path),
      openSite: () => store.openSite(),
      earlierSites: () => store.earlierSites(),
      replaceSite: () => Promise.resolve(false),
    };
    await expectRefusal(
      () => publish({ ...context, store: others }, [tax('1.1.0')]),
      'RE-15: Other publishes were first',
    );
  });

  test('while there is no shell', async () => {
    await expectRefusal(() => publish(context, [tax('1.0.0')]), 'RE-07');
    await expectRefusal(() => publish(context, [tax('1.0.0'), shell()]), 'RE-07');
  });

  test('if one of several releases is refused', async () => {
    await begin();
    const strange = remote({ name: 'glossary', contract: 99 });
    await expectRefusal(() => publish(context, [tax('1.1.0'), strange]), 'RE-04');
    expect(await liveVersion('tax')).toBe('1.0.0');
  });

  test('if a file was changed after the build', async () => {
    await publish(context, [shell()]);
    const changed = tax('1.0.0');
    writeFileSync(join(changed, 'browser/remoteEntry.js'), 'other');
    await expectRefusal(() => publish(context, [changed]), 'RE-03');
  });

  test('if its entry is not among its files', async () => {
    await publish(context, [shell()]);
    await expectRefusal(
      () => publish(context, [remote({ entry: 'missing.js' })]),
      /RE-33: tax names browser\/missing\.js/,
    );
  });

  test('if a page does not render; the page and the error are named', async () => {
    await begin();
    const failing = remote(
      { version: '1.1.0' },
      { 'server/Tax.cjs': "exports.Tax = () => { throw new Error('no window here'); };" },
    );
    await expectRefusal(
      () => publish(context, [failing]),
      /RE-08: \/tax \(tax\/Tax\) does not render: .*no window here/,
    );
    expect(await liveVersion('tax')).toBe('1.0.0');
  });

  test('if its path is that of a page of the shell', async () => {
    await publish(context, [shell()]);
    const greedy = remote({ routes: [{ path: '/~health', screen: 'Tax', title: 'Tax', description: 'Tax.' }] });
    await expectRefusal(() => publish(context, [greedy]), 'RE-06: /~health belongs to the shell.');
  });

  test('if a shell would break published remotes', async () => {
    await begin();
    await expectRefusal(() => publish(context, [shell({ version: '2.0.0', supportedContracts: [2] })]), 'RE-09');
  });

  test('if the store has lost the release of the shell', async () => {
    const [{ digest = '' } = {}] = await publish(context, [shell()]);
    rmSync(join(folder, 'releases/shell', digest, 'release.json'));
    await expectRefusal(
      () => publish(context, [tax('1.0.0')]),
      /RE-10: The store does not have release\.json of shell/,
    );
  });

  test('if the store has another manifest for the shell', async () => {
    const [{ digest = '' } = {}] = await publish(context, [shell()]);
    const manifest = readFileSync(join(tax('1.0.0'), 'release.json'));
    writeFileSync(join(folder, 'releases/shell', digest, 'release.json'), manifest);
    await expectRefusal(() => publish(context, [tax('1.0.0')]), /RE-10: release\.json of shell .* has been changed/);
  });

  test('if the store holds a site that another service signed', async () => {
    await publish(context, [shell()]);
    const other = localContext(store, sampleConfig);
    await expectRefusal(() => publish(other, [tax('1.0.0')]), /RE-29: .*not signed by the expected keys/);
  });
});

test.each([
  ['registry.json', '{"schema":'],
  ['registry.json', '{"schema":"other","microFrontends":{}}'],
  ['metadata/timestamp.json', ''],
  ['used-tokens.json', '[]'],
])('a publish continues from what was signed last if %s of the store was changed to %s', async (file, content) => {
  await begin();
  await publish(context, [
    remote({ name: 'glossary', routes: [{ path: '/terms', screen: 'Tax', title: 'Terms', description: 'Terms.' }] }),
  ]);
  rmSync(join(store.siteLink, file));
  writeFileSync(join(store.siteLink, file), content);
  await publish(context, [tax('1.1.0')]);
  expect(await versionsOf('tax')).toEqual(['1.0.0', '1.1.0']);
  expect(await liveVersion('glossary')).toBe('1.0.0');
});

test('a publish continues from what was signed last if the store was set back to an older site', async () => {
  await begin();
  const old = await store.openSite();
  const files = new Map<string, Uint8Array>();
  for (const path of Object.keys((await old?.readIndex())?.files ?? {})) {
    const content = await old?.read(path);
    if (content) files.set(path, content);
  }
  await publish(context, [tax('1.1.0')]);
  await putSite(store, files);
  await publish(context, [tax('1.2.0')]);
  expect(await versionsOf('tax')).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

describe('a rollback', () => {
  beginEachWith(
    () => tax('1.1.0'),
    () => tax('1.2.0'),
  );

  test('gives visitors the previous version, and a second one the version before that', async () => {
    expect(await rollback(context, 'tax')).toMatchObject({ name: 'tax', version: '1.1.0', changed: true });
    expect(await page('tax/index.html')).toContain('tax 1.1.0');
    expect(await rollback(context, 'tax')).toMatchObject({ version: '1.0.0' });
    expect(await page('tax/index.html')).toContain('tax 1.0.0');
    expect(await versionsOf('tax')).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  test('is refused if there is no earlier version, and visitors keep what they have', async () => {
    await rollback(context, 'tax');
    await rollback(context, 'tax');
    await expectRefusal(() => rollback(context, 'tax'), 'RE-11: tax has no earlier release to go back to.');
    await expectRefusal(() => rollback(context, 'shell'), 'RE-11');
    await expectRefusal(() => rollback(context, 'unknown'), 'RE-11');
  });

  test('is followed by the next publish like any other version', async () => {
    await rollback(context, 'tax');
    await publish(context, [tax('1.3.0')]);
    expect(await liveVersion('tax')).toBe('1.3.0');
    expect(await versionsOf('tax')).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  });

  test('is refused like a publish if another team has taken one of its paths meanwhile', async () => {
    const at = (path: string) => [{ path, screen: 'Tax', title: 'Tax', description: 'Tax.' }];
    await publish(context, [remote({ version: '2.0.0', routes: at('/taxes') })]);
    await publish(context, [remote({ name: 'glossary', owner: 'team-glossary', routes: at('/tax') })]);
    await expectRefusal(() => rollback(context, 'tax'), 'RE-06: /tax belongs to glossary (team-glossary).');
  });

  test('is refused like a publish if the shell no longer supports its contract', async () => {
    await publish(context, [shell({ version: '2.0.0', supportedContracts: [1, 2] })]);
    await publish(context, [remote({ version: '2.0.0', contract: 2 })]);
    await publish(context, [shell({ version: '3.0.0', supportedContracts: [2] })]);
    await expectRefusal(() => rollback(context, 'tax'), 'RE-04: tax was written for contract 1');
  });

  test('of the shell is refused if it would break a remote that was published for the newer one', async () => {
    await publish(context, [shell({ version: '2.0.0', supportedContracts: [1, 2] })]);
    await publish(context, [remote({ version: '2.0.0', contract: 2 })]);
    await expectRefusal(() => rollback(context, 'shell'), /^RE-09: .*tax was written for contract 2/);
    await rollback(context, 'tax');
    expect(await rollback(context, 'shell')).toMatchObject({ name: 'shell', version: '1.0.0' });
  });

  test('is refused if the earlier version was lost, and visitors keep what they have', async () => {
    const [, previous] = (await readRegistry(context)).microFrontends['tax'] ?? [];
    rmSync(join(folder, 'releases/tax', previous?.extras.digest ?? ''), { recursive: true });
    await expectRefusal(() => rollback(context, 'tax'), 'RE-10');
  });
});

describe('a withdrawn remote', () => {
  beforeEach(() => begin());

  test('is off the site, but its releases stay in the store', async () => {
    const digest = currentVersion(await readRegistry(context), 'tax')?.extras.digest ?? '';
    await withdraw(context, 'tax');
    expect(await page('tax/index.html')).toBeUndefined();
    expect(await page('404.html')).toBeDefined();
    expect(currentVersions(await readRegistry(context)).map(([name]) => name)).toEqual(['shell']);
    expect(await store.readRelease('tax', digest, 'release.json')).toBeDefined();
  });

  test('returns with its next publish', async () => {
    await withdraw(context, 'tax');
    await publish(context, [tax('1.0.0')]);
    expect(await page('tax/index.html')).toContain('tax 1.0.0');
  });

  test('returns by a rollback as it was before', async () => {
    await publish(context, [tax('1.1.0')]);
    await withdraw(context, 'tax');
    expect(await rollback(context, 'tax')).toMatchObject({ version: '1.1.0', changed: true });
    expect(await page('tax/index.html')).toContain('tax 1.1.0');
  });

  test('must be in the registry, and cannot be the shell', async () => {
    await expectRefusal(() => withdraw(context, 'glossary'), 'RE-11: glossary is not in the registry.');
    await expectRefusal(() => withdraw(context, 'shell'), 'RE-14');
  });
});

describe('composing every page again', () => {
  test('applies a change of the configuration, and does not change the registry', async () => {
    await begin();
    const before = await readRegistry(context);
    await recompose({ ...context, config: { ...sampleConfig, product: 'Nidhi' } });
    expect(await page('tax/index.html')).toContain('tax 1.0.0 of Nidhi');
    expect(await readRegistry(context)).toEqual(before);
  });

  test('changes no byte if nothing has changed, so that pages name the same registry', async () => {
    await begin();
    const before = [await page('registry.json'), await page('tax/index.html')];
    await recompose(context);
    expect([await page('registry.json'), await page('tax/index.html')]).toEqual(before);
  });

  test('writes an empty registry before the first publish', async () => {
    await recompose(context);
    expect(await readRegistry(context)).toMatchObject({ microFrontends: {} });
  });
});
