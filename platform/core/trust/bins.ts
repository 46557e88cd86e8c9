import type { Metadata, Targets } from '@tufjs/models';
import { forEachLimited } from '../store/forEachLimited.ts';
import type { FileDigest, SiteContent } from '../store/siteContent.ts';
import { digestOf } from '../store/siteContent.ts';
import { MetadataError } from './metadata.ts';

/** The files of a bin by path. */
export type Bin = ReadonlyMap<string, FileDigest>;

/** A document as the snapshot names it. */
export interface DocumentDigest extends FileDigest {
  readonly version: number;
}

/**
 * The role that distributes the files of a site over bins, and the name of its document. Another rule of distribution needs
 * another name: a reader by this rule would miss files of a site that was signed by that one.
 */
export const LAYOUT = 'layout';

/** The files of a site, distributed over bins by the digests of their paths. */
export interface SiteBins {
  /** The documents that the snapshot names, such as `bin-0.json`. */
  readonly documents: ReadonlyMap<string, DocumentDigest>;
  /** The document that says how many bins there are, and who signs them. */
  readonly layout: Metadata<Targets>;
  /**
   * Reads a bin and verifies it.
   * @throws MetadataError if it is missing or not what was signed.
   */
  readonly readBin: (name: string) => Promise<Bin>;
}

/** Number of files of a bin when the bins are laid out. */
const FILES_OF_BIN = 64;
/** If a bin has more, there are more bins from then on. */
const MOST_FILES_OF_BIN = 4 * FILES_OF_BIN;

/** As how many bits of a path's digest name its bin. */
export function bitsFor(files: number): number {
  return Math.max(1, Math.ceil(Math.log2(files / FILES_OF_BIN)));
}

/** The names of all bins. */
export function binNames(layout: Metadata<Targets>): string[] {
  return [...(layout.signed.delegations?.succinctRoles?.getRoles() ?? [])];
}

/** A page for each of its files: its compressed copies and its headers change with it. */
const pageOf = (path: string): string => path.replace(/\.(br|gz)$/, '').replace(/\.headers\.json$/, '.html');

/** The name of the bin that a file belongs to: all files of a page belong to the same one. */
export function binOf(layout: Metadata<Targets>, path: string): string {
  const [bin] = layout.signed.delegations?.rolesForTarget(pageOf(path)) ?? [];
  if (!bin) throw new MetadataError(`No bin holds ${path}.`);
  return bin.role;
}

/** Number of bins that are read at the same time: a large site has thousands. */
const READS_AT_ONCE = 16;

/** Reads bins. */
async function readBins(names: readonly string[], readBin: SiteBins['readBin']): Promise<Map<string, FileDigest>> {
  const bins = new Map<string, Bin>();
  await forEachLimited(names, READS_AT_ONCE, async (name) => {
    bins.set(name, await readBin(name));
  });
  // In the same order in every run.
  return new Map(names.flatMap((name) => [...(bins.get(name) ?? [])]));
}

/** Reads all bins. */
export function readAllBins({ layout, readBin }: SiteBins): Promise<Map<string, FileDigest>> {
  return readBins(binNames(layout), readBin);
}

/** Distributes files over bins. */
export function distribute(layout: Metadata<Targets>, files: Bin): Map<string, Bin> {
  const bins = new Map(binNames(layout).map((name) => [name, new Map<string, FileDigest>()]));
  for (const [path, digest] of files) bins.get(binOf(layout, path))?.set(path, digest);
  return bins;
}

/** The files of a bin after a change. */
export function changeBin(bin: Bin, files: Iterable<readonly [path: string, content: SiteContent]>): Bin {
  const changed = new Map(bin);
  for (const [path, content] of files) {
    if (content) changed.set(path, digestOf(content));
    else changed.delete(path);
  }
  return changed;
}

/**
 * The bins that a change of files changes.
 * @returns undefined if one of them would have too many files.
 */
export async function changeBins(
  { layout, readBin }: SiteBins,
  files: ReadonlyMap<string, SiteContent>,
): Promise<Map<string, Bin> | undefined> {
  const changed = new Map<string, Bin>();
  for (const [name, own] of Map.groupBy(files, ([path]) => binOf(layout, path))) {
    const bin = changeBin(await readBin(name), own);
    if (bin.size > MOST_FILES_OF_BIN) return undefined;
    changed.set(name, bin);
  }
  return changed;
}

/**
 * The files that differ between two sites. Reads only the bins that differ.
 * @returns the digests of new and changed files; removed ones are not among them.
 */
export async function changedFiles(before: SiteBins, after: SiteBins): Promise<Bin> {
  const changed = ({ layout, documents }: SiteBins, other: SiteBins) =>
    binNames(layout).filter((name) => {
      const file = `${name}.json`;
      return documents.get(file)?.sha256 !== other.documents.get(file)?.sha256;
    });
  // A bin that the store no longer has counts as empty.
  const read = (name: string): Promise<Bin> => before.readBin(name).catch(() => new Map());
  const old = await readBins(changed(before, after), read);
  const current = await readBins(changed(after, before), after.readBin);
  return new Map([...current].filter(([path, { sha256 }]) => old.get(path)?.sha256 !== sha256));
}
