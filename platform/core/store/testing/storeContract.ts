import fc from 'fast-check';
import { describePreviews } from './previewContract.ts';
import { putSite } from './putSite.ts';
import { readSiteText } from './readSiteText.ts';
import { sha256Of } from '../../format/sha256Of.ts';
import type { CollectableStore } from '../collectableStore.ts';
import { digestOf, type SiteContent } from '../siteContent.ts';
import { KEPT_SITES, type Store } from '../store.ts';

/** A store that a test may change in any way. */
export interface StoreUnderTest {
  readonly store: CollectableStore;
  /** Opens the same store again, as another process does. */
  readonly openAgain: () => CollectableStore;
  /** Changes a file of a release behind the store's back; removes it without content. */
  readonly damageRelease: (name: string, digest: string, path: string, content?: string) => Promise<void>;
  /** Damages or removes the pointer to the current site. */
  readonly damagePointer: (how: 'damaged' | 'removed') => Promise<void>;
  /** Deletes the store with everything in it. */
  readonly remove: () => Promise<void>;
}

const DIGEST = 'a'.repeat(20);
const OTHER_DIGEST = 'b'.repeat(20);

const files = (entries: Readonly<Record<string, string>>): Map<string, Uint8Array> =>
  new Map(Object.entries(entries).map(([path, text]) => [path, Buffer.from(text)]));

const release = files({
  'release.json': '{"name":"tax"}',
  'browser/remoteEntry.js': 'entry',
  'browser/remoteEntry.js.br': 'entry, compressed',
  'browser/pictures/tax.svg': '<svg/>',
  'server/Tax.cjs': 'screen',
});

/** Replaces the whole site. */
const replace = (store: Store, content: ReadonlyMap<string, Uint8Array>, after: string | undefined) =>
  store.replaceSite({ files: content, after, keepsOthers: false });

