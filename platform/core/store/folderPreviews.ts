import { link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { getErrorCode } from '../format/getErrorCode.ts';
import { readIfThere } from '../format/readIfThere.ts';
import { fileIn } from './fileIn.ts';
import { forEachLimited } from './forEachLimited.ts';
import { indexFolder, listFolder } from './indexFolder.ts';
import { syncFolder, writeAll, type IncomingFolder } from './incomingFolder.ts';
import { readSiteNumber } from './readSiteNumber.ts';
import { writtenFiles } from './siteIndex.ts';
import type { PreviewChange, PreviewStore, StoredSite } from './store.ts';

/** Error codes of a rename onto a folder with files: Linux, macOS. */
const TAKEN = ['ENOTEMPTY', 'EEXIST'];

/** Number of files that are linked at the same time. */
const LINKS_AT_ONCE = 32;

/** Puts a file into another folder, without copying it if the file system can. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') throw error;
    await writeAll(dirname(to), new Map([[basename(to), await readFile(from)]]));
  }
}

/**
 * Puts files of a folder into another one.
 * @returns false if one of them is missing.
 */
async function linkFiles(from: string, to: string, paths: readonly string[]): Promise<boolean> {
  const targets = paths.map((path) => [fileIn(from, path), fileIn(to, path)] as const);
  for (const folder of new Set(targets.map(([, file]) => dirname(file)))) await mkdir(folder, { recursive: true });
  try {
    await forEachLimited(targets, LINKS_AT_ONCE, ([source, file]) => linkFile(source, file));
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * The previews of a folder store. The site with the highest number is the preview:
 * ```
 * previews/<id>/<n>/files/…   its files; those that visitors get, too, are links to the same files
 * ```
 */
export class FolderPreviews implements PreviewStore {
  readonly #folder: string;
  readonly #incoming: IncomingFolder;

  constructor(folder: string, incoming: IncomingFolder) {
    this.#folder = folder;
    this.#incoming = incoming;
  }

  async listPreviews(): Promise<string[]> {
    return readdir(this.#previews).catch(() => []);
  }

  async openPreview(id: string): Promise<StoredSite | undefined> {
    const [number] = await this.#numbers(id);
    if (number === undefined) return undefined;
    const files = join(this.#folderOf(id, number), 'files');
    return {
      version: String(number),
      read: async (path) => readIfThere(fileIn(files, path)),
      readIndex: () => indexFolder(files),
    };
  }

  async replacePreview(id: string, { files, beside, after }: PreviewChange): Promise<boolean> {
    return this.#incoming.use(async (temporary) => {
      const site = join(this.#folder, 'sites', beside, 'files');
      const before = await listFolder(site);
      if (!before) return false;
      const prepared = join(temporary, 'preview');
      const unchanged = before.filter((path) => !files.has(path));
      if (!(await linkFiles(site, join(prepared, 'files'), unchanged))) return false;
      await writeAll(join(prepared, 'files'), writtenFiles(files));
      const [current] = await this.#numbers(id);
      if (current?.toString() !== after) return false;
      const number = (current ?? 0) + 1;
      if (!(await this.#rename(prepared, id, number))) return false;
      // Its files stay for readers that have begun with it.
      const old = (await this.#numbers(id)).filter((one) => one < number - 1);
      for (const one of old) await this.#remove(this.#folderOf(id, one));
      return true;
    });
  }

  async deletePreview(id: string): Promise<void> {
    await this.#remove(fileIn(this.#previews, id));
  }

  get #previews(): string {
    return join(this.#folder, 'previews');
  }

  async #rename(prepared: string, id: string, number: number): Promise<boolean> {
    const folder = fileIn(this.#previews, id);
    await mkdir(folder, { recursive: true });
    try {
      await rename(prepared, this.#folderOf(id, number));
    } catch (error) {
      if (TAKEN.includes(getErrorCode(error) ?? '')) return false;
      throw error;
    }
    await syncFolder(folder);
    return true;
  }

  /** Removes a folder in one step, so that no reader sees a part of it. */
  async #remove(folder: string): Promise<void> {
    await this.#incoming.use(async (temporary) => {
      const removed = join(temporary, 'removed');
      await rename(folder, removed).catch((error: unknown) => {
        if (getErrorCode(error) !== 'ENOENT') throw error;
      });
      await rm(removed, { recursive: true, force: true });
    });
  }

  #folderOf(id: string, number: number): string {
    return join(fileIn(this.#previews, id), String(number));
  }

  /** The numbers of a preview's sites, newest first. */
  async #numbers(id: string): Promise<number[]> {
    const names = await readdir(fileIn(this.#previews, id)).catch(() => []);
    return names.flatMap((name) => readSiteNumber(name) ?? []).sort((a, b) => b - a);
  }
}
