import type { Registry, RegistryVersion } from './registry.ts';

// Apart from the schema of a registry: every page loads these, and only what composes loads that.

/** Address of the folder that holds a version's browser files; it ends with a slash. */
export function browserFilesUrl({ url }: Pick<RegistryVersion, 'url'>): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/** The version that visitors get; undefined while none is deployed. */
export function currentVersion(registry: Registry, name: string): RegistryVersion | undefined {
  return registry.microFrontends[name]?.find((version) => version.deployment.default);
}

/** Every deployed micro frontend with the version that visitors get, by name. */
export function currentVersions(registry: Registry): [name: string, version: RegistryVersion][] {
  return Object.keys(registry.microFrontends)
    .sort()
    .flatMap((name) => {
      const version = currentVersion(registry, name);
      return version ? [[name, version] satisfies [string, RegistryVersion]] : [];
    });
}
