import { contentTypeOf } from '@artha/shared/contract';
import { cacheRules } from '@artha/core/cacheRules';
import type { CollectableStore } from '@artha/core/collectableStore';
import { fileIn } from '@artha/core/fileIn';
import { forEachLimited } from '@artha/core/forEachLimited';
import { entityTagOf, S3Objects, type ObjectHeaders, type S3Settings } from './s3Objects.ts';
import { S3Contents } from './s3Contents.ts';
import { S3Previews } from './s3Previews.ts';
import { S3Sites } from './s3Sites.ts';
import type { SiteChange, StoredSite } from '@artha/core/store';

/** Maximum number of concurrent requests. */
const REQUESTS_AT_ONCE = 16;

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** Headers for a visitor's file, whichever server sends it: it never changes. */
function publicHeaders(key: string): ObjectHeaders {
  const encoding = encodings[key.slice(-3)];
  return {
    CacheControl: cacheRules.immutableFiles.cacheControl,
    ContentType: contentTypeOf(encoding === undefined ? key : key.slice(0, -3)),
    ...(encoding !== undefined && { ContentEncoding: encoding }),
  };
}

const privateFolder = (name: string, digest: string) => fileIn(fileIn('releases', name), digest);
const publicFolder = (name: string, digest: string) => fileIn(fileIn('public/remotes', name), digest);

function releaseKey(name: string, digest: string, path: string): string {
  return path.startsWith('browser/')
    ? fileIn(publicFolder(name, digest), path.slice('browser/'.length))
    : fileIn(privateFolder(name, digest), path);
}

/**
 * A store in an object storage with the S3 protocol and conditional writes:
 * ```
 * public/remotes/<name>/<digest>/…   browser files, with their HTTP headers
 * public/og/<digest>.png             pictures, likewise
 * public/registries/<digest>.json    registries that pages were composed with, likewise
 * releases/<name>/<digest>/…         release.json and server bundles
 * previews/…                         sites of previews: see `S3Previews`
 * blobs/…  sites/…  current.json     registry and pages: see `S3Sites`
 * ```
 */
export class S3Store implements CollectableStore {
  readonly contents: S3Contents;
  readonly previews: S3Previews;
  readonly #objects: S3Objects;
  readonly #sites: S3Sites;

  constructor(settings: S3Settings) {
    this.#objects = new S3Objects(settings);
    this.#sites = new S3Sites(this.#objects);
    this.previews = new S3Previews(this.#objects, (number) => this.#sites.siteOf(number));
    this.contents = new S3Contents(this.#objects, (number) => this.#sites.siteOf(number));
  }

  async readRelease(name: string, digest: string, path: string): Promise<Buffer | undefined> {
    return (await this.#objects.get(releaseKey(name, digest, path)))?.content;
  }

  async putRelease(name: string, digest: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const keys = [...files].map(([path, content]) => [releaseKey(name, digest, path), content] as const);
    const folders = [privateFolder(name, digest), publicFolder(name, digest)];
    const listed = await Promise.all(folders.map((folder) => this.#objects.list(`${folder}/`)));
    const written = new Map(listed.flat().map(({ key, etag }) => [key, etag]));
    const missing = keys.filter(([key, content]) => written.get(key) !== entityTagOf(content));
    const manifest = releaseKey(name, digest, 'release.json');
    await this.#putAll(new Map(missing.filter(([key]) => key !== manifest)));
    // The manifest is written last: a release exists once its manifest does. It is always written, to record the time
    // of the last publish.
    await this.#putAll(new Map(keys.filter(([key]) => key === manifest)));
  }

  async #putAll(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    await forEachLimited(files, REQUESTS_AT_ONCE, ([key, content]) =>
      this.#objects.put(key, content, key.startsWith('public/') ? publicHeaders(key) : {}),
    );
  }

  async hasContentAddressed(path: string): Promise<boolean> {
    return (await this.#objects.entityTag(fileIn('public', path))) !== undefined;
  }

  async putContentAddressed(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const keys = [...files].map(([path, content]) => [fileIn('public', path), content] as const);
    const missing = new Map<string, Uint8Array>();
    await forEachLimited(keys, REQUESTS_AT_ONCE, async ([key, content]) => {
      if ((await this.#objects.entityTag(key)) !== entityTagOf(content)) missing.set(key, content);
    });
    await this.#putAll(missing);
  }

  async readPublic(path: string): Promise<Buffer | undefined> {
    return (await this.#objects.get(fileIn('public', path)))?.content;
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
