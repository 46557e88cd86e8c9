import { CreateBucketCommand, DeleteObjectsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { startObjectStorage, type ObjectStorage } from './testing/objectStorage.ts';
import { putSite } from '@artha/core/testing/putSite';
import { readSiteText } from '@artha/core/testing/readSiteText';
import { S3Store } from './s3Store.ts';
import type { S3Settings } from './s3Objects.ts';
import type { SiteContent } from '@artha/core/siteContent';
import { describeStore, type StoreUnderTest } from '@artha/core/testing/storeContract';

const BUCKET = 'artha-test';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

const place = (endpoint: string) => ({ endpoint, region: 'us-east-1', forcePathStyle: true });

const settingsOf = (endpoint: string) => ({ ...place(endpoint), bucket: BUCKET, prefix: `${randomUUID()}/` });

function storeUnderTest(settings: S3Settings, client: S3Client): Omit<StoreUnderTest, 'remove'> {
  const keyOf = (key: string) => ({ Bucket: BUCKET, Key: `${settings.prefix ?? ''}${key}` });
  const change = async (key: string, content: string | undefined) => {
    const { Bucket, Key } = keyOf(key);
    await (content === undefined
      ? client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key }] } }))
      : client.send(new PutObjectCommand({ Bucket, Key, Body: content })));
  };
  return {
    store: new S3Store(settings),
    openAgain: () => new S3Store(settings),
    damageRelease: (name, digest, path, content) => {
      const isPublic = path.startsWith('browser/');
      const folder = isPublic ? 'public/remotes' : 'releases';
      return change(`${folder}/${name}/${digest}/${isPublic ? path.slice('browser/'.length) : path}`, content);
    },
    damagePointer: (how) => change('current.json', how === 'damaged' ? '{"site":"' : undefined),
  };
}

describeStore('The fake object storage', async () => {
  const storage = await startObjectStorage(BUCKET);
  const settings = { ...settingsOf(storage.url), credentials };
  return { ...storeUnderTest(settings, new S3Client(settings)), remove: storage.close };
});

/** Address of a real storage; the client also finds its credentials in the environment. */
const address = process.env['ARTHA_TEST_S3'];

(address === undefined ? describe.skip : describe)('with a real object storage', () => {
  const client = new S3Client(place(address ?? ''));

  beforeAll(async () => {
    // It may already exist.
    await client.send(new CreateBucketCommand({ Bucket: BUCKET })).catch(() => undefined);
  });

  describeStore('The object storage', () =>
    Promise.resolve({ ...storeUnderTest(settingsOf(address ?? ''), client), remove: () => Promise.resolve() }),
  );
});

