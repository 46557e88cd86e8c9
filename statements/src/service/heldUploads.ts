import { shareOf } from './addressShare.ts';
import type { Holder } from './lanes.ts';
import type { Limits } from './limits.ts';
import { UploadError } from './uploadError.ts';

/**
 * The uploads that are being received, are waiting or are being read: their number for each address, and their memory.
 */
export interface HeldUploads {
  /**
   * Adds one more upload; returns a function that releases its place and memory.
   * @throws UploadError too-many-at-once if its sender has its share, busy if no memory is left.
   */
  hold(holder: Holder, bytes: number): () => void;
  /** The number of addresses with uploads. Other addresses are not remembered. */
  readonly addresses: () => number;
}

interface Held {
  readonly files: number;
  readonly bytes: number;
}

const nothing: Held = { files: 0, bytes: 0 };

const sum = (all: Iterable<Held>): Held =>
  [...all].reduce((one, other) => ({ files: one.files + other.files, bytes: one.bytes + other.bytes }), nothing);

type HeldLimits = Pick<Limits, 'workers' | 'queue' | 'maxHeldBytes' | 'addressSharePercent'>;

/** Creates the count of uploads under these limits. */
export function createHeldUploads({ workers, queue, maxHeldBytes, addressSharePercent }: HeldLimits): HeldUploads {
  // All clients of an address together have twice the share of one.
  const mostFiles = 2 * shareOf(workers + queue, addressSharePercent);
  const mostBytes = 2 * shareOf(maxHeldBytes, addressSharePercent);
  const byNetwork = new Map<string, Map<string, Held>>();
  let heldBytes = 0;

  function change({ network, lane }: Holder, files: number, bytes: number): void {
    const lanes = byNetwork.get(network) ?? new Map<string, Held>();
    const held = sum([lanes.get(lane) ?? nothing, { files, bytes }]);
    heldBytes += bytes;
    if (held.files === 0) lanes.delete(lane);
    else lanes.set(lane, held);
    if (lanes.size === 0) byNetwork.delete(network);
    else byNetwork.set(network, lanes);
  }

  return {
    hold({ network, lane }, bytes) {
      const lanes = byNetwork.get(network) ?? new Map<string, Held>();
      const all = sum(lanes.values());
      const own = lanes.get(lane) ?? nothing;
      const left = { files: mostFiles - all.files, bytes: mostBytes - all.bytes };
      // A client that has some gets more while it has no more than is left for the others.
      const exceedsShare =
        own.files === 0
          ? left.files < 1 || left.bytes < bytes
          : own.files >= left.files || own.bytes + bytes > left.bytes - bytes;
      // An address without uploads is never refused for its share.
      if (all.files > 0 && exceedsShare) throw new UploadError('too-many-at-once');
      if (heldBytes + bytes > maxHeldBytes) throw new UploadError('busy');
      change({ network, lane }, 1, bytes);
      return () => change({ network, lane }, -1, -bytes);
    },
    addresses: () => byNetwork.size,
  };
}
