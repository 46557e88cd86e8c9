import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createEdge } from '../createEdge.ts';
import { publish, readRegistry, withdraw, type LocalContext } from '@artha/core/publish';
import { FolderStore } from '@artha/core/folderStore';
import type { SiteFeature } from '@artha/core/SiteFeature';
import { startCachingNginx, purgeToken, type CachingNginx } from './testing/cachingNginx.ts';
import { composeQuickly } from '@artha/core/testing/composeQuickly';
import { localContext } from '@artha/core/testing/localContext';
import { whyNoNginx } from './testing/nginxServer.ts';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { cacheRules } from '@artha/core/cacheRules';
import { addressOf, changedAddresses } from './changedAddresses.ts';
import { Purger } from './purger.ts';
import { portOf } from '@artha/process/port';

const reason = whyNoNginx();
const describeWithNginx = reason ? describe.skip : describe;
const skipped = reason ? `, skipped: ${reason}` : '';

const encodings = ['br', 'gzip', 'identity'];

/** Files beside the pages that no publish changes. */
const filesBeside: SiteFeature = {
  name: 'files beside the pages',
  composeFiles: () =>
    Promise.resolve({
      files: [
        ['robots.txt', 'User-agent: *\n'],
        ['icon-192.png', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
      ],
    }),
};

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests an address from a cache. */
async function ask(cache: CachingNginx, address: string, encoding = 'br', init: Asking = {}) {
  const answer = await fetch(cache.url + address, {
    redirect: 'manual',
    ...init,
    headers: { 'Accept-Encoding': encoding, ...init.headers },
  });
  const [, state = ''] = (answer.headers.get('cache-status') ?? '').split('; ');
  return { status: answer.status, state, headers: answer.headers, body: await answer.text() };
}

const purge = (cache: CachingNginx, address: string, headers: Readonly<Record<string, string>>) =>
  ask(cache, address, 'br', { method: 'PURGE', headers });

async function listen(server: Server, port = 0): Promise<void> {
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

describeWithNginx(`a cache before the edge${skipped}`, () => {
  let folder = '';
  let context: LocalContext & { readonly store: FolderStore };
  let cache: CachingNginx;
  let purger: Purger;
  let edge: Awaited<ReturnType<typeof createEdge>>;
  let edgePort = 0;
  /** Every request that reached the edge. */
  let asked: string[] = [];
  const said: string[] = [];

  const startEdge = async () => {
    edge = await createEdge({ store: context.store, trust: context.trust, isCdnPurged: true });
    edge.server.on('request', ({ url }) => asked.push(url ?? ''));
    await edge.listen({ port: edgePort, host: '127.0.0.1' });
  };
  const index = async () => {
    const found = await (await context.store.openSite())?.readIndex();
    if (!found) throw new Error('There is no site.');
    return found;
  };
  const addresses = async () => [
    ...new Set(Object.keys((await index()).files).flatMap((path) => addressOf(path) ?? [])),
  ];
  const taxFolder = (version: string) => remoteFolder({ version });
  const pricingFolder = (version: string) => {
    const route = { path: '/pricing', screen: 'Tax', title: 'Pricing', description: 'What it costs.' };
    return remoteFolder({ name: 'pricing', version, routes: [route] });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'artha-cdn-'));
    context = { ...localContext(new FolderStore(folder), sampleConfig), ...composeQuickly, features: [filesBeside] };
    await publish(context, [shellFolder(), taxFolder('1.0.0'), pricingFolder('1.0.0')]);
    await startEdge();
    edgePort = portOf(edge.server);
    cache = await startCachingNginx(edgePort);
    const report = (line: string) => said.push(line);
    purger = new Purger({ url: cache.url, token: purgeToken, afterMs: 0, retryAfterMs: [], report });
    context = { ...context, onReplaced: purger.onReplaced };
  });

  afterAll(async () => {
    await edge.close();
    await cache.close();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(() => {
    asked = [];
    said.length = 0;
  });

  test('asks the edge once for each page in each encoding, however often it is visited', async () => {
    const all = await addresses();
    for (const state of ['fwd=uri-miss', 'hit'])
      for (const address of all)
        for (const encoding of encodings)
          expect([address, (await ask(cache, address, encoding)).state]).toEqual([address, state]);
    expect(asked.length).toBe(all.length * encodings.length);
    expect(all).toEqual(expect.arrayContaining(['/tax', '/pricing', '/robots.txt', '/icon-192.png']));
  });

  test('asks the edge again only for what a publish changed, and shows the change at once', async () => {
    const before = await index();
    const files = await entries();
    for (const url of files) await ask(cache, url);
    asked = [];
    await publish(context, [taxFolder('1.1.0')]);
    await purger.ended();
    const changed = changedAddresses(before, await index());
    expect([...new Set(asked)].sort()).toEqual(changed);
    expect(asked.length).toBe(changed.length * encodings.length);
    expect(said).toEqual([]);
    asked = [];
    for (const encoding of encodings) {
      const { state, body } = await ask(cache, '/tax', encoding);
      expect([state, body.includes('tax 1.1.0')]).toEqual(['hit', true]);
    }
    const all = await addresses();
    for (const address of [...all, ...files])
      expect([address, (await ask(cache, address)).state]).toEqual([address, 'hit']);
    expect(asked).toEqual([]);
    const unchanged = all.filter((address) => !changed.includes(address));
    expect(unchanged).toEqual(expect.arrayContaining(['/robots.txt', '/icon-192.png']));
  });

  test('hides a page that was taken off the site, and shows it again once it is back', async () => {
    await withdraw(context, 'pricing');
    await purger.ended();
    for (const encoding of encodings) expect((await ask(cache, '/pricing', encoding)).status).toBe(404);
    await publish(context, [pricingFolder('2.0.0')]);
    await purger.ended();
    for (const encoding of encodings) {
      const { status, state, body } = await ask(cache, '/pricing', encoding);
      expect([status, state, body.includes('pricing 2.0.0')]).toEqual([200, 'hit', true]);
    }
  });

  test.each([
    ['nobody', {}],
    ['another token', { Authorization: 'Bearer may-not' }],
  ])('purges nothing for %s', async (_who, headers) => {
    expect((await purge(cache, '/tax', headers)).status).toBe(403);
    expect((await ask(cache, '/~purge')).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await ask(cache, '/tax')).state).toBe('hit');
  });

  test.each([
    ['a page', '/tax', 200, 'no-cache', 'hit'],
    ['a page with a query, cached without it', '/tax?utm_source=x', 200, 'no-cache', 'hit'],
    ['a file beside the pages', '/robots.txt', 200, 'no-cache', 'hit'],
    ['another way to write an address', '/%74ax', 200, 'no-cache', 'fwd=uri-miss'],
    ['an address that redirects to a page', '/tax/', 308, 'no-cache', 'fwd=uri-miss'],
    ['a page that does not exist', '/nothing', 404, 'no-cache', 'fwd=uri-miss'],
    ['a page that does not exist yet', '/remotes/tax/00/none.js', 404, 'no-cache', 'fwd=uri-miss'],
  ])('follows the rules of the edge, %s (%s)', async (_what, address, status, cacheControl, state) => {
    await ask(cache, address);
    const answer = await ask(cache, address);
    expect([answer.status, answer.headers.get('cache-control'), answer.state]).toEqual([status, cacheControl, state]);
    // This header is only for this cache: a cache between it and the browser is not purged.
    expect(answer.headers.get('cdn-cache-control')).toBeNull();
    expect(answer.headers.get('x-accel-expires')).toBeNull();
  });

  test('keeps files that never change for as long as browsers do', async () => {
    const [url = ''] = await entries();
    await ask(cache, url);
    const { status, state, headers } = await ask(cache, url);
    expect([status, state, headers.get('cache-control')]).toEqual([200, 'hit', cacheRules.immutableFiles.cacheControl]);
  });

  test('keeps serving files and pages without the edge, and the next publish repeats a purge that failed', async () => {
    const [url = ''] = await entries();
    await ask(cache, url);
    await edge.close();
    for (const address of [url, '/tax', '/pricing']) expect((await ask(cache, address)).state).toBe('hit');
    await publish(context, [taxFolder('1.2.0')]);
    await purger.ended();
    expect(said).toEqual([
      expect.stringMatching(/could not be purged of .*\/tax \(status 502\).*next publish tries again/),
    ]);
    expect((await ask(cache, '/tax')).body).toContain('tax 1.1.0');
    await startEdge();
    await publish(context, [pricingFolder('3.0.0')]);
    await purger.ended();
    expect((await ask(cache, '/tax')).body).toContain('tax 1.2.0');
    expect((await ask(cache, '/pricing')).body).toContain('pricing 3.0.0');
  });

  /** The addresses of the releases' entries, which never change. */
  async function entries(): Promise<string[]> {
    const { microFrontends } = await readRegistry(context);
    return Object.values(microFrontends).flatMap(([version]) => version?.url ?? []);
  }
});

