import * as v from 'valibot';
import { testConfig } from '../../testing/renderScreen.tsx';
import { sampleIntegrity } from '../../testing/sampleRegistry.ts';
import { pageElementSchema } from './page.ts';

const element = { registry: { url: '/registries/1234.json', integrity: sampleIntegrity }, config: testConfig };

test('what a page carries survives being written into the page and read again', () => {
  expect(v.parse(pageElementSchema, JSON.parse(JSON.stringify(element)))).toEqual(element);
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
