import * as v from 'valibot';
import { siteConfigSchema } from '../config/siteConfig.ts';
import { findRoute } from '../contract/registry/findRoute.ts';
import { registrySchema } from '../contract/registry/registry.ts';
import { routeSchema } from '../contract/routes/route.ts';
import { testConfig } from './renderScreen.tsx';
import { registryWithPages, sampleRegistry, sampleRoute, sampleVersion } from './sampleRegistry.ts';

test('what teams test with fits the schemas that the site is read by', () => {
  expect(v.parse(siteConfigSchema, testConfig)).toEqual(testConfig);
  expect(v.parse(routeSchema, sampleRoute())).toEqual(sampleRoute());
  const registry = sampleRegistry({ sample: [sampleVersion(), sampleVersion({}, { traffic: 0, default: false })] });
  expect(v.parse(registrySchema, registry)).toEqual(registry);
});

test('the addresses of the test’s site lead nowhere', () => {
  const addresses = JSON.stringify(testConfig).match(/https?:\/\/[^"/]+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(new URL(address).hostname).toMatch(/\.example$/);
});

test('a registry with pages has one remote that owns each of them', () => {
  const registry = registryWithPages('/tools', '/pricing');
  expect(v.parse(registrySchema, registry)).toEqual(registry);
  expect(findRoute(registry, '/pricing')).toMatchObject({ remote: 'pages', route: { path: '/pricing' } });
  expect(findRoute(registry, '/tools/')).toMatchObject({ remote: 'pages' });
  expect(findRoute(registry, '/finterms')).toBeUndefined();
});
