import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry } from '@artha/core/emptyRegistry';
import { createAuthority, policyOfOneKey } from '@artha/core/authority';
import type { StoredSite } from '@artha/core/store';
import { edgeTrust, openEdgeSite, siteFiles } from './testing/edgeSite.ts';
import { testTeam } from '@artha/core/testing/testTeam';
import { putSignedSite, siteAuthority } from '@artha/core/testing/putSignedSite';
import { requestPages } from './testing/requestLoop.ts';
import { writeHeaders } from '@artha/core/pageHeaders';
import { writtenFiles } from '@artha/core/siteIndex';
import { signSite } from '@artha/core/signSite';
import { CurrentSite, SiteNotProved } from './currentSite.ts';

const samplePageHeaders = { files: ['/a.js'], policies: ["default-src 'none'"], isIsolated: false };
const headersOfHome = (headers = samplePageHeaders) =>
  Object.fromEntries(writeHeaders(new Map([['/', headers]]), () => true));
const policy = policyOfOneKey(testTeam.id);

/** A signed site whose home page contains its version. */
async function signed(
  version: number,
  files: Readonly<Record<string, string>> = {},
  { signer, roots } = siteAuthority,
  now = new Date(),
) {
  const texts = { 'index.html': `home ${String(version)}`, 'registry.json': JSON.stringify(emptyRegistry), ...files };
  const own = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  const documents = await signSite({ version, files: own, orders: new Map(), policy, roots, now }, signer);
  return writtenFiles(new Map([...own, ...documents]));
}

type Files = ReadonlyMap<string, Uint8Array> | Promise<ReadonlyMap<string, Uint8Array>>;

/** A store that holds the site it was given last. */
function storeOf(first?: Files) {
  let number = 0;
  let files = first;
  return {
    put: (next: Files) => {
      number += 1;
      files = next;
    },
    openSite: async (): Promise<StoredSite | undefined> => {
      const version = String(number);
      const own = await files;
      if (!own) return undefined;
      return {
        version,
        read: (path) => {
          const content = own.get(path);
          return Promise.resolve(content && Buffer.from(content));
        },
        readIndex: () => Promise.resolve(undefined),
      };
    },
  };
}

const faults: string[] = [];
const report = ({ message }: Error) => faults.push(message);
const open = (store: Pick<ReturnType<typeof storeOf>, 'openSite'>, trust = edgeTrust) =>
  new CurrentSite(store, trust, report);
const home = (site: CurrentSite) => site.use(async ({ read }) => (await read('index.html'))?.toString());

beforeEach(() => faults.splice(0));
afterEach(() => jest.restoreAllMocks());

test('the current site has pages and files', async () => {
  const site = open(storeOf(signed(1, headersOfHome())));
  await site.use(async ({ findPage, readRegistry, listFiles, read }) => {
    expect(await findPage('/')).toEqual({ address: '/', headers: samplePageHeaders });
    expect(await findPage('/tools')).toBeUndefined();
    expect(await readRegistry()).toEqual(emptyRegistry);
    expect([...(await listFiles())].sort()).toEqual(['index.headers.json', 'index.html', 'registry.json']);
    expect((await read('index.html'))?.toString()).toBe('home 1');
    expect(await read('nothing.html')).toBeUndefined();
  });
});

test('there is no site before the first publish', async () => {
  await open(storeOf()).use(async ({ findPage, readRegistry, listFiles, read }) => {
    const found = [await findPage('/'), await readRegistry(), await listFiles(), await read('index.html')];
    expect(found).toEqual([undefined, undefined, [], undefined]);
  });
});

test('a newer site is accepted with the headers of its pages', async () => {
  const store = storeOf(signed(1, headersOfHome()));
  const site = open(store);
  const filesOf = () => site.use(async ({ findPage }) => (await findPage('/'))?.headers.files);
  expect(await filesOf()).toEqual(['/a.js']);
  store.put(signed(2, headersOfHome({ ...samplePageHeaders, files: ['/b.js'] })));
  expect(await filesOf()).toEqual(['/b.js']);
});

