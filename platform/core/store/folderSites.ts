import { access, link, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { fileIn } from './fileIn.ts';
import { getErrorCode } from '../format/getErrorCode.ts';
import { writeTree } from './folderTree.ts';
import { syncFolder, writeAll, type IncomingFolder } from './incomingFolder.ts';
import { readIfThere } from '../format/readIfThere.ts';
import { readSiteNumber } from './readSiteNumber.ts';
import { indexFolder } from './indexFolder.ts';
import { KEPT_SITES, type SiteChange, type StoredSite } from './store.ts';

/** The file of each site, also of an old one, that lists the folders which it no longer needs of the site before. */
export const REPLACED_FILE = 'replaced.json';
const replacedSchema = v.object({
  /** Number of the site before; omitted for the first one. */
  after: v.optional(v.string()),
  /** Paths below the sites: `3/folders/12`. */
  folders: v.array(v.pipe(v.string(), v.regex(/^\d+\/folders\/\d+$/))),
});
type Replaced = v.InferOutput<typeof replacedSchema>;
const replacedFileSchema = v.pipe(v.string(), v.parseJson(), replacedSchema);

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
 * sites/<n>/files/…          registry and pages, as a tree of folders: see `writeTree`
 * sites/<n>/folders/…        the folders that this site wrote, also those that only later sites need
 * sites/<n>/replaced.json    the folders that can be deleted with the site before
 * sites/<n>/registry.json    all that is left of an old site: open tabs may still need it
 * current → sites/<n>/files  for static file servers
 * ```
 * A folder that a site shares with the one before is a link to it, and a file is a link to the same file, so they take
 * neither time nor space.
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

  async replace({ files, after, keepsOthers }: SiteChange): Promise<boolean> {
    const isReplaced = await this.#incoming.use(async (temporary) => {
      const site = join(temporary, 'site');
      // If the site that has them was deleted, it was replaced long ago.
      if (keepsOthers && !(await isThere(this.#filesOf(Number(after))))) return false;
      const sites = join(this.#folder, 'sites');
      await mkdir(sites, { recursive: true });
      const tree = { sites, target: site, files, before: after === undefined ? undefined : Number(after), keepsOthers };
      const replaced: Replaced = { after, folders: await writeTree(tree) };
      await writeAll(site, new Map([[REPLACED_FILE, Buffer.from(JSON.stringify(replaced))]]));
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
      readIndex: () => indexFolder(this.#filesOf(number)),
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
    const kept = await this.#keptNumbers();
    for (const [index, number] of kept.entries()) {
      if (index <= KEPT_SITES) continue;
      const next = kept[index - 1];
      await this.#incoming.use(async (temporary) => {
        const registry = join(this.#folderOf(number), 'registry.json');
        // Another writer may do the same, and a site may have no registry.
        await link(join(this.#filesOf(number), 'registry.json'), registry).catch(() => undefined);
        const replaced = next === undefined ? [] : await this.#replacedBy(next, number);
        for (const [folder, path] of replaced.entries()) {
          // A writer that died has deleted some of them.
          await rename(join(this.#folder, 'sites', path), join(temporary, String(folder))).catch(() => undefined);
        }
        await rename(this.#filesOf(number), join(temporary, 'files'));
      });
    }
  }

  /** The folders that a site no longer needs of the one before. */
  async #replacedBy(number: number, before: number): Promise<readonly string[]> {
    const content = await readIfThere(join(this.#folderOf(number), REPLACED_FILE));
    const parsed = v.safeParse(replacedFileSchema, content?.toString());
    return parsed.success && parsed.output.after === String(before) ? parsed.output.folders : [];
  }
}
