import { createHash } from 'node:crypto';
import { edgeTrust, openEdgeSite, siteFiles, writeImmutableFiles, type EdgeSite } from './testing/edgeSite.ts';
import { exchange } from './testing/exchange.ts';
import { startObjectStorage, type ObjectStorage } from '@artha/object-storage/testing/objectStorage';
import { putSignedSite } from '@artha/core/testing/putSignedSite';
import { S3Store } from '@artha/object-storage/s3Store';
import { createEdge } from './createEdge.ts';

const paths = ['/remotes/tax/0a1b/main.js', '/og/0a1b.png', '/registries/0a1b.json', '/remotes/tax/0a1b/missing.js'];

let storage: ObjectStorage;
let ofFolder: EdgeSite;
let edge: Awaited<ReturnType<typeof createEdge>>;
let url = '';

beforeAll(async () => {
  ofFolder = await openEdgeSite();
  storage = await startObjectStorage('store');
  const store = new S3Store({
    bucket: 'store',
    endpoint: storage.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await writeImmutableFiles(store);
  await putSignedSite(store, siteFiles(1));
  edge = await createEdge({ store, trust: edgeTrust });
  url = await edge.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await edge.close();
  await storage.close();
  await ofFolder.close();
});

const ask = (base: string, path: string, ...lines: string[]) =>
  exchange(base, `GET ${path} HTTP/1.0`, ...lines, '', '');

/** Requests that both kinds of store must answer alike; only files have dates and ranges. */
const common = ({ status, headers, body }: Awaited<ReturnType<typeof exchange>>) => {
  const { date: _date, 'last-modified': _modified, 'accept-ranges': _ranges, etag: _tag, vary, ...others } = headers;
  return {
    status,
    body: createHash('sha256').update(body).digest('hex'),
    headers: { ...others, vary: vary?.toLowerCase() },
  };
};

describe('an edge on an object storage', () => {
  test.each(paths)('answers for %s like one on a folder, in every encoding', async (path) => {
    for (const accepted of ['identity', 'br', 'gzip']) {
      const line = `Accept-Encoding: ${accepted}`;
      expect(common(await ask(url, path, line))).toEqual(common(await ask(ofFolder.url, path, line)));
    }
  });

  test('answers with the pages of the site', async () => {
    expect((await ask(url, '/tools')).body).toContain('/tools of version 1');
  });

  test('does not resend what a client has', async () => {
    const { headers } = await ask(url, '/remotes/tax/0a1b/main.js');
    const again = await ask(url, '/remotes/tax/0a1b/main.js', `If-None-Match: ${headers['etag'] ?? ''}`);
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toContain('immutable');
  });

  test.each(['/remotes/../releases/tax/0a1b/release.json', '/remotes/', '/og/%2e%2e/x', '/remotes//tax'])(
    'has no file at %s',
    async (path) => {
      expect((await ask(url, path)).status).toBe(404);
    },
  );

  test('keeps the sums of the pages’ reports in memory', async () => {
    expect((await ask(url, '/vitals')).status).toBe(200);
  });
});
