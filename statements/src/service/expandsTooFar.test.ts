import { deflateSync } from 'node:zlib';
import { expandsTooFar } from './expandsTooFar.ts';
import { writeSimplePdf } from './writeSimplePdf.ts';

const megabyte = 1024 * 1024;

interface Stream {
  readonly bytes: Uint8Array;
  readonly dictionary?: string;
}

function pdfWith(...streams: readonly Stream[]): Buffer {
  const parts = streams.flatMap(({ bytes, dictionary = '' }) => [
    Buffer.from(`1 0 obj << ${dictionary} >>\nstream\r\n`),
    bytes,
    Buffer.from('\nendstream\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts]);
}

/** Zeros only, packed as runs. */
function zerosAsRuns(length: number): Buffer {
  return Buffer.alloc((2 * length) / 128, Buffer.from([129, 0]));
}

/** Zeros only, as LZW with codes of nine to twelve bits: each phrase is one longer than the last. */
function zerosAsLzw(phrases: number): Buffer {
  const codes = [256, 0];
  for (let code = 258; code < 258 + phrases; code += 1) codes.push(code);
  let bits = '';
  let known = 0;
  for (const code of codes) {
    const next = known + 259;
    bits += code.toString(2).padStart(next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9, '0');
    if (code !== 256 && code !== 0) known += 1;
  }
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

const flate = deflateSync(Buffer.alloc(40 * megabyte));

describe('expandsTooFar', () => {
  test('accepts statements', () => {
    expect(expandsTooFar(Buffer.from(writeSimplePdf([[{ x: 1, y: 1, size: 8, text: 'A stream of text' }]])))).toBe(
      false,
    );
    expect(expandsTooFar(pdfWith({ bytes: deflateSync(Buffer.alloc(2 * megabyte)) }))).toBe(false);
    const written = Buffer.from(`${deflateSync(Buffer.alloc(megabyte)).toString('hex')}>`);
    expect(expandsTooFar(pdfWith({ bytes: written, dictionary: '/Filter [/ASCIIHexDecode /FlateDecode]' }))).toBe(
      false,
    );
    expect(expandsTooFar(pdfWith({ bytes: zerosAsLzw(1000), dictionary: '/Filter /LZWDecode' }))).toBe(false);
    expect(expandsTooFar(pdfWith({ bytes: zerosAsRuns(megabyte), dictionary: '/Filter /RL' }))).toBe(false);
  });

  test('detects a stream that unpacks to more than a statement holds', () => {
    expect(expandsTooFar(pdfWith({ bytes: flate }))).toBe(true);
    expect(expandsTooFar(pdfWith({ bytes: flate, dictionary: '/Filter /FlateDecode' }))).toBe(true);
    expect(expandsTooFar(pdfWith({ bytes: flate, dictionary: '/Type /ObjStm /Filter /Fl' }))).toBe(true);
  });

  test('detects streams that together unpack to too much', () => {
    const bytes = deflateSync(Buffer.alloc(20 * megabyte));
    expect(expandsTooFar(pdfWith({ bytes }, { bytes }, { bytes }, { bytes }, { bytes }))).toBe(true);
  });

  test('detects a stream that is packed twice, and one that is truncated', () => {
    expect(expandsTooFar(pdfWith({ bytes: deflateSync(flate) }))).toBe(true);
    expect(expandsTooFar(pdfWith({ bytes: flate.subarray(0, flate.length - 20) }))).toBe(true);
  });

  test.each<[string, Buffer, string]>([
    ['runs', zerosAsRuns(40 * megabyte), '/Filter /RunLengthDecode'],
    ['LZW', Buffer.concat(Array.from({ length: 30 }, () => zerosAsLzw(1700))), '/Filter /LZWDecode'],
    ['deflate as hexadecimal digits', Buffer.from(`${flate.toString('hex')}>`), '/Filter [ /AHx /Fl ]'],
    ['a filter whose name is disguised', zerosAsRuns(40 * megabyte), '/Filter /Run#4cengthDecode'],
    ['deflate of runs', deflateSync(zerosAsRuns(40 * megabyte)), '/Filter [/FlateDecode /RunLengthDecode]'],
    ['more filters than anybody needs', Buffer.from('x'), '/Filter [/AHx /AHx /AHx /AHx]'],
  ])('follows %s', (_what, bytes, dictionary) => {
    expect(expandsTooFar(pdfWith({ bytes, dictionary }))).toBe(true);
  });

  test('terminates for many broken streams', () => {
    const broken = Buffer.concat([flate.subarray(0, 20_000), Buffer.alloc(100, 0xff)]);
    const streams = Array.from({ length: 20 }, () => ({ bytes: broken, dictionary: '/Filter /LZWDecode' }));
    expect(expandsTooFar(pdfWith(...streams))).toBe(false);
  });
});
