import type { Registry, RegistryVersion } from './registry.ts';

// Separate from the registry's schema, because every page loads these and only the composer loads the schema.

/** Address of the folder that holds a version's browser files; it ends with a slash. */
export function browserFilesUrl({ url }: Pick<RegistryVersion, 'url'>): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

const findDefault = (versions: readonly RegistryVersion[] | undefined) =>
  versions?.find((version) => version.deployment.default);

/**
 * The versions of a micro frontend, oldest first; empty if the registry does not have it.
 * @param name any text, including names of object properties such as `constructor`.
 */
export function versionsOf(registry: Registry, name: string): readonly RegistryVersion[] {
  return Object.hasOwn(registry.microFrontends, name) ? (registry.microFrontends[name] ?? []) : [];
}

/** The version that visitors get; undefined while none is deployed. */
export function currentVersion(registry: Registry, name: string): RegistryVersion | undefined {
  return findDefault(versionsOf(registry, name));
}

/** Every deployed micro frontend with the version that visitors get, by name. */
export function currentVersions(registry: Registry): [name: string, version: RegistryVersion][] {
  return Object.keys(registry.microFrontends)
    .sort()
    .flatMap((name) => {
      const version = findDefault(registry.microFrontends[name]);
      return version ? [[name, version] satisfies [string, RegistryVersion]] : [];
    });
}
