import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { fileIn } from '@artha/core/fileIn';
import { forEachLimited } from '@artha/core/forEachLimited';
import { blobKey, POINTER_KEY, siteKey, siteNumberOf } from './s3Keys.ts';
import { entityTagOf, type S3Objects } from './s3Objects.ts';
import { s3StoredSite } from './s3StoredSite.ts';
import { sha256Of } from '@artha/core/sha256Of';
import type { SiteContent } from '@artha/core/siteContent';
import { parseBase, parseStoredIndex, storeIndex, type IndexBase, type StoredIndex } from '@artha/core/indexDifference';
import { createSiteIndex, writtenFiles, type SiteIndex } from '@artha/core/siteIndex';
import { KEPT_SITES, type SiteChange, type StoredSite } from '@artha/core/store';

const siteNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const pointerSchema = v.pipe(v.string(), v.parseJson(), v.object({ site: siteNumber }));
/** Identifies the writer of an index, so that it recognises its own write after a lost response. */
const writerSchema = v.pipe(v.string(), v.parseJson(), v.object({ writer: v.string() }));

/** Number of attempts if another writer's request for the same index fails at the same time. */
const MOST_ATTEMPTS = 5;
/** Maximum number of concurrent requests. */
const REQUESTS_AT_ONCE = 16;

/** The object that names the current site. */
interface Pointer {
  /** Undefined if it does not exist. */
  readonly etag: string | undefined;
  /** Undefined if the pointer is missing or damaged, or names an unreadable site. */
  readonly number: number | undefined;
}

/**
 * The sites of an object store, numbered from 1:
 * ```
 * blobs/<sha256>    a file of a site: unchanged files are not written again
 * sites/<n>.json    the files of a site with their digests; of a large one, what differs from a list in a blob
 * current.json      the number of the current site
 * ```
 * Writing the index of the next number, on condition that it does not exist, decides who replaces a site; then the
 * pointer is changed, on condition that it is unchanged since it was read. If a process dies in between, the next
 * writer changes the pointer.
 */
export class S3Sites {
  readonly #objects: S3Objects;
  #isProved = false;
  /** The last pointer: its index exists and is not read again. */
  #named: number | undefined;
  /** The list that those of recent sites differ from. */
  #base: IndexBase | undefined;
  /** The last list that was read, or written. */
  #lastIndex: { readonly number: number; readonly index: SiteIndex } | undefined;

  constructor(objects: S3Objects) {
    this.#objects = objects;
  }

