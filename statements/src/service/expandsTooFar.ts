import { streamFilters } from './streamFilters.ts';

/** The limits of what a statement's streams may unpack to: each stream, and all together. */
const maxBytesPerStream = 32 * 1024 * 1024;
const maxBytesTogether = 96 * 1024 * 1024;
/** A stream of a statement is packed once, and possibly encoded as text; more filters serve no purpose. */
const maxFilters = 3;
/** The dictionary of a stream stands within this many bytes before it. */
const maxDictionaryBytes = 2048;

/** Whether bytes begin with a zlib header: deflate with a valid check (RFC 1950, section 2.2). */
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

/**
 * Where the data of a stream may end: deflate marks its own end, whatever follows; other streams end at `endstream`.
 */
function findStreamEnd(pdf: Buffer, start: number, [first]: readonly string[]): number {
  const end = first === undefined || first.startsWith('Fl') ? -1 : pdf.indexOf('endstream', start);
  return end < 0 ? pdf.length : end;
}

/** The bytes a stream unpacks to, over all steps; `undefined` where one step exceeds its limit. */
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
 * Whether a PDF would unpack to far more than a statement holds. Follows the filters that each stream names, and
 * detects deflate where it names none. It cannot see into encrypted files: there the limits on the child's time and
 * memory apply.
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
