import { deflateSync } from 'node:zlib';
import { countPages } from './countPages.ts';

const bytes = (...parts: readonly (string | Uint8Array)[]) =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part))));

test('the root of the page tree has the count of all pages', async () => {
  const file = bytes(
    '%PDF-1.4\n2 0 obj<</Type /Pages /Kids[3 0 R] /Count 7>>endobj\n',
    '3 0 obj<</Type/Pages/Parent 2 0 R/Count 3>>endobj\n4 0 obj<</Type/Outlines/Count 40>>endobj\n',
  );
  expect(await countPages(file)).toBe(7);
});

test('a packed page tree is unpacked', async () => {
  const packed = deflateSync('1 0 2 30 <</Type/Catalog/Pages 2 0 R>> <</Type/Pages/Kids[5 0 R]/Count 12>>');
  const file = bytes(
    '%PDF-1.5\n9 0 obj<</Type/ObjStm/N 2/First 8/Filter/FlateDecode>>stream\r\n',
    packed,
    '\r\nendstream endobj\n',
  );
  expect(await countPages(file)).toBe(12);
});

test.each([
  ['no PDF', bytes('hello')],
  [
    'an encrypted stream',
    bytes('<</Type/ObjStm/Filter/FlateDecode>>stream\n', new Uint8Array([1, 2, 3, 4]), '\nendstream'),
  ],
  ['a stream that breaks off', bytes('<</Type/ObjStm>>stream\n')],
])('%s tells no count', async (_, file) => {
  expect(await countPages(file)).toBeUndefined();
});