  async open(): Promise<StoredSite | undefined> {
    const number = (await this.#readPointer()).number ?? (await this.#highestReadable());
    return number === undefined ? undefined : this.siteOf(number);
  }

  async earlier(): Promise<StoredSite[]> {
    const current = await this.open();
    if (!current) return [];
    const numbers = (await this.#listNumbers()).filter((number) => number < Number(current.version));
    return numbers.slice(0, KEPT_SITES).map((number) => this.siteOf(number));
  }

  async replace({ files, after, keepsOthers }: SiteChange): Promise<boolean> {
    const byPath = new Map([...files].map(([path, content]) => [fileIn('', path), content]));
    await this.#proveConditions();
    // Read before the pointer: a site after the current one takes this number.
    const number = ((await this.#listNumbers())[0] ?? 0) + 1;
    const pointer = await this.#readPointer();
    const current = await this.#finish(pointer, number - 1);
    if (current?.toString() !== after) return false;
    const before = current === undefined ? undefined : await this.#readIndex(current);
    if (keepsOthers && !before) return false;
    await this.#putBlobs(byPath, before);
    const index = createSiteIndex(byPath, keepsOthers ? before : undefined);
    const base = before?.base === undefined ? undefined : await this.#readBase(before.base);
    const stored = storeIndex(index, base);
    const isWritten = await this.#putIndex(number, stored);
    if (isWritten) this.#lastIndex = { number, index: { ...index, base: stored.content.base } };
    await this.#finish(await this.#readPointer(), number);
    return isWritten;
  }

  /**
   * Sets the pointer to the newest site, if its writer died before doing so.
   * @returns the number of the current site.
   */
  async #finish(pointer: Pointer, newest: number): Promise<number | undefined> {
    let { number, etag } = pointer;
    const target = (await this.#isReadable(newest)) ? newest : await this.#highestReadable();
    while (target !== undefined && (number ?? 0) < target) {
      const content = Buffer.from(JSON.stringify({ site: target }));
      if (await this.#objects.putIf(POINTER_KEY, content, etag === undefined ? { isNew: true } : { etag }))
        return target;
      ({ number, etag } = await this.#readPointer());
    }
    return number;
  }

  async #readPointer(): Promise<Pointer> {
    const stored = await this.#objects.get(POINTER_KEY);
    const parsed = v.safeParse(pointerSchema, stored?.content.toString());
    const number = parsed.success ? parsed.output.site : undefined;
    const isReadable = number !== undefined && (number === this.#named || (await this.#isReadable(number)));
    if (isReadable) this.#named = number;
    return { etag: stored?.etag, number: isReadable ? number : undefined };
  }

  /** The numbers of all sites, newest first. */
  async #listNumbers(): Promise<number[]> {
    const listed = await this.#objects.list('sites/');
    return listed.flatMap(({ key }) => siteNumberOf(key) ?? []).sort((a, b) => b - a);
  }

  async #isReadable(number: number): Promise<boolean> {
    return number > 0 && (await this.#readIndex(number)) !== undefined;
  }

  async #highestReadable(): Promise<number | undefined> {
    for (const number of await this.#listNumbers()) if (await this.#isReadable(number)) return number;
    return undefined;
  }

  /** The site with this number, whether it exists or not. */
  siteOf(number: number): StoredSite {
    return s3StoredSite(this.#objects, number, () => this.#readIndex(number));
  }

  async #readIndex(number: number): Promise<SiteIndex | undefined> {
    if (this.#lastIndex?.number === number) return this.#lastIndex.index;
    const stored = await this.#objects.get(siteKey(number));
    const index = stored && (await parseStoredIndex(stored.content, (sha256) => this.#readBase(sha256)));
    if (index) this.#lastIndex = { number, index };
    return index;
  }

  async #readBase(sha256: string): Promise<IndexBase | undefined> {
    if (this.#base?.sha256 === sha256) return this.#base;
    const base = parseBase(sha256, (await this.#objects.get(blobKey(sha256)))?.content);
    if (base) this.#base = base;
    return base;
  }

  /** Writes the files of a site, except undamaged ones that the previous site also has. */
  async #putBlobs(files: ReadonlyMap<string, SiteContent>, before: SiteIndex | undefined): Promise<void> {
    const known = new Set(Object.values(before?.files ?? {}).map(({ sha256 }) => sha256));
    const blobs = new Map([...writtenFiles(files).values()].map((content) => [sha256Of(content), content] as const));
    await forEachLimited(blobs, REQUESTS_AT_ONCE, async ([sha256, content]) => {
      const key = blobKey(sha256);
      if (known.has(sha256) && (await this.#objects.entityTag(key)) === entityTagOf(content)) return;
      await this.#objects.put(key, content);
    });
  }

  /** @returns whether this writer created the site with this number. */
  async #putIndex(number: number, stored: StoredIndex): Promise<boolean> {
    const writer = randomUUID();
    const content = Buffer.from(JSON.stringify({ ...stored.content, writer }));
    if (stored.base) {
      await this.#objects.put(blobKey(stored.base.sha256), stored.base.content);
      this.#base = stored.base;
    }
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      if (await this.#objects.putIf(siteKey(number), content, { isNew: true })) return true;
      const there = await this.#objects.get(siteKey(number));
      const parsed = v.safeParse(writerSchema, there?.content.toString());
      if (there) return parsed.success && parsed.output.writer === writer;
    }
    throw new Error(`The object storage does not accept ${siteKey(number)}, and does not have it either.`);
  }

  /** @throws if the storage ignores conditions: two writers would both believe that they were first. */
  async #proveConditions(): Promise<void> {
    if (this.#isProved) return;
    const key = `conditions/${randomUUID()}`;
    const content = Buffer.from('{}');
    const answers = [
      await this.#objects.putIf(key, content, { isNew: true }),
      await this.#objects.putIf(key, content, { isNew: true }),
      await this.#objects.putIf(key, content, { etag: entityTagOf(Buffer.from('other')) }),
    ];
    await this.#objects.delete([key]);
    if (answers.join() !== 'true,false,false') {
      throw new Error('This object storage ignores If-None-Match or If-Match: two writers would overwrite each other.');
    }
    this.#isProved = true;
  }
}
