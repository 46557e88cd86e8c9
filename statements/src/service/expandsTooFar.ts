import { streamFilters } from './streamFilters.ts';

/** What the streams of a statement may unpack to: each alone, and all together. */
const maxBytesPerStream = 32 * 1024 * 1024;
const maxBytesTogether = 96 * 1024 * 1024;
/** A stream of a statement is packed once, and perhaps written as text; nobody has a use for more. */
const maxFilters = 3;
/** What says how a stream is packed stands within so many bytes before it. */
const maxDictionaryBytes = 2048;

/** A zlib header: deflate with a valid check (RFC 1950, section 2.2). */
function isDeflated(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  return (first & 0x0f) === 8 && (first << 8) % 31 === (31 - (second % 31)) % 31;
}

/** The filters that the dictionary before a stream names, in their order. */
function readFilterNames(pdf: Buffer, stream: number): string[] {
  const before = pdf.toString('latin1', Math.max(0, stream - maxDictionaryBytes), stream);
  const dictionary = before
    .slice(before.lastIndexOf('obj') + 1)
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return [...dictionary.matchAll(/\/([A-Za-z0-9]+)/g)]
    .map(([, name = '']) => name)
    .filter((one) => streamFilters.has(one));
}

/** Deflate says itself where it ends, whatever stands in it; the others end where the stream says. */
function findStreamEnd(pdf: Buffer, start: number, [first]: readonly string[]): number {
  const end = first === undefined || first.startsWith('Fl') ? -1 : pdf.indexOf('endstream', start);
  return end < 0 ? pdf.length : end;
}

/** All that a stream unpacks to on the way, in bytes; `undefined` where one step is too much. */
function unpackedSize(packed: Uint8Array, filters: readonly string[]): number | undefined {
  let bytes = packed;
  let size = 0;
  const unpack = (name: string): boolean => {
    const unpacked = streamFilters.get(name)?.(bytes, maxBytesPerStream);
    if (unpacked === undefined) return false;
    size += unpacked.length;
    bytes = unpacked;
    return true;
  };
  for (const name of filters) if (!unpack(name)) return undefined;
  while (isDeflated(bytes)) if (!unpack('FlateDecode')) return undefined;
  return size;
}

/**
 * Whether a PDF would unpack to far more than a statement holds. Follows the filters that each stream names, and looks
 * at what it is where it names none. Blind inside encrypted files: the limits on the child's time and memory hold there.
 */
export function expandsTooFar(pdf: Buffer): boolean {
  let together = 0;
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    if (at >= 3 && pdf.toString('latin1', at - 3, at) === 'end') continue;
    let start = at + 6;
    if (pdf[start] === 0x0d) start += 1;
    if (pdf[start] === 0x0a) start += 1;
    const filters = readFilterNames(pdf, at);
    if (filters.length > maxFilters) return true;
    const size = unpackedSize(pdf.subarray(start, findStreamEnd(pdf, start, filters)), filters);
    if (size === undefined) return true;
    together += size;
    if (together > maxBytesTogether) return true;
  }
  return false;
}
