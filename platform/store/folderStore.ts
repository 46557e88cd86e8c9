import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { getErrorCode } from './getErrorCode.ts';
import { takeLock } from './lock.ts';
import type { Store } from './store.ts';

/** One site of the store, the same for as long as it is held; once it is no longer current, it may be deleted. */
export interface StoredSite {
  /** What `siteVersion` says while this site is the current one. */
  readonly version: string;
  /** Reads a file of it; undefined where it is not there. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
}

/** Sites kept besides the current one: a reader that opened a page of the last one can finish. */
const KEPT_SITES = 3;

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(getErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}

/** @throws where a path leads out of the folder: what remotes name must not reach other files of this machine. */
function fileIn(folder: string, path: string): string {
  const file = join(folder, path);
  if (`${relative(folder, file)}${sep}`.startsWith(`..${sep}`)) throw new Error(`${path} leads out of the store.`);
  return file;
}

async function writeAll(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const targets = [...files].map(([path, content]) => [fileIn(folder, path), content] as const);
  for (const [file, content] of targets) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * A store in a folder:
 * ```
 * public/remotes/<name>/<digest>/…   browser files, served as they are
 * public/og/<digest>.png             pictures, served as they are
 * public/registries/<digest>.json    registries that pages were composed with, served as they are
 * releases/<name>/<digest>/…         release.json and server bundles
 * sites/<n>/…  current → sites/<n>   registry and pages; the link is what changes
 * ```
 */
export class FolderStore implements Store {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Folder of what never changes and visitors get; below it the path is the address. */
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
    const others = [...files].filter(([path]) => !path.startsWith('browser/'));
    const servedFiles = new Map(browser.map(([path, content]) => [path.slice('browser/'.length), content]));
    // The browser files first: a release counts as there once its release.json is.
    await this.#writeFolder(this.#browserFolder(name, digest), servedFiles);
    await this.#writeFolder(this.#releaseFolder(name, digest), new Map(others));
  }

  #browserFolder(name: string, digest: string): string {
    return fileIn(fileIn(join(this.publicFolder, 'remotes'), name), digest);
  }

  #releaseFolder(name: string, digest: string): string {
    return fileIn(fileIn(join(this.folder, 'releases'), name), digest);
  }

  /** Writes a temporary folder and renames it in one step; where the target is there, only damaged files change. */
  async #writeFolder(target: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const temporary = join(this.folder, 'incoming', randomUUID());
    await mkdir(temporary, { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    await writeAll(temporary, files);
    if (existsSync(target)) {
      for (const [path, content] of files) {
        const there = await readIfThere(join(target, path));
        if (!there?.equals(content)) await rename(join(temporary, path), join(target, path));
      }
    } else {
      await rename(temporary, target);
    }
    await rm(temporary, { recursive: true, force: true });
  }

  async hasContentAddressed(path: string): Promise<boolean> {
    return Promise.resolve(existsSync(fileIn(this.publicFolder, path)));
  }

  async putContentAddressed(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const byFolder = Map.groupBy(files, ([path]) => dirname(path));
    for (const [folder, own] of byFolder) {
      const byName = new Map(own.map(([path, content]) => [basename(path), content] as const));
      await this.#writeFolder(fileIn(this.publicFolder, folder), byName);
    }
  }

  async readSite(path: string): Promise<Buffer | undefined> {
    return readIfThere(fileIn(this.siteLink, path));
  }

  /** The site that visitors get now, for several reads that belong together; undefined where none is published. */
  async openSite(): Promise<StoredSite | undefined> {
    const version = await this.siteVersion();
    if (version === undefined) return undefined;
    const folder = join(this.folder, version);
    return { version, read: async (path) => readIfThere(fileIn(folder, path)) };
  }

  async replaceSite(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const sites = join(this.folder, 'sites');
    await mkdir(sites, { recursive: true });
    const numbers = (await readdir(sites)).map(Number).filter((number) => Number.isInteger(number));
    const next = Math.max(0, ...numbers) + 1;
    await writeAll(join(sites, String(next)), files);
    const link = join(this.folder, `current.${next}`);
    await rm(link, { force: true });
    await symlink(join('sites', String(next)), link);
    await rename(link, this.siteLink);
    const old = numbers.sort((a, b) => b - a).slice(KEPT_SITES);
    await Promise.all(old.map((number) => rm(join(sites, String(number)), { recursive: true, force: true })));
  }

  async withLock<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    const release = await takeLock(join(this.folder, 'lock'));
    try {
      return await work();
    } finally {
      await release();
    }
  }

  /** Name of the site that visitors get now; it changes with every publish. */
  async siteVersion(): Promise<string | undefined> {
    return readlink(this.siteLink).catch(() => undefined);
  }
}
