import { constants, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import type { Unpacked } from './unpacked.ts';

const tooLargeErrorSchema = v.object({ code: v.literal('ERR_BUFFER_TOO_LARGE') });
/** The result of Node's functions with the option `info`, which is missing from Node's types. */
const inflatedSchema = v.object({
  buffer: v.instance(Uint8Array),
  engine: v.object({ bytesWritten: v.number() }),
});

/** RFC 1950: two bytes before the deflated data. */
const zlibHeaderBytes = 2;
/** Deflate expands one byte to at most this number (https://zlib.net/zlib_tech.html, “Maximum Compression Factor”). */
const maxRatio = 1032;
/** Most streams of a statement are shorter. */
const firstPartBytes = 8192;
/**
 * Each part that is tried is this number of times as long as the last, so that all parts together are little more than
 * the last.
 */
const partGrowth = 4;

/** Whether bytes begin with a zlib header: deflate with a valid check (RFC 1950, section 2.2). */
export function isDeflated(bytes: Uint8Array): boolean {
  const [first, second] = [bytes[0] ?? 0, bytes[1] ?? 0];
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

/** Inflates raw data; 'broken' if it is not deflate, `undefined` if it exceeds the limit. */
function inflatePart(part: Uint8Array, maxBytes: number): v.InferOutput<typeof inflatedSchema> | 'broken' | undefined {
  try {
    const options = { info: true, maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH };
    return v.parse(inflatedSchema, inflateRawSync(part, options));
  } catch (error) {
    return v.is(tooLargeErrorSchema, error) ? undefined : 'broken';
  }
}

/**
 * Inflates a zlib stream that may be followed by other data. Node reports neither how far it read broken data nor the
 * output before the fault. Therefore larger and larger parts are tried, and a broken one counts as its maximum size.
 */
export function inflate(bytes: Uint8Array, maxBytes: number): Unpacked | undefined {
  if (!isDeflated(bytes)) return { bytes: new Uint8Array(), readBytes: zlibHeaderBytes, unpackedBytes: 0 };
  // The header is left out, so that the checksum at the end, which some programs write wrongly, is not checked.
  const data = bytes.subarray(zlibHeaderBytes);
  let unpacked: Uint8Array = new Uint8Array();
  let readBytes = zlibHeaderBytes;
  for (let length = firstPartBytes; ; length *= partGrowth) {
    const part = data.subarray(0, length);
    const inflated = inflatePart(part, maxBytes);
    if (inflated === undefined) return undefined;
    if (inflated === 'broken') {
      readBytes += part.length;
      return { bytes: unpacked, readBytes, unpackedBytes: Math.min(maxBytes, maxRatio * part.length) };
    }
    unpacked = inflated.buffer;
    readBytes += inflated.engine.bytesWritten;
    if (inflated.engine.bytesWritten < part.length || part.length === data.length) {
      return { bytes: unpacked, readBytes, unpackedBytes: unpacked.length };
    }
  }
}
