import * as v from 'valibot';
import { currentVersions, registrySchema, type Registry } from '@artha/shared/contract';

const REGISTRY_URL = '/registry.json';

const digests = (registry: Registry): string =>
  currentVersions(registry)
    .map(([name, version]) => `${name}:${version.extras.digest}`)
    .join();

/**
 * Looks for newer releases when the tab is looked at again. The page goes on with the versions that it was composed
 * with; `isStale` tells the navigation to make its next step a full load.
 */
export function watchRegistry(own: Registry): { isStale: () => boolean } {
  let stale = false;
  const look = async () => {
    try {
      const response = await fetch(REGISTRY_URL, { cache: 'no-cache' });
      const registry = v.parse(registrySchema, await response.json());
      stale = digests(registry) !== digests(own);
    } catch {
      // Offline, or a registry that cannot be read: the versions at hand go on working.
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !stale) void look();
  });
  return { isStale: () => stale };
}
