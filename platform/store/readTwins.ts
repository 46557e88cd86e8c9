import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { isCompressible } from './compress.ts';

const kinds = [
  ['br', promisify(brotliDecompress)],
  ['gz', promisify(gunzip)],
] as const;

/** Whether a twin decompresses to a content. One that is damaged does not. */
async function isTwinOf(content: Uint8Array, twin: Buffer, decompress: (data: Buffer) => Promise<Buffer>) {
  return decompress(twin).then(
    (decompressed) => decompressed.equals(content),
    () => false,
  );
}

/**
 * Reads the compressed twins of files from where they were written before.
 * @param read gives a file by its path; undefined if it is missing.
 * @returns twins by path, such as `browser/a.js.br`: both of a file, or none.
 */
export async function readTwins(
  files: ReadonlyMap<string, Uint8Array>,
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const [path, content] of files) {
    if (!isCompressible(path)) continue;
    const twins: [string, Buffer][] = [];
    for (const [ending, decompress] of kinds) {
      const twin = await read(`${path}.${ending}`);
      if (twin && (await isTwinOf(content, twin, decompress))) twins.push([`${path}.${ending}`, twin]);
    }
    if (twins.length === kinds.length) for (const [twinPath, twin] of twins) found.set(twinPath, twin);
  }
  return found;
}
