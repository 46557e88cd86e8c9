import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contents, ListedBlob, ListedRegistry, ListedRelease, ListedSite, Unneeded } from './collectableStore.ts';
import { fileIn } from './fileIn.ts';
import { REPLACED_FILE } from './folderSites.ts';
import { indexFolder } from './indexFolder.ts';
import { getErrorCode } from '../format/getErrorCode.ts';
import type { IncomingFolder } from './incomingFolder.ts';
import { readIfThere } from '../format/readIfThere.ts';
import { readSiteNumber } from './readSiteNumber.ts';

/** Names in a folder; empty if the folder does not exist. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const modifiedAt = async (file: string): Promise<Date> => (await stat(file)).mtime;

/** Lists a folder store's content, and deletes what is no longer needed. */
export class FolderContents implements Contents {
  readonly #folder: string;
  readonly #incoming: IncomingFolder;

  constructor(folder: string, incoming: IncomingFolder) {
    this.#folder = folder;
    this.#incoming = incoming;
  }

  async listReleases(): Promise<ListedRelease[]> {
    const releases = join(this.#folder, 'releases');
    const listed: ListedRelease[] = [];
    for (const name of await namesIn(releases)) {
      for (const digest of await namesIn(join(releases, name))) {
        listed.push({ name, digest, writtenAt: await modifiedAt(join(releases, name, digest)) });
      }
    }
    return listed;
  }

  async listRegistries(): Promise<ListedRegistry[]> {
    const folder = join(this.#folder, 'public/registries');
    const names = (await namesIn(folder)).filter((name) => name.endsWith('.json'));
    return Promise.all(
      names.map(async (name) => ({ path: `registries/${name}`, writtenAt: await modifiedAt(join(folder, name)) })),
    );
  }

  async listSites(): Promise<ListedSite[]> {
    const folder = join(this.#folder, 'sites');
    const numbers = (await namesIn(folder)).flatMap((name) => readSiteNumber(name) ?? []);
    const listed: ListedSite[] = [];
    for (const number of numbers.sort((a, b) => b - a)) {
      const site = join(folder, String(number));
      const writtenAt = await modifiedAt(join(site, REPLACED_FILE)).catch(() => undefined);
      // Ignores files that another process deletes meanwhile.
      if (!writtenAt) continue;
      listed.push({
        version: String(number),
        writtenAt,
        readIndex: () => indexFolder(join(site, 'files')),
        readRegistry: async () =>
          (await readIfThere(join(site, 'files/registry.json'))) ?? readIfThere(join(site, 'registry.json')),
      });
    }
    return listed;
  }

  /** Each site has its own files. */
  listBlobs(): Promise<ListedBlob[]> {
    return Promise.resolve([]);
  }

  async delete({ releases, registries, sites }: Omit<Unneeded, 'previews'>): Promise<void> {
    for (const { name, digest } of releases) {
      await this.#deleteAt(fileIn(fileIn('releases', name), digest));
      await this.#deleteAt(fileIn(fileIn('public/remotes', name), digest));
    }
    for (const path of registries) {
      for (const ending of ['', '.br', '.gz']) await this.#deleteAt(fileIn('public', path + ending));
    }
    for (const version of sites) await this.#deleteSite(fileIn('sites', version));
  }

  /** Deletes what is left of an old site, but not its folders that newer sites need. */
  async #deleteSite(path: string): Promise<void> {
    if ((await namesIn(join(this.#folder, path, 'folders'))).length === 0) {
      await this.#deleteAt(path);
      return;
    }
    for (const file of ['registry.json', REPLACED_FILE]) await this.#deleteAt(fileIn(path, file));
  }

  /** Removes the folder in one step, so that no reader sees a part of it. */
  async #deleteAt(path: string): Promise<void> {
    await this.#incoming.use(async (temporary) => {
      try {
        await rename(join(this.#folder, path), join(temporary, 'deleted'));
      } catch (error) {
        if (getErrorCode(error) !== 'ENOENT') throw error;
      }
    });
  }
}
