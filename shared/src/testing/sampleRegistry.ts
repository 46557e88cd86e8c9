import { REGISTRY_SCHEMA } from '../contract/registry/registryFormat.ts';
import type { Registry, RegistryVersion } from '../contract/registry/registry.ts';
import type { Route } from '../contract/routes/route.ts';

/** A digest that fits the schema. */
export const sampleIntegrity = `sha256-${'A'.repeat(43)}=`;

/** A valid route; `route` overrides what a test is about. */
export function sampleRoute(route: Partial<Route> = {}): Route {
  return { path: '/tools/sample', screen: 'Sample', title: 'Sample', description: 'A sample page.', ...route };
}

/** A valid version in a registry; `extras` and `deployment` override what a test is about. */
export function sampleVersion(
  extras: Partial<RegistryVersion['extras']> = {},
  deployment: RegistryVersion['deployment'] = { traffic: 100, default: true },
): RegistryVersion {
  return {
    url: '/remotes/sample/0123456789abcdef0123/remoteEntry.js',
    metadata: { version: '1.0.0', integrity: sampleIntegrity },
    deployment,
    extras: {
      kind: 'remote',
      owner: 'team-sample',
      digest: '0123456789abcdef0123',
      contract: 1,
      published: '2025-11-01T00:00:00.000Z',
      entry: 'remoteEntry.js',
      files: { 'remoteEntry.js': sampleIntegrity },
      shared: {},
      routes: [sampleRoute()],
      screens: { Sample: [] },
      navigation: [],
      icons: {},
      sharePictures: {},
      ...extras,
    },
  };
}

/** A registry in which one remote has a page at each of these paths. */
export function registryWithPages(...paths: readonly string[]): Registry {
  return sampleRegistry({ pages: [sampleVersion({ routes: paths.map((path) => sampleRoute({ path })) })] });
}

/** A registry of these micro frontends. */
export function sampleRegistry(microFrontends: Registry['microFrontends']): Registry {
  return { schema: REGISTRY_SCHEMA, microFrontends };
}
