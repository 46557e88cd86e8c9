import type { ReleaseClient } from '@artha/service/ReleaseClient';
import { eventsSchema, type RemoteEvents } from './eventsSchema.ts';

/**
 * Reads the events of a remote, and the key that proves its web hooks. Needs a key that the policy names for it.
 * @throws Refusal if the key may not read them.
 */
export const readEvents = (client: Pick<ReleaseClient, 'read'>, name: string): Promise<RemoteEvents> =>
  client.read(name, 'events', eventsSchema);
