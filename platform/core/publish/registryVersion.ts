import type { RegistryVersion, Release, RemoteRelease, ShellRelease } from '@artha/shared/contract';
import { rangesOf } from './checkRelease.ts';
import { Refusal } from '../format/refusal.ts';

/**
 * The registry's entry for a release that visitors get from now on.
 * @throws Refusal if its entry file is not among its files.
 */
export function toRegistryVersion(release: Release, digest: string, published: Date): RegistryVersion {
  const base = `/remotes/${release.name}/${digest}/`;
  const integrity = release.files[`browser/${release.entry}`]?.integrity;
  if (!integrity) throw new Refusal('RE-01', `${release.name}: its entry ${release.entry} is not among its files.`);
  const browserFiles = Object.entries(release.files)
    .filter(([path]) => path.startsWith('browser/'))
    .map(([path, file]): [string, string] => [path.slice('browser/'.length), file.integrity]);
  return {
    url: base + release.entry,
    metadata: { version: release.version, integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      kind: release.kind,
      owner: release.owner,
      digest,
      contract: release.contract,
      published: published.toISOString(),
      entry: release.entry,
      files: Object.fromEntries(browserFiles),
      ...(release.kind === 'remote' ? remoteExtras(release) : shellExtras(release)),
    },
  };
}

function remoteExtras(release: RemoteRelease) {
  const screens = Object.entries(release.screens);
  return {
    shared: rangesOf(release),
    routes: release.routes,
    navigation: release.navigation,
    ...(release.budgets && { budgets: release.budgets }),
    screens: Object.fromEntries(screens.map(([name, { browser }]) => [name, browser])),
    icons: Object.fromEntries(screens.flatMap(([name, { icon }]) => (icon ? [[name, icon]] : []))),
    sharePictures: Object.fromEntries(
      screens.flatMap(([name, { sharePicture }]) => (sharePicture ? [[name, sharePicture]] : [])),
    ),
  };
}

function shellExtras({ provides }: ShellRelease) {
  return { shared: provides, routes: [], navigation: [], screens: {}, icons: {}, sharePictures: {} };
}
