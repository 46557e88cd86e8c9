import { emptyRegistry } from '../publish/emptyRegistry.ts';
import type { Policy } from './policy.ts';
import { writeRoot } from './root.ts';
import { createKey, readSigner } from './signer.ts';
import { digestOf, type SiteContent } from '../store/siteContent.ts';
import { writtenFiles } from '../store/siteIndex.ts';
import { binNames, binOf, changedFiles, readAllBins } from './bins.ts';
import { writeMetadata } from './metadata.ts';
import { signSite, type UnsignedSite } from './signSite.ts';
import { signOrder } from './releaseOrder.ts';
import { verifySite, type TrustedState } from './verifySite.ts';

const newSigner = () => readSigner(createKey());
const [root, site, team, stranger] = [newSigner(), newSigner(), newSigner(), newSigner()];
const now = new Date('2026-02-03T04:05:06Z');
const policy: Policy = { remotes: { tax: { routes: ['/tax'], publishers: [{ key: team.id }] } }, revoked: [] };
const firstRoot = writeRoot(1, [root.id], site.id, [root], now);
const order = signOrder(
  {
    name: 'tax',
    version: 4,
    expires: now,
    audience: 'https://release.example',
    action: 'publish',
    release: { sha256: 'a'.repeat(64), length: 10 },
    source: {},
  },
  team,
);
const trusted: TrustedState = { root: firstRoot, version: 1 };

async function signed(changes: Partial<UnsignedSite> = {}, signer = site): Promise<Map<string, Uint8Array>> {
  const files = new Map([['registry.json', Buffer.from(JSON.stringify(emptyRegistry))]]);
  const orders = new Map([['tax', { content: order, version: 4, keyId: team.id }]]);
  const documents = await signSite({ version: 2, files, orders, policy, roots: [firstRoot], now, ...changes }, signer);
  return writtenFiles(new Map([...files, ...documents]));
}

type Files = ReadonlyMap<string, Uint8Array>;

async function verify(made: Files | Promise<Files>, from = trusted, at = now) {
  const files = await made;
  const read = (path: string) => {
    const content = files.get(path);
    return Promise.resolve(content && Buffer.from(content));
  };
  return verifySite(from, read, at);
}

test("a signed site links the root to every file and to each team's last release order", async () => {
  const site = await verify(signed());
  const { version, expires, documents, trusted: next } = site;
  expect([version, next.version, expires.toISOString()]).toEqual([2, 2, '2026-02-10T04:05:06.000Z']);
  expect([...documents.keys()].sort()).toEqual([
    'bin-0.json',
    'bin-1.json',
    'layout.json',
    'remote-tax.json',
    'targets.json',
  ]);
  expect((await site.digestOf('metadata/remote-tax.json'))?.length).toBe(order.length);
  expect([...(await readAllBins(site)).keys()]).toEqual(['registry.json']);
  expect(JSON.parse(String(await site.read('registry.json')))).toEqual(emptyRegistry);
  expect(await site.read('index.html')).toBeUndefined();
});

