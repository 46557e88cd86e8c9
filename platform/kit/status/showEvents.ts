import type { ReleaseClient, RemoteEvents } from '@artha/release/ReleaseClient';
import { Refusal } from '@artha/release/refusal';

/** Number of events that are shown. */
const SHOWN = 10;

type RemoteEvent = RemoteEvents['events'][number];

const describeUntold = ({ way, reason, next }: RemoteEvent['untold'][number]): string =>
  `    not told by ${way}: ${reason} ${next === undefined ? 'It is not tried again.' : `The next attempt is at ${next}.`}`;

/** What happened to a remote, the newest first, and whether its team could be told; its own key alone may read it. */
export async function showEvents(client: Pick<ReleaseClient, 'events'>, name: string): Promise<string> {
  const read = await client.events(name).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!read) return `What happened to ${name} is shown to its team alone.`;
  const { events, hookKey } = read;
  const lines = events
    .slice(0, SHOWN)
    .flatMap(({ at, subject, untold }) => [`${at}  ${subject}`, ...untold.map(describeUntold)]);
  return [
    ...(lines.length === 0 ? [`Nothing happened to ${name} yet.`] : [`What happened to ${name}:`, ...lines]),
    ...(hookKey === undefined ? [] : [`Its web hooks are proved by ${hookKey}`]),
  ].join('\n');
}
