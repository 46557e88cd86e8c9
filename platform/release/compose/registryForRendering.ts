import type { Registry, RegistryVersion } from '@artha/shared/contract';

const NO_DIGEST = `sha256-${'A'.repeat(43)}=`;

/**
 * The part of a registry that a rendered page can show: pages, navigation and icons, but nothing that changes with
 * every release. A rendering depends on this part alone, so most publishes leave the pages of others unchanged.
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
      // An icon's address contains its digest.
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