describeWithNginx(`the cache of deploy/cdn${skipped}`, () => {
  let origin: Server;
  let cache: CachingNginx;
  let headers: Readonly<Record<string, string>> = {};
  let status = 200;
  let asked: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];

  beforeAll(async () => {
    origin = createServer((request, response) => {
      asked.push({ url: request.url ?? '', headers: request.headers });
      response.writeHead(status, headers);
      response.end(`answer ${String(asked.length)}`);
    });
    await listen(origin);
    cache = await startCachingNginx(portOf(origin), portOf(origin));
  });

  afterAll(async () => {
    await stop(origin);
    await cache.close();
  });

  beforeEach(() => {
    asked = [];
    status = 200;
  });

  test.each([
    ['/1', 200, 'max-age=60', 'no-cache', true],
    ['/2', 200, 'max-age=60, stale-if-error=9', 'public, max-age=0', true],
    ['/3', 200, undefined, 'public, max-age=31536000, immutable', true],
    ['/4', 200, undefined, 'no-cache', false],
    ['/5', 200, undefined, undefined, false],
    ['/6', 200, 'no-store', 'public, max-age=60', false],
    ['/7', 200, undefined, 'private, max-age=60', false],
    ['/8', 404, 'max-age=60', 'no-cache', false],
    ['/9', 500, 'max-age=60', 'no-cache', false],
    ['/auth/v1/settings', 200, undefined, 'public, max-age=60', false],
    ['/upload', 200, undefined, 'public, max-age=60', false],
  ])(
    '%s, status %d, CDN-Cache-Control %s, Cache-Control %s: kept %s',
    async (address, code, forCdn, forAll, isKept) => {
      status = code;
      headers = {
        ...(forCdn !== undefined && { 'CDN-Cache-Control': forCdn }),
        ...(forAll !== undefined && { 'Cache-Control': forAll }),
      };
      await ask(cache, address);
      const again = await ask(cache, address);
      expect(asked.length).toBe(isKept ? 1 : 2);
      expect(again.headers.get('cache-control')).toBe(forAll ?? null);
    },
  );

  test('asks for the compressed file that the browser accepts, as a CDN does', async () => {
    headers = { 'CDN-Cache-Control': 'max-age=60' };
    await ask(cache, '/asked', 'deflate, gzip, br;q=1.0');
    expect(asked[0]?.headers).toMatchObject({ 'cdn-loop': 'artha', 'accept-encoding': 'br', host: 'site' });
  });

  test('shows a page that has expired while the edge is down', async () => {
    headers = { 'CDN-Cache-Control': 'max-age=1', 'Cache-Control': 'no-cache', ETag: '"1"' };
    const { body } = await ask(cache, '/stale');
    const port = portOf(origin);
    await stop(origin);
    while ((await ask(cache, '/stale')).headers.get('cache-status') === 'artha; hit; detail=HIT') await wait(100);
    const stale = await ask(cache, '/stale');
    expect([stale.status, stale.state, stale.body]).toEqual([200, 'hit', body]);
    await listen(origin, port);
  });
});
