import type { SiteContent } from './siteContent.ts';
import type { SiteIndex } from './siteIndex.ts';

/** One site of a store; it never changes. Its files may be deleted once several newer sites have replaced it. */
export interface StoredSite {
  /** Unique among all sites of the store. */
  readonly version: string;
  /** Reads a file of the site, such as `registry.json`; undefined if it does not exist. */
  read(path: string): Promise<Buffer | undefined>;
  /** The files that were written into it; undefined if the list can no longer be read. */
  readIndex(): Promise<SiteIndex | undefined>;
}

/** The change that replaces a site. */
export interface SiteChange {
  /** The content of each path that is written, or removed. */
  readonly files: ReadonlyMap<string, SiteContent>;
  /** Version of the site that the files were made from; undefined if there was none. */
  readonly after: string | undefined;
  /** Whether all other files of that site stay, without being written again; otherwise they are gone. */
  readonly keepsOthers: boolean;
}

/**
 * Stores releases and the composed site. Releases, and files that pages name by digest (registries, pictures), never
 * change. The site (registry and pages) is replaced as a whole. Any number of processes, on any number of machines, may
 * use one store at the same time.
 */
export interface Store {
  /** Reads a file of a release: `release.json`, `browser/…`, `server/…`; undefined if it does not exist. */
  readRelease(name: string, digest: string, path: string): Promise<Buffer | undefined>;
  /** Writes a release. Writing the same one again repairs damaged files. A release exists once its manifest does. */
  putRelease(name: string, digest: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Whether a file such as `og/<digest>.png` exists. */
  hasContentAddressed(path: string): Promise<boolean>;
  /** Writes files whose paths contain the digest of their content; repairs damaged ones. */
  putContentAddressed(files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /**
   * Reads an immutable public file by its address without the first slash: `remotes/<name>/<digest>/…` (a release's
   * browser files), `og/…`, `registries/…`; undefined if it does not exist.
   */
  readPublic(path: string): Promise<Buffer | undefined>;
  /** The sites of previews, which no visitor gets unasked. */
  readonly previews: PreviewStore;
  /** The site that visitors get; undefined before the first publish. */
  openSite(): Promise<StoredSite | undefined>;
  /** Earlier sites that are kept with all their files, newest first. */
  earlierSites(): Promise<StoredSite[]>;
  /**
   * Replaces the whole site at once, on condition that the current site is the one that the files were made from: no
   * reader sees parts of both, and no other writer's site is lost.
   * @returns whether it was replaced; false if another writer has replaced that site already.
   */
  replaceSite(change: SiteChange): Promise<boolean>;
}

/**
 * Number of earlier sites that a store keeps with all their files: to restore from, and for readers of a previous one.
 */
export const KEPT_SITES = 3;

/** The site of a preview, by what differs from the site that visitors get. */
export interface PreviewChange {
  /** The files that are written, and those that the preview does not have. */
  readonly files: ReadonlyMap<string, SiteContent>;
  /** Version of the site whose other files the preview has, too: they are not written again. */
  readonly beside: string;
  /** Version of the preview that is replaced; undefined for a new one. */
  readonly after: string | undefined;
}

/** Keeps the sites of previews beside the site that visitors get. Each has an id, and is replaced as a whole. */
export interface PreviewStore {
  /** Ids of all previews. */
  listPreviews(): Promise<string[]>;
  /** The site of a preview; undefined if there is none. */
  openPreview(id: string): Promise<StoredSite | undefined>;
  /**
   * Creates or replaces the site of a preview, on condition that no one else did so first.
   * @returns false if the preview was replaced meanwhile, or if the site that it was made from is gone.
   */
  replacePreview(id: string, change: PreviewChange): Promise<boolean>;
  /** Deletes a preview; nothing happens if there is none. */
  deletePreview(id: string): Promise<void>;
}
