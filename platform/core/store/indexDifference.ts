import * as v from 'valibot';
import { sha256Of } from '../format/sha256Of.ts';
import { entrySchema, parseSiteIndex, type SiteIndex } from './siteIndex.ts';

/** A list of files, and its digest. */
export interface IndexBase {
  readonly sha256: string;
  readonly files: SiteIndex['files'];
}

const differenceSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    base: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    /** New and changed files. */
    files: v.record(v.string(), entrySchema),
    removed: v.array(v.string()),
  }),
);

/** A shorter list is stored as a whole. */
const FILES_OF_A_SMALL_SITE = 1000;
/** If more than this share of the files differs from the base, the list becomes a base itself. */
const MOST_DIFFERENT = 1 / 8;

/** The stored form of a list: its difference from a base, or all of it. */
export interface StoredIndex {
  readonly content: {
    readonly files: SiteIndex['files'];
    readonly base?: string;
    readonly removed?: readonly string[];
  };
  /** A base that has to be stored first. */
  readonly base?: IndexBase & { readonly content: Buffer };
}

function differenceOf(files: SiteIndex['files'], base: IndexBase) {
  const changed = Object.entries(files).filter(([path, { sha256 }]) => base.files[path]?.sha256 !== sha256);
  const removed = Object.keys(base.files).filter((path) => !Object.hasOwn(files, path));
  return { base: base.sha256, files: Object.fromEntries(changed), removed };
}

/**
 * Stores the list of a site's files in a size that grows with what changes, not with the site.
 * @param base that the list of the site before has, if it has one.
 */
export function storeIndex({ files }: Pick<SiteIndex, 'files'>, base: IndexBase | undefined): StoredIndex {
  const count = Object.keys(files).length;
  if (count <= FILES_OF_A_SMALL_SITE) return { content: { files } };
  if (base) {
    const difference = differenceOf(files, base);
    const size = Object.keys(difference.files).length + difference.removed.length;
    if (size <= MOST_DIFFERENT * count) return { content: difference };
  }
  const content = Buffer.from(JSON.stringify({ files }));
  const sha256 = sha256Of(content);
  return { content: { base: sha256, files: {}, removed: [] }, base: { sha256, files, content } };
}

/**
 * Reads a stored list; undefined if it, or its base, is missing or damaged.
 * @param readBase reads the content of a base by its digest.
 */
export async function parseStoredIndex(
  content: Uint8Array,
  readBase: (sha256: string) => Promise<IndexBase | undefined>,
): Promise<SiteIndex | undefined> {
  const difference = v.safeParse(differenceSchema, new TextDecoder().decode(content));
  if (!difference.success) return parseSiteIndex(content);
  const { base: sha256, files, removed } = difference.output;
  const base = await readBase(sha256);
  if (!base) return undefined;
  const gone = new Set(removed);
  const kept = Object.entries(base.files).filter(([path]) => !gone.has(path));
  return { base: sha256, files: { ...Object.fromEntries(kept), ...files } };
}

/** A base by its stored content; undefined if it is damaged. */
export function parseBase(sha256: string, content: Uint8Array | undefined): IndexBase | undefined {
  if (!content || sha256Of(content) !== sha256) return undefined;
  const index = parseSiteIndex(content);
  return index && { sha256, files: index.files };
}