test('of a newer site only what differs is read; the rest stays as it was verified, whatever happens to it', async () => {
  const store = storeOf(signed(1, { 'tools/index.html': 'tools' }));
  const asked: string[] = [];
  const site = open({
    openSite: async () => {
      const stored = await store.openSite();
      const read = (path: string) => {
        asked.push(path);
        return stored?.read(path) ?? Promise.resolve(undefined);
      };
      return stored && { ...stored, read };
    },
  });
  expect(await home(site)).toBe('home 1');
  expect(String(await site.use(({ read }) => read('tools/index.html')))).toBe('tools');
  asked.length = 0;
  const next = await signed(2, { 'tools/index.html': 'tools' });
  next.set('tools/index.html', Buffer.from('damaged'));
  store.put(next);
  expect(await home(site)).toBe('home 2');
  expect(asked).toContain('index.html');
  expect(asked).not.toContain('tools/index.html');
  expect(String(await site.use(({ read }) => read('tools/index.html')))).toBe('tools');
  expect(faults).toEqual([]);
});

test('an edge that starts reads what is requested, and does not serve a damaged file, which it reports once', async () => {
  const files = await signed(1, { 'tools/index.html': 'tools', 'terms/index.html': 'terms' });
  files.set('tools/index.html', Buffer.from('damaged'));
  files.delete('terms/index.html');
  const site = open(storeOf(files));
  const read = (path: string) => site.use(async (current) => (await current.read(path))?.toString());
  expect(await home(site)).toBe('home 1');
  await expect(read('tools/index.html')).rejects.toMatchObject({ statusCode: 503 });
  await expect(read('tools/index.html')).rejects.toThrow(SiteNotProved);
  await expect(read('terms/index.html')).rejects.toThrow(SiteNotProved);
  expect(faults).toEqual([
    expect.stringMatching(/tools\/index\.html is not what was signed/),
    expect.stringMatching(/does not have terms\/index\.html/),
  ]);
  expect(await home(site)).toBe('home 1');
});

describe('visitors keep the last valid site, and the reason is reported once, if the store has', () => {
  const changed = async (path: string, content: string | undefined) => {
    const files = await signed(2, { 'registry/tax.json': '{}', ...headersOfHome() });
    if (content === undefined) files.delete(path);
    else files.set(path, Buffer.from(content));
    return files;
  };
  const stranger = createAuthority(policy);

  test.each([
    ['a page that was changed', changed('index.html', 'home 3'), /index\.html is not what was signed/],
    ['a page that was removed', changed('index.html', undefined), /does not have index\.html/],
    ['a part of the registry that was changed', changed('registry/tax.json', '[]'), /tax\.json is not what was signed/],
    ['headers that were changed', changed('index.headers.json', '{}'), /index\.headers\.json is not what was signed/],
    ['a list of files that was changed', changed('metadata/layout.json', '{}'), /layout\.json is not what was signed/],
    ['no signatures', new Map([['index.html', Buffer.from('home 2')]]), /lacks metadata\/timestamp\.json/],
    ['the signature of another key', signed(2, {}, stranger), /timestamp\.json is not signed by the expected keys/],
    ['an older site', signed(1), /was already seen/],
    ['a site whose signatures have expired', signed(2, {}, siteAuthority, new Date('2026-01-01')), /expired on/],
    ['a bin that was changed', changed('metadata/bin-0.json', '{}'), /bin-0\.json is not what was signed/],
    ['a bin that was removed', changed('metadata/bin-1.json', undefined), /lacks metadata\/bin-1\.json/],
  ])('%s', async (_, files, reason) => {
    const store = storeOf(signed(2, { 'index.html': 'home 1' }));
    const site = open(store);
    expect(await home(site)).toBe('home 1');
    store.put(files);
    expect([await home(site), await home(site)]).toEqual(['home 1', 'home 1']);
    expect(faults).toEqual([expect.stringMatching(reason)]);
    store.put(signed(3));
    expect(await home(site)).toBe('home 3');
  });
});

test('no older site is accepted after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artha-edge-state-'));
  const trust = { ...edgeTrust, stateFile: join(folder, 'edge.json') };
  expect(await home(open(storeOf(signed(5)), trust))).toBe('home 5');
  await expect(home(open(storeOf(signed(4)), trust))).rejects.toThrow(SiteNotProved);
  expect(await home(open(storeOf(signed(5)), trust))).toBe('home 5');
  expect(faults).toEqual([expect.stringContaining('version 5 was already seen')]);
  await writeFile(trust.stateFile, (await readFile(trust.stateFile, 'utf8')).replace('5', '6'));
  await expect(home(open(storeOf(signed(5)), trust))).rejects.toMatchObject({ statusCode: 503 });
  await rm(folder, { recursive: true });
});

