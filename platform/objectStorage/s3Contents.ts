import type {
  Contents,
  ListedBlob,
  ListedRegistry,
  ListedRelease,
  ListedSite,
  Unneeded,
} from '@artha/core/collectableStore';
import { fileIn } from '@artha/core/fileIn';
import type { S3Objects } from './s3Objects.ts';
import { blobKey, siteKey, siteNumberOf } from './s3Keys.ts';
import type { StoredSite } from '@artha/core/store';

/** Lists an object store's content, and deletes what is no longer needed. */
export class S3Contents implements Contents {
  readonly #objects: S3Objects;
  readonly #openSite: (number: number) => StoredSite;

  /** @param openSite opens a site by its number. */
  constructor(objects: S3Objects, openSite: (number: number) => StoredSite) {
    this.#objects = objects;
    this.#openSite = openSite;
  }

  async listReleases(): Promise<ListedRelease[]> {
    const listed = await this.#objects.list('releases/');
    return listed.flatMap(({ key, writtenAt }) => {
      const [, name, digest] = /^releases\/([^/]+)\/([^/]+)\/release\.json$/.exec(key) ?? [];
      return name !== undefined && digest !== undefined ? [{ name, digest, writtenAt }] : [];
    });
  }

  async listRegistries(): Promise<ListedRegistry[]> {
    const listed = await this.#objects.list('public/registries/');
    return listed
      .filter(({ key }) => key.endsWith('.json'))
      .map(({ key, writtenAt }) => ({ path: key.slice('public/'.length), writtenAt }));
  }

  async listSites(): Promise<ListedSite[]> {
    const listed = await this.#objects.list('sites/');
    return listed
      .flatMap(({ key, writtenAt }) => {
        const number = siteNumberOf(key);
        return number === undefined ? [] : [{ number, writtenAt }];
      })
      .sort((a, b) => b.number - a.number)
      .map(({ number, writtenAt }) => {
        const site = this.#openSite(number);
        return {
          version: site.version,
          writtenAt,
          readIndex: () => site.readIndex(),
          readRegistry: () => site.read('registry.json'),
        };
      });
  }

  async listBlobs(): Promise<ListedBlob[]> {
    const listed = await this.#objects.list('blobs/');
    return listed.map(({ key, writtenAt }) => ({ sha256: key.slice('blobs/'.length), writtenAt }));
  }

  async delete({ releases, registries, sites, blobs }: Omit<Unneeded, 'previews'>): Promise<void> {
    for (const { name, digest } of releases) {
      const folders = ['releases', 'public/remotes'].map((folder) => fileIn(fileIn(folder, name), digest));
      // Without its manifest, a release does not exist.
      await this.#objects.delete([`${folders[0] ?? ''}/release.json`]);
      const files = await Promise.all(folders.map((folder) => this.#objects.list(`${folder}/`)));
      await this.#objects.delete(files.flat().map(({ key }) => key));
    }
    await this.#objects.delete(
      registries.flatMap((path) => ['', '.br', '.gz'].map((ending) => fileIn('public', path + ending))),
    );
    await this.#objects.delete(sites.map((version) => siteKey(Number(version))));
    await this.#objects.delete(blobs.map(blobKey));
  }
}
