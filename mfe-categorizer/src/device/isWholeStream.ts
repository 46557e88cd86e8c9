import { Inflate } from 'pako';

/** Larger streams are not checked. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** Counts unpacked bytes after each chunk, since one byte may unpack to a thousand. */
const PART_BYTES = 16 * 1024;
/** Requires a zlib header (RFC 1950); by default the format would be guessed. */
const ZLIB_WINDOW_BITS = 15;

/**
 * Whether bytes begin with a complete zlib stream with a correct checksum. Ignores what follows it. A browser's own
 * `DecompressionStream` does not distinguish trailing bytes from wrong ones.
 */
export function isWholeStream(packed: Uint8Array): boolean {
  const inflate = new Inflate({ windowBits: ZLIB_WINDOW_BITS });
  let unpackedBytes = 0;
  inflate.onData = (part) => {
    unpackedBytes += part.length;
  };
  for (let at = 0; at < packed.length; at += PART_BYTES) {
    if (!inflate.push(packed.subarray(at, at + PART_BYTES), false)) return false;
    if (inflate.ended || unpackedBytes > MAX_UNPACKED_BYTES) return true;
  }
  return false;
}
