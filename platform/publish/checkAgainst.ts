import { currentVersion, expandPath, type Registry, type Release, type ShellRelease } from '@artha/shared/contract';
import { loadShell } from '../compose/loadShell.ts';
import { StoredRelease } from '../store/storedRelease.ts';
import { mayHavePath, ownerOf, type Policy } from '../trust/policy.ts';
import type { PublishContext } from './changeSite.ts';
import { checkRelease } from './checkRelease.ts';
import { Refusal } from './refusal.ts';

async function currentShell({ store }: PublishContext, registry: Registry): Promise<ShellRelease | undefined> {
  const version = currentVersion(registry, 'shell');
  if (!version) return undefined;
  const { release } = await StoredRelease.open(store, 'shell', version.extras.digest);
  if (release.kind !== 'shell') throw new Refusal('RE-10', 'The registry’s “shell” is no shell.');
  return release;
}

/** @throws Refusal for an owner or an address that the policy does not give to the release's name. */
function checkPolicy(release: Release, policy: Policy, product: string): void {
  const owner = ownerOf(policy, release.name);
  if (!owner) throw new Refusal('RE-20', `The policy knows no remote “${release.name}”.`);
  if (owner.owner !== undefined && owner.owner !== release.owner) {
    throw new Refusal('RE-20', `${release.name} belongs to ${owner.owner}, and the release says ${release.owner}.`);
  }
  if (release.kind === 'shell') return;
  const strange = release.routes.map(({ path }) => expandPath(path, product)).find((path) => !mayHavePath(owner, path));
  if (strange !== undefined)
    throw new Refusal('RE-27', `The policy gives ${strange} to somebody else than ${release.name}.`);
}

/** @throws Refusal where a release may not stand beside what visitors get now. */
export async function checkAgainst(context: PublishContext, registry: Registry, release: Release): Promise<void> {
  const { store, config, authority } = context;
  checkPolicy(release, await authority.readPolicy(), config.product);
  const shell = await currentShell(context, registry);
  const shellDigest = currentVersion(registry, 'shell')?.extras.digest;
  const shellPages = shellDigest ? (await loadShell(store, shellDigest)).shellPages : [];
  const shellPaths = shellPages.map((page) => page.path);
  checkRelease(release, { registry, shell, product: config.product, shellPaths });
}
