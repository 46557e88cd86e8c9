import { inflate } from './inflate.ts';
import type { Unpacked } from './unpacked.ts';

/** A filter that unpacks a PDF stream (ISO 32000-1, section 7.4); `undefined` if it holds more than `maxBytes`. */
type StreamFilter = (bytes: Uint8Array, maxBytes: number) => Unpacked | undefined;

/** A filter that reads all of its input. */
type Decode = (bytes: Uint8Array, maxBytes: number) => Uint8Array | undefined;

const filterOf =
  (decode: Decode): StreamFilter =>
  (packed, maxBytes) => {
    const bytes = decode(packed, maxBytes);
    return bytes && { bytes, readBytes: packed.length, unpackedBytes: bytes.length };
  };

const clearTableCode = 256;
const endOfDataCode = 257;

/** Collects bytes up to a limit. */
function createOutput(maxBytes: number) {
  let bytes = new Uint8Array(Math.min(maxBytes, 65_536));
  let length = 0;
  return {
    /** Makes room for more bytes; false if that exceeds the limit. */
    grow(by: number): boolean {
      if (length + by > maxBytes) return false;
      if (length + by > bytes.length) {
        const larger = new Uint8Array(Math.min(maxBytes, Math.max(2 * bytes.length, length + by)));
        larger.set(bytes.subarray(0, length));
        bytes = larger;
      }
      return true;
    },
    add(source: Uint8Array, from: number, count: number): void {
      // Byte by byte, because a phrase may overlap with the bytes it adds.
      for (let index = 0; index < count; index += 1) bytes[length + index] = source[from + index] ?? 0;
      length += count;
    },
    repeat(byte: number, count: number): void {
      bytes.fill(byte, length, length + count);
      length += count;
    },
    own: () => bytes,
    length: () => length,
    taken: () => bytes.subarray(0, length),
  };
}

const unpackLzw: Decode = (bytes, maxBytes) => {
  const output = createOutput(maxBytes);
  /** Position and length in the output of each phrase in the table. */
  let phrases: { readonly at: number; readonly length: number }[] = [];
  let last: { readonly at: number; readonly length: number } | undefined;
  let [held, bits, width] = [0, 0, 9];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xff_ff_ff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === endOfDataCode) break;
    if (code === clearTableCode) {
      [phrases, last, width] = [[], undefined, 9];
      continue;
    }
    const at = output.length();
    const phrase = code < clearTableCode ? undefined : phrases[code - 258];
    if (code > endOfDataCode && phrase === undefined && last === undefined) break;
    const length = code < clearTableCode ? 1 : (phrase?.length ?? (last?.length ?? 0) + 1);
    if (!output.grow(length)) return undefined;
    if (code < clearTableCode) output.repeat(code, 1);
    else output.add(output.own(), phrase?.at ?? last?.at ?? 0, length);
    if (last !== undefined && phrases.length < 4096 - 258) phrases.push({ at: last.at, length: last.length + 1 });
    last = { at, length };
    // In PDF the code width grows one code early.
    const next = phrases.length + 258 + 1;
    width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
  }
  return output.taken();
};

const unpackRunLength: Decode = (bytes, maxBytes) => {
  const output = createOutput(maxBytes);
  for (let at = 0; at < bytes.length;) {
    const length = bytes[at] ?? 128;
    if (length === 128) break;
    const count = length < 128 ? length + 1 : 257 - length;
    if (!output.grow(count)) return undefined;
    if (length < 128) output.add(bytes, at + 1, count);
    else output.repeat(bytes[at + 1] ?? 0, count);
    at += length < 128 ? count + 1 : 2;
  }
  return output.taken();
};

const readHex: Decode = (bytes) => {
  const digits = Buffer.from(bytes).toString('latin1').split('>', 1)[0]?.replace(/\s+/g, '') ?? '';
  return Buffer.from(digits, 'hex');
};

const readAscii85: Decode = (bytes, maxBytes) => {
  const output = createOutput(maxBytes);
  let [group, count] = [0, 0];
  const put = (value: number, length: number) => {
    const four = Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
    const fits = output.grow(length);
    if (fits) output.add(four, 0, length);
    return fits;
  };
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && count === 0) {
      if (!put(0, 4)) return undefined;
      continue;
    }
    if (byte < 0x21 || byte > 0x75) continue;
    group = group * 85 + (byte - 0x21);
    count += 1;
    if (count < 5) continue;
    if (!put(group, 4)) return undefined;
    [group, count] = [0, 0];
  }
  for (let missing = count; count > 1 && missing < 5; missing += 1) group = group * 85 + 84;
  if (count > 1 && !put(group, count - 1)) return undefined;
  return output.taken();
};

/** Filters by their long and short names. */
export const streamFilters: ReadonlyMap<string, StreamFilter> = new Map([
  ['FlateDecode', inflate],
  ['Fl', inflate],
  ['LZWDecode', filterOf(unpackLzw)],
  ['LZW', filterOf(unpackLzw)],
  ['RunLengthDecode', filterOf(unpackRunLength)],
  ['RL', filterOf(unpackRunLength)],
  ['ASCIIHexDecode', filterOf(readHex)],
  ['AHx', filterOf(readHex)],
  ['ASCII85Decode', filterOf(readAscii85)],
  ['A85', filterOf(readAscii85)],
]);
