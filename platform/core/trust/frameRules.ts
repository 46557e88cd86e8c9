import { USUAL_FRAME_BYTES, usualFrameLimits, type FrameLimits } from '../format/frameLimits.ts';
import { ownerOf, type Policy } from './policy.ts';

/** The limits of a remote in the frame by the policy of its site: a limit that it does not set is the usual one. */
export function frameLimits(policy: Policy, name: string): FrameLimits | 'all' {
  const own = ownerOf(policy, name)?.frame;
  return own === 'all' ? own : { ...usualFrameLimits, ...policy.frame?.limits, ...own };
}

/** The most bytes that the frame of every page may have. */
export function frameBytes({ frame }: Policy): number {
  return frame?.bytes ?? USUAL_FRAME_BYTES;
}
