import { sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { sampleConfig } from './testing/pages.ts';
import { composeAlias, remoteAliases } from './aliases.ts';

const registry = sampleRegistry({
  words: [
    sampleVersion({
      routes: [
        sampleRoute({ path: '/{product}-Words', title: 'Words', aliases: [{ path: '/words' }] }),
        sampleRoute({ path: '/', title: 'Home', aliases: [{ path: '/contact', part: 'contact' }] }),
        sampleRoute({ path: '/help' }),
        sampleRoute({ path: '/{product}-Words/{page}', aliases: [{ path: '/word' }] }),
      ],
    }),
  ],
});

test('aliases redirect to their pages or to a section; families have none', () => {
  expect(remoteAliases(registry, { product: 'Artha' })).toEqual([
    { remote: 'words', path: '/words', to: '/Artha-Words', title: 'Words | Artha' },
    { remote: 'words', path: '/contact', to: '/#contact', title: 'Artha: Home' },
  ]);
});

test('the document of an alias redirects at once, has a link, and gives search engines the page', () => {
  const html = composeAlias({ remote: 'words', path: '/contact', to: '/#contact', title: 'Home & more' }, sampleConfig);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/#contact">');
  expect(html).toContain('<a href="/#contact">Home &amp; more</a>');
  expect(html).toContain('<link rel="canonical" href="https://artha.example/">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('<script');
});
