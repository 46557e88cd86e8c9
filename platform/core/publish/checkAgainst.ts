import { currentVersion, type Registry, type Release, type ShellRelease } from '@artha/shared/contract';
import { loadShell } from '../compose/loadShell.ts';
import { StoredRelease } from '../store/storedRelease.ts';
import { frameLimits } from '../trust/frameRules.ts';
import { ownerOf } from '../trust/policy.ts';
import type { PublishContext } from './changeSite.ts';
import { checkFrame } from './checkFrame.ts';
import { checkOwner } from './checkOwner.ts';
import { checkRelease } from './checkRelease.ts';
import { Refusal } from '../format/refusal.ts';

async function currentShell({ store }: PublishContext, registry: Registry): Promise<ShellRelease | undefined> {
  const version = currentVersion(registry, 'shell');
  if (!version) return undefined;
  const { release } = await StoredRelease.open(store, 'shell', version.extras.digest);
  if (release.kind !== 'shell') throw new Refusal('RE-10', 'The registry’s “shell” is not a shell.');
  return release;
}

/**
 * Checks a release beside the others of the site.
 * @throws Refusal if it does not fit what visitors get now.
 */
export async function checkAgainst(context: PublishContext, registry: Registry, release: Release): Promise<void> {
  const { store, config, authority } = context;
  const policy = await authority.readPolicy();
  checkOwner(release, ownerOf(policy, release.name), config.product);
  if (release.kind === 'remote') checkFrame(release, frameLimits(policy, release.name));
  const shell = await currentShell(context, registry);
  const shellDigest = currentVersion(registry, 'shell')?.extras.digest;
  const shellPages = shellDigest ? (await loadShell(store, shellDigest)).shellPages : [];
  const shellPaths = shellPages.map((page) => page.path);
  checkRelease(release, { registry, shell, product: config.product, shellPaths });
}
