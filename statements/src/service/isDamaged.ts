import { inflateSync } from 'node:zlib';

/** The mark that ends a PDF stands within so many of its last bytes (ISO 32000-1, annex H.3, note 18: 1024). */
const maxBytesAfterEnd = 1024;
/** The dictionary of a stream stands within so many bytes before it. */
const maxDictionaryBytes = 512;
/** A stream that unpacks to more is not checked. */
const maxUnpackedBytes = 32 * 1024 * 1024;

/** Whether the data of a stream, which begins at `start`, is packed as its dictionary says, to its last byte. */
function isWhole(pdf: Buffer, start: number): boolean {
  try {
    inflateSync(pdf.subarray(start), { maxOutputLength: maxUnpackedBytes });
    return true;
  } catch (error) {
    return error instanceof RangeError;
  }
}

/** Whether a stream is packed by deflate alone, so that its check sum tells whether it is whole. */
function isDeflated(pdf: Buffer, keyword: number): boolean {
  const before = pdf.toString('latin1', Math.max(0, keyword - maxDictionaryBytes), keyword);
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
  return /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\b/.test(dictionary) && !/\/DecodeParms\s*\[/.test(dictionary);
}

/** The place where the data of a stream begins: after the keyword and the end of its line. */
function startOfData(pdf: Buffer, keyword: number): number {
  const after = keyword + 'stream'.length;
  const start = pdf[after] === 0x0d ? after + 1 : after;
  return pdf[start] === 0x0a ? start + 1 : start;
}

/**
 * Whether bytes of a PDF were lost or changed: it does not end as it should, or a packed stream does not unpack. A reader
 * shows the rest of such a file without a word. What is encrypted cannot be checked, nor what is not packed.
 */
export function isDamaged(bytes: Uint8Array): boolean {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!pdf.subarray(-maxBytesAfterEnd).includes('%%EOF')) return true;
  if (pdf.includes('/Encrypt')) return false;
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 'stream'.length)) {
    const isEnd = at >= 3 && pdf.toString('latin1', at - 3, at) === 'end';
    if (!isEnd && isDeflated(pdf, at) && !isWhole(pdf, startOfData(pdf, at))) return true;
  }
  return false;
}
