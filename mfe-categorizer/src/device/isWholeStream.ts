import { Inflate } from 'pako';

/** A stream that unpacks to more is not checked. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** Unpacked bytes are counted after each part: one byte may stand for a thousand. */
const PART_BYTES = 16 * 1024;
/** A zlib header (RFC 1950) has to be there; by default the format would be guessed. */
const ZLIB_WINDOW_BITS = 15;

/**
 * Whether bytes begin with a zlib stream that unpacks to its last byte, check sum included, whatever follows it. A browser's own
 * `DecompressionStream` does not tell bytes that follow from bytes that are wrong.
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