test('an edge whose folder cannot be written serves the site from the first request, and says what it forgets', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artha-edge-state-'));
  await writeFile(join(folder, 'file'), '');
  const site = open(storeOf(signed(5)), { ...edgeTrust, stateFile: join(folder, 'file', 'edge.json') });
  expect([await home(site), await home(site)]).toEqual(['home 5', 'home 5']);
  expect(faults).toEqual([
    expect.stringMatching(/^This edge did not remember the version that it has seen: .*ENOTDIR/),
  ]);
  await rm(folder, { recursive: true });
});

test('an edge whose clock was ahead serves the site soon after the clock is right', async () => {
  const site = open(storeOf(signed(1)));
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  jest.useFakeTimers({ now: Date.now() + 400 * 86_400_000, doNotFake: ['performance', 'nextTick', 'setImmediate'] });
  await expect(home(site)).rejects.toThrow(SiteNotProved);
  jest.useRealTimers();
  clock.mockReturnValue(9000);
  await expect(home(site)).rejects.toThrow(SiteNotProved);
  clock.mockReturnValue(10_001);
  expect(await home(site)).toBe('home 1');
  expect(faults).toEqual([expect.stringMatching(/expired on/)]);
});

test('errors of the callback and of the store are thrown', async () => {
  await expect(open(storeOf()).use(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  const broken = { openSite: () => Promise.reject(new Error('no disk')) };
  await expect(new CurrentSite(broken, edgeTrust, report).use(() => Promise.resolve(1))).rejects.toThrow('no disk');
});

test('the last site stays while the store does not respond, and each outage is reported once', async () => {
  const store = storeOf(signed(1));
  let isDown = false;
  const openSite = () => (isDown ? Promise.reject(new Error('no disk')) : store.openSite());
  const site = new CurrentSite({ openSite }, edgeTrust, report);
  expect(await home(site)).toBe('home 1');
  isDown = true;
  expect([await home(site), await home(site)]).toEqual(['home 1', 'home 1']);
  expect(faults).toEqual(['no disk']);
  isDown = false;
  store.put(signed(2));
  expect(await home(site)).toBe('home 2');
  isDown = true;
  expect(await home(site)).toBe('home 2');
  expect(faults).toEqual(['no disk', 'no disk']);
});

test('a check of the store is valid for the given time', async () => {
  const store = storeOf(signed(1));
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const site = new CurrentSite(store, edgeTrust, report, { lookEveryMs: 50 });
  expect(await home(site)).toBe('home 1');
  await home(site);
  store.put(signed(2));
  clock.mockReturnValue(49);
  expect(await home(site)).toBe('home 1');
  clock.mockReturnValue(50);
  expect(await home(site)).toBe('home 2');
});

test('a hanging store delays no one for long if there is a site', async () => {
  const store = storeOf(signed(1));
  let isHanging = false;
  const openSite = jest.fn(() => (isHanging ? new Promise<undefined>(() => undefined) : store.openSite()));
  const site = new CurrentSite({ openSite }, edgeTrust, report, { lookEveryMs: 60_000 });
  await home(site);
  isHanging = true;
  openSite.mockClear();
  expect([await home(site), await home(site)]).toEqual(['home 1', 'home 1']);
  // One of the two has waited for its check.
  expect(openSite).toHaveBeenCalledTimes(1);
  expect(await site.use((_site, mayBeOutdated) => Promise.resolve(mayBeOutdated))).toBe(true);
});

test('no response is of an older site once a check is due, not even during another check', async () => {
  const store = storeOf(signed(1));
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const site = new CurrentSite(store, edgeTrust, report, { lookEveryMs: 50 });
  expect([await home(site), await home(site)]).toEqual(['home 1', 'home 1']);
  store.put(signed(2));
  clock.mockReturnValue(50);
  expect(await Promise.all([home(site), home(site)])).toEqual(['home 2', 'home 2']);
});

test('a response is of one site, even if the site is replaced meanwhile', async () => {
  const site = await openEdgeSite();
  const sites = [1, 2, 3].map(siteFiles);
  let publishing = true;
  const loop = requestPages(site.url, 2, () => !publishing);
  for (let index = 0; index < 15; index += 1) await putSignedSite(site.store, sites[index % sites.length] ?? new Map());
  publishing = false;
  const { requests, faults } = await loop;
  await site.close();
  expect(faults).toEqual([]);
  // Otherwise there was no check.
  expect(requests).toBeGreaterThan(15);
});
