import { compressAll, isCompressible, type Compress } from '../store/compress.ts';
import { forEachLimited } from '../store/forEachLimited.ts';
import { digestOf, type FileDigest, type SiteContent } from '../store/siteContent.ts';
import type { Registry } from '@artha/shared/contract';
import type { StoredSite } from '../store/store.ts';
import type { SiteFileContent } from './siteFiles.ts';

/** A signed site whose files can become files of the next one. */
export interface ReusableSite extends Pick<StoredSite, 'read'> {
  /** The signed digest of a file; undefined if the site does not have it. `read` gives undefined for any other content. */
  readonly digestOf: (path: string) => Promise<FileDigest | undefined>;
  /** The paths of all its files. */
  readonly listFiles: () => Promise<readonly string[]>;
  /** The registry that it was composed from. */
  readonly registry: Registry;
}

/** Number of files of the last site that are read at the same time. */
const READS_AT_ONCE = 16;

/** Files that no page requests: for the next composing, for the edge, and for teams. */
const isInternal = (path: string): boolean =>
  /^(canaries\/[^/]+\/)?rendered\//.test(path) ||
  path.endsWith('.headers.json') ||
  ['config.json', 'registry.json', 'problems.json', 'waiting.json', 'canaries.json'].includes(path);

/** Half a kilobyte of digests for each remote: compressed, it is one packet, too, and each publish links every copy. */
const isRecord = (path: string): boolean => /^offline\/[^/]+\.json$/.test(path);

const hasTwins = (path: string): boolean => isCompressible(path) && !isInternal(path) && !isRecord(path);

const twinsOf = (path: string): string[] => [`${path}.br`, `${path}.gz`];

/** A file with its compressed copies, as paths. */
export function withTwins(path: string): string[] {
  return hasTwins(path) ? [path, ...twinsOf(path)] : [path];
}

const toBytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Whether the last site has a file with this content, and its compressed copies, all of them undamaged. */
async function isUnchanged(last: ReusableSite, path: string, content: Uint8Array): Promise<boolean> {
  if ((await last.digestOf(path))?.sha256 !== digestOf(content).sha256) return false;
  for (const one of withTwins(path)) if (!(await last.read(one))) return false;
  return true;
}

/** The files as bytes, with a compressed copy of every text. */
export function encodeFiles(
  files: readonly SiteFileContent[],
  compress: Compress = compressAll,
): Promise<Map<string, Uint8Array>> {
  const bytes = new Map(files.map(([path, content]) => [path, toBytes(content)]));
  return compress(bytes, hasTwins);
}

/**
 * The files of a site that differ from those of the last one, with a compressed copy of every text. The others are
 * neither compressed nor written again. Copies that a file no longer has are undefined, or readers would get an old text.
 */
export async function encodeSite(
  files: readonly SiteFileContent[],
  { last, compress = compressAll }: { last?: ReusableSite | undefined; compress?: Compress } = {},
): Promise<Map<string, SiteContent>> {
  if (!last) return encodeFiles(files, compress);
  const changed = new Set<SiteFileContent>(files);
  const outdated: string[] = [];
  await forEachLimited(files, READS_AT_ONCE, async (file) => {
    const [path, content] = file;
    if (await isUnchanged(last, path, toBytes(content))) changed.delete(file);
    else if (!hasTwins(path)) {
      for (const one of twinsOf(path)) if (await last.digestOf(one)) outdated.push(one);
    }
  });
  return new Map([
    ...outdated.map((path) => [path, undefined] as const),
    ...(await encodeFiles([...changed], compress)),
  ]);
}
