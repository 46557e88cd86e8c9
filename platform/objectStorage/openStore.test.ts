import { FolderStore } from '@artha/core/folderStore';
import { openStore, parseS3Address } from './openStore.ts';
import { S3Store } from './s3Store.ts';

describe('the address of a store', () => {
  test('is that of a bucket, with a prefix of its keys', () => {
    expect(parseS3Address('s3://artha')).toMatchObject({ bucket: 'artha', prefix: '' });
    expect(parseS3Address('s3://artha/')).toMatchObject({ bucket: 'artha', prefix: '' });
    expect(parseS3Address('s3://artha/sites/one')).toMatchObject({ bucket: 'artha', prefix: 'sites/one/' });
  });

  test("names the endpoint of a storage other than Amazon's", () => {
    expect(parseS3Address('s3://artha?endpoint=http://127.0.0.1:7070&region=us-east-1&path-style=true')).toEqual({
      bucket: 'artha',
      prefix: '',
      endpoint: 'http://127.0.0.1:7070',
      region: 'us-east-1',
      forcePathStyle: true,
    });
    expect(parseS3Address('s3://artha')).toMatchObject({ endpoint: undefined, forcePathStyle: false });
  });

  test('is a folder otherwise', () => {
    expect(parseS3Address('/srv/artha/store')).toBeUndefined();
    expect(openStore('/srv/artha/store')).toMatchObject({ folder: '/srv/artha/store' });
    expect(openStore('store')).toBeInstanceOf(FolderStore);
    expect(openStore('s3://artha?region=us-east-1')).toBeInstanceOf(S3Store);
  });
});
