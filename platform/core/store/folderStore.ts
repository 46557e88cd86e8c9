import { access, mkdir, rename, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CollectableStore } from './collectableStore.ts';
import { fileIn } from './fileIn.ts';
import { FolderContents } from './folderContents.ts';
import { FolderPreviews } from './folderPreviews.ts';
import { FolderSites } from './folderSites.ts';
import { IncomingFolder, syncFolder, writeAll } from './incomingFolder.ts';
import { readIfThere } from '../format/readIfThere.ts';
import type { SiteChange, StoredSite } from './store.ts';

/**
 * A store in a folder:
 * ```
 * public/remotes/<name>/<digest>/…   browser files, served unchanged
 * public/og/<digest>.png             pictures, served unchanged
 * public/registries/<digest>.json    registries that pages were composed with, served unchanged
 * releases/<name>/<digest>/…         release.json and server bundles
 * previews/…                         sites of previews: see `FolderPreviews`
 * sites/…  current                   registry and pages: see `FolderSites`
 * incoming/…                         temporary files of writes
 * ```
 */
export class FolderStore implements CollectableStore {
  readonly folder: string;
  readonly contents: FolderContents;
  readonly previews: FolderPreviews;
  readonly #incoming: IncomingFolder;
  readonly #sites: FolderSites;

  constructor(folder: string) {
    this.folder = folder;
    this.#incoming = new IncomingFolder(join(folder, 'incoming'));
    this.#sites = new FolderSites(folder, this.#incoming);
    this.previews = new FolderPreviews(folder, this.#incoming);
    this.contents = new FolderContents(folder, this.#incoming);
  }

  /** Folder of the immutable files that visitors get; the path below it is the address. */
  get publicFolder(): string {
    return join(this.folder, 'public');
  }

  /** Link to the folder of the site that visitors get. */
  get siteLink(): string {
    return join(this.folder, 'current');
  }

  async readRelease(name: string, digest: string, path: string): Promise<Buffer | undefined> {
    const file = path.startsWith('browser/')
      ? fileIn(this.#browserFolder(name, digest), path.slice('browser/'.length))
      : fileIn(this.#releaseFolder(name, digest), path);
    return readIfThere(file);
  }

  async putRelease(name: string, digest: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const browser = [...files].filter(([path]) => path.startsWith('browser/'));
    const others = [...files].filter(([path]) => !path.startsWith('browser/') && path !== 'release.json');
    const manifest = [...files].filter(([path]) => path === 'release.json');
    const servedFiles = new Map(browser.map(([path, content]) => [path.slice('browser/'.length), content]));
    await this.#putFiles(this.#browserFolder(name, digest), servedFiles);
    await this.#putFiles(this.#releaseFolder(name, digest), new Map(others));
    // The manifest is written last: a release exists once its manifest does.
    await this.#putFiles(this.#releaseFolder(name, digest), new Map(manifest));
    // Written even if it exists, to record the time of the last publish.
    const now = new Date();
    if (manifest.length > 0) await utimes(this.#releaseFolder(name, digest), now, now);
  }

  #browserFolder(name: string, digest: string): string {
    return fileIn(fileIn(join(this.publicFolder, 'remotes'), name), digest);
  }

  #releaseFolder(name: string, digest: string): string {
    return fileIn(fileIn(join(this.folder, 'releases'), name), digest);
  }

  /** Writes each file in one step; skips files that exist with this content. */
  async #putFiles(target: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const targets = [...files].map(([path, content]) => ({ path, content, file: fileIn(target, path) }));
    const known = await Promise.all(targets.map(({ file }) => readIfThere(file)));
    const missing = targets.filter(({ content }, index) => !known[index]?.equals(content));
    if (missing.length === 0) return;
    await this.#incoming.use(async (temporary) => {
      await writeAll(temporary, new Map(missing.map(({ path, content }) => [path, content])));
      const folders = new Set(missing.map(({ file }) => dirname(file)));
      for (const folder of folders) await mkdir(folder, { recursive: true });
      for (const { path, file } of missing) await rename(join(temporary, path), file);
      await Promise.all([...folders].map(syncFolder));
    });
  }

  async hasContentAddressed(path: string): Promise<boolean> {
    return access(fileIn(this.publicFolder, path)).then(
      () => true,
      () => false,
    );
  }

  async putContentAddressed(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    await this.#putFiles(this.publicFolder, files);
  }

  async readPublic(path: string): Promise<Buffer | undefined> {
    return readIfThere(fileIn(this.publicFolder, path));
  }

  openSite(): Promise<StoredSite | undefined> {
    return this.#sites.open();
  }

  earlierSites(): Promise<StoredSite[]> {
    return this.#sites.earlier();
  }

  replaceSite(change: SiteChange): Promise<boolean> {
    return this.#sites.replace(change);
  }
}
