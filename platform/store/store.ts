/**
 * Where releases and the composed site lie. Two kinds of things: what never changes once written (releases, and files
 * that composed pages name by the digest of their content: registries, pictures), and the site (registry and pages), which is replaced as a whole.
 */
export interface Store {
  /** Reads a file of a release: `release.json`, `browser/…`, `server/…`; undefined where it is not there. */
  readRelease(name: string, digest: string, path: string): Promise<Buffer | undefined>;
  /** Writes a release. Writing the same again changes nothing; readers see all of it or nothing. */
  putRelease(name: string, digest: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Whether a file such as `og/<digest>.png` is there. */
  hasContentAddressed(path: string): Promise<boolean>;
  /** Writes files, each at a path that no other content will ever have. */
  putContentAddressed(files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Reads a file of the site that visitors get, such as `registry.json`; undefined where it is not there. */
  readSite(path: string): Promise<Buffer | undefined>;
  /** Replaces the whole site at once: no reader ever sees a part of the old with a part of the new. */
  replaceSite(files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Runs work while nobody else changes the store; waits for its turn. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}
