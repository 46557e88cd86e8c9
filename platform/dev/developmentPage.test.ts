import { runInNewContext } from 'node:vm';
import type { PageElement } from '@artha/shared/contract';
import { sampleConfig } from '../testing/pages.ts';
import { developmentPage } from './developmentPage.ts';

const page: PageElement = {
  registry: { url: '/registries/0.json', integrity: `sha256-${'A'.repeat(43)}=` },
  config: sampleConfig,
};
const script = '/remotes/shell/development/main.js';
const route = { path: '/tax', screen: 'Tax', title: 'Tax & more' };

describe('the page of npm run dev', () => {
  test('gives the development shell what a composed page gives: a root, a registry and the configuration', () => {
    const html = developmentPage(page, script, route);
    const [, json = ''] = /<script type="application\/json" id="artha-page">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(page);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain(`<script defer src="${script}"></script>`);
  });

  test('is called as the page will be, and by the product where no remote has the address', () => {
    expect(developmentPage(page, script, route)).toContain('<title>Tax &amp; more | Artha</title>');
    expect(developmentPage(page, script, undefined)).toContain('<title>Artha</title>');
  });

  test('has no way out of its configuration, whatever stands there', () => {
    const config = { ...sampleConfig, product: '</script><script>alert(1)</script>' };
    expect(developmentPage({ ...page, config }, script, undefined)).not.toContain('<script>alert(1)');
  });

  test('has the hook by which components are replaced before React runs, unless the developer tools bring theirs', () => {
    const html = developmentPage(page, script, route);
    const [, hook = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    expect(html.indexOf(hook)).toBeLessThan(html.indexOf(script));
    const empty: Record<string, unknown> = {};
    runInNewContext(`${hook}; ids = [1, 2].map(() => __REACT_DEVTOOLS_GLOBAL_HOOK__.inject({}))`, empty);
    expect(Array.from(String(empty['ids']).split(','), Number)).toEqual([0, 1]);
    const tools = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'theirs' };
    runInNewContext(hook, tools);
    expect(tools.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe('theirs');
  });
});
