import type { Sender } from './senderOf.ts';

/** Whom a file is held or waits for: an address, and the lane of one of its clients. */
export interface Holder {
  readonly network: string;
  readonly lane: string;
}

/** Separates the clients of an address: a sender who floods uses up only what is in its own lane. */
export interface Lanes {
  /** The lane of a sender: its own if it is known, else the one that all new clients of its address share. */
  laneOf(sender: Sender): string;
  /** Remembers a sender. */
  welcome(sender: Sender): void;
}

/** The one lane of clients that are not known: whoever varies what it sends stays in it. */
export const NEW_CLIENTS = 'new';

const rememberedMs = 600_000;
/** Beyond it, the address that was quiet for longest is forgotten. */
const maxNetworks = 10_000;
/** Of one address. More stay new, because one who varies what it sends must not push out those who are known. */
const maxClients = 128;

/** @param now milliseconds on a clock that never goes back. */
export function createLanes(now: () => number): Lanes {
  const seenMs = new Map<string, Map<string, number>>();
  const isRecent = (lastMs: number) => now() - lastMs < rememberedMs;
  return {
    laneOf({ network, client }) {
      const lastMs = seenMs.get(network)?.get(client) ?? -Infinity;
      return isRecent(lastMs) ? client : NEW_CLIENTS;
    },
    welcome({ network, client }) {
      const clients = seenMs.get(network) ?? new Map<string, number>();
      for (const [one, lastMs] of clients) if (!isRecent(lastMs)) clients.delete(one);
      if (clients.has(client) || clients.size < maxClients) clients.set(client, now());
      seenMs.delete(network);
      seenMs.set(network, clients);
      const [oldest] = seenMs.keys();
      if (seenMs.size > maxNetworks && oldest !== undefined) seenMs.delete(oldest);
    },
  };
}
