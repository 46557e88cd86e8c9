import { currentVersions } from './currentVersions.ts';
import { expandNavigationEntry } from '../routes/navigation.ts';
import type { Registry } from './registry.ts';
import { expandRoute } from '../routes/routes.ts';

/**
 * Reduces a registry to what a page carries: the current versions, with the product's name in paths, and without
 * history, descriptions, aliases and pages of families.
 */
export function pageRegistry(registry: Registry, product: string): Registry {
  return {
    schema: registry.schema,
    microFrontends: Object.fromEntries(
      currentVersions(registry).map(([name, version]) => {
        const routes = version.extras.routes.map(({ description, pages, aliases, ...route }) =>
          expandRoute(route, product),
        );
        const navigation = version.extras.navigation.map((entry) => expandNavigationEntry(entry, product));
        return [name, [{ ...version, extras: { ...version.extras, routes, navigation } }]];
      }),
    ),
  };
}
