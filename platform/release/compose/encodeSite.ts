import { compressAll, type Compress } from '../store/compress.ts';
import type { StoredSite } from '../store/store.ts';
import type { SiteFileContent } from './siteFiles.ts';

/** Files that visitors never request, kept for the next composing. */
const isKept = (path: string): boolean => path.startsWith('rendered/');

/** Reads the compressed copies of a file from the last site, if the file is the same there. */
async function lastTwins(last: Pick<StoredSite, 'read'> | undefined, path: string, content: Uint8Array) {
  const before = await last?.read(path);
  if (!before?.equals(content)) return undefined;
  const [brotli, gzip] = await Promise.all([last?.read(`${path}.br`), last?.read(`${path}.gz`)]);
  return brotli && gzip ? [[`${path}.br`, brotli] as const, [`${path}.gz`, gzip] as const] : undefined;
}

/**
 * The files as bytes, with a compressed copy of every text; unchanged files of the last site are not compressed again.
 */
export async function encodeSite(
  files: readonly SiteFileContent[],
  { last, compress = compressAll }: { last?: Pick<StoredSite, 'read'> | undefined; compress?: Compress } = {},
): Promise<Map<string, Uint8Array>> {
  const encoder = new TextEncoder();
  const bytes = new Map(
    files.map(([path, content]) => [path, typeof content === 'string' ? encoder.encode(content) : content]),
  );
  const twins = new Map<string, Uint8Array>();
  const unchanged = new Set<string>();
  for (const [path, content] of bytes) {
    for (const [twin, encoded] of (await lastTwins(last, path, content)) ?? []) {
      unchanged.add(path);
      twins.set(twin, encoded);
    }
  }
  const encoded = await compress(bytes, (path) => !isKept(path) && !unchanged.has(path));
  return new Map([...encoded, ...twins]);
}
