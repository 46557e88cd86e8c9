import type { RemoteRelease } from '@artha/shared/contract';
import { checkFrame } from '@artha/core/checkFrame';
import { checkOwner } from '@artha/core/checkOwner';
import { Refusal } from '@artha/core/refusal';
import type { RemoteReport } from '@artha/service/ReleaseClient';

/** The policy's entry for a remote, as its site states it. */
export type PolicyEntry = RemoteReport['policy'];

/** Describes the policy's entry for a release in a few words. */
export function describePublisher({ name, owner }: RemoteRelease, entry: PolicyEntry, key: string | undefined): string {
  const shared = entry?.isShared ? ', by the entry for all others' : '';
  return `${name} of ${owner}${shared}; ${key === undefined ? 'no key here to compare' : `key ${key.slice(0, 8)}…`}`;
}

/**
 * Checks that the policy lets the team's key publish the release at its addresses, with what it adds to the frame.
 * @param key the public half of the team's key; undefined if there is none, as in a CI, whose token vouches.
 * @throws Refusal RE-20, RE-21, RE-27, RE-42 or RE-43.
 */
export function checkPublisher(
  release: RemoteRelease,
  entry: PolicyEntry,
  product: string,
  key: string | undefined,
): void {
  checkOwner(release, entry, product);
  if (entry?.frame) checkFrame(release, entry.frame);
  if (key === undefined || entry?.keys.includes(key)) return;
  throw new Refusal('RE-21', `The key ${key} may not publish ${release.name}.`);
}
