import { registryOf, remoteRelease } from '../format/testing/releases.ts';
import { pageAt, sampleConfig, samplePages } from './testing/pages.ts';
import { languagesOf, listedPages, pageName, remotePages, breadcrumbs, shellPages } from './pageDetails.ts';

const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

describe('the pages of a registry', () => {
  test('have the product’s name in their path, and the day on which their own release was published', () => {
    const report = remoteRelease({
      name: 'report',
      routes: [{ path: '/{product}-Report', screen: 'Report', title: 'Report', description: 'A report.' }],
    });
    const registry = registryOf(remoteRelease(), report);
    const [version] = registry.microFrontends['tax'] ?? [];
    if (version) version.extras.published = '2026-03-09T21:15:00.000Z';
    expect(remotePages(registry, 'My Money')).toMatchObject([
      { path: '/MyMoney-Report', remote: 'report', published: '2026-01-01', unlisted: false },
      { path: '/tax', remote: 'tax', published: '2026-03-09' },
    ]);
  });

  test('have the picture beside their screen, with its address and digest', () => {
    const registry = registryOf(remoteRelease());
    const [version] = registry.microFrontends['tax'] ?? [];
    if (!version) throw new Error('There is no version.');
    version.extras.icons = { Tax: 'Tax.icon.1.svg' };
    version.extras.sharePictures = { Other: 'Other.share.1.png' };
    version.extras.files = { 'Tax.icon.1.svg': `sha256-${'B'.repeat(43)}=` };
    const [page] = remotePages(registry, 'Artha');
    expect(page?.icon).toEqual({
      remote: 'tax',
      digest: '0'.repeat(20),
      path: 'browser/Tax.icon.1.svg',
      url: `/remotes/tax/${'0'.repeat(20)}/Tax.icon.1.svg`,
      integrity: `sha256-${'B'.repeat(43)}=`,
    });
    expect(page?.sharePicture).toBeUndefined();
  });

  test('of a family have their own addresses and texts', () => {
    const words = remoteRelease({
      name: 'words',
      routes: [
        {
          path: '/words/{page}',
          screen: 'Word',
          title: 'A word',
          description: 'What a word means.',
          pages: [
            { page: 'cess', title: 'Cess', description: 'A tax on a tax.' },
            { page: 'slab', title: 'Slab', description: 'A part of the income.' },
          ],
        },
      ],
    });
    expect(remotePages(registryOf(words), 'Artha')).toMatchObject([
      { path: '/words/cess', title: 'Cess', description: 'A tax on a tax.', screen: 'Word', family: '/words/{page}' },
      { path: '/words/slab', title: 'Slab', description: 'A part of the income.', family: '/words/{page}' },
    ]);
  });

  test('of the shell are unlisted', () => {
    const [health] = shellPages([{ path: '/~health', title: 'Health', description: 'What runs.' }]);
    expect(health).toMatchObject({ path: '/~health', title: 'Health', unlisted: true, remote: undefined });
  });

  test('are listed by default', () => {
    expect(paths(listedPages(samplePages))).not.toContain('/auth/signin');
    expect(listedPages(samplePages)).toHaveLength(samplePages.length - 1);
  });
});

describe('the trail of a page', () => {
  test('leads from the home page through the existing pages above it', () => {
    expect(paths(breadcrumbs(pageAt('/tools/tax'), samplePages))).toEqual(['/', '/tools', '/tools/tax']);
    expect(paths(breadcrumbs(pageAt('/Artha-Research/pumps'), samplePages))).toEqual([
      '/',
      '/Artha-Research',
      '/Artha-Research/pumps',
    ]);
  });

  test('skips a level without a page, and does not confuse a page with a similar name', () => {
    const lonely = { ...pageAt('/pricing'), path: '/toolsmith/hammer' };
    expect(paths(breadcrumbs(lonely, samplePages))).toEqual(['/', '/toolsmith/hammer']);
  });

  test('omits an unlisted page', () => {
    const hidden = samplePages.map((page) => (page.path === '/tools' ? { ...page, unlisted: true } : page));
    expect(paths(breadcrumbs(pageAt('/tools/tax'), hidden))).toEqual(['/', '/tools/tax']);
  });

  test('is the home page alone for the home page', () => {
    expect(paths(breadcrumbs(pageAt('/'), samplePages))).toEqual(['/']);
  });
});

describe('the name of a page', () => {
  test('is that of its card, or else its title; for the home page that of the product', () => {
    expect(pageName(pageAt('/tools/tax'), sampleConfig)).toBe('Tax');
    expect(pageName(pageAt('/tools'), sampleConfig)).toBe('Free tools');
    expect(pageName(pageAt('/'), sampleConfig)).toBe('Artha');
  });
});

describe('the languages of a page', () => {
  const english = { ...pageAt('/tools/tax'), path: '/words', remote: 'words' };
  const hindi = { ...english, path: '/hi/words', lang: 'hi' as const };
  const others = [pageAt('/tools/tax'), { ...english, path: '/words/cess' }, { ...hindi, remote: 'other' }];

  test('are the same address of one remote with and without the language prefix', () => {
    const pages = [...others, english, hindi];
    expect(paths(languagesOf(english, pages))).toEqual(['/words', '/hi/words']);
    expect(paths(languagesOf(hindi, pages))).toEqual(['/words', '/hi/words']);
  });

  test('are empty if there is only one, and if search engines may not show the page', () => {
    expect(languagesOf(english, [...others, english])).toEqual([]);
    expect(languagesOf({ ...english, unlisted: true }, [english, hindi])).toEqual([]);
  });
});
