import { constants, inflateSync } from 'node:zlib';
import * as v from 'valibot';

/** What the streams of a statement may unpack to: each alone, and all together. */
const mostPerStream = 32 * 1024 * 1024;
const mostTogether = 96 * 1024 * 1024;

const TooLarge = v.object({ code: v.literal('ERR_BUFFER_TOO_LARGE') });

/** A zlib header: deflate with a valid check (RFC 1950, section 2.2). */
function looksDeflated(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  return (first & 0x0f) === 8 && (first << 8) % 31 === (31 - (second % 31)) % 31;
}

/** Unpacked bytes; `undefined` when they are more than the limit; nothing when the stream is broken from the start. */
function inflate(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: mostPerStream, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return v.is(TooLarge, error) ? undefined : new Uint8Array();
  }
}

/**
 * Whether a PDF would unpack to far more than a statement holds. Looks at what the streams are, not at what they
 * declare, and into streams packed twice. Blind inside encrypted files: the limits on the child's time and memory
 * hold there (reference, section 5).
 */
export function expandsTooFar(pdf: Buffer): boolean {
  let together = 0;
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    if (at >= 3 && pdf.toString('latin1', at - 3, at) === 'end') continue;
    let start = at + 6;
    if (pdf[start] === 0x0d) start += 1;
    if (pdf[start] === 0x0a) start += 1;
    let bytes: Uint8Array = pdf.subarray(start);
    while (looksDeflated(bytes)) {
      const inflated = inflate(bytes);
      if (inflated === undefined) return true;
      together += inflated.length;
      if (together > mostTogether) return true;
      bytes = inflated;
    }
  }
  return false;
}
