import fc from 'fast-check';
import { findUnneeded, type SiteNeeds, type StoreContents } from './findUnneeded.ts';

const now = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const release = (digest: string, days: number) => ({ name: 'tax', digest, writtenAt: daysAgo(days) });

/** A site that became the current one so many days ago. */
function site(version: string, days: number, needs: Partial<NonNullable<SiteNeeds['needs']>> = {}): SiteNeeds {
  const registryBlob = `registry ${version}`;
  const all = { live: [], history: [], blobs: [`page ${version}`, registryBlob], registryBlob, ...needs };
  return { version, writtenAt: daysAgo(days), needs: all };
}

const nothing: StoreContents = { releases: [], registries: [], sites: [], keptPages: [], blobs: [] };
const find = (contents: Partial<StoreContents>, days = 30) => findUnneeded({ ...nothing, ...contents }, days, now);

describe('a release is not needed any more', () => {
  const sites = (old: Partial<SiteNeeds['needs'] & object> = {}) => [
    site('9', 1, { live: ['tax/live'], history: ['tax/back', 'tax/live'] }),
    ...['8', '7', '6'].map((version) => site(version, 2)),
    site('5', 100, old),
  ];
  const goes = (one: StoreContents['releases'][number], contents = sites()) =>
    find({ releases: [one], sites: contents }).releases.length === 1;

  test('when no site names it, and it was written before any tab was opened', () => {
    expect(goes(release('old', 31))).toBe(true);
    expect(goes(release('old', 29))).toBe(false);
  });

  test('but not while it is live, or can be rolled back to', () => {
    expect(goes(release('live', 400))).toBe(false);
    expect(goes(release('back', 400))).toBe(false);
  });

  test('but not while a tab may be open in which it was live: until its site was replaced', () => {
    // Site 5 was current until site 6 came two days ago.
    expect(goes(release('last', 400), sites({ live: ['tax/last'] }))).toBe(false);
    const replacedLongAgo = [...sites(), site('4', 300, { live: ['tax/last'] })];
    expect(goes(release('last', 400), replacedLongAgo)).toBe(true);
  });

  test('though it could have been rolled back to on a site that is not kept', () => {
    expect(goes(release('older', 400), sites({ history: ['tax/older'] }))).toBe(true);
  });

  test('by other days where they are given', () => {
    expect(find({ releases: [release('old', 8)], sites: sites() }, 7).releases).toHaveLength(1);
  });
});

describe('a registry goes', () => {
  const registry = (names: string[], days: number) => ({ path: 'registries/1.json', writtenAt: daysAgo(days), names });
  const contents = { releases: [release('old', 31), release('new', 1)], sites: [site('1', 1)] };

  test('with a release that it names, or that was lost', () => {
    expect(find({ ...contents, registries: [registry(['tax/old', 'tax/new'], 31)] }).registries).toHaveLength(1);
    expect(find({ ...contents, registries: [registry(['tax/lost'], 31)] }).registries).toHaveLength(1);
  });

  test('not otherwise, and not when it was just written', () => {
    expect(find({ ...contents, registries: [registry(['tax/new'], 31)] }).registries).toEqual([]);
    expect(find({ ...contents, registries: [registry(['tax/old'], 29)] }).registries).toEqual([]);
    expect(find({ ...contents, registries: [registry([], 400)] }).registries).toEqual([]);
  });
});

describe('of a site', () => {
  const sites = [1, 2, 3, 40, 41, 90].map((days, index) => site(String(6 - index), days));

  test('nothing is needed once it is not kept and was replaced before any tab was opened', () => {
    // Site 2 was replaced when site 3 came, 40 days ago.
    expect(find({ sites }).sites).toEqual(['2', '1']);
    expect(find({ sites: sites.slice(0, 4) }).sites).toEqual([]);
  });

  test('the registry is needed while a tab may be open, the files while it is kept', () => {
    const recent = [1, 2, 3, 4, 5, 90].map((days, index) => site(String(6 - index), days));
    const blobs = recent.flatMap(({ version }) => [`page ${version}`, `registry ${version}`]);
    const written = blobs.map((sha256) => ({ sha256, writtenAt: daysAgo(2) }));
    expect(find({ sites: recent, blobs: written })).toMatchObject({ sites: [], blobs: ['page 2', 'page 1'] });
  });

  test('files that nobody names yet are left to who has just written them', () => {
    const blobs = [0.5, 1.5].map((days) => ({ sha256: `written ${String(days)} days ago`, writtenAt: daysAgo(days) }));
    expect(find({ sites, blobs }).blobs).toEqual(['written 1.5 days ago']);
  });

  test('it is said where it is needed and cannot be read', () => {
    const damaged = sites.map((one) => (['5', '2'].includes(one.version) ? { ...one, needs: undefined } : one));
    expect(find({ sites: damaged }).unreadable).toEqual(['5']);
  });
});

test('what is deleted leaves nothing behind that would be deleted next, and takes nothing that a kept site needs', () => {
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
        unreadable: [],
      });
    }),
  );
});
