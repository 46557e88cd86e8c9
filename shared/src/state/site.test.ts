import { testConfig } from '../testing/renderScreen.tsx';
import {
  registryWithPages,
  sampleIntegrity,
  sampleRegistry,
  sampleRoute,
  sampleVersion,
} from '../testing/sampleRegistry.ts';
import { sharedHindi } from '../texts/hi.ts';

const card = (name: string, order: number) => ({ name, description: `${name}.`, order });

const registry = sampleRegistry({
  shell: [sampleVersion({ kind: 'shell', routes: [] })],
  zebra: [
    sampleVersion({
      routes: [
        sampleRoute({ path: '/zebra', screen: 'Zebra', tool: card('Zebra', 1) }),
        sampleRoute({ path: '/plain' }),
      ],
      icons: { Zebra: 'Zebra.svg' },
      files: { 'Zebra.svg': sampleIntegrity },
    }),
  ],
  apple: [
    sampleVersion({
      routes: [
        sampleRoute({ path: '/apple', tool: card('Apple', 2) }),
        sampleRoute({ path: '/aardvark', tool: card('Aardvark', 1) }),
      ],
    }),
  ],
  past: [
    sampleVersion({ routes: [sampleRoute({ path: '/past', tool: card('Past', 0) })] }, { traffic: 0, default: false }),
  ],
});

beforeEach(() => {
  jest.resetModules();
});

test('nothing may ask for the site before the shell has said what it is', async () => {
  const { siteConfig, siteTools } = await import('./site.ts');
  expect(siteConfig).toThrow(/provideSite has not been called/);
  expect(siteTools).toThrow(/provideSite has not been called/);
});

test('the configuration is the one that the page was composed with', async () => {
  const { provideSite, siteConfig } = await import('./site.ts');
  provideSite(testConfig, registry);
  expect(siteConfig()).toBe(testConfig);
});

test('the tools are the deployed routes with a card, by order and then by name, each with path and remote', async () => {
  const { provideSite, siteTools } = await import('./site.ts');
  provideSite(testConfig, registry);
  expect(siteTools()).toEqual([
    { ...card('Aardvark', 1), path: '/aardvark', remote: 'apple', icon: undefined },
    {
      ...card('Zebra', 1),
      path: '/zebra',
      remote: 'zebra',
      icon: `/icons/${'A'.repeat(20)}.svg#icon`,
    },
    { ...card('Apple', 2), path: '/apple', remote: 'apple', icon: undefined },
  ]);
});

test('a page is there where a deployed remote has its route', async () => {
  const { hasPage, provideSite } = await import('./site.ts');
  provideSite(testConfig, registry);
  expect(['/zebra', '/plain', '/plain/', '/past', '/nowhere'].map(hasPage)).toEqual([true, true, true, false, false]);
});

test('the page of a dialog opens over every page that is not isolated', async () => {
  const { dialogPage, provideSite } = await import('./site.ts');
  const dialog = { event: 'term:open', screen: 'TermDialog' };
  const routes = [
    sampleRoute({ path: '/words/{page}', dialog }),
    sampleRoute({ path: '/hi/words/{page}', dialog, lang: 'hi' }),
    sampleRoute({ path: '/hi/words', lang: 'hi' }),
    sampleRoute({ path: '/statement', isolated: true }),
  ];
  provideSite(testConfig, sampleRegistry({ words: [sampleVersion({ routes })] }));
  expect(dialogPage('term:open', 'cess', '/tools')).toEqual({ path: '/words/cess', opensHere: true });
  expect(dialogPage('term:open', 'cess', '/nowhere')).toEqual({ path: '/words/cess', opensHere: true });
  expect(dialogPage('term:open', 'cess', '/statement/')).toEqual({ path: '/words/cess', opensHere: false });
  expect(dialogPage('term:open', 'cess', '/hi/words')).toEqual({ path: '/hi/words/cess', opensHere: true });
  expect(dialogPage('report:open', 'cess', '/tools')).toBeUndefined();
});

test('the pages of a family are not known here', async () => {
  const { provideSite, sitePages } = await import('./site.ts');
  const routes = [sampleRoute({ path: '/words', title: 'Words' }), sampleRoute({ path: '/words/{page}' })];
  provideSite(testConfig, sampleRegistry({ words: [sampleVersion({ routes })] }));
  expect(sitePages()).toEqual([{ path: '/words', title: 'Words' }]);
});

