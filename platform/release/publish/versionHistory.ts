import { versionsOf, type Registry, type RegistryVersion } from '@artha/shared/contract';
import { Refusal } from '../format/refusal.ts';

/** Number of versions of a micro frontend in the registry, for rollbacks. */
export const KEPT_VERSIONS = 10;

function withHistory(registry: Registry, name: string, history: RegistryVersion[]): Registry {
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: history } };
}

function withoutTraffic(version: RegistryVersion): RegistryVersion {
  return { ...version, deployment: { traffic: 0, default: false } };
}

function withAllTraffic(version: RegistryVersion): RegistryVersion {
  return { ...version, deployment: { traffic: 100, default: true } };
}

/** Returns the registry with a version as the current one, at the end of its history. */
export function deployVersion(registry: Registry, name: string, version: RegistryVersion): Registry {
  const others = versionsOf(registry, name)
    .filter((other) => other.extras.digest !== version.extras.digest)
    .map(withoutTraffic)
    .slice(1 - KEPT_VERSIONS);
  return withHistory(registry, name, [...others, withAllTraffic(version)]);
}

/** The target of a rollback: the newest version before the current one that was not rolled back from. */
export function previousVersion(registry: Registry, name: string): RegistryVersion | undefined {
  const versions = versionsOf(registry, name);
  const current = versions.findIndex((version) => version.deployment.default);
  return versions.slice(0, Math.max(current, 0)).findLast(({ extras }) => extras.rolledBack === undefined);
}

/**
 * Returns the registry with an earlier version as the current one. Marks the replaced version: no rollback restores it,
 * though it may be published again.
 * @throws Refusal if that version is not the target of a rollback.
 */
export function rollBackTo(registry: Registry, name: string, digest: string, now: Date): Registry {
  const chosen = previousVersion(registry, name);
  if (!chosen) throw new Refusal('RE-11', `${name} has no earlier release to go back to.`);
  if (chosen.extras.digest !== digest) {
    throw new Refusal('RE-11', `${name} goes back to ${chosen.extras.digest}, not to ${digest}.`);
  }
  const history = versionsOf(registry, name).map((version): RegistryVersion => {
    if (version === chosen) return withAllTraffic(version);
    if (!version.deployment.default) return version;
    return withoutTraffic({ ...version, extras: { ...version.extras, rolledBack: now.toISOString() } });
  });
  return withHistory(registry, name, history);
}
