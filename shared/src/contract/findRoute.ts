import { normalizePath } from './normalizePath.ts';
import { currentVersions } from './currentVersions.ts';
import type { ListedRoute, Registry, RegistryVersion } from './registry.ts';

/** A route, with its remote and the version that visitors get. */
export interface FoundRoute {
  readonly remote: string;
  readonly version: RegistryVersion;
  readonly route: ListedRoute;
}

/** Finds the first route that fits in the versions that visitors get. */
function findFirst(registry: Registry, fits: (route: ListedRoute) => boolean): FoundRoute | undefined {
  for (const [remote, version] of currentVersions(registry)) {
    const route = version.extras.routes.find(fits);
    if (route) return { remote, version, route };
  }
  return undefined;
}

/** Finds the remote that owns a path; undefined is a 404. */
export function findRoute(registry: Registry, path: string): FoundRoute | undefined {
  const wanted = normalizePath(path);
  return findFirst(registry, (route) => route.path === wanted);
}

/** Finds the page whose remote serves a dialog for an event; undefined where none does. */
export function findDialog(registry: Registry, event: string): FoundRoute | undefined {
  return findFirst(registry, ({ dialog }) => dialog?.event === event);
}
