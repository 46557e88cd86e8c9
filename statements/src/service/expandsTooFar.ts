import { isDeflated } from './inflate.ts';
import { createStreamNames } from './streamNames.ts';
import { streamFilters } from './streamFilters.ts';

/** The limits of what a statement's streams may unpack to: each stream, and all together. */
const maxBytesPerStream = 32 * 1024 * 1024;
const maxBytesTogether = 96 * 1024 * 1024;
/** A stream of a statement is packed once, and possibly encoded as text; more filters serve no purpose. */
const maxFilters = 3;
/** A statement of 300 pages has about a thousand streams. More only cost time, even where nothing is packed. */
const maxStreams = 20_000;
/** Streams lie one after another, so that each byte is read about once; those of a hostile file may overlap. */
const maxReadsPerByte = 2;
const readAllowance = 1024 * 1024;

const keyword = Buffer.from('stream');
const endKeyword = Buffer.from('endstream');

/** What the check of a file has done so far. */
export interface ExpansionWork {
  /** Bytes in which the names of filters were looked for, and bytes that were given to filters. */
  readBytes: number;
  unpackedBytes: number;
  /** Keywords that may begin a stream. */
  streams: number;
}

/** Finds where the keyword `endstream` follows next. Positions are asked for in ascending order. */
function createEndFinder(pdf: Buffer): (start: number) => number {
  let end = -1;
  return (start) => {
    if (end < start) end = pdf.indexOf(endKeyword, start);
    if (end < 0) end = pdf.length;
    return end;
  };
}

/** Where the data of a stream begins: after its keyword and the end of that line. */
function findDataStart(pdf: Buffer, keywordEnd: number): number {
  const afterReturn = pdf[keywordEnd] === 0x0d ? keywordEnd + 1 : keywordEnd;
  return pdf[afterReturn] === 0x0a ? afterReturn + 1 : afterReturn;
}

/** Unpacks a stream by all filters it names and by those it does not; whether it stays within all limits. */
function unpackWithinLimits(packed: Uint8Array, filters: readonly string[], work: ExpansionWork): boolean {
  let bytes = packed;
  for (let step = 0; ; step += 1) {
    const name = filters[step] ?? (isDeflated(bytes) ? 'FlateDecode' : undefined);
    const unpack = name === undefined ? undefined : streamFilters.get(name);
    if (unpack === undefined) return true;
    if (step === maxFilters) return false;
    const unpacked = unpack(bytes, maxBytesPerStream);
    if (unpacked === undefined) return false;
    // What later steps read is what earlier ones unpacked, and counted there.
    if (step === 0) work.readBytes += unpacked.readBytes;
    work.unpackedBytes += unpacked.unpackedBytes;
    if (work.unpackedBytes > maxBytesTogether) return false;
    bytes = unpacked.bytes;
  }
}

/**
 * Whether a PDF would unpack to far more than a statement holds. Follows the filters that each stream names, and
 * detects deflate where it names none. The work is bounded by the size of the file, whatever is in it. It cannot see
 * into encrypted files: there the limits on the child's time and memory apply.
 * @param work is counted up.
 */
export function expandsTooFar(
  pdf: Buffer,
  work: ExpansionWork = { readBytes: 0, unpackedBytes: 0, streams: 0 },
): boolean {
  const maxReadBytes = maxReadsPerByte * pdf.length + readAllowance;
  const names = createStreamNames(pdf);
  const findEnd = createEndFinder(pdf);
  for (let at = pdf.indexOf(keyword); at >= 0; at = pdf.indexOf(keyword, at + keyword.length)) {
    if (endKeyword.compare(pdf, Math.max(0, at - 3), at + keyword.length) === 0) continue;
    work.streams += 1;
    const { filters, readBytes } = names.before(at);
    work.readBytes += readBytes;
    if (work.streams > maxStreams || filters.length > maxFilters) return true;
    const start = findDataStart(pdf, at + keyword.length);
    // Deflate marks its own end, whatever follows; other streams end at `endstream`.
    const isText = filters[0] !== undefined && !filters[0].startsWith('Fl');
    const packed = pdf.subarray(start, isText ? findEnd(start) : pdf.length);
    if (filters.length === 0 && !isDeflated(packed)) continue;
    if (!unpackWithinLimits(packed, filters, work) || work.readBytes > maxReadBytes) return true;
  }
  return false;
}
