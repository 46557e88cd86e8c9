import { inflateRawSync } from 'node:zlib';
import * as v from 'valibot';

/** The maximum unpacked size of a statement's workbook; a larger one is an attack, or not a statement. */
const maxUnpackedBytes = 96 * 1024 * 1024;
const maxFiles = 2000;

const directoryEndMark = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const directoryEndLength = 22;
const entryLength = 46;
const headerLength = 30;

const tooLargeSchema = v.object({ code: v.literal('ERR_BUFFER_TOO_LARGE') });

/** The start of the content of each file of a zip, from its directory; `undefined` if the zip is broken. */
function findContents(bytes: Buffer): number[] | undefined {
  const end = bytes.lastIndexOf(directoryEndMark);
  if (end < 0 || end + directoryEndLength > bytes.length) return undefined;
  const starts: number[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + entryLength > bytes.length) return undefined;
    const header = bytes.readUInt32LE(at + 42);
    if (header + headerLength > bytes.length) return undefined;
    const start = header + headerLength + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    if (bytes.readUInt16LE(header + 8) === 8) starts.push(start);
    at += entryLength + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return starts;
}

/** The unpacked size of a content in bytes: infinite if it exceeds the limit, none if it is broken. */
function unpackedBytes(content: Buffer, limit: number): number {
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(limit, 1) }).length;
  } catch (error) {
    return v.is(tooLargeSchema, error) ? Number.POSITIVE_INFINITY : 0;
  }
}

/**
 * Whether a workbook that is a zip unpacks to more than a statement contains. The sizes claimed by the zip are not
 * trusted: each file is unpacked, up to the limit.
 */
export function workbookExpandsTooFar(bytes: Buffer): boolean {
  const starts = findContents(bytes) ?? [];
  if (starts.length > maxFiles) return true;
  let left = maxUnpackedBytes;
  for (const start of starts) {
    left -= unpackedBytes(bytes.subarray(start), left);
    if (left < 0) return true;
  }
  return false;
}
