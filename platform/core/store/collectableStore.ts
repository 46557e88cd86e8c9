import type { SiteIndex } from './siteIndex.ts';
import type { Store } from './store.ts';

/** A release in a store. */
export interface ListedRelease {
  readonly name: string;
  readonly digest: string;
  /** Time of the last write; a publish writes a release again. */
  readonly writtenAt: Date;
}

/** A registry of pages in a store. */
export interface ListedRegistry {
  /** Such as `registries/<digest>.json`; its compressed copies are beside it. */
  readonly path: string;
  readonly writtenAt: Date;
}

/** The current site or an earlier one; old ones may only have their registry left, and in an object storage their index. */
export interface ListedSite {
  readonly version: string;
  /** When it became the current one. */
  readonly writtenAt: Date;
  /** Undefined if it is damaged, or if the files of a folder are gone. */
  readonly readIndex: () => Promise<SiteIndex | undefined>;
  /** Undefined if the site has none. */
  readonly readRegistry: () => Promise<Buffer | undefined>;
}

/** A file of sites in a store that names them by digest. */
export interface ListedBlob {
  readonly sha256: string;
  readonly writtenAt: Date;
}

/** The parts of a store that may be deleted. */
export interface Unneeded {
  readonly releases: readonly Pick<ListedRelease, 'name' | 'digest'>[];
  /** Paths, without those of compressed copies. */
  readonly registries: readonly string[];
  /** Versions. */
  readonly sites: readonly string[];
  /** Digests. */
  readonly blobs: readonly string[];
  /** Ids. */
  readonly previews: readonly string[];
}

/** Lists what a store has, and deletes what is no longer needed. */
export interface Contents {
  listReleases(): Promise<ListedRelease[]>;
  listRegistries(): Promise<ListedRegistry[]>;
  /** Newest first. */
  listSites(): Promise<ListedSite[]>;
  /** Empty if each site has its own files. */
  listBlobs(): Promise<ListedBlob[]>;
  /**
   * Deletes everything listed, with the compressed copies. Of a release it deletes the manifest first: without it the
   * release does not exist.
   */
  delete(unneeded: Omit<Unneeded, 'previews'>): Promise<void>;
}

/** A store whose contents can be listed and deleted. */
export interface CollectableStore extends Store {
  readonly contents: Contents;
}
