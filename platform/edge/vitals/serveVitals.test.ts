import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleRegistry, sampleVersion } from '@artha/shared/testing';
import { edgeTrust, openEdgeSite, siteFiles, type EdgeSite } from '../testing/edgeSite.ts';
import { putSignedSite } from '@artha/core/testing/putSignedSite';
import { createEdge } from '../createEdge.ts';

const [current, past, unknown] = ['a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20)];
const registry = sampleRegistry({
  tax: [sampleVersion({ digest: past }, { traffic: 0, default: false }), sampleVersion({ digest: current })],
});

let site: EdgeSite;

beforeEach(async () => {
  site = await openEdgeSite();
  await putSignedSite(site.store, new Map([...siteFiles(2), ['registry.json', Buffer.from(JSON.stringify(registry))]]));
});

afterEach(() => site.close());

const entry = (changes: object = {}) => ({ kind: 'view', remote: 'tax', release: current, count: 1, ...changes });
const send = async (body: string, headers: Record<string, string> = {}, url = site.url) =>
  fetch(`${url}/vitals`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const report = (...entries: object[]) => send(JSON.stringify({ format: 1, entries }));
const sums = async (url = site.url): Promise<unknown> => (await fetch(`${url}/vitals`)).json();

test('reports are summed up by release: views, errors by code, quartiles by metric', async () => {
  const vital = { kind: 'vital', metric: 'INP', bucket: 6 };
  expect((await report(entry({ count: 3 }), entry({ kind: 'error', code: 'AR-106' }))).status).toBe(204);
  await report(
    entry({ ...vital, count: 8 }),
    entry({ kind: 'error', code: 'AR-106', count: 2 }),
    entry({ release: past }),
  );
  expect(await sums()).toEqual({
    format: 1,
    releases: [
      {
        remote: 'tax',
        release: current,
        views: 3,
        errors: { 'AR-106': 3 },
        vitals: { INP: { count: 8, p25: 162.5, p50: 175, p75: 187.5 } },
      },
      { remote: 'tax', release: past, views: 1, errors: {}, vitals: {} },
    ],
  });
});

test('a release that is not in the registry is ignored', async () => {
  await report(entry({ release: unknown }), entry({ remote: 'constructor' }), entry({ remote: 'other' }));
  expect(await sums()).toEqual({ format: 1, releases: [] });
});

test.each([
  ['invalid JSON', '{', {}, 400],
  ['nothing', '', {}, 400],
  ['JSON that is not a report', '{"format":1,"entries":[{"kind":"view","path":"/"}]}', {}, 400],
  ['more than one page can report', JSON.stringify({ format: 1, padding: 'x'.repeat(20_000) }), {}, 413],
  ['the report of another site', '{}', { 'sec-fetch-site': 'cross-site' }, 403],
] as const)('%s is rejected', async (_what, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(await sums()).toEqual({ format: 1, releases: [] });
});

test('the sums are not cached, and other methods are rejected', async () => {
  expect((await fetch(`${site.url}/vitals`)).headers.get('cache-control')).toBe('no-store');
  const refused = await fetch(`${site.url}/vitals`, { method: 'PUT' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('the sums survive a restart, hold nothing about a visitor, and start from zero if the file cannot be read', async () => {
  const { store } = site;
  const file = join(store.folder, 'vitals.json');
  const restart = async () => {
    const edge = await createEdge({ store, trust: edgeTrust });
    const url = await edge.listen({ port: 0, host: '127.0.0.1' });
    return { url, close: () => edge.close() };
  };
  const first = await restart();
  await send(JSON.stringify({ format: 1, entries: [entry()] }), { 'x-forwarded-for': '203.0.113.7' }, first.url);
  await first.close();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    format: 1,
    releases: [{ remote: 'tax', release: current, views: 1, errors: {}, histograms: {} }],
  });
  const second = await restart();
  expect(await sums(second.url)).toMatchObject({ releases: [{ views: 1 }] });
  await second.close();
  await writeFile(file, '{');
  const third = await restart();
  expect(await sums(third.url)).toEqual({ format: 1, releases: [] });
  await third.close();
});
