import { USUAL_FRAME_BYTES, usualFrameLimits, type FrameLimits } from '../format/frameLimits.ts';
import { ownerOf, type Policy } from './policy.ts';

/** What a remote may add to the frame by the policy of its site: what it does not say is as usual. */
export function frameLimits(policy: Policy, name: string): FrameLimits | 'all' {
  const own = ownerOf(policy, name)?.frame;
  return own === 'all' ? own : { ...usualFrameLimits, ...policy.frame?.limits, ...own };
}

/** The most bytes that the frame of every page may have. */
export function frameBytes({ frame }: Policy): number {
  return frame?.bytes ?? USUAL_FRAME_BYTES;
}
