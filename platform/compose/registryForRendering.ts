import type { Registry, RegistryVersion } from '@artha/shared/contract';

const NO_DIGEST = `sha256-${'A'.repeat(43)}=`;

/**
 * What of a registry the rendering of a page can show: pages, navigation and icons, and nothing that changes with every
 * release. A rendered page depends on this alone, so most publishes leave the pages of others as they are.
 */
export function registryForRendering(registry: Registry): Registry {
  const versions = Object.entries(registry.microFrontends);
  return {
    schema: registry.schema,
    microFrontends: Object.fromEntries(versions.map(([name, list]) => [name, list.map(withoutRelease)])),
  };
}

function withoutRelease({ deployment, extras }: RegistryVersion): RegistryVersion {
  const { kind, contract, routes, navigation, icons, files } = extras;
  return {
    url: '',
    metadata: { version: '', integrity: NO_DIGEST },
    deployment,
    extras: {
      kind,
      contract,
      routes,
      navigation,
      icons,
      // An icon's address is made of its digest.
      files: Object.fromEntries(Object.values(icons).map((icon) => [icon, files[icon] ?? NO_DIGEST])),
      owner: '',
      digest: '',
      published: '',
      entry: '',
      shared: {},
      screens: {},
      sharePictures: {},
    },
  };
}
