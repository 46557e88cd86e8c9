import * as v from 'valibot';
import type { Store } from '@artha/shared';
import { currentVersions, carriedRegistrySchema, type Registry } from '@artha/shared/contract';

const REGISTRY_URL = '/registry.json';

/** The digests of all current versions, as one text to compare. */
const digestsOf = (registry: Registry): string =>
  currentVersions(registry)
    .map(([name, version]) => `${name}:${version.extras.digest}`)
    .join();

/**
 * Checks for newer releases whenever the tab becomes visible. The page keeps the versions that it was composed with.
 * @param isStale becomes true once there are newer ones.
 */
export function watchRegistry(own: Registry, isStale: Store<boolean>): void {
  const check = async () => {
    try {
      const response = await fetch(REGISTRY_URL, { cache: 'no-cache' });
      const registry = v.parse(carriedRegistrySchema, await response.json());
      isStale.set(digestsOf(registry) !== digestsOf(own));
    } catch {
      // If offline or the registry is unreadable, the versions of this page still work.
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !isStale.get()) void check();
  });
}
