import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
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

  test('sees through a keyword within a dictionary', () => {
    const dictionary = '/Filter /RunLengthDecode /Title (a stream of money)';
    expect(expandsTooFar(pdfWith({ bytes: zerosAsRuns(40 * megabyte), dictionary }))).toBe(true);
  });

  test('refuses deflate within deflate that never ends', () => {
    const packed = Array.from({ length: 5 }).reduce<Buffer>((inner) => deflateSync(inner), Buffer.from('x'));
    expect(expandsTooFar(pdfWith({ bytes: packed }))).toBe(true);
  });

  test('terminates for many broken streams', () => {
    const broken = Buffer.concat([flate.subarray(0, 20_000), Buffer.alloc(100, 0xff)]);
    const streams = Array.from({ length: 20 }, () => ({ bytes: broken, dictionary: '/Filter /LZWDecode' }));
    expect(expandsTooFar(pdfWith(...streams))).toBe(false);
  });
});

describe('the work of expandsTooFar', () => {
  /** A file that repeats the same bytes, and the work of checking it. */
  function workFor(bytes: string, length = 2 * megabyte) {
    const work = { readBytes: 0, unpackedBytes: 0, streams: 0 };
    const pdf = Buffer.alloc(length, Buffer.from(bytes, 'latin1'));
    return { expands: expandsTooFar(pdf, work), ...work };
  }

  test('reads no byte twice if no stream is packed', () => {
    const bytes = `stream${' '.repeat(1000)}`;
    const { expands, readBytes, streams } = workFor(bytes);
    expect([expands, streams]).toEqual([false, Math.ceil((2 * megabyte) / bytes.length)]);
    expect(readBytes).toBeLessThanOrEqual(2 * megabyte);
    expect(readBytes).toBeGreaterThan(1.9 * megabyte);
  });

  test('ends at more streams than a statement has', () => {
    expect(workFor('stream', 9 * megabyte)).toMatchObject({ expands: true, readBytes: 120_000, streams: 20_001 });
  });

  test('ends where streams overlap, so that it reads each byte a few times at most', () => {
    // Each of them would be read to the end of the file: empty blocks of deflate, and text without an end.
    const blocks = Buffer.alloc(2 * megabyte, Buffer.from([0, 0, 0, 0xff, 0xff]));
    const head = (after: number) => {
      const bytes = Buffer.from('stream\nx\u009c\0\0\0\0\0', 'latin1');
      bytes.writeUInt16LE(after, 10);
      bytes.writeUInt16LE(0xff_ff - after, 12);
      return bytes;
    };
    const heads = Array.from({ length: 1000 }, (_, index) => head((999 - index) * 14));
    const pdf = Buffer.concat([...heads, blocks]);
    const work = { readBytes: 0, unpackedBytes: 0, streams: 0 };
    expect(expandsTooFar(pdf, work)).toBe(true);
    expect(work.readBytes).toBeLessThan(5 * pdf.length + megabyte);
    expect(workFor('obj /AHx stream\n00', 2 * megabyte).readBytes).toBeLessThan(5 * 2 * megabyte + megabyte);
  });

  test('is bounded by the size of the file, whatever is in it', () => {
    const piece = fc.constantFrom(
      'stream\n',
      'endstream',
      'obj ',
      'endobj ',
      '/Filter /FlateDecode ',
      '/A85 ',
      '/LZW ',
      '/AHx ',
      '/Run#4cengthDecode ',
      'x\u009c',
      '\0\0\0\u00ff\u00ff',
      deflateSync(Buffer.alloc(5000)).toString('latin1'),
      deflateSync(Buffer.from('money')).toString('latin1'),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 30 }), (pieces) => {
        const length = 50_000;
        const { readBytes, unpackedBytes } = workFor(pieces.join(''), length);
        expect(readBytes).toBeLessThanOrEqual(5 * length + megabyte);
        expect(unpackedBytes).toBeLessThanOrEqual((96 + 32) * megabyte);
      }),
      { numRuns: 100 },
    );
  });
});
