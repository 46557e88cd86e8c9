import { access, link, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileIn } from './fileIn.ts';
import { getErrorCode } from '../format/getErrorCode.ts';
import { linkAll, syncFolder, writeAll, type IncomingFolder } from './incomingFolder.ts';
import { readIfThere } from '../format/readIfThere.ts';
import { readSiteNumber } from './readSiteNumber.ts';
import type { SiteContent } from './siteContent.ts';
import { createSiteIndex, parseSiteIndex, writtenFiles } from './siteIndex.ts';
import { KEPT_SITES, type ReplaceOptions, type StoredSite } from './store.ts';

/** Error codes of a rename onto a folder with files: Linux, macOS. */
const TAKEN = ['ENOTEMPTY', 'EEXIST'];

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The sites of a folder store, numbered from 1. The site with the highest number is the current one:
 * ```
 * sites/<n>/files/…          registry and pages
 * sites/<n>/index.json       the list of these files
 * sites/<n>/registry.json    all that is left of an old site: open tabs may still need it
 * current → sites/<n>/files  for static file servers
 * ```
 * A file that a site shares with the one before is a link to the same file, so it takes neither time nor space.
 * Renaming a complete folder to the next number is the conditional write: it fails if the number is taken. The link is
 * set after it; if a process dies in between, the next writer sets the link.
 */
export class FolderSites {
  readonly #folder: string;
  readonly #incoming: IncomingFolder;

  constructor(folder: string, incoming: IncomingFolder) {
    this.#folder = folder;
    this.#incoming = incoming;
  }

  async open(): Promise<StoredSite | undefined> {
    const linked = await this.#linkedNumber();
    const isLinked = linked !== undefined && (await isThere(this.#filesOf(linked)));
    let number = isLinked ? linked : (await this.#keptNumbers())[0];
    if (number === undefined) return undefined;
    // The writer of the newest site may have died before it set the link.
    while (await isThere(this.#filesOf(number + 1))) number += 1;
    return this.#siteOf(number);
  }

  async earlier(): Promise<StoredSite[]> {
    const [, ...earlier] = await this.#keptNumbers();
    return earlier.slice(0, KEPT_SITES).map((number) => this.#siteOf(number));
  }

  async replace(
    files: ReadonlyMap<string, SiteContent>,
    after: string | undefined,
    { keepsOthers = false }: ReplaceOptions = {},
  ): Promise<boolean> {
    const isReplaced = await this.#incoming.use(async (temporary) => {
      const site = join(temporary, 'site');
      const before = keepsOthers ? await this.#siteOf(Number(after)).readIndex() : { files: {} };
      // The site that has them was deleted, so it was replaced long ago.
      if (!before) return false;
      const index = Buffer.from(JSON.stringify(createSiteIndex(files, before)));
      await writeAll(site, new Map([['index.json', index]]));
      const unchanged = Object.keys(before.files).filter((path) => !files.has(path));
      await linkAll(this.#filesOf(Number(after)), join(site, 'files'), unchanged);
      await writeAll(join(site, 'files'), writtenFiles(files));
      await mkdir(join(this.#folder, 'sites'), { recursive: true });
      // The highest number counts damaged sites, too. It is read before the current site: a later site takes this
      // number.
      const number = Math.max(0, ...(await this.#numbers())) + 1;
      // Created first, so that a full disk does not leave the site without its link.
      const prepared = join(temporary, 'current');
      await symlink(join('sites', String(number), 'files'), prepared);
      const [current] = await this.#keptNumbers();
      if (current?.toString() !== after || !(await this.#renameSite(site, number))) return false;
      if (((await this.#linkedNumber()) ?? 0) < number) await this.#renameLink(prepared);
      return true;
    });
    await this.#mendLink();
    // The next writer deletes what is not deleted now.
    if (isReplaced) await this.#removeOld().catch(() => undefined);
    return isReplaced;
  }

  async #renameSite(prepared: string, number: number): Promise<boolean> {
    try {
      await rename(prepared, this.#folderOf(number));
    } catch (error) {
      if (TAKEN.includes(getErrorCode(error) ?? '')) return false;
      throw error;
    }
    await syncFolder(join(this.#folder, 'sites'));
    return true;
  }

  #folderOf(number: number): string {
    return join(this.#folder, 'sites', String(number));
  }

  #filesOf(number: number): string {
    return join(this.#folderOf(number), 'files');
  }

  #siteOf(number: number): StoredSite {
    return {
      version: String(number),
      read: async (path) => readIfThere(fileIn(this.#filesOf(number), path)),
      readIndex: async () => {
        const content = await readIfThere(join(this.#folderOf(number), 'index.json'));
        return content && parseSiteIndex(content);
      },
    };
  }

  /** The number in the link; undefined if the link is missing or damaged. */
  async #linkedNumber(): Promise<number | undefined> {
    const target = await readlink(join(this.#folder, 'current')).catch(() => '');
    return readSiteNumber(/^sites\/(\d+)\/files$/.exec(target)?.[1] ?? '');
  }

  async #numbers(): Promise<number[]> {
    const names = await readdir(join(this.#folder, 'sites')).catch(() => []);
    return names.flatMap((name) => readSiteNumber(name) ?? []);
  }

  /** The numbers of the sites with files, the current one first. */
  async #keptNumbers(): Promise<number[]> {
    const numbers = await this.#numbers();
    const kept = await Promise.all(numbers.map((number) => isThere(this.#filesOf(number))));
    return numbers.filter((_, index) => kept[index]).sort((a, b) => b - a);
  }

  /** Sets the link to the current site; repeats it if another process set it back to an older one meanwhile. */
  async #mendLink(): Promise<void> {
    for (;;) {
      const [current] = await this.#keptNumbers();
      if (current === undefined || (await this.#linkedNumber()) === current) return;
      await this.#incoming.use(async (temporary) => {
        const prepared = join(temporary, 'current');
        await symlink(join('sites', String(current), 'files'), prepared);
        await this.#renameLink(prepared);
      });
    }
  }

  async #renameLink(prepared: string): Promise<void> {
    const target = join(this.#folder, 'current');
    try {
      await rename(prepared, target);
    } catch (error) {
      // If the store was copied without its links, it has a folder here.
      if (getErrorCode(error) !== 'EISDIR') throw error;
      await rm(target, { recursive: true, force: true });
      await rename(prepared, target);
    }
  }

  /** Deletes the files of old sites. Keeps their folders, so that a slow writer cannot reuse their numbers. */
  async #removeOld(): Promise<void> {
    for (const number of (await this.#keptNumbers()).slice(1 + KEPT_SITES)) {
      await this.#incoming.use(async (temporary) => {
        const registry = join(this.#folderOf(number), 'registry.json');
        // Another writer may do the same, and a site may have no registry.
        await link(join(this.#filesOf(number), 'registry.json'), registry).catch(() => undefined);
        await rename(this.#filesOf(number), join(temporary, 'files'));
      });
    }
  }
}
