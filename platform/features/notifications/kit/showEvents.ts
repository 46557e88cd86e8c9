import type { ReleaseClient } from '@artha/service/ReleaseClient';
import { Refusal } from '@artha/core/refusal';
import type { ReleaseEvent } from '@artha/service/releaseEvents';
import type { RemoteEvents } from '../release/eventsSchema.ts';
import { readEvents } from '../release/readEvents.ts';

/** Number of events that are shown. */
const SHOWN = 10;

/** The events that the status shows to everyone, with figures (`describeRollout`). */
const rolloutKinds: ReadonlySet<string> = new Set<ReleaseEvent['kind']>([
  'canary-started',
  'canary-widened',
  'canary-done',
  'release-taken-back',
]);

type RemoteEvent = RemoteEvents['events'][number];

const describeUntold = ({ way, reason, next }: RemoteEvent['untold'][number]): string =>
  `    not told by ${way}: ${reason} ${next === undefined ? 'It is not tried again.' : `The next attempt is at ${next}.`}`;

/**
 * Shows the other events of a remote, the newest first, and those that its team could not be told of. Only its own key
 * may read them.
 */
export async function showEvents(client: Pick<ReleaseClient, 'read'>, name: string): Promise<string> {
  const read = await readEvents(client, name).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!read) return `What else happened to ${name} is shown to its team alone.`;
  const { events, hookKey } = read;
  const lines = events
    .filter(({ kind, untold }) => !rolloutKinds.has(kind) || untold.length > 0)
    .slice(0, SHOWN)
    .flatMap(({ at, subject, untold }) => [`${at}  ${subject}`, ...untold.map(describeUntold)]);
  return [
    ...(lines.length === 0 ? [`Nothing else happened to ${name} yet.`] : [`What else happened to ${name}:`, ...lines]),
    ...(hookKey === undefined ? [] : [`Its web hooks are proved by ${hookKey}`]),
  ].join('\n');
}