test('the pages that visitors may be led to are those of deployed remotes that search engines may list', async () => {
  const { provideSite, sitePages } = await import('./site.ts');
  const routes = [
    sampleRoute({ path: '/auth/signin', title: 'Sign in', unlisted: true }),
    sampleRoute({ path: '/pricing', title: 'Pricing' }),
  ];
  const former = sampleVersion(
    { routes: [sampleRoute({ path: '/old', title: 'Old' })] },
    { traffic: 0, default: false },
  );
  provideSite(testConfig, sampleRegistry({ marketing: [former, sampleVersion({ routes })] }));
  expect(sitePages()).toEqual([{ path: '/pricing', title: 'Pricing' }]);
});

test('a tool that search engines may not list still has its card', async () => {
  const { provideSite, sitePages, siteTools } = await import('./site.ts');
  const trial = sampleRoute({ path: '/tools/trial', unlisted: true, tool: card('Trial', 1) });
  provideSite(testConfig, sampleRegistry({ trial: [sampleVersion({ routes: [trial] })] }));
  expect(siteTools().map(({ path }) => path)).toEqual(['/tools/trial']);
  expect(sitePages()).toEqual([]);
});

test('the icon of a tool has an address of its content, whatever release it comes with', async () => {
  const { provideSite, siteTools } = await import('./site.ts');
  const routes = [
    sampleRoute({ path: '/a', screen: 'Apple', tool: card('Apple', 1) }),
    sampleRoute({ path: '/b', screen: 'Banana', tool: card('Banana', 2) }),
  ];
  const files = { 'banana.8f.svg': 'sha256-ab+/ef0123456789abcdefghijklmnopqrstuvwxyz01=' };
  const iconsOf = (url: string) => {
    const fruit = { ...sampleVersion({ routes, icons: { Banana: 'banana.8f.svg' }, files }), url };
    provideSite(testConfig, sampleRegistry({ fruit: [fruit] }));
    return siteTools().map(({ icon }) => icon);
  };
  const icons = [undefined, '/icons/ab--ef0123456789abcd.svg#icon'];
  expect(iconsOf('/remotes/fruit/aaaaaaaaaaaaaaaaaaaa/remoteEntry.js')).toEqual(icons);
  expect(iconsOf('/remotes/fruit/bbbbbbbbbbbbbbbbbbbb/remoteEntry.js')).toEqual(icons);
});

test('what the page was composed with can be read whole, such as by the health view', async () => {
  const { provideSite, siteRegistry } = await import('./site.ts');
  provideSite(testConfig, registry);
  expect(siteRegistry()).toBe(registry);
});

describe('on a page in Hindi', () => {
  async function hindiSite() {
    const { provideSite, hasPage, translatePath } = await import('./site.ts');
    const { providePageLanguage } = await import('./pageLanguage.ts');
    providePageLanguage('hi', sharedHindi);
    const hindi = ['/hi', '/hi/pricing', '/hi/terms/{page}'].map((path) => sampleRoute({ path, lang: 'hi' }));
    const english = ['/', '/pricing', '/terms/{page}', '/research'].map((path) => sampleRoute({ path }));
    provideSite(testConfig, sampleRegistry({ pages: [sampleVersion({ routes: [...english, ...hindi] })] }));
    return { hasPage, translatePath };
  }

  test.each([
    ['/', '/hi'],
    ['/#faq', '/hi#faq'],
    ['/pricing?plan=year#faq', '/hi/pricing?plan=year#faq'],
    ['/terms/sip', '/hi/terms/sip'],
    // The site has it in English only.
    ['/research', '/research'],
    ['/hi/pricing', '/hi/pricing'],
    ['#faq', '#faq'],
    ['?plan=year', '?plan=year'],
  ])('a link to %s leads to %s', async (to, translated) => {
    const { translatePath } = await hindiSite();
    expect(translatePath(to)).toBe(translated);
  });

  test('a page that is there in English only is a page of the site', async () => {
    const { hasPage } = await hindiSite();
    expect(['/pricing', '/research', '/elsewhere'].map(hasPage)).toEqual([true, true, false]);
  });
});

test('on a page in English a link leads to English, wherever the page is there in Hindi, too', async () => {
  const { provideSite, translatePath } = await import('./site.ts');
  provideSite(testConfig, registryWithPages('/pricing', '/hi/pricing'));
  expect(translatePath('/pricing')).toBe('/pricing');
});
