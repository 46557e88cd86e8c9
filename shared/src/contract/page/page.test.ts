import * as v from 'valibot';
import { siteConfigSchema } from '../../config/siteConfig.ts';
import { testConfig } from '../../testing/renderScreen.tsx';
import { sampleIntegrity } from '../../testing/sampleRegistry.ts';
import { pageElementSchema } from './page.ts';

const element = { registry: { url: '/registries/1234.json', integrity: sampleIntegrity }, config: testConfig };

test('what a page carries survives being written into the page and read again', () => {
  expect(v.parse(pageElementSchema, JSON.parse(JSON.stringify(element)))).toEqual(element);
});

test('a page carries every optional part of its configuration', () => {
  const config = {
    ...testConfig,
    rupeesPerDollar: 88,
    vitalsUrl: '/vitals',
    waitlistWidget: {
      id: '1234',
      type: 'WIDGET_1',
      stylesheet: 'https://widget.example/form.css',
      script: 'https://widget.example/form.js',
      api: 'https://api.widget.example',
      height: 160,
    },
    pages: { news: '/news', blog: '', documentation: 'https://docs.example', about: '' },
    auth: { url: '/auth/v1', publishableKey: 'public' },
    analytics: {
      key: 'phc_1',
      host: 'https://us.i.posthog.com',
      assetsHost: '',
      idleSeconds: 1800,
      flushSeconds: 3,
      cookieDays: 365,
    },
  };
  expect(v.parse(siteConfigSchema, config)).toEqual(config);
  expect(v.parse(pageElementSchema, { ...element, config })).toEqual({ ...element, config });
});

test.each([
  ['names no registry', { config: testConfig }],
  ['has no configuration', { registry: element.registry }],
  ['names a registry without its digest', { ...element, registry: { url: '/registries/1234.json' } }],
  ['names a registry of unknown digest', { ...element, registry: { url: '/registries/1234.json', integrity: '' } }],
])('a page that %s is invalid', (_, value) => {
  expect(v.is(pageElementSchema, value)).toBe(false);
});

test('a page carries no more of its configuration than the site’s schema names: a secret would be public', () => {
  const leaking = { ...element, token: 's3cret', config: { ...testConfig, uploadToken: 's3cret' } };
  expect(JSON.stringify(v.parse(pageElementSchema, leaking))).not.toContain('s3cret');
});

test('a page whose configuration is wrong is invalid: nothing is rendered from a half of it', () => {
  const { issues } = v.safeParse(pageElementSchema, { ...element, config: { ...testConfig, origin: 7 } });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['config.origin']);
});
