import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { streamFilters } from './streamFilters.ts';

const most = 1024 * 1024;

function unpack(name: string, bytes: Uint8Array, limit = most): string | undefined {
  const unpacked = streamFilters.get(name)?.(bytes, limit);
  return unpacked && Buffer.from(unpacked.bytes).toString('latin1');
}

test.each<[string, Uint8Array, string]>([
  ['FlateDecode', deflateSync(Buffer.from('a statement')), 'a statement'],
  ['ASCIIHexDecode', Buffer.from('61 62\n6> and more'), 'ab'],
  ['ASCII85Decode', Buffer.from('87cURD]i,"Ebo80~>'), 'Hello World!'],
  ['ASCII85Decode', Buffer.from('z~>'), '\0\0\0\0'],
  ['RunLengthDecode', Uint8Array.of(2, 97, 98, 99, 254, 100, 128, 1), 'abcddd'],
  // The example of ISO 32000-1, section 7.4.4.2.
  ['LZWDecode', Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01), '-----A---B'],
])('%s unpacks %#', (name, bytes, text) => {
  expect(unpack(name, bytes)).toBe(text);
});

test.each([...streamFilters.keys()])('%s ends at any bytes, and never with more than it may', (name) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
      const unpacked = streamFilters.get(name)?.(bytes, 1000);
      expect(unpacked?.bytes.length ?? 0).toBeLessThanOrEqual(1000);
      expect(unpacked?.unpackedBytes ?? 0).toBeGreaterThanOrEqual(unpacked?.bytes.length ?? 0);
    }),
  );
});

test.each<[string, Uint8Array]>([
  ['FlateDecode', deflateSync(Buffer.alloc(5000))],
  ['RunLengthDecode', Buffer.alloc(100, Buffer.from([129, 0]))],
  ['LZWDecode', Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01)],
  ['ASCII85Decode', Buffer.from('zzzz~>')],
])('%s stops at its limit', (name, bytes) => {
  expect(unpack(name, bytes, 8)).toBeUndefined();
});

describe('FlateDecode', () => {
  const text = Buffer.from(Array.from({ length: 60_000 }, (_, index) => (index * index) % 251));
  const packed = deflateSync(text, { level: 1 });
  const inflate = (bytes: Uint8Array) => streamFilters.get('FlateDecode')?.(bytes, most);

  test('unpacks a stream of any length, whatever follows it, and counts what it read', () => {
    for (const length of [0, 1, 8192, text.length]) {
      const one = deflateSync(text.subarray(0, length), { level: 0 });
      const unpacked = inflate(Buffer.concat([one, Buffer.alloc(100_000, 'x')]));
      expect(Buffer.from(unpacked?.bytes ?? []).equals(text.subarray(0, length))).toBe(true);
      expect(unpacked?.unpackedBytes).toBe(length);
      expect(unpacked?.readBytes).toBeGreaterThanOrEqual(one.length - 4);
      expect(unpacked?.readBytes).toBeLessThanOrEqual(2 * one.length);
    }
  });

  test('unpacks a stream that is cut off, and one whose checksum is wrong', () => {
    expect(inflate(packed.subarray(0, packed.length - 50))?.bytes.length).toBeGreaterThan(50_000);
    const wrong = Buffer.concat([packed.subarray(0, packed.length - 4), Buffer.alloc(4)]);
    expect(inflate(wrong)?.bytes).toHaveLength(text.length);
  });

  test('counts a broken stream as all it may hold, and keeps what came before', () => {
    // An uncompressed block of 20,000 bytes, and one of a type that does not exist.
    const block = Buffer.from([0x78, 0x9c, 0, 0x20, 0x4e, 0xdf, 0xb1, ...text.subarray(0, 20_000), 0xff]);
    const unpacked = inflate(block);
    expect(unpacked?.bytes.length).toBeGreaterThanOrEqual(8000);
    expect(unpacked?.unpackedBytes).toBe(most);
    expect(unpacked?.readBytes).toBeLessThan(30_000);
  });
});
