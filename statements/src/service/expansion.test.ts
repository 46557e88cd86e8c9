import { deflateSync } from 'node:zlib';
import { drawPdf } from './drawPdf.ts';
import { expandsTooFar } from './expansion.ts';

const megabyte = 1024 * 1024;

function pdfWith(...streams: Buffer[]): Buffer {
  const parts = streams.flatMap((stream) => [
    Buffer.from('1 0 obj << >>\nstream\r\n'),
    stream,
    Buffer.from('\nendstream\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts]);
}

describe('expandsTooFar', () => {
  test('lets statements pass', () => {
    expect(expandsTooFar(Buffer.from(drawPdf([[{ x: 1, y: 1, size: 8, text: 'A stream of text' }]])))).toBe(false);
    expect(expandsTooFar(pdfWith(deflateSync(Buffer.alloc(2 * megabyte))))).toBe(false);
  });

  test('stops a stream that unpacks to more than a statement holds', () => {
    expect(expandsTooFar(pdfWith(deflateSync(Buffer.alloc(40 * megabyte))))).toBe(true);
  });

  test('stops streams that do so together', () => {
    const stream = deflateSync(Buffer.alloc(20 * megabyte));
    expect(expandsTooFar(pdfWith(stream, stream, stream, stream, stream))).toBe(true);
  });

  test('looks into a stream that is packed twice, and one that is cut off', () => {
    const bomb = deflateSync(Buffer.alloc(40 * megabyte));
    expect(expandsTooFar(pdfWith(deflateSync(bomb)))).toBe(true);
    expect(expandsTooFar(pdfWith(bomb.subarray(0, bomb.length - 20)))).toBe(true);
  });
});
