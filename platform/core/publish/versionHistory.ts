import { currentVersion, versionsOf, type Registry, type RegistryVersion } from '@artha/shared/contract';
import { Refusal } from '../format/refusal.ts';

/** Number of versions of a micro frontend in the registry, for rollbacks. */
export const KEPT_VERSIONS = 10;

/** Returns the registry with another history of a micro frontend. */
export function withHistory(registry: Registry, name: string, history: RegistryVersion[]): Registry {
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: history } };
}

/** A version with another share of the visitors, in per cent; 100 is what visitors get. */
function withTraffic({ extras, ...version }: RegistryVersion, traffic: number): RegistryVersion {
  const { canary: _, ...own } = extras;
  return { ...version, deployment: { traffic, default: traffic === 100 }, extras: own };
}

/** A version that no visitor gets. */
export const withoutTraffic = (version: RegistryVersion): RegistryVersion => withTraffic(version, 0);
const withAllTraffic = (version: RegistryVersion): RegistryVersion => withTraffic(version, 100);

/** The version that a share of the visitors gets of a remote; undefined if all get the same. */
export function canaryVersion(registry: Registry, name: string): RegistryVersion | undefined {
  return versionsOf(registry, name).find(({ deployment }) => !deployment.default && deployment.traffic > 0);
}

/** Returns the registry with a version as the current one, at the end of its history. */
export function deployVersion(registry: Registry, name: string, version: RegistryVersion): Registry {
  const others = versionsOf(registry, name)
    .filter((other) => other.extras.digest !== version.extras.digest)
    .map(withoutTraffic)
    .slice(1 - KEPT_VERSIONS);
  return withHistory(registry, name, [...others, withAllTraffic(version)]);
}

/** A version that later rollbacks restore only if they name it. */
function markRolledBack({ extras, ...version }: RegistryVersion, now: Date): RegistryVersion {
  return withoutTraffic({ ...version, extras: { ...extras, rolledBack: extras.rolledBack ?? now.toISOString() } });
}

/**
 * Returns the registry without a version that visitors get. The history stays, for a rollback; a canary counts as rolled
 * back, so that the newest other version is the withdrawn one.
 * @throws Refusal if there is none, and for the shell.
 */
export function withdrawFrom(registry: Registry, name: string, now: Date): Registry {
  if (!currentVersion(registry, name)) throw new Refusal('RE-11', `${name} is not in the registry.`);
  if (name === 'shell') throw new Refusal('RE-14', 'Every page needs the shell.');
  const canary = canaryVersion(registry, name);
  const history = versionsOf(registry, name).map((version) =>
    version === canary ? markRolledBack(version, now) : withoutTraffic(version),
  );
  return withHistory(registry, name, history);
}

/**
 * The default rollback target: the newest version before the current one that was not rolled back from. Of a
 * withdrawn remote, what visitors got last.
 */
export function previousVersion(registry: Registry, name: string): RegistryVersion | undefined {
  const versions = versionsOf(registry, name);
  const current = versions.findIndex((version) => version.deployment.default);
  const before = current < 0 ? versions : versions.slice(0, current);
  return before.findLast(({ extras }) => extras.rolledBack === undefined);
}

/**
 * The version that a rollback restores.
 * @param digest of any version in the history; by default that of `previousVersion`.
 * @throws Refusal if the history does not have it, or if it is the current one.
 */
export function rollbackTarget(registry: Registry, name: string, digest?: string): RegistryVersion {
  // With a canary, going back means that it ends.
  const hasCanary = canaryVersion(registry, name) !== undefined;
  const before = hasCanary ? currentVersion(registry, name) : previousVersion(registry, name);
  const target =
    digest === undefined ? before : versionsOf(registry, name).find(({ extras }) => extras.digest === digest);
  if (target?.deployment.default && !hasCanary)
    throw new Refusal('RE-11', `${name} ${target.metadata.version} is already live.`);
  if (target) return target;
  throw new Refusal(
    'RE-11',
    digest === undefined
      ? `${name} has no earlier release to go back to.`
      : `The site keeps no release ${digest} of ${name}.`,
  );
}

/**
 * Returns the registry with another version of the history as the current one. Marks what it goes back past, up to the
 * replaced version: a rollback restores those only if it names them.
 * @throws Refusal as `rollbackTarget`.
 */
export function rollBackTo(registry: Registry, name: string, digest: string, now: Date): Registry {
  const chosen = rollbackTarget(registry, name, digest);
  const versions = versionsOf(registry, name);
  const position = versions.indexOf(chosen);
  const shown = versions.findLastIndex(({ deployment }) => deployment.traffic > 0);
  // A withdrawn remote shows none: what it showed last is replaced.
  const replaced = shown < 0 ? versions.findLastIndex(({ extras }) => extras.rolledBack === undefined) : shown;
  const history = versions.map((version, index): RegistryVersion => {
    const { rolledBack, ...extras } = version.extras;
    if (version === chosen) return withAllTraffic({ ...version, extras });
    if (index < position || index > replaced) return withoutTraffic(version);
    return markRolledBack(version, now);
  });
  return withHistory(registry, name, history);
}
