import {
  REGISTRY_SCHEMA,
  type Registry,
  type RegistryVersion,
  type RemoteRelease,
  type ShellRelease,
} from '@artha/shared/contract';

const digest = `sha256-${'A'.repeat(43)}=`;

/** A release of a remote as a build writes it: one screen, one path. */
export function remoteRelease(changes: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    formatVersion: 1,
    kind: 'remote',
    name: 'tax',
    owner: 'team-tax',
    version: '1.0.0',
    contract: 1,
    entry: 'remoteEntry.js',
    files: { 'browser/remoteEntry.js': { size: 1, integrity: digest } },
    routes: [{ path: '/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' }],
    navigation: [],
    embeddedDocuments: {},
    screens: { Tax: { browser: [], server: 'server/Tax.cjs' } },
    shared: { react: { range: '^19.3.1', built: '19.3.1' } },
    ...changes,
  };
}

/** A release of the shell for `remoteRelease`. */
export function shellRelease(changes: Partial<ShellRelease> = {}): ShellRelease {
  return {
    formatVersion: 1,
    kind: 'shell',
    entryDependencies: [],
    name: 'shell',
    owner: 'team-platform',
    version: '1.0.0',
    contract: 1,
    entry: 'main.js',
    files: { 'browser/main.js': { size: 1, integrity: digest } },
    server: 'server/server.cjs',
    provides: { react: '19.3.1' },
    supportedContracts: [1],
    ...changes,
  };
}

/** A registry with exactly these remotes. */
export function registryOf(...remotes: readonly RemoteRelease[]): Registry {
  const describe = (release: RemoteRelease): RegistryVersion => ({
    url: `/remotes/${release.name}/${'0'.repeat(20)}/${release.entry}`,
    metadata: { version: release.version, integrity: digest },
    deployment: { traffic: 100, default: true },
    extras: {
      kind: 'remote',
      owner: release.owner,
      digest: '0'.repeat(20),
      contract: release.contract,
      published: '2026-01-01T00:00:00.000Z',
      entry: release.entry,
      files: {},
      shared: Object.fromEntries(Object.entries(release.shared).map(([name, { range }]) => [name, range])),
      routes: release.routes,
      screens: {},
      navigation: release.navigation,
      icons: {},
      sharePictures: {},
    },
  });
  return {
    schema: REGISTRY_SCHEMA,
    microFrontends: Object.fromEntries(remotes.map((release) => [release.name, [describe(release)]])),
  };
}
