import { normalizePath } from '../routes/normalizePath.ts';
import { currentVersions } from './currentVersions.ts';
import { familyOf, isFamily } from '../routes/routes.ts';
import type { ListedRoute, Registry, RegistryVersion } from './registry.ts';

/** A route, with its remote and the version that visitors get. */
export interface FoundRoute {
  readonly remote: string;
  readonly version: RegistryVersion;
  readonly route: ListedRoute;
}

/** Finds the first matching route in the current versions. */
function findFirst(registry: Registry, fits: (route: ListedRoute) => boolean): FoundRoute | undefined {
  for (const [remote, version] of currentVersions(registry)) {
    const route = version.extras.routes.find(fits);
    if (route) return { remote, version, route };
  }
  return undefined;
}

/**
 * Finds the remote that owns a path; undefined is a 404. A page's registry does not list the pages of a family, so it
 * matches any path of the family's form.
 */
export function findRoute(registry: Registry, path: string): FoundRoute | undefined {
  const wanted = normalizePath(path);
  const own = findFirst(registry, (route) => route.path === wanted && !isFamily(route.path));
  if (own) return own;
  const family = familyOf(wanted);
  return findFirst(
    registry,
    (route) => route.path === family && (!route.pages || route.pages.some(({ page }) => wanted.endsWith(`/${page}`))),
  );
}

/**
 * Finds the family of pages whose remote serves a dialog for an event; undefined if none does.
 * @param lang preferred language; English if the dialog does not have it.
 */
export function findDialog(registry: Registry, event: string, lang?: string): FoundRoute | undefined {
  const answers = ({ dialog }: ListedRoute) => dialog?.event === event;
  return (
    findFirst(registry, (route) => answers(route) && route.lang === lang) ??
    findFirst(registry, (route) => answers(route) && route.lang === undefined)
  );
}
