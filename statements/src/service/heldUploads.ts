import { shareOf } from './addressShare.ts';
import type { Limits } from './limits.ts';
import { UploadError } from './uploadError.ts';

/**
 * The uploads that are being received, are waiting or are being read: their number for each address, and their memory.
 */
export interface HeldUploads {
  /**
   * Adds one more upload; returns a function that releases its place and memory.
   * @throws UploadError too-many-at-once if its address has its share, busy if no memory is left.
   */
  hold(address: string, bytes: number): () => void;
  /** The number of addresses with uploads. Other addresses are not remembered. */
  readonly addresses: () => number;
}

interface Held {
  readonly files: number;
  readonly bytes: number;
}

const nothing: Held = { files: 0, bytes: 0 };

type HeldLimits = Pick<Limits, 'workers' | 'queue' | 'maxHeldBytes' | 'addressSharePercent'>;

/** Creates the count of uploads under these limits. */
export function createHeldUploads({ workers, queue, maxHeldBytes, addressSharePercent }: HeldLimits): HeldUploads {
  const maxFilesPerAddress = shareOf(workers + queue, addressSharePercent);
  const maxBytesPerAddress = shareOf(maxHeldBytes, addressSharePercent);
  const byAddress = new Map<string, Held>();
  let heldBytes = 0;

  function change(address: string, files: number, bytes: number): void {
    const held = byAddress.get(address) ?? nothing;
    heldBytes += bytes;
    if (held.files + files === 0) byAddress.delete(address);
    else byAddress.set(address, { files: held.files + files, bytes: held.bytes + bytes });
  }

  return {
    hold(address, bytes) {
      const { files, bytes: ownBytes } = byAddress.get(address) ?? nothing;
      const exceedsShare = files >= maxFilesPerAddress || ownBytes + bytes > maxBytesPerAddress;
      // An address without uploads is never refused for its share.
      if (files > 0 && exceedsShare) throw new UploadError('too-many-at-once');
      if (heldBytes + bytes > maxHeldBytes) throw new UploadError('busy');
      change(address, 1, bytes);
      return () => change(address, -1, -bytes);
    },
    addresses: () => byAddress.size,
  };
}
