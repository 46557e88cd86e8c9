import type { SiteIndex } from './siteIndex.ts';

/** One site of a store; it never changes. Once several newer ones have replaced it, its files may be deleted. */
export interface StoredSite {
  /** What distinguishes it from all other sites of the store. */
  readonly version: string;
  /** Reads a file of it, such as `registry.json`; undefined where it is not there. */
  read(path: string): Promise<Buffer | undefined>;
  /** Which files were written into it; undefined where that cannot be read any more. */
  readIndex(): Promise<SiteIndex | undefined>;
}

/**
 * Where releases and the composed site lie. Two kinds of things: what never changes once written (releases, and files
 * that composed pages name by the digest of their content: registries, pictures), and the site (registry and pages),
 * which is replaced as a whole. Any number of processes, on any number of machines, may use one store at the same time.
 */
export interface Store {
  /** Reads a file of a release: `release.json`, `browser/…`, `server/…`; undefined where it is not there. */
  readRelease(name: string, digest: string, path: string): Promise<Buffer | undefined>;
  /** Writes a release. Writing the same again mends what was damaged; a release counts as there once its manifest is. */
  putRelease(name: string, digest: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Whether a file such as `og/<digest>.png` is there. */
  hasContentAddressed(path: string): Promise<boolean>;
  /** Writes files, each at a path that no other content will ever have; what was damaged is mended. */
  putContentAddressed(files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /**
   * Reads what visitors get of the things that never change, by its address without the first slash:
   * `remotes/<name>/<digest>/…` (a release's browser files), `og/…`, `registries/…`; undefined where it is not there.
   */
  readPublic(path: string): Promise<Buffer | undefined>;
  /** The site that visitors get now; undefined where none is published. */
  openSite(): Promise<StoredSite | undefined>;
  /** Sites before the current one that are kept in full, newest first. */
  earlierSites(): Promise<StoredSite[]>;
  /**
   * Replaces the whole site at once, if the current one is still that which the files were made from: no reader ever
   * sees a part of the old with a part of the new, and no other writer's site is lost.
   * @param after version of the site that the files were made from; undefined where there was none.
   * @returns whether it was replaced; false where somebody else has replaced that site already.
   */
  replaceSite(files: ReadonlyMap<string, Uint8Array>, after: string | undefined): Promise<boolean>;
}

/** Sites before the current one that a store keeps in full: to restore from, and for readers who are still at one. */
export const KEPT_SITES = 3;
