import { offlineRecordPath } from '@artha/shared/contract';
import { integrityOf } from './integrity.ts';

/** The methods that the worker uses of a cache of the Cache API. */
export type FileCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

const FOLDER = '/~kept/';

/** The address of a kept file: its digest in letters that an address may hold. */
function keyOf(integrity: string): string {
  return FOLDER + integrity.slice('sha256-'.length).replaceAll('+', '-').replaceAll('/', '_');
}

/** The record of a remote that is shown, or the one before, whose pages open tabs may still have. */
export type Generation = 'current' | 'before';

const recordKey = (remote: string, generation: Generation): string =>
  offlineRecordPath(remote) + (generation === 'before' ? '?before' : '');

/**
 * The store of a device: files under their digests, and signed records of remotes. Scripts of every page can change all of
 * it, so a file is given out only if it has its digest.
 */
export class KeptFiles {
  readonly #cache: FileCache;

  constructor(cache: FileCache) {
    this.#cache = cache;
  }

  /** Reads a file; undefined if it is missing or was changed. */
  async read(integrity: string): Promise<ArrayBuffer | undefined> {
    const response = await this.#cache.match(keyOf(integrity));
    const bytes = await response?.arrayBuffer();
    return bytes && (await integrityOf(bytes)) === integrity ? bytes : undefined;
  }

  /** Whether there is a file, which may have been changed. */
  async has(integrity: string): Promise<boolean> {
    return (await this.#cache.match(keyOf(integrity))) !== undefined;
  }

  /** @throws DOMException `QuotaExceededError` if the device has no room. */
  async write(integrity: string, bytes: ArrayBuffer): Promise<void> {
    await this.#cache.put(keyOf(integrity), new Response(bytes));
  }

  /** The signed record of a remote, as it was served. */
  async readRecord(remote: string, generation: Generation): Promise<string | undefined> {
    return (await this.#cache.match(recordKey(remote, generation)))?.text();
  }

  async writeRecord(remote: string, generation: Generation, text: string): Promise<void> {
    await this.#cache.put(recordKey(remote, generation), new Response(text));
  }

  async forgetRemote(remote: string): Promise<void> {
    await this.#cache.delete(recordKey(remote, 'current'));
    await this.#cache.delete(recordKey(remote, 'before'));
  }

  /** The remotes that have a record. */
  async remotes(): Promise<string[]> {
    const paths = (await this.#cache.keys()).map(({ url }) => new URL(url).pathname);
    return [...new Set(paths.flatMap((path) => /^\/offline\/(.+)\.json$/.exec(path)?.[1] ?? []))].sort();
  }

  /** Deletes the files whose digests are not named. */
  async keepOnly(integrities: ReadonlySet<string>): Promise<void> {
    const named = new Set([...integrities].map(keyOf));
    for (const request of await this.#cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(FOLDER) && !named.has(pathname)) await this.#cache.delete(request);
    }
  }
}
