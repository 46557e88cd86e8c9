import { currentVersion, type Registry } from '@artha/shared/contract';
import { timeOf } from '@artha/core/changeSite';
import { checkAgainst } from '@artha/core/checkAgainst';
import { Refusal } from '@artha/core/refusal';
import type { ReleaseOrder } from '@artha/core/releaseOrder';
import { checkNumber, openNamed, versionOf, type Applied, type SubmitContext } from '@artha/core/submit';
import { canaryVersion } from '@artha/core/versionHistory';
import { deployCanary } from './deployCanary.ts';

/** The registry with a canary; the same one if it has exactly this canary. */
export async function applyCanary(context: SubmitContext, registry: Registry, order: ReleaseOrder): Promise<Applied> {
  const { name, share = 0, guard } = order;
  const { release, digest } = await openNamed(context, order);
  const live = currentVersion(registry, name);
  if (name === 'shell') throw new Refusal('RE-40', 'The shell is the frame of every page.');
  if (!live) throw new Refusal('RE-40', `${name} has no release that the other visitors would get.`);
  if (live.extras.digest === digest) throw new Refusal('RE-40', `All visitors get ${name} ${release.version} already.`);
  const running = canaryVersion(registry, name);
  const changed = running?.extras.digest !== digest || running.deployment.traffic !== share;
  const result = { name, version: release.version, digest, changed, share };
  if (!changed) return { registry, result };
  await checkAgainst(context, registry, release);
  await checkNumber(context, registry, release, digest);
  const now = timeOf(context);
  return { registry: deployCanary(registry, name, versionOf(release, digest, now, guard), { share, now }), result };
}
