import { NEW_CLIENTS, type Lanes } from './lanes.ts';
import type { Sender } from './senderOf.ts';
import { UploadError } from './uploadError.ts';

/** Counts the uploads of each minute, by address and by its clients. */
export interface UploadRate {
  /**
   * Counts an upload that is taken.
   * @throws UploadError too-often. Refused uploads are not counted: they cost nearly nothing, and the neighbours of who
   * sends them would pay.
   */
  take(sender: Sender): void;
}

interface Minute {
  readonly endsMs: number;
  taken: number;
  readonly byLane: Map<string, number>;
}

const minuteMs = 60_000;
/** Beyond it, the address whose minute is the oldest is forgotten. */
const maxNetworks = 10_000;

interface UploadRateOptions {
  /** For one client of an address; all of them together have twice that. `undefined` is any number. */
  readonly uploadsPerMinute: number | undefined;
  readonly lanes: Lanes;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
}

/**
 * A client is refused once it has had as many as are left for all others of its address. So one that floods gets half,
 * two get a third each, and whoever has sent little is served.
 */
export function createUploadRate({ uploadsPerMinute = Infinity, lanes, now }: UploadRateOptions): UploadRate {
  const minutes = new Map<string, Minute>();

  function minuteOf(network: string): Minute {
    const nowMs = now();
    const present = minutes.get(network);
    if (present && present.endsMs > nowMs) return present;
    const next = { endsMs: nowMs + minuteMs, taken: 0, byLane: new Map<string, number>() };
    minutes.delete(network);
    minutes.set(network, next);
    const [oldest] = minutes.keys();
    if (minutes.size > maxNetworks && oldest !== undefined) minutes.delete(oldest);
    return next;
  }

  return {
    take(sender) {
      const minute = minuteOf(sender.network);
      const lane = lanes.laneOf(sender);
      const left = 2 * uploadsPerMinute - minute.taken;
      if ((minute.byLane.get(lane) ?? 0) >= left) {
        const seconds = Math.ceil((minute.endsMs - now()) / 1000);
        throw new UploadError('too-often', { kind: 'seconds', seconds });
      }
      minute.taken += 1;
      // The first upload of a client counts for it, too.
      const counted = lane === NEW_CLIENTS ? [NEW_CLIENTS, sender.client] : [lane];
      for (const one of counted) minute.byLane.set(one, (minute.byLane.get(one) ?? 0) + 1);
      lanes.welcome(sender);
    },
  };
}
