import type { Registry, RegistryVersion } from '@artha/shared/contract';

/** Versions of one micro frontend that the registry remembers, for rolling back. */
export const KEPT_VERSIONS = 10;

function withHistory(registry: Registry, name: string, history: RegistryVersion[]): Registry {
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: history } };
}

function withoutTraffic(version: RegistryVersion): RegistryVersion {
  return { ...version, deployment: { traffic: 0, default: false } };
}

function withAllTraffic(version: RegistryVersion): RegistryVersion {
  return { ...version, deployment: { traffic: 100, default: true } };
}

/** The registry with a version as the one that visitors get, at the end of its history. */
export function deployVersion(registry: Registry, name: string, version: RegistryVersion): Registry {
  const others = (registry.microFrontends[name] ?? [])
    .filter((other) => other.extras.digest !== version.extras.digest)
    .map(withoutTraffic)
    .slice(1 - KEPT_VERSIONS);
  return withHistory(registry, name, [...others, withAllTraffic(version)]);
}

/** The version that stands before the one that visitors get; undefined where there is none. */
export function previousVersion(registry: Registry, name: string): RegistryVersion | undefined {
  const versions = registry.microFrontends[name] ?? [];
  return versions[versions.findIndex((version) => version.deployment.default) - 1];
}

/** The registry with a version of a history as the one that visitors get; the history stays as it is. */
export function redeployVersion(registry: Registry, name: string, chosen: RegistryVersion): Registry {
  const versions = registry.microFrontends[name] ?? [];
  const history = versions.map((version) => (version === chosen ? withAllTraffic(version) : withoutTraffic(version)));
  return withHistory(registry, name, history);
}
