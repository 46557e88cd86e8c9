import { openEdgeSite, siteFiles } from '../testing/edgeSite.ts';
import { putSite } from '../testing/putSite.ts';
import { requestPages } from '../testing/requestLoop.ts';
import { CurrentSite } from './currentSite.ts';

const headersFile = Buffer.from('{"/":{"link":"</a.js>"}}');

/** A store whose site is replaced as many times as it has contents; a site that is no longer current has no files. */
function replacedStore(...contents: readonly Readonly<Record<string, Buffer>>[]) {
  let current = 0;
  return {
    replace: () => {
      current += 1;
    },
    openSite: () => {
      const own = current;
      const read = (path: string) => Promise.resolve(own === current ? contents[own]?.[path] : undefined);
      return Promise.resolve({ version: String(own), read, readIndex: () => Promise.resolve(undefined) });
    },
  };
}

describe('the current site', () => {
  test('has pages and files', async () => {
    const site = new CurrentSite(replacedStore({ 'headers.json': headersFile, 'index.html': Buffer.from('home') }));
    await site.use(async ({ pages, read }) => {
      expect(pages).toEqual({ '/': { link: '</a.js>' } });
      expect((await read('index.html'))?.toString()).toBe('home');
      expect(await read('nothing.html')).toBeUndefined();
    });
  });

  test('has nothing where none is published, or none with pages', async () => {
    const none = new CurrentSite({ openSite: () => Promise.resolve(undefined) });
    expect(await none.use(async ({ pages, read }) => ({ pages, file: await read('index.html') }))).toEqual({
      pages: {},
    });
    const empty = new CurrentSite(replacedStore({}));
    expect(await empty.use(({ pages }) => Promise.resolve(pages))).toEqual({});
  });

  test('reads what its pages send along anew for every site', async () => {
    const other = Buffer.from('{"/":{"link":"</b.js>"}}');
    const store = replacedStore({ 'headers.json': headersFile }, { 'headers.json': other });
    const site = new CurrentSite(store);
    const linkOf = () => site.use(({ pages }) => Promise.resolve(pages['/']?.link));
    expect([await linkOf(), await linkOf()]).toEqual(['</a.js>', '</a.js>']);
    store.replace();
    expect(await linkOf()).toBe('</b.js>');
  });

  test('is the next one, from the beginning, where it was deleted during the work', async () => {
    const store = replacedStore({ 'index.html': Buffer.from('old') }, { 'index.html': Buffer.from('new') });
    const seen: (string | undefined)[] = [];
    const result = await new CurrentSite(store).use(async ({ read }) => {
      seen.push((await read('index.html'))?.toString());
      if (seen.length === 1) store.replace();
      return (await read('index.html'))?.toString();
    });
    expect(seen).toEqual(['old', 'new']);
    expect(result).toBe('new');
  });

  test('is given up where it is replaced each time', async () => {
    const store = replacedStore();
    let attempts = 0;
    const work = new CurrentSite(store).use(async ({ read }) => {
      attempts += 1;
      store.replace();
      return read('index.html');
    });
    await expect(work).rejects.toThrow();
    expect(attempts).toBe(10);
  });

  test('lets errors of the work through', async () => {
    const work = new CurrentSite(replacedStore({})).use(() => Promise.reject(new Error('mine')));
    await expect(work).rejects.toThrow('mine');
  });
});

test('an answer is of one site, however often the site is replaced meanwhile', async () => {
  const site = await openEdgeSite();
  const sites = [1, 2, 3].map(siteFiles);
  let publishing = true;
  const loop = requestPages(site.url, 2, () => !publishing);
  for (let index = 0; index < 40; index += 1) await putSite(site.store, sites[index % sites.length] ?? new Map());
  publishing = false;
  const { requests, faults } = await loop;
  await site.close();
  expect(faults).toEqual([]);
  // Otherwise nothing was looked at.
  expect(requests).toBeGreaterThan(40);
}, 60_000);
