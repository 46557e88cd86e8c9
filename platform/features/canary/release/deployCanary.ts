import { versionsOf, type Registry, type RegistryVersion } from '@artha/shared/contract';
import { KEPT_VERSIONS, withHistory, withoutTraffic } from '@artha/core/versionHistory';

/**
 * Returns the registry with a canary: a share of the visitors gets the version, the others what they had.
 * @param since when it began; now for a new one.
 */
export function deployCanary(
  registry: Registry,
  name: string,
  version: RegistryVersion,
  { share, now, since = now }: { readonly share: number; readonly now: Date; readonly since?: Date },
): Registry {
  const others = versionsOf(registry, name)
    .filter((other) => other.extras.digest !== version.extras.digest)
    .map((other) =>
      other.deployment.default
        ? { ...other, deployment: { traffic: 100 - share, default: true } }
        : withoutTraffic(other),
    );
  const kept = others.filter(({ deployment }, index) => deployment.default || index > others.length - KEPT_VERSIONS);
  const extras = { ...version.extras, canary: { since: since.toISOString(), widened: now.toISOString() } };
  return withHistory(registry, name, [...kept, { ...version, deployment: { traffic: share, default: false }, extras }]);
}
