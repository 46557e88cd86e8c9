import type { SiteIndex } from './siteIndex.ts';
import type { Store } from './store.ts';

export interface ListedRelease {
  readonly name: string;
  readonly digest: string;
  /** When it was last written, as a publish does. */
  readonly writtenAt: Date;
}

export interface ListedRegistry {
  /** Such as `registries/<digest>.json`; its compressed twins lie beside it. */
  readonly path: string;
  readonly writtenAt: Date;
}

/** A site, the current one or one before it; of old ones only index and registry may be left. */
export interface ListedSite {
  readonly version: string;
  /** When it became the current one. */
  readonly writtenAt: Date;
  /** Undefined where it is damaged. */
  readonly readIndex: () => Promise<SiteIndex | undefined>;
  /** Undefined where the site has none. */
  readonly readRegistry: () => Promise<Buffer | undefined>;
}

/** A file of sites in a store that keeps them by their digests. */
export interface ListedBlob {
  readonly sha256: string;
  readonly writtenAt: Date;
}

/** What of a store may be deleted. */
export interface Unneeded {
  readonly releases: readonly Pick<ListedRelease, 'name' | 'digest'>[];
  /** Paths, without those of the compressed twins. */
  readonly registries: readonly string[];
  /** Versions. */
  readonly sites: readonly string[];
  /** Digests. */
  readonly blobs: readonly string[];
}

/** A store that can be looked through for what nobody needs any more. */
export interface CollectableStore extends Store {
  listReleases(): Promise<ListedRelease[]>;
  listRegistries(): Promise<ListedRegistry[]>;
  /** The newest first. */
  listSites(): Promise<ListedSite[]>;
  /** None where each site has files of its own. */
  listBlobs(): Promise<ListedBlob[]>;
  /** Deletes all of it, with the compressed twins. Of a release the manifest goes first: without it, it is not there. */
  delete(unneeded: Unneeded): Promise<void>;
}
