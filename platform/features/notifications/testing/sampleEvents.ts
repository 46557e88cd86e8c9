import type { ReleaseEvent } from '@artha/service/releaseEvents';

const release = { version: '1.2.0', digest: 'a'.repeat(20) };
const before = { version: '1.1.0', digest: 'b'.repeat(20) };

/** A release that was taken back, with its figures. */
export const takenBack = {
  kind: 'release-taken-back',
  remote: 'tax',
  owner: 'team-tax',
  at: '2026-11-26T03:12:45.000Z',
  release,
  before,
  figures: [{ share: 'errors', release: { met: 31, of: 400 }, before: { met: 2, of: 400 }, evidence: 120 }],
  share: 5,
  reason: { kind: 'worse', share: 'errors' },
} as const satisfies ReleaseEvent;

/** A release that a larger share of the visitors gets. */
export const widened = { ...takenBack, kind: 'canary-widened', from: 5, share: 25 } as const satisfies ReleaseEvent;
