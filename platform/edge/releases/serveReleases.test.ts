import fastify, { type FastifyInstance } from 'fastify';
import { addToLog } from '@artha/core/releaseLog';
import { serveReleases } from './serveReleases.ts';

const digest = 'a'.repeat(20);
const commit = 'c'.repeat(40);
const key = '9'.repeat(64);
const workflow = { issuer: 'https://ci.example', repository: 'artha/tax', workflow: 'publish.yml', commit };
const actions = [
  { action: 'publish', name: 'tax', version: '1.0.0', digest, by: { key }, source: { commit, dirty: true } },
  { action: 'publish', name: 'tax', version: '1.1.0', digest, by: { key, workflow } },
  { action: 'widen', name: 'tax', version: '1.2.0', digest, share: 25, why: 'threw an error: 0 of 400 visits' },
] as const;
const { log, files } = addToLog(undefined, actions, new Date('2026-11-26T03:00:00Z'));
const summary = {
  remote: 'tax',
  release: digest,
  views: 200,
  errors: { TypeError: 3, 'AR-103': 2, 'AR-110': 1 },
  vitals: { LCP: { count: 9, p25: 1, p50: 2, p75: 3 }, TTFB: { count: 9, p25: 1, p50: 2, p75: 3 } },
};

/** A release service that counts how often it is asked. */
async function startService() {
  let asked = 0;
  const app = fastify();
  const known = { name: 'tax', owner: 'team-tax', version: '1.1.0', digest, published: '2026-11-26T03:00:00.000Z' };
  app.get('/v1/status', () => {
    asked += 1;
    const remotes = [{ ...known, nextShell: 'Accept react 20.', previews: 2 }];
    return { audience: 'https://artha.example', remotes, announced: { version: '2.0.0', from: '2027-03-01' } };
  });
  return { url: await app.listen({ port: 0 }), asked: () => asked, close: () => app.close() };
}

let edge: FastifyInstance;
afterEach(() => edge.close());

async function open({
  releaseServiceUrl,
  stored = files,
}: { readonly releaseServiceUrl?: string; readonly stored?: ReadonlyMap<string, Uint8Array> } = {}) {
  let reads = 0;
  edge = fastify();
  await edge.register(serveReleases, {
    readSite: () => Promise.resolve(Buffer.from(JSON.stringify(log))),
    readPublic: (path) => {
      reads += 1;
      const content = stored.get(path);
      return Promise.resolve(content && Buffer.from(content));
    },
    sums: { summaries: () => [summary] },
    releaseServiceUrl,
  });
  const url = await edge.listen({ port: 0 });
  return { url, ask: async (): Promise<unknown> => (await fetch(url)).json(), reads: () => reads };
}

test('it has what visitors met, the log as `artha log` prints it, and what the release service tells everyone', async () => {
  const service = await startService();
  const { ask, reads } = await open({ releaseServiceUrl: service.url });
  const at = '2026-11-26T03:00:00.000Z';
  expect(await ask()).toEqual({
    format: 1,
    counts: [
      {
        remote: 'tax',
        release: digest,
        visits: 200,
        errors: 3,
        failures: 2,
        frozen: 1,
        vitals: { LCP: summary.vitals.LCP },
      },
    ],
    log: [
      {
        number: 3,
        at,
        action: 'widen',
        name: 'tax',
        version: '1.2.0',
        digest,
        share: 25,
        why: 'threw an error: 0 of 400 visits',
        by: 'service',
      },
      {
        number: 2,
        at,
        action: 'publish',
        name: 'tax',
        version: '1.1.0',
        digest,
        by: 'publish.yml',
        commit: 'cccccccccccc',
      },
      {
        number: 1,
        at,
        action: 'publish',
        name: 'tax',
        version: '1.0.0',
        digest,
        by: '99999999',
        commit: 'cccccccccccc dirty',
      },
    ],
    service: {
      announced: { version: '2.0.0', from: '2027-03-01' },
      remotes: [{ name: 'tax', nextShell: 'Accept react 20.', previews: 2 }],
    },
  });
  await Promise.all([ask(), ask()]);
  expect([service.asked(), reads()]).toEqual([1, 3]);
  await service.close();
});

test('without the release service it has the rest, and no response is kept by a cache', async () => {
  const { ask, url } = await open({ releaseServiceUrl: 'http://127.0.0.1:1' });
  expect(await ask()).toMatchObject({ log: [{ number: 3 }, {}, {}], service: null });
  expect((await fetch(url)).headers.get('cache-control')).toBe('no-store');
});

test('a changed entry ends the log', async () => {
  const [first = ''] = files.keys();
  const stored = new Map(files);
  stored.set(first, Buffer.from(String(stored.get(first)).replace('1.0.0', '9.9.9')));
  expect(await (await open({ stored })).ask()).toMatchObject({ log: [{ number: 3 }, { number: 2 }] });
});

test('without the store it has no log', async () => {
  edge = fastify();
  await edge.register(serveReleases, {
    readSite: () => Promise.reject(new Error('The store does not respond.')),
    readPublic: () => Promise.resolve(undefined),
    sums: { summaries: () => [] },
    releaseServiceUrl: undefined,
  });
  expect(await (await fetch(await edge.listen({ port: 0 }))).json()).toEqual({
    format: 1,
    counts: [],
    log: null,
    service: null,
  });
});
