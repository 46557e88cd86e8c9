import fc from 'fast-check';
import { findUnneeded, type SiteNeeds, type StoreContents } from './findUnneeded.ts';

const now = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const release = (digest: string, days: number) => ({ name: 'tax', digest, writtenAt: daysAgo(days) });

/** A site that became the current one this many days ago. */
function site(version: string, days: number, needs: Partial<NonNullable<SiteNeeds['needs']>> = {}): SiteNeeds {
  const registryBlob = `registry ${version}`;
  const all = {
    live: [],
    history: [],
    blobs: [`page ${version}`, registryBlob],
    registryBlob,
    baseBlob: undefined,
    ...needs,
  };
  return { version, writtenAt: daysAgo(days), needs: all };
}

const nothing: StoreContents = { releases: [], registries: [], sites: [], keptPages: [], blobs: [], previews: [] };
const find = (contents: Partial<StoreContents>, days = 30) => findUnneeded({ ...nothing, ...contents }, days, now);

describe('a release is no longer needed', () => {
  const sites = (old: Partial<SiteNeeds['needs'] & object> = {}) => [
    site('9', 1, { live: ['tax/live'], history: ['tax/back', 'tax/live'] }),
    ...['8', '7', '6'].map((version) => site(version, 2)),
    site('5', 100, old),
  ];
  const goes = (one: StoreContents['releases'][number], contents = sites()) =>
    find({ releases: [one], sites: contents }).releases.length === 1;

  test('if no site names it and it was written before any open tab was loaded', () => {
    expect(goes(release('old', 31))).toBe(true);
    expect(goes(release('old', 29))).toBe(false);
  });

  test('but is kept while it is live or a rollback may restore it', () => {
    expect(goes(release('live', 400))).toBe(false);
    expect(goes(release('back', 400))).toBe(false);
  });

  test('but is kept while a tab may be open that runs it: until its site was replaced', () => {
    // Site 5 was current until site 6 replaced it two days ago.
    expect(goes(release('last', 400), sites({ live: ['tax/last'] }))).toBe(false);
    const replacedLongAgo = [...sites(), site('4', 300, { live: ['tax/last'] })];
    expect(goes(release('last', 400), replacedLongAgo)).toBe(true);
  });

  test('although a rollback on a deleted site could have restored it', () => {
    expect(goes(release('older', 400), sites({ history: ['tax/older'] }))).toBe(true);
  });

  test('after another number of days if one is given', () => {
    expect(find({ releases: [release('old', 8)], sites: sites() }, 7).releases).toHaveLength(1);
  });
});

describe('a registry is deleted', () => {
  const registry = (names: string[], days: number) => ({ path: 'registries/1.json', writtenAt: daysAgo(days), names });
  const contents = { releases: [release('old', 31), release('new', 1)], sites: [site('1', 1)] };

  test('with a release that it names, or that was lost', () => {
    expect(find({ ...contents, registries: [registry(['tax/old', 'tax/new'], 31)] }).registries).toHaveLength(1);
    expect(find({ ...contents, registries: [registry(['tax/lost'], 31)] }).registries).toHaveLength(1);
  });

  test('in no other case, and not if it was just written', () => {
    expect(find({ ...contents, registries: [registry(['tax/new'], 31)] }).registries).toEqual([]);
    expect(find({ ...contents, registries: [registry(['tax/old'], 29)] }).registries).toEqual([]);
    expect(find({ ...contents, registries: [registry([], 400)] }).registries).toEqual([]);
  });
});

describe('a site', () => {
  const sites = [1, 2, 3, 40, 41, 90].map((days, index) => site(String(6 - index), days));

  test('is deleted once it is no longer kept and was replaced before any open tab was loaded', () => {
    // Site 2 was replaced by site 3, 40 days ago.
    expect(find({ sites }).sites).toEqual(['2', '1']);
    expect(find({ sites: sites.slice(0, 4) }).sites).toEqual([]);
  });

  test('keeps its registry while a tab may be open, and its files while the site is kept', () => {
    const recent = [1, 2, 3, 4, 5, 90].map((days, index) => site(String(6 - index), days));
    const blobs = recent.flatMap(({ version }) => [`page ${version}`, `registry ${version}`]);
    const written = blobs.map((sha256) => ({ sha256, writtenAt: daysAgo(2) }));
    expect(find({ sites: recent, blobs: written })).toMatchObject({ sites: [], blobs: ['page 2', 'page 1'] });
  });

  test('new files that no site names are kept, because their publish may still run', () => {
    const blobs = [0.5, 1.5].map((days) => ({ sha256: `written ${String(days)} days ago`, writtenAt: daysAgo(days) }));
    expect(find({ sites, blobs }).blobs).toEqual(['written 1.5 days ago']);
  });

  test('a needed site that cannot be read is reported', () => {
    const damaged = sites.map((one) => (['5', '2'].includes(one.version) ? { ...one, needs: undefined } : one));
    expect(find({ sites: damaged }).unreadable).toEqual(['5']);
  });
});

