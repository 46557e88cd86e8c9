import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { isCompressible } from './compress.ts';

const kinds = [
  ['br', promisify(brotliDecompress)],
  ['gz', promisify(gunzip)],
] as const;

/** Whether a compressed copy decompresses to this content. A damaged one does not. */
async function isTwinOf(content: Uint8Array, twin: Buffer, decompress: (data: Buffer) => Promise<Buffer>) {
  return decompress(twin).then(
    (decompressed) => decompressed.equals(content),
    () => false,
  );
}

/**
 * Reads compressed copies that an earlier release stored.
 * @param read reads a file by its path; undefined if it is missing.
 * @returns copies by path, such as `browser/a.js.br`: both of a file, or none.
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