describe('a store in an object storage', () => {
  let storage: ObjectStorage;
  let settings: S3Settings;
  let store: S3Store;
  const site = (text: string) => new Map([['registry.json', Buffer.from(text)]]);

  beforeEach(async () => {
    storage = await startObjectStorage(BUCKET);
    settings = { ...settingsOf(storage.url), prefix: undefined, credentials };
    store = new S3Store(settings);
  });

  afterEach(async () => {
    await storage.close();
  });

  test('writes public files with the headers for visitors', async () => {
    const files = { 'release.json': '{}', 'browser/main.js': '1', 'browser/main.js.br': '2', 'server/a.cjs': '3' };
    const contents = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
    await store.putRelease('tax', 'a'.repeat(20), new Map(contents));
    const headersOf = (key: string) => storage.objects.get(`${BUCKET}/${key}`)?.headers;
    const folder = `public/remotes/tax/${'a'.repeat(20)}`;
    const immutable = 'public, max-age=31536000, immutable';
    expect(headersOf(`${folder}/main.js`)).toEqual({
      'cache-control': immutable,
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(headersOf(`${folder}/main.js.br`)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(headersOf(`releases/tax/${'a'.repeat(20)}/release.json`)).not.toHaveProperty('cache-control');
  });

  test('records when a release was written last, even if it existed already', async () => {
    const files = new Map([
      ['release.json', Buffer.from('{}')],
      ['browser/a.js', Buffer.from('1')],
    ]);
    await store.putRelease('tax', 'a'.repeat(20), files);
    const before = storage.requests.length;
    await store.putRelease('tax', 'a'.repeat(20), files);
    expect(storage.requests.slice(before).filter((request) => request.startsWith('PUT'))).toEqual([
      `PUT ${BUCKET}/releases/tax/${'a'.repeat(20)}/release.json`,
    ]);
  });

  test('writes only changed and damaged files of a site', async () => {
    const page = (text: string) => new Map([...site(text), ['robots.txt', Buffer.from('robots')]]);
    const blobsWritten = async (text: string) => {
      const before = storage.requests.length;
      await putSite(store, page(text));
      return storage.requests.slice(before).filter((request) => request.startsWith(`PUT ${BUCKET}/blobs/`)).length;
    };
    expect([await blobsWritten('1'), await blobsWritten('2'), await blobsWritten('2')]).toEqual([2, 1, 0]);
    const robots = [...storage.objects].find(([, { content }]) => content.toString() === 'robots')?.[0] ?? '';
    storage.objects.delete(robots);
    expect(await readSiteText(new S3Store(settings), 'robots.txt')).toBeUndefined();
    expect(await blobsWritten('2')).toBe(1);
    expect(await readSiteText(new S3Store(settings), 'robots.txt')).toBe('robots');
  });

  test('opens a known site with one request, and reads each file with one request', async () => {
    await putSite(store, site('1'));
    await store.openSite();
    const before = storage.requests.length;
    const opened = await store.openSite();
    expect(storage.requests.slice(before)).toEqual([`GET ${BUCKET}/current.json`]);
    await opened?.read('registry.json');
    await opened?.read('registry.json');
    await opened?.read('missing.html');
    // The list of its files is known.
    expect(storage.requests.slice(before + 1).map((request) => request.replace(/\/[0-9a-f]{64}$/, '/…'))).toEqual([
      `GET ${BUCKET}/blobs/…`,
      `GET ${BUCKET}/blobs/…`,
    ]);
  });

  test('is replaced once if the response to the deciding write is lost', async () => {
    await putSite(store, site('1'));
    let lost = 0;
    storage.setFault((method, path) => {
      if (method !== 'PUT' || !path.endsWith('/sites/2.json') || lost > 0) return undefined;
      lost += 1;
      return 'lost';
    });
    expect(await store.replaceSite({ files: site('2'), after: '1', keepsOthers: false })).toBe(true);
    expect(lost).toBe(1);
    expect(await readSiteText(store, 'registry.json')).toBe('2');
  });

  test('completes the publish of a writer that died between index and pointer', async () => {
    await putSite(store, site('1'));
    storage.setFault((method, path) => (method === 'PUT' && path.endsWith('/current.json') ? 'refused' : undefined));
    await expect(store.replaceSite({ files: site('2'), after: '1', keepsOthers: false })).rejects.toThrow(
      'AccessDenied',
    );
    expect(await readSiteText(store, 'registry.json')).toBe('1');
    storage.setFault(() => undefined);
    const other = new S3Store(settings);
    expect(await other.replaceSite({ files: site('3'), after: '1', keepsOthers: false })).toBe(false);
    expect(await readSiteText(other, 'registry.json')).toBe('2');
    await putSite(other, site('3'));
    expect(await readSiteText(store, 'registry.json')).toBe('3');
  });

  test('ignores a site with a damaged index', async () => {
    await putSite(store, site('1'));
    const kept = storage.objects.get(`${BUCKET}/sites/1.json`);
    if (!kept) throw new Error('There is no index.');
    storage.objects.set(`${BUCKET}/sites/2.json`, { ...kept, content: Buffer.from('{') });
    await putSite(store, site('3'));
    expect((await store.openSite())?.version).toBe('3');
    expect((await store.earlierSites()).map(({ version }) => version)).toEqual(['2', '1']);
    expect(await (await store.earlierSites())[0]?.readIndex()).toBeUndefined();
  });

  test.each([
    ['a missing one', '{"site":999}', '3'],
    ['an older one, restored by mistake', '{"site":1}', '1'],
  ])('is the newest again after the next publish if the pointer names %s', async (_what, pointer, shown) => {
    for (const number of ['1', '2', '3']) await putSite(store, site(number));
    const kept = storage.objects.get(`${BUCKET}/current.json`);
    if (!kept) throw new Error('There is no pointer.');
    storage.objects.set(`${BUCKET}/current.json`, { ...kept, content: Buffer.from(pointer) });
    const other = new S3Store(settings);
    expect(await readSiteText(other, 'registry.json')).toBe(shown);
    // A writer that only knows the older one must read again.
    if (shown === '1')
      expect(await other.replaceSite({ files: site('4'), after: '1', keepsOthers: false })).toBe(false);
    await putSite(other, site('4'));
    expect(await readSiteText(store, 'registry.json')).toBe('4');
    expect((await other.earlierSites()).map(({ version }) => version)).toEqual(['3', '2', '1']);
  });

  describe('of a large site', () => {
    const key = (number: number) => `${BUCKET}/sites/${String(number)}.json`;
    const bytesOf = (number: number) => storage.objects.get(key(number))?.content.length ?? 0;
    const pages = (count: number, text: string) =>
      new Map(Array.from({ length: count }, (_, index) => [`${String(index)}.html`, Buffer.from(text)]));
    const change = async (files: ReadonlyMap<string, SiteContent>) => {
      const after = (await store.openSite())?.version;
      expect(await store.replaceSite({ files, after, keepsOthers: true })).toBe(true);
    };

    beforeEach(async () => {
      await putSite(store, pages(1200, 'old'));
    });

    test('writes what differs, and every other user reads the whole list', async () => {
      await change(new Map<string, SiteContent>([...pages(2, 'new'), ['5.html', undefined]]));
      expect(bytesOf(2)).toBeLessThan(1000);
      const index = await (await new S3Store(settings).openSite())?.readIndex();
      expect(Object.keys(index?.files ?? {})).toHaveLength(1199);
      expect(await readSiteText(new S3Store(settings), '1.html')).toBe('new');
      expect(await readSiteText(new S3Store(settings), '5.html')).toBeUndefined();
      expect(await readSiteText(new S3Store(settings), '7.html')).toBe('old');
    });

    test('begins a new list once an eighth differs, so that no index grows', async () => {
      for (let number = 2; number <= 8; number += 1) {
        await change(new Map([...pages(1200, String(number))].slice(number * 60, number * 60 + 60)));
        expect(bytesOf(number)).toBeLessThan(20_000);
      }
      expect(await readSiteText(new S3Store(settings), '130.html')).toBe('2');
      expect(await readSiteText(new S3Store(settings), '490.html')).toBe('8');
    });

    test.each(['damaged', 'lost'])('is not readable if the list that it differs from is %s', async (how) => {
      await change(pages(1, 'new'));
      const base = (await (await store.openSite())?.readIndex())?.base ?? '';
      const kept = storage.objects.get(`${BUCKET}/blobs/${base}`);
      if (!kept) throw new Error('There is no list.');
      if (how === 'lost') storage.objects.delete(`${BUCKET}/blobs/${base}`);
      else storage.objects.set(`${BUCKET}/blobs/${base}`, { ...kept, content: Buffer.from('{"files":{}}') });
      expect(await new S3Store(settings).openSite()).toBeUndefined();
    });
  });

  test('retries if the storage is briefly overloaded', async () => {
    let refused = 0;
    storage.setFault(() => {
      refused += 1;
      return refused === 3 ? 'unavailable' : undefined;
    });
    await putSite(store, site('1'));
    expect(await readSiteText(store, 'registry.json')).toBe('1');
  });

  test('rejects a storage that ignores conditions, and writes nothing', async () => {
    storage.ignoreConditions();
    await expect(store.replaceSite({ files: site('1'), after: undefined, keepsOthers: false })).rejects.toThrow(
      'ignores If-None-Match or If-Match',
    );
    expect([...storage.objects.keys()]).toEqual([]);
  });

  test('reports a missing bucket at once', async () => {
    const other = new S3Store({ ...settings, bucket: 'other' });
    await expect(other.openSite()).rejects.toThrow(/NoSuchBucket/);
    await expect(other.replaceSite({ files: site('1'), after: undefined, keepsOthers: false })).rejects.toThrow(
      /NoSuchBucket/,
    );
  });

  test.each(['..', '../secret', 'a/../../secret'])('rejects a path that leads out of it: %s', async (path) => {
    const files = new Map([[`${path}/evil.txt`, Buffer.from('evil')]]);
    const digest = 'a'.repeat(20);
    await putSite(store, site('1'));
    const before = [...storage.objects.keys()];
    const work = [
      () => store.readRelease('tax', digest, path),
      () => store.readRelease(`../${path}`, digest, 'release.json'),
      () => store.readPublic(path),
      () => store.hasContentAddressed(path),
      async () => (await store.openSite())?.read(path),
      () => store.putRelease('tax', digest, files),
      () => store.putContentAddressed(files),
      () => store.replaceSite({ files, after: '1', keepsOthers: false }),
    ];
    for (const one of work) await expect(one()).rejects.toThrow('leads out of the store');
    expect([...storage.objects.keys()]).toEqual(before);
  });
});
