import { registryOf, remoteRelease } from '@artha/core/testing/releases';
import { sampleConfig } from '@artha/core/testing/pages';
import { readPageElement } from '../readPageElement.ts';
import { developmentPage } from './developmentPage.ts';
import { developmentRegistry } from './developmentRegistry.ts';
import { screenModule } from './screenModule.ts';

const element = {
  registry: { url: '/registries/0a.json', integrity: `sha256-${'A'.repeat(43)}=` },
  config: sampleConfig,
};
const page = `<!doctype html><html lang="en-IN"><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>Tax | Artha</title>
<link rel="preload" as="script" href="/remotes/tax/0a1b/remoteEntry.js"><link rel="preload" as="script" href="/remotes/glossary/0a1b/remoteEntry.js">
<link rel="preload" as="fetch" href="/registries/0a.json" crossorigin>
<script defer src="/remotes/shell/0a1b/main.js" integrity="sha256-x"></script>
<script type="speculationrules">{}</script></head>
<body><div id="root"><main><svg><title>A drawing</title></svg>composed</main></div>
<script type="application/json" id="artha-page">${JSON.stringify(element)}</script></body></html>`;

describe('a page of a site during the development of a remote', () => {
  const other = { ...element, registry: { ...element.registry, url: '/registries/</script>.json' } };
  const policies = ["script-src 'self'", "script-src 'none'"];
  const sent = { policies, script: 'first()' };
  const changed = developmentPage(page, { element: other, remote: 'tax', title: undefined, ...sent });

  test('names another registry, as data that cannot end its element', () => {
    expect(readPageElement(changed)).toEqual(other);
    expect(changed).not.toContain('</script>.json');
  });

  test('has the given policies in place of its own, then the given script, before all that they are about', () => {
    const metas = policies.map((one) => `<meta http-equiv="Content-Security-Policy" content="${one}">`);
    expect(changed).toContain(`<head>${metas.join('')}<script>first()</script>`);
    expect(changed).not.toContain("default-src 'none'");
  });

  test('preloads nothing of the omitted release', () => {
    expect(changed).not.toMatch(/speculationrules|remotes\/tax|as="fetch"/);
    expect(changed).toContain('href="/remotes/glossary/0a1b/remoteEntry.js"');
    expect(changed).toContain('src="/remotes/shell/0a1b/main.js" integrity="sha256-x"');
  });

  test('keeps the composed content of other remotes’ pages, and is empty with its title for its own', () => {
    expect(changed).toContain('composed');
    const own = developmentPage(page, { element, remote: 'tax', title: 'Planner | Artha', ...sent });
    expect(own).toContain('<div id="root"></div>');
    expect(own).toContain('<title>Planner | Artha</title>');
    expect(own).not.toContain('composed');
  });

  test('is rejected if it is not a page of the site', () => {
    expect(() => readPageElement('<p>Another site</p>')).toThrow('This is not a page of such a site.');
  });
});

describe('its registry', () => {
  const entry = { url: '/remotes/tax/development/remoteEntry.js', integrity: `sha256-${'B'.repeat(43)}=` };
  const config = {
    name: 'tax',
    owner: 'team-tax',
    contract: 1,
    routes: [{ path: '/{product}/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' }],
  };

  test('has the development build instead of the release, and the others unchanged', () => {
    const deployed = registryOf(remoteRelease({ name: 'glossary' }), remoteRelease());
    const workers = { 'workers/count.js': `sha256-${'C'.repeat(43)}=` };
    const { microFrontends } = developmentRegistry(
      deployed,
      config,
      { product: 'Artha', path: '/' },
      { ...entry, files: workers },
    );
    const [own] = microFrontends['tax'] ?? [];
    expect(own).toMatchObject({ url: entry.url, metadata: { version: '1.0.0', integrity: entry.integrity } });
    expect(own?.extras).toMatchObject({
      files: { 'remoteEntry.js': entry.integrity, ...workers },
      routes: [{ path: '/Artha/tax' }],
    });
    expect(microFrontends['glossary']?.[0]?.metadata).toEqual(deployed.microFrontends['glossary']?.[0]?.metadata);
  });

  test('has a remote that is new to the site', () => {
    const { microFrontends } = developmentRegistry(registryOf(), config, { product: 'Artha', path: '/' }, entry);
    expect(microFrontends['tax']?.[0]?.metadata.version).toBe('0.0.0');
  });
});

test('the module of a screen names it and its file, whatever characters the path has', () => {
  const code = screenModule('Tax', String.raw`/a "b"\c/Tax.tsx`);
  expect(code).toContain(String.raw`import { Tax as loaded } from "/a \"b\"\\c/Tax.tsx";`);
  expect(code).toContain(String.raw`import.meta.webpackHot.accept("/a \"b\"\\c/Tax.tsx"`);
});