describe('the files of a site', () => {
  const pages = (count: number, text = 'page') =>
    new Map(Array.from({ length: count }, (_, index) => [`${String(index)}/index.html`, Buffer.from(text)]));
  const opened = async (files: Files) => ({ files, site: await verify(files, { root: firstRoot, version: 0 }) });
  /** The next site, and the documents that were signed for it. */
  const change = async (
    { files, site: before }: Awaited<ReturnType<typeof opened>>,
    changes: ReadonlyMap<string, SiteContent>,
  ) => {
    const documents = await signed({ version: before.version + 1, files: changes, before });
    return { ...(await opened(new Map([...files, ...documents]))), documents };
  };
  const bins = (documents: Files) => [...documents.keys()].filter((path) => path.includes('/bin-'));

  test('are in bins, of which a change signs those of the files that it changes', async () => {
    const first = await opened(await signed({ version: 1, files: pages(1000) }));
    expect(binNames(first.site.layout)).toHaveLength(16);
    const changes = new Map([
      ['7/index.html', Buffer.from('changed')],
      ['9/index.html', undefined],
    ]);
    const { documents, site } = await change(first, changes);
    expect(bins(documents)).toHaveLength(2);
    const listed = await readAllBins(site);
    expect(listed.get('7/index.html')).toEqual(digestOf(Buffer.from('changed')));
    expect(listed.size).toBe(999);
  });

  test('of a page are in one bin, so that a change of the page signs one', async () => {
    const first = await opened(await signed({ version: 1, files: pages(1000) }));
    const names = ['index.html', 'index.html.br', 'index.html.gz', 'index.headers.json'];
    const files = new Map(names.map((name) => [`7/${name}`, Buffer.from('changed')]));
    const { documents, site } = await change(first, files);
    expect(bins(documents)).toHaveLength(1);
    for (const path of files.keys()) expect(await site.digestOf(path)).toEqual(digestOf(Buffer.from('changed')));
  });

  test('are in more bins if one of them has too many', async () => {
    const first = await opened(await signed({ version: 1, files: pages(100) }));
    expect(binNames(first.site.layout)).toHaveLength(2);
    const { documents, site } = await change(first, pages(1000, 'another'));
    expect(bins(documents).sort()).toEqual(binNames(site.layout).map((name) => `metadata/${name}.json`));
    expect(binNames(site.layout)).toHaveLength(16);
    expect([...site.documents.keys()].filter((name) => name.startsWith('bin-'))).toHaveLength(16);
    expect(await readAllBins(site)).toEqual(
      new Map([...pages(1000, 'another')].map(([path, one]) => [path, digestOf(one)])),
    );
  });

  test('that differ between two sites are found by the bins that differ', async () => {
    const first = await opened(await signed({ version: 1, files: pages(1000) }));
    const { site } = await change(
      first,
      new Map([
        ['7/index.html', Buffer.from('changed')],
        ['9/index.html', undefined],
      ]),
    );
    const found = await changedFiles(first.site, site);
    expect([...found.keys()]).toEqual(['7/index.html']);
    expect((await changedFiles(first.site, first.site)).size).toBe(0);
  });

  test.each([
    ['changed', /bin-.\.json is not what was signed/],
    ['removed', /lacks metadata\/bin-.\.json/],
    ['of an older site', /bin-.\.json is not what was signed/],
  ])('are not read by a bin that is %s; those of other bins are', async (how, reason) => {
    const first = await opened(await signed({ version: 1, files: pages(1000) }));
    const next = await change(first, new Map([['7/index.html', Buffer.from('changed')]]));
    const bin = `metadata/${binOf(next.site.layout, '7/index.html')}.json`;
    const files = new Map(next.files);
    if (how === 'removed') files.delete(bin);
    else files.set(bin, how === 'changed' ? Buffer.from('{}') : (first.files.get(bin) ?? Buffer.alloc(0)));
    const { site } = await opened(files);
    await expect(site.read('7/index.html')).rejects.toThrow(reason);
    const other = [...pages(1000).keys()].find(
      (path) => binOf(site.layout, path) !== binOf(site.layout, '7/index.html'),
    );
    expect(await site.digestOf(other ?? '')).toEqual(digestOf(Buffer.from('page')));
  });

  test('are not read by a bin that another key signed', async () => {
    const own = await signed({ version: 1, files: pages(1) });
    const strange = await signed({ version: 1, files: pages(1) }, stranger);
    const documents = new Map<string, Uint8Array>([...strange].filter(([path]) => path.startsWith('metadata/bin-')));
    // Named by the snapshot, as a service would name it whose list of bins someone else has written.
    const meta = Object.fromEntries(
      [...own].flatMap(([path, content]) => {
        const changed = documents.get(path) ?? content;
        const { length, sha256 } = digestOf(changed);
        const isNamed = /\/(bin-|layout|targets)/.test(path);
        return isNamed ? [[path.slice('metadata/'.length), { version: 1, length, hashes: { sha256 } }]] : [];
      }),
    );
    const expires = new Date(now.getTime() + 1000);
    const snapshot = writeMetadata('snapshot', { version: 1, expires, fields: { meta } }, [site]);
    const { length, sha256 } = digestOf(snapshot);
    const timestamp = writeMetadata(
      'timestamp',
      { version: 1, expires, fields: { meta: { 'snapshot.json': { version: 1, length, hashes: { sha256 } } } } },
      [site],
    );
    const files = new Map([
      ...own,
      ...documents,
      ['metadata/snapshot.json', snapshot] as const,
      ['metadata/timestamp.json', timestamp] as const,
    ]);
    const opened = await verify(files, { root: firstRoot, version: 0 });
    await expect(opened.read('0/index.html')).rejects.toThrow(/bin-.\.json is not signed by the expected keys/);
  });
});

