import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { streamFilters } from './streamFilters.ts';

const most = 1024 * 1024;

function unpack(name: string, bytes: Uint8Array, limit = most): string | undefined {
  const unpacked = streamFilters.get(name)?.(bytes, limit);
  return unpacked && Buffer.from(unpacked).toString('latin1');
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
      expect(unpacked === undefined || unpacked.length <= 1000).toBe(true);
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
