import { compressAll, isCompressible, type Compress } from '../store/compress.ts';
import { forEachLimited } from '../store/forEachLimited.ts';
import { digestOf, type FileDigest, type SiteContent } from '../store/siteContent.ts';
import type { StoredSite } from '../store/store.ts';
import type { SiteFileContent } from './siteFiles.ts';

/** A signed site whose files can become files of the next one. */
export interface ReusableSite extends Pick<StoredSite, 'read'> {
  /** The signed digest of a file; undefined if the site does not have it. `read` gives undefined for any other content. */
  readonly digestOf: (path: string) => FileDigest | undefined;
}

/** Number of files of the last site that are read at the same time. */
const READS_AT_ONCE = 16;

/** Files that visitors never request: for the next composing, for the edge, and for teams. */
const isInternal = (path: string): boolean =>
  path.startsWith('rendered/') || ['config.json', 'headers.json', 'problems.json'].includes(path);

/** A file with its compressed copies, as paths. */
function withTwins(path: string): string[] {
  return isCompressible(path) && !isInternal(path) ? [path, `${path}.br`, `${path}.gz`] : [path];
}

const toBytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/**
 * The digests of a file and its compressed copies in the last site.
 * @returns undefined if the file is another there, or one of them is missing or damaged.
 */
async function findUnchanged(last: ReusableSite, path: string, content: Uint8Array) {
  if (last.digestOf(path)?.sha256 !== digestOf(content).sha256) return undefined;
  const unchanged: [string, FileDigest][] = [];
  for (const one of withTwins(path)) {
    const digest = last.digestOf(one);
    if (!digest || !(await last.read(one))) return undefined;
    unchanged.push([one, digest]);
  }
  return unchanged;
}

/** The files as bytes, with a compressed copy of every text. */
export function encodeFiles(
  files: readonly SiteFileContent[],
  compress: Compress = compressAll,
): Promise<Map<string, Uint8Array>> {
  const bytes = new Map(files.map(([path, content]) => [path, toBytes(content)]));
  return compress(bytes, (path) => !isInternal(path));
}

/**
 * The files of a site with a compressed copy of every text. Files that are the same in the last site stay as they are
 * there, by their digests: they are neither compressed nor written again.
 */
export async function encodeSite(
  files: readonly SiteFileContent[],
  { last, compress = compressAll }: { last?: ReusableSite | undefined; compress?: Compress } = {},
): Promise<Map<string, SiteContent>> {
  const unchanged = new Map<string, FileDigest>();
  const isUnchanged = new Set<string>();
  if (last) {
    await forEachLimited(files, READS_AT_ONCE, async ([path, content]) => {
      const found = await findUnchanged(last, path, toBytes(content));
      if (!found) return;
      isUnchanged.add(path);
      for (const [one, digest] of found) unchanged.set(one, digest);
    });
  }
  const encoded = await encodeFiles(
    files.filter(([path]) => !isUnchanged.has(path)),
    compress,
  );
  return new Map<string, SiteContent>([...encoded, ...unchanged]);
}