/** The guarantees of every kind of store: see `Store`. */
export function describeStore(name: string, createStore: () => Promise<StoreUnderTest>): void {
  describePreviews(name, createStore);
  describe(`${name} keeps the guarantees of a store`, () => {
    let tested: StoreUnderTest;
    let store: CollectableStore;

    const text = async (content: Promise<Buffer | undefined>) => (await content)?.toString();
    const readAll = async (from: Store, digest = DIGEST) => {
      const entries = [...release.keys()].map(
        async (path) => [path, await text(from.readRelease('tax', digest, path))] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    };
    const whole = Object.fromEntries([...release].map(([path, content]) => [path, Buffer.from(content).toString()]));

    beforeEach(async () => {
      tested = await createStore();
      store = tested.store;
    });

    afterEach(async () => {
      await tested.remove();
    });

    describe('releases', () => {
      test('are read as they were written, by every user of the store', async () => {
        await store.putRelease('tax', DIGEST, release);
        expect(await readAll(store)).toEqual(whole);
        expect(await readAll(tested.openAgain())).toEqual(whole);
      });

      test('do not exist before they are written, under another name, or with another digest', async () => {
        expect(await store.readRelease('tax', DIGEST, 'release.json')).toBeUndefined();
        await store.putRelease('tax', DIGEST, release);
        expect(await store.readRelease('glossary', DIGEST, 'release.json')).toBeUndefined();
        expect(await store.readRelease('tax', OTHER_DIGEST, 'release.json')).toBeUndefined();
        expect(await store.readRelease('tax', DIGEST, 'browser/missing.js')).toBeUndefined();
        expect(await store.readRelease('tax', DIGEST, 'browser/remoteEntry.js/more')).toBeUndefined();
      });

      test('stay if another release of the same name is written', async () => {
        await store.putRelease('tax', DIGEST, release);
        await store.putRelease('tax', OTHER_DIGEST, files({ 'release.json': 'other' }));
        expect(await readAll(store)).toEqual(whole);
        expect(await text(store.readRelease('tax', OTHER_DIGEST, 'release.json'))).toBe('other');
      });

      test('do not change if they are written again', async () => {
        await store.putRelease('tax', DIGEST, release);
        await store.putRelease('tax', DIGEST, release);
        expect(await readAll(store)).toEqual(whole);
      });

      test.each([...release.keys()])('are repaired if they are written again: %s', async (path) => {
        for (const content of ['damaged', undefined]) {
          await store.putRelease('tax', DIGEST, release);
          await tested.damageRelease('tax', DIGEST, path, content);
          expect(await text(store.readRelease('tax', DIGEST, path))).toBe(content);
          await store.putRelease('tax', DIGEST, release);
          expect(await readAll(store)).toEqual(whole);
        }
      });

      test('are complete as soon as their manifest exists', async () => {
        const progress = { done: false };
        const writing = store.putRelease('tax', DIGEST, release).then(() => {
          progress.done = true;
        });
        while (!progress.done) {
          if (await store.readRelease('tax', DIGEST, 'release.json')) expect(await readAll(store)).toEqual(whole);
          else await new Promise((resolve) => setImmediate(resolve));
        }
        await writing;
      });

      test('may contain any bytes', async () => {
        await fc.assert(
          fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
            await store.putRelease('tax', DIGEST, new Map([['browser/file.bin', bytes]]));
            const content = await store.readRelease('tax', DIGEST, 'browser/file.bin');
            expect(content?.equals(bytes)).toBe(true);
          }),
          { numRuns: 20 },
        );
      });
    });

    describe('files named by their content', () => {
      test('exist once they are written', async () => {
        expect(await store.hasContentAddressed('og/1.png')).toBe(false);
        await store.putContentAddressed(files({ 'og/1.png': 'one', 'registries/2.json': 'two' }));
        expect(await store.hasContentAddressed('og/1.png')).toBe(true);
        expect(await tested.openAgain().hasContentAddressed('registries/2.json')).toBe(true);
        expect(await store.hasContentAddressed('og/2.json')).toBe(false);
      });

      test('stay if more are written, or the same again', async () => {
        await store.putContentAddressed(files({ 'og/1.png': 'one' }));
        await store.putContentAddressed(files({ 'og/1.png': 'one', 'og/2.png': 'two' }));
        expect(await store.hasContentAddressed('og/1.png')).toBe(true);
        expect(await store.hasContentAddressed('og/2.png')).toBe(true);
      });

      test('may be empty', async () => {
        await expect(store.putContentAddressed(new Map())).resolves.toBeUndefined();
      });
    });

    describe('its public files', () => {
      test('are read by address: browser files, pictures and registries', async () => {
        await store.putRelease('tax', DIGEST, release);
        await store.putContentAddressed(files({ 'og/1.png': 'one', 'registries/2.json': 'two' }));
        expect(await text(store.readPublic(`remotes/tax/${DIGEST}/pictures/tax.svg`))).toBe('<svg/>');
        expect(await text(tested.openAgain().readPublic('og/1.png'))).toBe('one');
        expect(await text(store.readPublic('registries/2.json'))).toBe('two');
      });

      test('exclude server files and missing ones', async () => {
        await store.putRelease('tax', DIGEST, release);
        for (const path of [`remotes/tax/${DIGEST}/release.json`, `remotes/tax/${DIGEST}/Tax.cjs`, 'og/2.png']) {
          expect(await store.readPublic(path)).toBeUndefined();
        }
      });
    });

    describe('the site', () => {
      test('is read as it was written, by every user of the store', async () => {
        expect(await replace(store, files({ 'registry.json': '{}', 'tools/index.html': 'tools' }), undefined)).toBe(
          true,
        );
        expect(await readSiteText(store, 'registry.json')).toBe('{}');
        expect(await readSiteText(tested.openAgain(), 'tools/index.html')).toBe('tools');
        expect(await readSiteText(store, 'tools/missing.html')).toBeUndefined();
      });

      test('does not exist before it is written', async () => {
        expect(await store.openSite()).toBeUndefined();
        expect(await store.earlierSites()).toEqual([]);
      });

      test('is replaced as a whole, without remains of the old one', async () => {
        await putSite(store, files({ 'registry.json': 'old', 'old/index.html': 'old' }));
        await putSite(store, files({ 'registry.json': 'new', 'new/index.html': 'new' }));
        expect(await readSiteText(store, 'registry.json')).toBe('new');
        expect(await readSiteText(store, 'new/index.html')).toBe('new');
        expect(await readSiteText(store, 'old/index.html')).toBeUndefined();
      });

      test('keeps the other files if asked, also when the site that wrote them is gone', async () => {
        await putSite(store, files({ 'registry.json': '0', 'tools/index.html': 'tools', 'old.html': 'old' }));
        const unchanged = digestOf(Buffer.from('tools'));
        for (let number = 1; number <= KEPT_SITES + 2; number += 1) {
          const next = new Map<string, SiteContent>([
            ['registry.json', Buffer.from(String(number))],
            ['old.html', undefined],
          ]);
          expect(
            await store.replaceSite({ files: next, after: (await store.openSite())?.version, keepsOthers: true }),
          ).toBe(true);
          expect(await readSiteText(tested.openAgain(), 'tools/index.html')).toBe('tools');
          expect(await readSiteText(tested.openAgain(), 'old.html')).toBeUndefined();
        }
        const index = await (await store.openSite())?.readIndex();
        expect(Object.keys(index?.files ?? {}).sort()).toEqual(['registry.json', 'tools/index.html']);
        expect(index?.files['tools/index.html']).toEqual({ sha256: unchanged.sha256, size: unchanged.length });
        // Replacing the file in the next site leaves it in the ones before.
        const last = await store.openSite();
        await putSite(store, files({ 'registry.json': 'last', 'tools/index.html': 'changed' }));
        expect((await last?.read('tools/index.html'))?.toString()).toBe('tools');
      });

      test('keeps no others of a site that does not exist', async () => {
        const next = files({ 'registry.json': 'new' });
        expect(await store.replaceSite({ files: next, after: '1', keepsOthers: true })).toBe(false);
        expect(await store.openSite()).toBeUndefined();
      });

      test('has another version after each replacement, even with the same files', async () => {
        const versions = new Set<string | undefined>();
        for (let count = 0; count < 3; count += 1) {
          await putSite(store, files({ 'registry.json': '{}' }));
          versions.add((await store.openSite())?.version);
        }
        expect(versions.size).toBe(3);
        expect((await tested.openAgain().openSite())?.version).toBe((await store.openSite())?.version);
      });

      test('stays the same for a reader that has opened it', async () => {
        await putSite(store, files({ 'registry.json': 'old' }));
        const opened = await store.openSite();
        await putSite(store, files({ 'registry.json': 'new' }));
        expect((await opened?.read('registry.json'))?.toString()).toBe('old');
      });

      test('knows its files by their digests', async () => {
        await putSite(store, files({ 'registry.json': '{}', 'tools/index.html': 'tools' }));
        const index = await (await store.openSite())?.readIndex();
        expect(index?.files).toEqual({
          'registry.json': { sha256: sha256Of(Buffer.from('{}')), size: 2 },
          'tools/index.html': { sha256: sha256Of(Buffer.from('tools')), size: 5 },
        });
      });

      test('always exists during a replacement, and never becomes older', async () => {
        const site = (number: number) => files({ 'registry.json': String(number).padEnd(5000, '.') });
        await putSite(store, site(0));
        const progress = { done: false };
        const writing = (async () => {
          for (let number = 1; number <= 20; number += 1) await putSite(store, site(number));
          progress.done = true;
        })();
        let last = 0;
        while (!progress.done) {
          const content = (await readSiteText(store, 'registry.json')) ?? '';
          expect(content).toHaveLength(5000);
          expect(Number.parseInt(content)).toBeGreaterThanOrEqual(last);
          last = Number.parseInt(content);
        }
        await writing;
        expect(await readSiteText(store, 'registry.json')).toMatch(/^20\./);
      });

      test('does not change releases', async () => {
        await store.putRelease('tax', DIGEST, release);
        for (let number = 0; number < 6; number += 1) await putSite(store, files({ 'registry.json': String(number) }));
        expect(await readAll(store)).toEqual(whole);
      });

      test('is kept after newer ones replace it, a limited number of them, newest first', async () => {
        for (let number = 1; number <= KEPT_SITES + 3; number += 1) {
          await putSite(store, files({ 'registry.json': String(number), 'index.html': `page of ${String(number)}` }));
        }
        const earlier = await tested.openAgain().earlierSites();
        const pages = await Promise.all(earlier.map((site) => text(site.read('index.html'))));
        expect(pages).toEqual(['page of 5', 'page of 4', 'page of 3']);
      });
    });

    describe('a replacement', () => {
      test('is refused without effect if another site is current than the one it was made from', async () => {
        await putSite(store, files({ 'registry.json': 'first' }));
        const first = (await store.openSite())?.version;
        await putSite(store, files({ 'registry.json': 'second' }));
        for (const after of [first, undefined, 'never']) {
          expect(await replace(store, files({ 'registry.json': 'late' }), after)).toBe(false);
        }
        expect(await readSiteText(store, 'registry.json')).toBe('second');
      });

      test('is refused if the site that it was made from does not exist', async () => {
        expect(await replace(store, files({ 'registry.json': 'late' }), '1')).toBe(false);
        expect(await store.openSite()).toBeUndefined();
      });

      test('takes effect once if several are made at the same time from the same site', async () => {
        for (const number of [1, 2]) {
          const after = (await store.openSite())?.version;
          expect(after === undefined).toBe(number === 1);
          const others = Array.from({ length: 5 }, () => tested.openAgain());
          const results = await Promise.all(
            others.map((one, index) => replace(one, files({ 'registry.json': String(index) }), after)),
          );
          expect(results.filter(Boolean)).toHaveLength(1);
          expect(await readSiteText(store, 'registry.json')).toBe(String(results.indexOf(true)));
        }
      });

      test('loses no change of writers that read, change, write, and start again after a refusal', async () => {
        await putSite(store, files({ 'registry.json': '0' }));
        const increment = async (one: Store) => {
          for (;;) {
            const site = await one.openSite();
            const number = Number(await text(site?.read('registry.json') ?? Promise.resolve(undefined)));
            if (await replace(one, files({ 'registry.json': String(number + 1) }), site?.version)) return;
          }
        };
        const others = Array.from({ length: 4 }, () => tested.openAgain());
        await Promise.all(others.flatMap((one) => [increment(one), increment(one)]));
        expect(await readSiteText(store, 'registry.json')).toBe('8');
      });
    });

    describe('its content', () => {
      const nothing = { releases: [], registries: [], sites: [], blobs: [] };
      const replaceTimes = async (count: number) => {
        for (let number = 1; number <= count; number += 1) {
          await putSite(store, files({ 'registry.json': `registry ${String(number)}`, 'robots.txt': 'robots' }));
        }
      };

      test('is listed: releases, registries without compressed copies, sites with their registries', async () => {
        expect([
          await store.contents.listReleases(),
          await store.contents.listRegistries(),
          await store.contents.listSites(),
        ]).toEqual([[], [], []]);
        await store.putRelease('tax', DIGEST, release);
        await store.putContentAddressed(files({ 'registries/1.json': '{}', 'registries/1.json.br': '{}' }));
        await replaceTimes(KEPT_SITES + 3);
        const [releases, registries] = [await store.contents.listReleases(), await store.contents.listRegistries()];
        expect(releases.map(({ name, digest }) => [name, digest])).toEqual([['tax', DIGEST]]);
        expect(registries.map(({ path }) => path)).toEqual(['registries/1.json']);
        const sites = await tested.openAgain().contents.listSites();
        for (const { writtenAt } of [...releases, ...registries, ...sites]) {
          expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
        }
        expect(sites.map(({ version }) => version)).toEqual(['6', '5', '4', '3', '2', '1']);
        for (const { version, readRegistry } of sites) expect(await text(readRegistry())).toBe(`registry ${version}`);
        for (const { readIndex } of sites.slice(0, KEPT_SITES + 1)) {
          expect((await readIndex())?.files).toHaveProperty(['robots.txt']);
        }
      });

      test('is deleted as listed, and nothing else', async () => {
        await store.putRelease('tax', DIGEST, release);
        await store.putRelease('tax', OTHER_DIGEST, release);
        const registries = ['1', '2'].flatMap((name) =>
          ['', '.br', '.gz'].map((end) => `registries/${name}.json${end}`),
        );
        await store.putContentAddressed(
          files(Object.fromEntries([...registries, 'og/1.png'].map((path) => [path, '1']))),
        );
        await replaceTimes(KEPT_SITES + 3);
        const unneeded = {
          releases: [{ name: 'tax', digest: DIGEST }],
          registries: ['registries/1.json'],
          sites: ['1'],
        };
        await store.contents.delete({ ...unneeded, blobs: [] });
        await store.contents.delete({ ...unneeded, blobs: [] });
        await store.contents.delete(nothing);
        for (const path of release.keys()) expect(await store.readRelease('tax', DIGEST, path)).toBeUndefined();
        expect(await readAll(store, OTHER_DIGEST)).toEqual(whole);
        const left = await Promise.all(registries.map((path) => store.hasContentAddressed(path)));
        expect(left).toEqual([false, false, false, true, true, true]);
        expect(await store.hasContentAddressed('og/1.png')).toBe(true);
        expect((await store.contents.listSites()).map(({ version }) => version)).toEqual(['6', '5', '4', '3', '2']);
        expect(await readSiteText(store, 'robots.txt')).toBe('robots');
      });

      test('may lose files of old sites that no kept one has', async () => {
        await replaceTimes(2);
        const needed = new Set<string>();
        for (const { sha256 } of Object.values((await (await store.openSite())?.readIndex())?.files ?? {})) {
          needed.add(sha256);
        }
        const blobs = (await store.contents.listBlobs())
          .map(({ sha256 }) => sha256)
          .filter((sha256) => !needed.has(sha256));
        await store.contents.delete({ ...nothing, blobs });
        expect(await readSiteText(store, 'registry.json')).toBe('registry 2');
        expect((await store.contents.listBlobs()).every(({ sha256 }) => needed.has(sha256))).toBe(true);
      });
    });

    describe('a damaged store', () => {
      test.each(['removed', 'damaged'] as const)(
        'still has the current site if its pointer is %s, and accepts the next one',
        async (damage) => {
          for (const number of ['1', '2', '3']) await putSite(store, files({ 'registry.json': number }));
          await tested.damagePointer(damage);
          expect(await readSiteText(store, 'registry.json')).toBe('3');
          await putSite(tested.openAgain(), files({ 'registry.json': '4' }));
          expect(await readSiteText(store, 'registry.json')).toBe('4');
          const earlier = await store.earlierSites();
          expect(await text(earlier[0]?.read('registry.json') ?? Promise.resolve(undefined))).toBe('3');
        },
      );
    });
  });
}
