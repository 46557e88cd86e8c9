import { fileIn } from '@artha/core/fileIn';
import { sha256Of } from '@artha/core/sha256Of';
import { forEachLimited } from '@artha/core/forEachLimited';
import { readSiteNumber } from '@artha/core/readSiteNumber';
import { blobKey } from './s3Keys.ts';
import { entityTagOf, type S3Objects } from './s3Objects.ts';
import { s3StoredSite } from './s3StoredSite.ts';
import { createSiteIndex, parseSiteIndex, writtenFiles, type SiteIndex } from '@artha/core/siteIndex';
import type { PreviewChange, PreviewStore, StoredSite } from '@artha/core/store';

/** Maximum number of concurrent requests. */
const REQUESTS_AT_ONCE = 16;

const folderOf = (id: string) => `${fileIn('previews', id)}/`;
const indexKey = (id: string, number: number) => `${folderOf(id)}${String(number)}.json`;

/**
 * The previews of an object store. The index with the highest number is the preview; its files are blobs, as those of
 * the visitors' site:
 * ```
 * previews/<id>/<n>.json   the files of the preview with their digests
 * ```
 */
export class S3Previews implements PreviewStore {
  readonly #objects: S3Objects;
  readonly #siteOf: (number: number) => StoredSite;

  /** @param siteOf opens a site of the visitors by its number. */
  constructor(objects: S3Objects, siteOf: (number: number) => StoredSite) {
    this.#objects = objects;
    this.#siteOf = siteOf;
  }

  async listPreviews(): Promise<string[]> {
    const listed = await this.#objects.list('previews/');
    return [...new Set(listed.flatMap(({ key }) => key.split('/')[1] ?? []))];
  }

  async openPreview(id: string): Promise<StoredSite | undefined> {
    const [number] = await this.#numbers(id);
    if (number === undefined) return undefined;
    return s3StoredSite(this.#objects, number, () => this.#readIndex(indexKey(id, number)));
  }

  async replacePreview(id: string, { files, beside, after }: PreviewChange): Promise<boolean> {
    const before = await this.#siteOf(Number(beside)).readIndex();
    const [current] = await this.#numbers(id);
    if (!before || current?.toString() !== after) return false;
    const number = (current ?? 0) + 1;
    await forEachLimited(writtenFiles(files).values(), REQUESTS_AT_ONCE, async (content) => {
      const key = blobKey(sha256Of(content));
      if ((await this.#objects.entityTag(key)) !== entityTagOf(content)) await this.#objects.put(key, content);
    });
    const index = Buffer.from(JSON.stringify(createSiteIndex(files, before)));
    if (!(await this.#objects.putIf(indexKey(id, number), index, { isNew: true }))) return false;
    // The one before stays for readers that have begun with it.
    const old = (await this.#numbers(id)).filter((one) => one < number - 1);
    await this.#objects.delete(old.map((one) => indexKey(id, one)));
    return true;
  }

  async deletePreview(id: string): Promise<void> {
    const listed = await this.#objects.list(folderOf(id));
    await this.#objects.delete(listed.map(({ key }) => key));
  }

  async #readIndex(key: string): Promise<SiteIndex | undefined> {
    const stored = await this.#objects.get(key);
    return stored && parseSiteIndex(stored.content);
  }

  /** The numbers of a preview's sites, newest first. */
  async #numbers(id: string): Promise<number[]> {
    const listed = await this.#objects.list(folderOf(id));
    return listed
      .flatMap(({ key }) => readSiteNumber(/\/(\d+)\.json$/.exec(key)?.[1] ?? '') ?? [])
      .sort((a, b) => b - a);
  }
}
