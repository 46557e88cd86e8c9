import type { Store } from '@artha/core/store';

/** A store that counts what is written into it. */
export interface CountedStore {
  readonly store: Store;
  /** The number of files written since the last call. */
  readonly takeCount: () => number;
}

/** Wraps a store so that the files that each change writes can be counted. */
export function countWrites(inner: Store): CountedStore {
  let count = 0;
  return {
    takeCount: () => {
      const taken = count;
      count = 0;
      return taken;
    },
    store: {
      previews: inner.previews,
      readRelease: (name, digest, path) => inner.readRelease(name, digest, path),
      putRelease: (name, digest, files) => {
        count += files.size;
        return inner.putRelease(name, digest, files);
      },
      hasContentAddressed: (path) => inner.hasContentAddressed(path),
      putContentAddressed: (files) => {
        count += files.size;
        return inner.putContentAddressed(files);
      },
      readPublic: (path) => inner.readPublic(path),
      openSite: () => inner.openSite(),
      earlierSites: () => inner.earlierSites(),
      replaceSite: (change) => {
        count += [...change.files.values()].filter((content) => content instanceof Uint8Array).length;
        return inner.replaceSite(change);
      },
    },
  };
}