test.each([
  ['it is older than one seen before', signed(), { root: firstRoot, version: 3 }, now, /version 3 was already seen/],
  ['its timestamp has expired', signed(), trusted, new Date('2026-02-11T00:00:00Z'), /timestamp\.json expired on/],
  ['the root document has expired', signed(), trusted, new Date('2027-03-01T00:00:00Z'), /root document expired/],
  ['another key signed it', signed({}, stranger), trusted, now, /timestamp\.json is not signed by the expected keys/],
])('a site is rejected if %s', async (_, files, from, at, reason) => {
  await expect(verify(files, from, at)).rejects.toThrow(reason);
});

test('a trusted root that was changed after it was signed is rejected', async () => {
  const changed = Buffer.from(firstRoot.toString().replace(/"expires": "\d{4}/, '"expires": "2099'));
  expect(changed.equals(firstRoot)).toBe(false);
  await expect(verify(signed(), { root: changed, version: 1 })).rejects.toThrow(/root document is not signed by/);
});

test('a document of an older site is rejected among those of a newer one', async () => {
  const [older, newer] = [await signed(), await signed({ version: 3 })];
  for (const name of ['snapshot.json', 'targets.json', 'layout.json']) {
    const mixed = new Map([...newer, [`metadata/${name}`, older.get(`metadata/${name}`) ?? Buffer.alloc(0)] as const]);
    await expect(verify(mixed)).rejects.toThrow(/is not what was signed/);
  }
  for (const name of newer.keys()) {
    if (!name.startsWith('metadata/') || /root|remote|bin/.test(name)) continue;
    const without = new Map(newer);
    without.delete(name);
    await expect(verify(without)).rejects.toThrow(/lacks/);
  }
});

describe('another key of the service', () => {
  const next = newSigner();
  const secondRoot = writeRoot(2, [root.id], next.id, [root], now);

  test('is accepted if the first root leads to it, and the old key is no longer valid', async () => {
    const roots = [firstRoot, secondRoot];
    const { trusted: state } = await verify(signed({ roots }, next));
    expect(Buffer.from(state.root).equals(secondRoot)).toBe(true);
    await expect(verify(signed({ roots }, site))).rejects.toThrow(/timestamp\.json is not signed/);
    await expect(verify(signed({ version: 3 }, site), state)).rejects.toThrow(/timestamp\.json is not signed/);
  });

  test.each([
    ['another key signed', writeRoot(2, [stranger.id], stranger.id, [stranger], now)],
    ['another key signed, and it names the root key', writeRoot(2, [root.id], next.id, [stranger], now)],
    ['has another version than its file name', writeRoot(3, [root.id], next.id, [root], now)],
    ['is not signed with its own key', writeRoot(2, [stranger.id], next.id, [root], now)],
  ])('a root document that %s is not accepted', async (_, content) => {
    await expect(verify(signed({ roots: [firstRoot, content] }, next))).rejects.toThrow(/2\.root\.json/);
  });
});

describe('a preview', () => {
  const [id, other] = ['0f'.repeat(16), '1e'.repeat(16)];
  const preview = { id, until: '2026-02-20T00:00:00.000Z' };

  test('is read as the preview that it says it is, until it ends', async () => {
    const { expires, trusted: next } = await verify(signed({ preview }), { ...trusted, preview: id });
    expect([expires.toISOString(), next.preview]).toEqual(['2026-02-20T00:00:00.000Z', id]);
    const ended = new Date('2026-02-20T00:00:01Z');
    await expect(verify(signed({ preview }), { ...trusted, preview: id }, ended)).rejects.toThrow('expired');
  });

  test('is neither the site of the visitors nor another preview, and that site is no preview', async () => {
    await expect(verify(signed({ preview }))).rejects.toThrow('The site is not the one for visitors.');
    await expect(verify(signed({ preview }), { ...trusted, preview: other })).rejects.toThrow('is not preview');
    await expect(verify(signed(), { ...trusted, preview: id })).rejects.toThrow('is not preview');
  });

  test('cannot be renamed without the key of the service', async () => {
    const files = await signed({ preview });
    const renamed = new Map(
      Array.from(files, ([path, content]) => [path, Buffer.from(Buffer.from(content).toString().replace(id, other))]),
    );
    await expect(verify(renamed, { ...trusted, preview: other })).rejects.toThrow('not signed by the expected keys');
  });
});
