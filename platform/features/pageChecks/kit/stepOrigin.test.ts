import { createServer, type Server } from 'node:http';
import { registryFile } from '@artha/core/registryFile';
import { sampleConfig } from '@artha/core/testing/pages';
import { registryOf, remoteRelease } from '@artha/core/testing/releases';
import { findOrigin, readOrigin } from './stepOrigin.ts';

const route = (path: string, more: object = {}) => ({
  path,
  screen: 'Tax',
  title: 'Tax',
  description: 'Tax.',
  ...more,
});
const registry = registryOf(
  remoteRelease({ name: 'account', routes: [route('/sign-in', { isolated: true })] }),
  remoteRelease({ name: 'glossary', routes: [route('/terms'), route('/hi/terms', { lang: 'hi' })] }),
  remoteRelease({ name: 'marketing', routes: [route('/pricing'), route('/')] }),
);

describe('the page from which a check steps to others', () => {
  test('is the home page, or else one of another remote that shares its document', () => {
    expect(findOrigin(registry, 'Artha', 'tax', 'en')).toMatchObject({ remote: 'marketing', path: '/' });
    expect(findOrigin(registry, 'Artha', 'marketing', 'en')).toMatchObject({ remote: 'glossary', path: '/terms' });
  });

  test('is in the same language, because another one is a document load', () => {
    expect(findOrigin(registry, 'Artha', 'tax', 'hi')).toMatchObject({ remote: 'glossary', path: '/hi/terms' });
    expect(findOrigin(registry, 'Artha', 'glossary', 'hi')).toBeUndefined();
  });
});

describe('it is read', () => {
  const element = {
    registry: { url: '/registries/0a.json', integrity: `sha256-${'A'.repeat(43)}=` },
    config: sampleConfig,
  };
  let site: Server;
  let url: string;
  beforeAll(async () => {
    site = createServer(({ url: address }, reply) => {
      const page = `<link href="/registries/0a.json"><script type="application/json" id="artha-page">${JSON.stringify(element)}</script>`;
      reply.setHeader('Content-Security-Policy', "script-src 'self'");
      if (address === '/') reply.end(page);
      else if (address === '/other') reply.end('<p>Another site</p>');
      else reply.writeHead(404).end(page);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const at = site.address();
    url = `http://127.0.0.1:${String(typeof at === 'object' && at ? at.port : 0)}`;
  });
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });

  test('with its headers, and names the registry with the checked release', async () => {
    const file = registryFile(registry);
    const page = await readOrigin(url, '/', file);
    expect(page?.headers).toMatchObject({ 'content-security-policy': "script-src 'self'" });
    expect(page?.html).not.toContain(element.registry.url);
    expect(page?.html.split(file.url)).toHaveLength(3);
    expect(page?.html).toContain(file.integrity);
  });

  test('only if it is a page of such a site', async () => {
    expect(await readOrigin(url, '/other', registryFile(registry))).toBeUndefined();
    expect(await readOrigin(url, '/gone', registryFile(registry))).toBeUndefined();
    expect(await readOrigin('http://127.0.0.1:9', '/', registryFile(registry))).toBeUndefined();
  });
});
