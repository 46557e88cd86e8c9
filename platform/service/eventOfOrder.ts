import { describeCommit } from '@artha/core/describeOrigin';
import { ownerOf, type Policy } from '@artha/core/policy';
import { readOrder } from '@artha/core/releaseOrder';
import type { PublishResult, Submission } from '@artha/core/submit';
import type { TeamEvent } from './TeamEvent.ts';

/**
 * The event of a release order that was carried out.
 * @returns undefined if it changed nothing, or if a feature carried it out, which tells of it.
 */
export function eventOfOrder(
  { name, order }: Submission,
  { version, digest, changed }: PublishResult,
  policy: Policy,
  now: Date,
): TeamEvent | undefined {
  if (!changed) return undefined;
  const { action, source } = readOrder(name, order);
  const owner = ownerOf(policy, name)?.owner ?? name;
  const said = { remote: name, owner, at: now.toISOString(), commit: describeCommit(source) };
  if (action === 'withdraw') return { ...said, kind: 'remote-withdrawn' };
  if (version === undefined || digest === undefined) return undefined;
  const release = { version, digest };
  if (action === 'publish') return { ...said, kind: 'release-published', release };
  if (action === 'rollback') return { ...said, kind: 'release-rolled-back', release };
  return undefined;
}
