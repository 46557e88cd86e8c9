import { versionsOf, type Registry, type RegistryVersion } from '@artha/shared/contract';
import { canaryVersion } from '@artha/core/versionHistory';

/** Every canary, by the name of its remote. */
export function canaryVersions(registry: Registry): [name: string, version: RegistryVersion][] {
  return Object.keys(registry.microFrontends)
    .sort()
    .flatMap((name) => {
      const version = canaryVersion(registry, name);
      return version ? [[name, version] satisfies [string, RegistryVersion]] : [];
    });
}

/** The registry as the visitors of a canary get it: with its version as the current one of its remote. */
export function registryOfCanary(registry: Registry, name: string): Registry {
  const canary = canaryVersion(registry, name);
  const versions = versionsOf(registry, name).map((version) => ({
    ...version,
    deployment: version === canary ? { traffic: 100, default: true } : { traffic: 0, default: false },
  }));
  return canary ? { ...registry, microFrontends: { ...registry.microFrontends, [name]: versions } } : registry;
}
