import { normalizePath } from './normalizePath.ts';
import { currentVersions } from './currentVersions.ts';
import type { ListedRoute, Registry, RegistryVersion } from './registry.ts';

/** The route that owns a path, with its remote and the version that visitors get. */
export interface FoundRoute {
  readonly remote: string;
  readonly version: RegistryVersion;
  readonly route: ListedRoute;
}

/** Finds the remote that owns a path in the versions that visitors get; undefined is a 404. */
export function findRoute(registry: Registry, path: string): FoundRoute | undefined {
  const wanted = normalizePath(path);
  for (const [remote, version] of currentVersions(registry)) {
    const route = version.extras.routes.find((candidate) => candidate.path === wanted);
    if (route) return { remote, version, route };
  }
  return undefined;
}
