import { sampleRegistry, sampleVersion } from '@artha/shared/testing';
import { putSignedSite } from '@artha/core/testing/putSignedSite';
import { getsCanary } from './draw.ts';
import { isolatedPath, openEdgeSite, policyOf, siteFiles, type EdgeSite } from '@artha/edge/testing/edgeSite';
import { canary as feature } from '../edge.ts';

const [live, release] = ['a'.repeat(20), 'b'.repeat(20)];
const canary = {
  remote: 'tax',
  release,
  live,
  share: 30,
  since: '2026-02-03T04:05:06.000Z',
  addresses: [isolatedPath, '/tools/tax/new', '/tools/tax/old'],
};
const registry = sampleRegistry({
  tax: [
    sampleVersion({ digest: live }, { traffic: 70, default: true }),
    sampleVersion({ digest: release }, { traffic: 30, default: false }),
  ],
});
const draws = Array.from({ length: 100 }, (_, draw) => draw);
const [inside = 0] = draws.filter((draw) => getsCanary(canary, draw));
const [outside = 0] = draws.filter((draw) => !getsCanary(canary, draw));

/** Version 1 of the test's site, with version 2 of the tool as a canary that has a page more. */
function filesWithCanary(): ReadonlyMap<string, Uint8Array> {
  const two = siteFiles(2);
  const files = new Map([...siteFiles(1), ['registry.json', Buffer.from(JSON.stringify(registry))]]);
  for (const [path, content] of two) {
    if (path.startsWith('tools/tax/')) files.set(`canaries/tax/${path}`, content);
  }
  const page = { address: '/tools/tax/new', headers: { files: [], policies: [], isIsolated: false } };
  files.set('canaries/tax/tools/tax/new/index.html', Buffer.from('new'));
  files.set('canaries/tax/tools/tax/new/index.headers.json', Buffer.from(JSON.stringify(page)));
  files.set('canaries/tax/registry/tax.json', Buffer.from(JSON.stringify({ canary: true })));
  files.set('canaries/tax/embedded/tax/form.html', Buffer.from('<!doctype html><title>Form</title>'));
  files.set('tools/tax/old/index.html', Buffer.from('old'));
  const old = JSON.stringify({ ...page, address: '/tools/tax/old' });
  files.set('tools/tax/old/index.headers.json', Buffer.from(old));
  files.set('canaries.json', Buffer.from(JSON.stringify([canary])));
  return files;
}

const features = [feature()];
let site: EdgeSite;
const others = ['/', '/tools', '/registry.json', '/robots.txt', '/no-such-page', '/embedded/marketing/waitlist.html'];

async function get(path: string, cookie?: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, {
    redirect: 'manual',
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
  });
  const sent = Object.fromEntries([...response.headers].filter(([name]) => !['date', 'keep-alive'].includes(name)));
  return { status: response.status, headers: sent, body: await response.text() };
}
const isCanary = ({ body }: { readonly body: string }) => body.includes('version 2');
const drawOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
  /^artha_draw=(\d+);/.exec(headers['set-cookie'] ?? '')?.[1];

afterEach(() => site.close());

describe('a page with a canary', () => {
  beforeEach(async () => {
    site = await openEdgeSite({ isCdnPurged: true, trustedProxies: 'loopback', features });
    await putSignedSite(site.store, filesWithCanary());
  });

  test('is that of the visitor’s draw, with its own headers, and no cache keeps it', async () => {
    const [inIt, out] = [
      await get(isolatedPath, `artha_draw=${String(inside)}`),
      await get(isolatedPath, `artha_draw=${String(outside)}`),
    ];
    expect([isCanary(inIt), isCanary(out)]).toEqual([true, false]);
    for (const [{ headers }, version] of [[inIt, 2] as const, [out, 1] as const]) {
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-security-policy': policyOf(isolatedPath, version),
      });
    }
    for (const { headers } of [inIt, out]) {
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('cdn-cache-control');
    }
    // A cache that still has one of them learns nothing about the other.
    expect(out.headers).not.toHaveProperty('etag');
    const { status } = await get(isolatedPath, `artha_draw=${String(outside)}`, { 'if-none-match': '*' });
    expect(status).toBe(200);
  });

  test('gives a new visitor a draw for the session, which the part of the registry follows', async () => {
    for (let number = 1; number <= 40; number += 1) {
      const from = { 'x-forwarded-for': `203.0.113.${String(number)}` };
      const [page, part] = await Promise.all([
        get(isolatedPath, undefined, from),
        get('/registry/tax.json', undefined, from),
      ]);
      const draw = drawOf(page);
      expect(page.headers['set-cookie']).toMatch(/^artha_draw=\d{1,2}; Path=\/; SameSite=Lax; HttpOnly$/);
      // Sent at once, they do not know of each other's cookie.
      expect(drawOf(part)).toBe(draw);
      expect(isCanary(page)).toBe(getsCanary(canary, Number(draw)));
      expect(part.body === '{"canary":true}').toBe(isCanary(page));
    }
    const secure = await get(isolatedPath, undefined, { 'x-forwarded-proto': 'https' });
    expect(secure.headers['set-cookie']).toContain('Secure');
  });

  test('that the canary adds or removes is there for its visitors alone', async () => {
    const as = (path: string, draw: number) => get(path, `artha_draw=${String(draw)}`);
    expect(await as('/tools/tax/new', inside)).toMatchObject({ status: 200, body: 'new' });
    expect(await as('/tools/tax/new', outside)).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'private, no-cache' },
    });
    const gone = await as('/tools/tax/old', inside);
    expect(gone.status).toBe(404);
    expect(gone.body).toContain('/404 of version 1');
    expect(await as('/tools/tax/old', outside)).toMatchObject({ status: 200, body: 'old' });
    expect((await as('/embedded/tax/form.html', inside)).status).toBe(200);
    expect((await as('/embedded/tax/form.html', outside)).status).toBe(404);
    expect(await as('/Tools/TAX', inside)).toMatchObject({ status: 308, headers: { location: isolatedPath } });
  });

  test('is that of the others once its release failed in a tab', async () => {
    const failed = await get(`/registry/tax.json?not=${release}`, `artha_draw=${String(inside)}`);
    expect(failed.body).toBe('{}');
    expect(getsCanary(canary, Number(drawOf(failed)))).toBe(false);
    const other = await get(`/registry/tax.json?not=${live}`, `artha_draw=${String(inside)}`);
    expect(other).toMatchObject({ body: '{"canary":true}' });
    expect(other.headers).not.toHaveProperty('set-cookie');
  });
});

test('every other response is the same, byte for byte, with and without a canary and a draw', async () => {
  site = await openEdgeSite({ isCdnPurged: true, features });
  await putSignedSite(site.store, new Map([...siteFiles(1), ['registry.json', Buffer.from(JSON.stringify(registry))]]));
  const before = await Promise.all(others.map((path) => get(path)));
  await putSignedSite(site.store, filesWithCanary());
  expect(await Promise.all(others.map((path) => get(path)))).toEqual(before);
  expect(await Promise.all(others.map((path) => get(path, `artha_draw=${String(inside)}`)))).toEqual(before);
  for (const { headers } of before) expect(headers).not.toHaveProperty('set-cookie');
});
