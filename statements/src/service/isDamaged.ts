import { inflateSync } from 'node:zlib';
import { isDamagedPdf } from '../engine/text/isDamagedPdf.ts';

/** A stream that unpacks to more is not checked. */
const maxUnpackedBytes = 32 * 1024 * 1024;

/** Whether bytes begin with a zlib stream that unpacks to its last byte. */
function isWhole(packed: Uint8Array): boolean {
  try {
    inflateSync(packed, { maxOutputLength: maxUnpackedBytes });
    return true;
  } catch (error) {
    return error instanceof RangeError;
  }
}

/**
 * Whether bytes of a PDF were lost or changed, checked with Node's own reader of packed streams: see `isDamagedPdf`.
 */
export function isDamaged(bytes: Uint8Array): boolean {
  return isDamagedPdf(bytes, isWhole);
}