test('one deletion leaves nothing for the next, and deletes nothing that a kept site needs', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const days = fc.integer({ min: 0, max: 90 });
  const keys = fc.array(
    key.map((digest) => `tax/${digest}`),
    { maxLength: 4 },
  );
  const contents = fc.record({
    releases: fc.uniqueArray(fc.record({ digest: key, days }), { selector: ({ digest }) => digest }),
    registries: fc.array(fc.record({ names: keys, days }), { maxLength: 5 }),
    sites: fc.array(fc.record({ live: keys, history: keys, days }), { maxLength: 8 }),
  });
  fc.assert(
    fc.property(contents, ({ releases, registries, sites }) => {
      const before: StoreContents = {
        releases: releases.map((one) => release(one.digest, one.days)),
        registries: registries.map((one, index) => ({
          path: `registries/${String(index)}.json`,
          writtenAt: daysAgo(one.days),
          names: one.names,
        })),
        sites: sites
          .toSorted((a, b) => a.days - b.days)
          .map((one, index) => site(String(100 - index), one.days, { live: one.live, history: one.history })),
        keptPages: [],
        previews: [],
        blobs: [],
      };
      const found = findUnneeded(before, 30, now);
      const gone = new Set(found.releases.map(({ digest }) => `tax/${digest}`));
      for (const { needs } of before.sites.slice(0, 4)) {
        for (const needed of needs?.history ?? []) expect(gone).not.toContain(needed);
      }
      const after: StoreContents = {
        ...before,
        releases: before.releases.filter(({ digest }) => !gone.has(`tax/${digest}`)),
        registries: before.registries.filter(({ path }) => !found.registries.includes(path)),
        sites: before.sites.filter(({ version }) => !found.sites.includes(version)),
      };
      expect(findUnneeded(after, 30, now)).toEqual({
        releases: [],
        registries: [],
        sites: [],
        blobs: [],
        previews: [],
        unreadable: [],
      });
    }),
  );
});

test('a list that those of other sites differ from is kept with the last site that is needed and differs from it', () => {
  const blobs = [{ sha256: 'base', writtenAt: daysAgo(400) }];
  const kept = site('2', 1, { baseBlob: 'base' });
  expect(find({ blobs, sites: [kept, site('1', 300)] }).blobs).toEqual([]);
  expect(find({ blobs, sites: [site('2', 1), site('1', 300)] }).blobs).toEqual(['base']);
  // A tab may still run what an older site had, until its list is deleted.
  const newer = ['9', '8', '7', '6'].map((version) => site(version, 2));
  expect(find({ blobs, sites: [...newer, site('5', 100, { baseBlob: 'base' })] }).blobs).toEqual([]);
});

describe('a preview', () => {
  const until = (days: number) => ({ until: daysAgo(days), live: ['tax/previewed'], blobs: ['page of it'] });
  const found = (days: number) =>
    find({
      releases: [release('previewed', 400)],
      blobs: [{ sha256: 'page of it', writtenAt: daysAgo(400) }],
      previews: [{ id: 'one', needs: until(days) }],
    });

  test('needs what it shows until it ends', () => {
    expect(found(-1)).toMatchObject({ previews: [], releases: [], blobs: [] });
  });

  test('is no longer needed once it has ended or is damaged, nor is what it shows', () => {
    expect(found(0)).toMatchObject({ previews: ['one'], releases: [{ digest: 'previewed' }], blobs: ['page of it'] });
    expect(find({ previews: [{ id: 'damaged', needs: undefined }] }).previews).toEqual(['damaged']);
  });
});
