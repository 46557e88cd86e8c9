import fc from 'fast-check';
import { deflateSync, inflateSync } from 'node:zlib';
import { isWholeStream } from './isWholeStream.ts';

/** The answer of the service, which uses Node's zlib. */
function isWholeByNode(packed: Uint8Array): boolean {
  try {
    inflateSync(packed);
    return true;
  } catch {
    return false;
  }
}

test('a packed stream is whole, whatever follows it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60_000 }), fc.uint8Array({ maxLength: 40 }), (bytes, more) => {
      expect(isWholeStream(Buffer.concat([deflateSync(bytes), more]))).toBe(true);
    }),
  );
});

test('one with a changed byte, or that is cut off, is what Node’s zlib says that it is', () => {
  const text = fc.string({ minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(text, fc.nat(), fc.integer({ min: 1, max: 255 }), fc.boolean(), (content, position, change, isCut) => {
      const packed = Uint8Array.from(deflateSync(Buffer.from(content)));
      const at = position % packed.length;
      const spoilt = isCut ? packed.subarray(0, at) : packed.with(at, (packed[at] ?? 0) ^ change);
      expect(isWholeStream(spoilt)).toBe(isWholeByNode(spoilt));
    }),
    { numRuns: 2000 },
  );
});

test('what is no zlib stream is not whole', () => {
  expect(isWholeStream(new Uint8Array())).toBe(false);
  expect(isWholeStream(Buffer.from('plain text'))).toBe(false);
});

test('one that unpacks to more than is checked counts as whole', () => {
  const huge = deflateSync(new Uint8Array(40 * 1024 * 1024));
  expect(isWholeStream(huge.subarray(0, huge.length - 4))).toBe(true);
});
