import fc from 'fast-check';
import { decodeText } from './decodeText.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Uint8Array.from(Buffer.from(text, encoding));
const bigEndian = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());

test.each<[string, Uint8Array]>([
  ['UTF-8', bytes('Date,₹')],
  ['UTF-8 with a byte order mark', bytes('\ufeffDate,₹')],
  ['UTF-16 with a byte order mark', bytes('\ufeffDate,₹', 'utf16le')],
  ['UTF-16, big-endian, with a byte order mark', bigEndian('\ufeffDate,₹')],
  ['UTF-16 without a byte order mark', bytes('Date,₹', 'utf16le')],
  ['UTF-16, big-endian, without a byte order mark', bigEndian('Date,₹')],
])('decodes %s', (_encoding, file) => {
  expect(decodeText(file)).toBe('Date,₹');
});

test('decodes Windows-1252 where the bytes are not UTF-8', () => {
  expect(decodeText(Uint8Array.of(0x44, 0x96, 0x93))).toBe('D–“');
});

test.each<[string, Uint8Array]>([
  ['nothing', bytes('')],
  ['white space', bytes(' \n')],
  ['bytes that are no text', Uint8Array.of(0x50, 0x4b, 3, 4)],
])('refuses %s', (_what, file) => {
  expect(() => decodeText(file)).toThrow(expect.objectContaining({ code: 'not-text' }));
});

test('decodes any text in UTF-8 and UTF-16 alike', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9 ,.₹अ-ह]{1,40}[A-Za-z]$/), (text) => {
      expect(decodeText(bytes(text))).toBe(text);
      expect(decodeText(bytes(`\ufeff${text}`, 'utf16le'))).toBe(text);
    }),
  );
});
