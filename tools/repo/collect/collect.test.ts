import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRegistry, sampleVersion } from '@artha/shared/testing';
import { FolderStore } from '@artha/core/folderStore';
import { putSite } from '@artha/core/testing/putSite';
import { writeMetadata } from '@artha/core/metadata';
import { testTeam } from '@artha/core/testing/testTeam';
import { collect, describeUnneeded } from './collect.ts';

const [old, live, unpublished] = ['a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20)];
const registryOf = (digest: string) => JSON.stringify(sampleRegistry({ tax: [sampleVersion({ digest })] }));
const later = (days: number) => new Date(Date.now() + days * 86_400_000);

let folder = '';
let store: FolderStore;

const putRelease = (digest: string) =>
  store.putRelease(
    'tax',
    digest,
    new Map([
      ['release.json', Buffer.from('{}')],
      ['browser/a.js', Buffer.from('1')],
    ]),
  );

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'artha-collect-'));
  store = new FolderStore(folder);
  for (const digest of [old, live, unpublished]) await putRelease(digest);
  await store.putContentAddressed(
    new Map([
      ['registries/1.json', Buffer.from(registryOf(old))],
      ['registries/2.json', Buffer.from(registryOf(live))],
      ['registries/3.json', Buffer.from('damaged')],
      ['og/1.png', Buffer.from('picture')],
    ]),
  );
  for (const digest of [old, live, live, live, live]) {
    await putSite(store, new Map([['registry.json', Buffer.from(registryOf(digest))]]));
  }
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const isThere = async (digest: string) => (await store.readRelease('tax', digest, 'release.json')) !== undefined;

describe('collecting', () => {
  test('lists what is not needed, and deletes nothing', async () => {
    const found = await collect(store, { now: later(31) });
    expect(describeUnneeded(found).sort()).toEqual([
      'registry registries/1.json',
      `release  tax/${old}`,
      `release  tax/${unpublished}`,
      'site     1',
    ]);
    expect(await isThere(old)).toBe(true);
    expect((await store.contents.listSites()).map(({ version }) => version)).toEqual(['5', '4', '3', '2', '1']);
  });

  test('finds nothing while a tab may be open that runs it', async () => {
    expect(describeUnneeded(await collect(store, { now: later(29) }))).toEqual([]);
    expect(describeUnneeded(await collect(store, { now: later(29), days: 28 }))).not.toEqual([]);
  });

  test('deletes on request; keeps what is needed, and pictures', async () => {
    await collect(store, { now: later(31), isDeleting: true });
    expect([await isThere(old), await isThere(live), await isThere(unpublished)]).toEqual([false, true, false]);
    expect(await store.readPublic(`remotes/tax/${old}/a.js`)).toBeUndefined();
    expect(await store.readPublic(`remotes/tax/${live}/a.js`)).toBeDefined();
    expect(await store.hasContentAddressed('registries/1.json')).toBe(false);
    expect(await store.hasContentAddressed('registries/2.json')).toBe(true);
    expect(await store.hasContentAddressed('og/1.png')).toBe(true);
    expect((await store.openSite())?.version).toBe('5');
    expect(describeUnneeded(await collect(store, { now: later(31), isDeleting: true }))).toEqual([]);
  });

  test('keeps the releases of a page that stayed as it was composed last', async () => {
    const registry = `registries/${'0'.repeat(20)}.json`;
    await store.putContentAddressed(new Map([[registry, Buffer.from(registryOf(old))]]));
    const problems = [{ remote: 'tax', page: '/tax', reason: 'no such city', keepsLast: true }];
    await putSite(
      store,
      new Map([
        ['registry.json', Buffer.from(registryOf(live))],
        ['problems.json', Buffer.from(JSON.stringify(problems))],
        ['tax/index.html', Buffer.from(`<link rel="preload" as="fetch" href="/${registry}" crossorigin>`)],
      ]),
    );
    await collect(store, { now: later(31), isDeleting: true });
    expect([await isThere(old), await isThere(live), await isThere(unpublished)]).toEqual([true, true, false]);
    expect(await store.hasContentAddressed(registry)).toBe(true);
  });

  test('keeps what another process publishes between the check and the deletion', async () => {
    const listReleases = store.contents.listReleases.bind(store.contents);
    let looks = 0;
    store.contents.listReleases = async () => {
      looks += 1;
      const registry = new Map([['registry.json', Buffer.from(registryOf(unpublished))]]);
      if (looks === 1) await putSite(store, registry);
      return listReleases();
    };
    await collect(store, { now: later(31), isDeleting: true });
    expect([await isThere(old), await isThere(unpublished)]).toEqual([false, true]);
  });

  test('keeps what a preview shows until it ends, and then deletes both', async () => {
    const id = '0f'.repeat(16);
    const fields = { meta: { 'snapshot.json': { version: 1 } }, preview: id };
    const signed = writeMetadata('timestamp', { version: 1, expires: later(40), fields }, [testTeam]);
    await store.previews.replacePreview(id, {
      files: new Map([
        ['metadata/timestamp.json', signed],
        ['registry.json', Buffer.from(registryOf(unpublished))],
      ]),
      beside: '5',
      after: undefined,
    });
    await collect(store, { now: later(39), isDeleting: true });
    expect(await isThere(unpublished)).toBe(true);
    expect(describeUnneeded(await collect(store, { now: later(41), isDeleting: true }))).toEqual([
      'previews 1 that have ended',
      `release  tax/${unpublished}`,
    ]);
    expect([await isThere(unpublished), await store.previews.listPreviews()]).toEqual([false, []]);
  });

  test('is refused if the needs of a site cannot be read', async () => {
    writeFileSync(join(store.siteLink, 'registry.json'), '{');
    await expect(collect(store, { now: later(31), isDeleting: true })).rejects.toThrow(
      'RE-16: What these sites of the store need cannot be read: 5.',
    );
    expect(await isThere(old)).toBe(true);
  });

  test('says how many files of old sites it deletes if a store names them by digest', () => {
    const found = { releases: [], registries: [], sites: [], blobs: ['a', 'b'], previews: [] };
    expect(describeUnneeded(found)).toEqual(['files    2 of old sites']);
  });
});
