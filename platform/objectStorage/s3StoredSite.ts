import { fileIn } from '@artha/core/fileIn';
import { blobKey } from './s3Keys.ts';
import type { S3Objects } from './s3Objects.ts';
import type { SiteIndex } from '@artha/core/siteIndex';
import type { StoredSite } from '@artha/core/store';

/**
 * A site of an object store, whose files are blobs.
 * @param load reads its index, which never changes; called once.
 */
export function s3StoredSite(
  objects: S3Objects,
  number: number,
  load: () => Promise<SiteIndex | undefined>,
): StoredSite {
  let index: Promise<SiteIndex | undefined> | undefined;
  const readIndex = () => (index ??= load());
  return {
    version: String(number),
    readIndex,
    read: async (path) => {
      const { files } = (await readIndex()) ?? { files: {} };
      const name = fileIn('', path);
      const sha256 = Object.hasOwn(files, name) ? files[name]?.sha256 : undefined;
      return sha256 === undefined ? undefined : (await objects.get(blobKey(sha256)))?.content;
    },
  };
}
