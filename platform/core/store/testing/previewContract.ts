import { putSite } from './putSite.ts';
import type { SiteContent } from '../siteContent.ts';
import type { StoredSite } from '../store.ts';
import type { CollectableStore } from '../collectableStore.ts';

const ID = 'a1'.repeat(16);
const OTHER_ID = 'b2'.repeat(16);

const files = (entries: Readonly<Record<string, string>>): Map<string, Uint8Array> =>
  new Map(Object.entries(entries).map(([path, text]) => [path, Buffer.from(text)]));

/** A new store, which a test may delete. */
interface NewStore {
  readonly store: CollectableStore;
  readonly openAgain: () => CollectableStore;
  readonly remove: () => Promise<void>;
}

/** The guarantees that every kind of store gives previews: see `PreviewStore`. */
export function describePreviews(name: string, createStore: () => Promise<NewStore>): void {
  describe(`${name} keeps previews beside the site`, () => {
    let tested: NewStore;
    let beside: string;
    const previews = () => tested.store.previews;

    const textOf = async (site: StoredSite | undefined, path: string) => (await site?.read(path))?.toString();
    const put = (changed: Readonly<Record<string, string | undefined>>, after?: string, id = ID) =>
      previews().replacePreview(id, {
        files: new Map<string, SiteContent>(
          Object.entries(changed).map(([path, text]) => [path, text === undefined ? undefined : Buffer.from(text)]),
        ),
        beside,
        after,
      });

    beforeEach(async () => {
      tested = await createStore();
      await putSite(tested.store, files({ 'registry.json': 'site', 'tax/index.html': 'tax', 'old.html': 'old' }));
      beside = (await tested.store.openSite())?.version ?? '';
    });

    afterEach(async () => {
      await tested.remove();
    });

    test('by what differs from it, for every user of the store', async () => {
      expect(await previews().openPreview(ID)).toBeUndefined();
      expect(await put({ 'registry.json': 'preview', 'old.html': undefined })).toBe(true);
      for (const store of [tested.store, tested.openAgain()]) {
        const preview = await store.previews.openPreview(ID);
        expect(await textOf(preview, 'registry.json')).toBe('preview');
        expect(await textOf(preview, 'tax/index.html')).toBe('tax');
        expect(await textOf(preview, 'old.html')).toBeUndefined();
        expect(Object.keys((await preview?.readIndex())?.files ?? {}).sort()).toEqual([
          'registry.json',
          'tax/index.html',
        ]);
        expect(await textOf(await store.openSite(), 'registry.json')).toBe('site');
      }
    });

    test('with all files, also when newer sites have replaced the one that they were made from', async () => {
      await put({ 'registry.json': 'preview' });
      for (let number = 0; number < 6; number += 1) {
        await putSite(tested.store, files({ 'registry.json': String(number) }));
      }
      const preview = await previews().openPreview(ID);
      expect(await textOf(preview, 'tax/index.html')).toBe('tax');
      expect(await textOf(preview, 'registry.json')).toBe('preview');
      // A preview cannot be made from a site whose files are gone.
      if ((await tested.store.contents.listBlobs()).length === 0) {
        expect(await put({ 'registry.json': 'late' }, undefined, OTHER_ID)).toBe(false);
      }
      beside = '99';
      expect(await put({ 'registry.json': 'late' }, undefined, OTHER_ID)).toBe(false);
      expect(await previews().openPreview(OTHER_ID)).toBeUndefined();
    });

    test('each replaced as a whole, by the first who does', async () => {
      await put({ 'registry.json': 'one' });
      const first = await previews().openPreview(ID);
      expect(await put({ 'registry.json': 'late' })).toBe(false);
      expect(await put({ 'registry.json': 'two' }, first?.version)).toBe(true);
      expect(await put({ 'registry.json': 'late' }, first?.version)).toBe(false);
      // A reader that has begun with the one before continues with it.
      expect(await textOf(first, 'registry.json')).toBe('one');
      const second = await previews().openPreview(ID);
      expect(second?.version).not.toBe(first?.version);
      expect(await textOf(second, 'registry.json')).toBe('two');
      const results = await Promise.all(['a', 'b', 'c'].map((text) => put({ 'registry.json': text }, second?.version)));
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(['a', 'b', 'c']).toContain(await textOf(await previews().openPreview(ID), 'registry.json'));
    });

    test('apart from each other, and deletes one alone', async () => {
      expect(await previews().listPreviews()).toEqual([]);
      await put({ 'registry.json': 'one' });
      await put({ 'registry.json': 'other' }, undefined, OTHER_ID);
      expect((await previews().listPreviews()).sort()).toEqual([ID, OTHER_ID]);
      await previews().deletePreview(ID);
      await previews().deletePreview(ID);
      expect(await previews().listPreviews()).toEqual([OTHER_ID]);
      expect(await previews().openPreview(ID)).toBeUndefined();
      expect(await textOf(await previews().openPreview(OTHER_ID), 'registry.json')).toBe('other');
      expect(await textOf(await tested.store.openSite(), 'registry.json')).toBe('site');
    });

    test('and reads nothing outside of them', async () => {
      await put({ 'registry.json': 'one' });
      await expect(previews().openPreview('../sites')).rejects.toThrow('leads out of the store');
    });
  });
}
