import { isDeflated } from './inflate.ts';
import { createStreamNames } from './streamNames.ts';
import { streamFilters } from './streamFilters.ts';

/** The limits on the unpacked size of a statement's streams: for each stream, and for all together. */
const maxBytesPerStream = 32 * 1024 * 1024;
const maxBytesTogether = 96 * 1024 * 1024;
/** A stream of a statement is packed once, and possibly encoded as text; more filters have no use. */
const maxFilters = 3;
/** A statement of 300 pages has about a thousand streams. More than this only cost time, even if nothing is packed. */
const maxStreams = 20_000;
/** Streams lie one after another, so that each byte is read about once; those of a hostile file may overlap. */
const maxReadsPerByte = 2;
const readAllowance = 1024 * 1024;

const keyword = Buffer.from('stream');
const endKeyword = Buffer.from('endstream');

/** The work that the check of a file has done so far. */
export interface ExpansionWork {
  /** Bytes searched for the names of filters, and bytes given to filters. */
  readBytes: number;
  unpackedBytes: number;
  /** Keywords that may begin a stream. */
  streams: number;
}

/** Finds the next keyword `endstream` after a position. Positions are passed in ascending order. */
function createEndFinder(pdf: Buffer): (start: number) => number {
  let end = -1;
  return (start) => {
    if (end < start) end = pdf.indexOf(endKeyword, start);
    if (end < 0) end = pdf.length;
    return end;
  };
}

/** The beginning of the data of a stream: after its keyword and the end of that line. */
function findDataStart(pdf: Buffer, keywordEnd: number): number {
  const afterReturn = pdf[keywordEnd] === 0x0d ? keywordEnd + 1 : keywordEnd;
  return pdf[afterReturn] === 0x0a ? afterReturn + 1 : afterReturn;
}

/** Unpacks a stream by all filters that it names and by those that it does not; whether it stays within all limits. */
function unpackWithinLimits(packed: Uint8Array, filters: readonly string[], work: ExpansionWork): boolean {
  let bytes = packed;
  for (let step = 0; ; step += 1) {
    const name = filters[step] ?? (isDeflated(bytes) ? 'FlateDecode' : undefined);
    const unpack = name === undefined ? undefined : streamFilters.get(name);
    if (unpack === undefined) return true;
    if (step === maxFilters) return false;
    const unpacked = unpack(bytes, maxBytesPerStream);
    if (unpacked === undefined) return false;
    // Later steps read the output of earlier ones, which was counted there.
    if (step === 0) work.readBytes += unpacked.readBytes;
    work.unpackedBytes += unpacked.unpackedBytes;
    if (work.unpackedBytes > maxBytesTogether) return false;
    bytes = unpacked.bytes;
  }
}

/**
 * Whether a PDF would unpack to far more than a statement contains. It follows the filters that each stream names, and
 * detects deflate if a stream names none. The work is bounded by the size of the file, whatever its content. It cannot
 * read encrypted files: the limits on the child's time and memory apply to them.
 * @param work is increased.
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
