import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '@artha/core/folderStore';
import { S3Store } from '../s3Store.ts';
import { startObjectStorage } from './objectStorage.ts';

/** An empty store, and what removes it. */
interface OpenedStore {
  readonly store: FolderStore | S3Store;
  readonly remove: () => Promise<void>;
}

/** Each kind of store, by its name in titles of tests. */
export const everyStore: readonly (readonly [string, () => Promise<OpenedStore>])[] = [
  [
    'a folder',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'artha-store-'));
      return Promise.resolve({ store: new FolderStore(folder), remove: () => rm(folder, { recursive: true }) });
    },
  ],
  [
    'an object storage',
    async () => {
      const bucket = 'releases';
      const storage = await startObjectStorage(bucket);
      const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
      const settings = { endpoint: storage.url, region: 'us-east-1', forcePathStyle: true, bucket, credentials };
      return { store: new S3Store(settings), remove: storage.close };
    },
  ],
];
