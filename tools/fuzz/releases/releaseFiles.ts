import fc from 'fast-check';
import { gzipSync } from 'node:zlib';

/** Bytes with some changed, removed or repeated. */
export const damaged = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc
    .array(
      fc.record({ at: fc.nat(Math.max(0, bytes.length - 1)), length: fc.nat(40), value: fc.nat(255), act: fc.nat(3) }),
      { minLength: 1, maxLength: 12 },
    )
    .map((changes) =>
      changes.reduce<Uint8Array>((content, { at, length, value, act }) => {
        const [before, after] = [content.subarray(0, at), content.subarray(at + length)];
        if (act === 0) return Buffer.concat([before, Buffer.alloc(length, value), after]);
        if (act === 1) return Buffer.concat([before, after]);
        if (act === 2) return Buffer.concat([content, content.subarray(at, at + length)]);
        return before;
      }, bytes),
    );

const svgParts = fc.constantFrom(
  '<path d="M0 0h8v8H0z"/>',
  '<path d="M0 0h8v8H0z" fill="var(--accent)"/>',
  '<path d="M0 0" fill="var(--nope)"/>',
  '<g transform="scale(1e30)">',
  '</g>',
  '<circle r="1e308"/>',
  '<clipPath id="a"><path clip-path="url(#a)" d="M0 0"/></clipPath>',
  '<rect clip-path="url(#a)" width="100%" height="1"/>',
  '<script>alert(1)</script>',
  '<image href="file:///etc/passwd"/>',
  '<use href="#icon"/>',
  '<rect onclick="x"/>',
  '<rect fill="url(//evil.example)"/>',
  '<style>*{fill:url(//x)}</style>',
  '<!ENTITY a "b">',
  '<?xml-stylesheet href="//x"?>',
  '<text>a</text>',
  '\0',
);

const svgShapes = fc.constantFrom(
  '<path d="M0 0h8v8H0z"/>',
  '<g transform="scale(1e30)"><circle r="1e308"/></g>',
  `<g>${'<g>'.repeat(4_000)}${'</g>'.repeat(4_000)}</g>`,
  `<path d="M0 0${'L1e30 -1e30'.repeat(5_000)}"/>`,
  '<rect width="1e-300" height="NaN"/>',
  '<path stroke-width="1e9" stroke-dasharray="1e-9" d="M0 0L9 9"/>',
);

/** A text again and again, up to the size of which an icon is refused. */
const repeatUpTo = (text: string, times: number): string =>
  text.repeat(Math.max(1, Math.min(times, Math.ceil(150_000 / (text.length + 1)))));

/** Icons: shapes, and what none may have. */
export const icons: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    fc.constantFrom('viewBox="0 0 8 8"', 'viewBox="0 0 1e9 1e9" width="1e9" height="1e9"', 'viewBox="" width="0"', ''),
    fc.oneof(fc.array(svgParts, { maxLength: 8 }), fc.array(svgShapes, { maxLength: 8 })),
    fc.constantFrom(1, 1, 1, 3_000),
  )
  .map(([box, parts, times]) =>
    Buffer.from(`<svg id="icon" xmlns="http://www.w3.org/2000/svg" ${box}>${repeatUpTo(parts.join(''), times)}</svg>`),
  );

/** The first bytes of a PNG with its size. */
export const pictures: fc.Arbitrary<Uint8Array> = fc
  .tuple(fc.constantFrom(1200, 0, 2 ** 31), fc.constantFrom(630, 1), fc.nat(40))
  .map(([width, height, length]) => {
    const png = Buffer.alloc(24 + length);
    png.write('89504e470d0a1a0a0000000d49484452', 'hex');
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png.subarray(0, Math.max(4, png.length - 20));
  });

const mappings = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9+/,;]{0,80}$/),
  fc.constantFrom(
    'AAAA,'.repeat(300_000),
    'A'.repeat(2_100_000),
    ';'.repeat(1_000_000),
    'ggggggggggggggC'.repeat(1_000),
  ),
);

const sourceMap = fc.record(
  {
    version: fc.constantFrom(3, 2),
    sources: fc.array(fc.constantFrom('./src/Tax.tsx', 'node_modules/a/b.js', '../../etc/passwd', ''), {
      maxLength: 3,
    }),
    sourcesContent: fc.array(fc.option(fc.string()), { maxLength: 3 }),
    names: fc.array(fc.string(), { maxLength: 3 }),
    mappings,
    sections: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: [] },
);

/** Source maps of a release: valid ones, such that take much memory, and none. */
export const sourceMaps: fc.Arbitrary<Uint8Array> = fc
  .oneof(
    {
      weight: 8,
      arbitrary: fc
        .dictionary(fc.constantFrom('server/Tax.cjs', 'Tax.js', 'packages', '__proto__'), sourceMap)
        .map((maps) => JSON.stringify(maps)),
    },
    { weight: 1, arbitrary: fc.constant('['.repeat(1_000_000)) },
    { weight: 1, arbitrary: fc.constant(`{"packages":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  )
  .map((text) => Buffer.from(text));

/** Ten megabytes of zeros, packed. A file of gzip may have several parts (RFC 1952). */
const zeros = gzipSync(Buffer.alloc(10 * 1024 * 1024), { level: 9 });

/** Archives that unpack to much more, or that are none. */
export const bombs: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.constantFrom(1, 10, 1_000).map((parts) => Buffer.concat(Array.from({ length: parts }, () => zeros))),
  fc.constant(gzipSync(zeros)),
  fc.uint8Array({ maxLength: 200 }),
);

/** Names of files in archives. */
export const fileNames = fc.constantFrom(
  '../outside.js',
  '/etc/passwd',
  'browser/../../x.js',
  'browser/a.html',
  'browser/a.css',
  'browser/font.woff2',
  'browser/terms.pdf',
  'browser/x.js',
  'server/font.ttf',
  'server/sourceMaps.json',
  'release.json',
  `browser/${'x'.repeat(300)}.js`,
  'browser/\u0000.js',
);
