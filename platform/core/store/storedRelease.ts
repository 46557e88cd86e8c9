import type { Release } from '@artha/shared/contract';
import { integrityOf } from '../format/integrity.ts';
import { parseStoredRelease } from '../format/readReleaseFolder.ts';
import { sha256Of } from '../format/sha256Of.ts';
import { Refusal } from '../format/refusal.ts';
import type { Store } from './store.ts';

/** A release in a store. Each file is verified against the manifest when it is read. */
export class StoredRelease {
  readonly release: Release;
  /** The unchanged content of `release.json`. */
  readonly manifest: Buffer;
  readonly #store: Store;
  readonly #digest: string;

  constructor(store: Store, digest: string, manifest: Buffer, release: Release) {
    this.#store = store;
    this.#digest = digest;
    this.manifest = manifest;
    this.release = release;
  }

  /** @throws Refusal if the store does not have it, or its manifest does not match the digest. */
  static async open(store: Store, name: string, digest: string): Promise<StoredRelease> {
    const content = await readFile(store, name, digest, 'release.json');
    if (!sha256Of(content).startsWith(digest)) {
      throw new Refusal('RE-10', `release.json of ${name} ${digest} has been changed in the store.`);
    }
    return new StoredRelease(store, digest, content, parseStoredRelease(content, `release.json of ${name}`));
  }

  /** @throws Refusal if the file is missing or does not match the manifest. */
  async read(path: string): Promise<Buffer> {
    const { name, files } = this.release;
    const content = await readFile(this.#store, name, this.#digest, path);
    if (integrityOf(content) === files[path]?.integrity) return content;
    throw new Refusal('RE-10', `${path} of ${name} ${this.#digest} has been changed in the store.`);
  }
}

async function readFile(store: Store, name: string, digest: string, path: string): Promise<Buffer> {
  const content = await store.readRelease(name, digest, path);
  if (!content) throw new Refusal('RE-10', `The store does not have ${path} of ${name} ${digest}.`);
  return content;
}
