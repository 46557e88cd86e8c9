import { resolve } from 'node:path';
import { FolderStore } from '@artha/core/folderStore';
import type { S3Settings } from './s3Objects.ts';
import { S3Store } from './s3Store.ts';
import type { CollectableStore } from '@artha/core/collectableStore';

/**
 * Parses the address of an object storage: `s3://<bucket>/<prefix>`, with `endpoint`, `region` and `path-style`
 * (`true`) in its query; undefined for other addresses.
 */
export function parseS3Address(address: string): S3Settings | undefined {
  if (!address.startsWith('s3://')) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
  return {
    bucket: hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? undefined,
    forcePathStyle: searchParams.get('path-style') === 'true',
  };
}

/** Opens the store at an address: an object storage (see `parseS3Address`) or else a folder. */
export function openStore(address: string): CollectableStore {
  const settings = parseS3Address(address);
  return settings ? new S3Store(settings) : new FolderStore(resolve(address));
}
