import { createServer, request, type Server } from 'node:http';
import * as v from 'valibot';
import { carriedRegistrySchema } from '@artha/shared/contract';
import { freePort } from '@artha/process/port';
import { sampleConfig } from '@artha/core/testing/pages';
import { registryOf, remoteRelease } from '@artha/core/testing/releases';
import { serveOverride, type OverrideServer } from './serveOverride.ts';

const pageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ registry: v.object({ url: v.string() }), title: v.string(), version: v.string() }),
);
const registrySchema = v.pipe(v.string(), v.parseJson(), carriedRegistrySchema);
const CODE = 'code';
const integrity = `sha256-${'B'.repeat(43)}=`;
const build = {
  version: '1.1.0',
  built: new Date('2026-11-26T10:00:00Z'),
  digest: 'ab'.repeat(10),
  files: new Map([['remoteEntry.js', { content: Buffer.from('own()'), integrity }]]),
};
const REGISTRY = `/registries/${'0a'.repeat(10)}.json`;
const terms = { path: '/finterms', screen: 'Terms', title: 'Terms', description: 'Terms.' };
const deployed = registryOf(remoteRelease({ name: 'glossary', routes: [terms] }));
const offer = { record: 'r', name: 'tax', version: '1.1.0', path: '/tax', until: '2026-11-26T12:00:00Z' };

let site: Server;
let siteUrl = '';
let server: OverrideServer;
const challenges: string[] = [];

beforeAll(async () => {
  site = createServer(({ url }, reply) => {
    reply.end(url === REGISTRY ? JSON.stringify(deployed) : '');
  });
  const port = await freePort();
  site.listen(port, '127.0.0.1');
  siteUrl = `http://127.0.0.1:${String(port)}`;
  server = await serveOverride({
    site: siteUrl,
    config: {
      name: 'tax',
      owner: 'team-tax',
      contract: 1,
      routes: [{ path: '/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' }],
    },
    product: sampleConfig.product,
    code: CODE,
    port: await freePort(),
    readBuild: () => build,
    offer: (challenge) => {
      challenges.push(challenge);
      return Promise.resolve(offer);
    },
  });
});

afterAll(async () => {
  await server.close();
  site.close();
});

interface Asked {
  readonly origin?: string;
  readonly host?: string;
  readonly body?: object;
}

/** Sends a request as a browser does that no person controls: with any Host and Origin. */
function ask(path: string, { origin, host, body }: Asked = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const headers = { ...(origin !== undefined && { origin }), ...(host !== undefined && { host }) };
    const sent = request(server.origin + path, { agent: false, method: body ? 'POST' : 'GET', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

const challenge = 'c'.repeat(64);

test('a tab of the site with the code of the link gets a record', async () => {
  const { status, body } = await ask('/override', { origin: siteUrl, body: { code: CODE, challenge } });
  expect([status, JSON.parse(body)]).toEqual([200, offer]);
  expect(challenges.splice(0)).toEqual([challenge]);
});

test.each<[name: string, asked: Asked, status: number, reason: RegExp]>([
  ['another site', { origin: 'https://evil.example', body: { code: CODE, challenge } }, 403, /^Only http/],
  ['a program without a site', { body: { code: CODE, challenge } }, 403, /^Only http/],
  ['a wrong code', { body: { code: 'guess', challenge } }, 403, /not the one that artha override has printed/],
  ['a challenge that is no digest', { body: { code: CODE, challenge: 'x' } }, 400, /no request of a tab/],
  [
    'a name that a site made for this machine',
    { host: 'evil.example:80', body: { code: CODE, challenge } },
    421,
    /name/,
  ],
])('%s gets none', async (name, asked, status, reason) => {
  const isOfSite = name.startsWith('a wrong') || name.startsWith('a challenge') || name.startsWith('a name');
  const answer = await ask('/override', { ...(isOfSite && { origin: siteUrl }), ...asked });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatch(reason);
  expect(challenges).toEqual([]);
});

test('a page gets its registry with the build, at an address of this machine, and leaves its screen to it', async () => {
  const page = await ask(`/page?path=/tax&registry=${REGISTRY}`, { origin: siteUrl });
  const { registry, title, version } = v.parse(pageSchema, page.body);
  expect([title, version]).toEqual([`Tax | ${sampleConfig.product}`, '1.1.0']);
  expect(registry.url).toMatch(new RegExp(`^${server.origin}/registries/[0-9a-f]{20}\\.json$`));
  const read = await ask(new URL(registry.url).pathname, { origin: siteUrl });
  expect(read.headers['access-control-allow-origin']).toBe(siteUrl);
  const { tax = [], glossary } = v.parse(registrySchema, read.body).microFrontends;
  expect(tax[0]).toMatchObject({
    url: `${server.origin}/files/remoteEntry.js`,
    metadata: { version: '1.1.0', integrity },
    extras: { digest: build.digest, published: build.built.toISOString(), files: { 'remoteEntry.js': integrity } },
  });
  expect(glossary).toHaveLength(1);
});

test('a page of another remote keeps its screen', async () => {
  const page = await ask(`/page?path=/finterms&registry=${REGISTRY}`, { origin: siteUrl });
  expect(JSON.parse(page.body)).toMatchObject({ title: null });
});

test('a tab whose page has another build than the newest learns so at once', async () => {
  const readFirst = async (digest: string, announce?: () => void) => {
    const stop = new AbortController();
    const { body } = await fetch(`${server.origin}/changes?digest=${digest}`, { signal: stop.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = reader?.read().then(({ value }) => value);
    announce?.();
    const events = await first;
    stop.abort();
    return events;
  };
  expect(await readFirst('cd'.repeat(10))).toBe('event: built\ndata:\n\n');
  expect(await readFirst(build.digest, server.announceBuild)).toBe('event: built\ndata:\n\n');
});

test('it reads nothing but registries of pages from the site', async () => {
  expect(await ask('/page?path=/tax&registry=//evil.example/registries/a.json')).toMatchObject({ status: 400 });
});

test('its files are readable by pages of the site alone, and no other site runs its scripts', async () => {
  const { body, headers } = await ask('/files/remoteEntry.js', { origin: 'https://evil.example' });
  expect(body).toBe('own()');
  expect(headers).toMatchObject({
    'access-control-allow-origin': siteUrl,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  expect((await ask('/files/../package.json')).status).toBe(404);
});
