import { currentVersion, type RegistryVersion } from '@artha/shared/contract';
import { changeSite, timeOf, type PublishContext } from '@artha/core/changeSite';
import { checkAgainst } from '@artha/core/checkAgainst';
import type { LoggedAction } from '@artha/core/releaseLog';
import type { SiteState } from '@artha/core/siteState';
import { StoredRelease } from '@artha/core/storedRelease';
import { canaryVersion, deployVersion, previousVersion, rollBackTo } from '@artha/core/versionHistory';
import { deployCanary } from './deployCanary.ts';

/** A release that the service decides about, by its digest: if visitors get another one meanwhile, nothing changes. */
export interface DecidedRelease {
  readonly name: string;
  readonly digest: string;
  /** For the log, with the figures. */
  readonly why: string;
}

const logged = (
  action: LoggedAction['action'],
  { name, why }: DecidedRelease,
  { metadata, extras }: RegistryVersion,
): LoggedAction => ({ action, name, version: metadata.version, digest: extras.digest, why });

/** Checks again that a release fits what visitors get of others. @throws Refusal if it does not. */
async function checkAgain(context: PublishContext, { registry }: SiteState, name: string, version: RegistryVersion) {
  const { release } = await StoredRelease.open(context.store, name, version.extras.digest);
  await checkAgainst(context, registry, release);
}

/**
 * Gives a canary to more visitors; to all at a share of 100. Its team’s order allows no other release than this one.
 * @returns whether it was still the canary.
 * @throws Refusal if it no longer fits what visitors get of others, or does not render.
 */
export function widen(context: PublishContext, decided: DecidedRelease, share: number): Promise<boolean> {
  const { name, digest } = decided;
  return changeSite(context, async ({ state }) => {
    const version = canaryVersion(state.registry, name);
    if (version?.extras.digest !== digest) return { state: undefined, actions: [], result: false };
    const now = timeOf(context);
    const since = new Date(version.extras.canary?.since ?? now);
    if (share === 100) await checkAgain(context, state, name, version);
    const registry =
      share === 100
        ? deployVersion(state.registry, name, version)
        : deployCanary(state.registry, name, version, { share, now, since });
    const action =
      share === 100 ? logged('publish', decided, version) : { ...logged('widen', decided, version), share };
    return { state: { ...state, registry }, actions: [action], result: true };
  });
}

/**
 * Goes back from a release: ends it as a canary, or gives all visitors the release before, which its team has published,
 * too. No other release can come of it.
 * @returns the release that visitors get; undefined if they got another one meanwhile, or if there is none before.
 * @throws Refusal if the release before no longer fits what visitors get of others, or does not render.
 */
export function takeBack(context: PublishContext, decided: DecidedRelease): Promise<RegistryVersion | undefined> {
  const { name, digest } = decided;
  return changeSite(context, async ({ state }) => {
    const { registry } = state;
    const current = currentVersion(registry, name);
    const isCanary = canaryVersion(registry, name)?.extras.digest === digest;
    const before = isCanary ? current : previousVersion(registry, name);
    if (!before || !(isCanary || current?.extras.digest === digest))
      return { state: undefined, actions: [], result: undefined };
    if (!isCanary) await checkAgain(context, state, name, before);
    const after = rollBackTo(registry, name, before.extras.digest, timeOf(context));
    return { state: { ...state, registry: after }, actions: [logged('take-back', decided, before)], result: before };
  });
}
