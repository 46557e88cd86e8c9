import type { PreviewStore, Store, StoredSite } from '@artha/core/store';

/** The part of a store that an edge reads. */
export type ReadableStore = Pick<Store, 'openSite' | 'readPublic'> & {
  readonly previews: Pick<PreviewStore, 'openPreview'>;
};

/** A store that reports each failed read, and still throws the error. */
export function watchStore(store: ReadableStore, onFailure: () => void): ReadableStore {
  const watch = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      onFailure();
      throw error;
    });
  const watchSite = (site: StoredSite): StoredSite => ({
    version: site.version,
    read: (path) => watch(site.read(path)),
    readIndex: () => watch(site.readIndex()),
  });
  return {
    openSite: async () => {
      const site = await watch(store.openSite());
      return site && watchSite(site);
    },
    previews: {
      openPreview: async (id) => {
        const preview = await watch(store.previews.openPreview(id));
        return preview && watchSite(preview);
      },
    },
    readPublic: (path) => watch(store.readPublic(path)),
  };
}
