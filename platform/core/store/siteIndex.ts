import * as v from 'valibot';
import { digestOf, type SiteContent } from './siteContent.ts';

/** The entry of a file in a list. */
export const entrySchema = v.object({
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** In bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const indexSchema = v.object({ files: v.record(v.string(), entrySchema) });

/** The files of a site by path, with what is needed to verify each. */
export interface SiteIndex extends v.InferOutput<typeof indexSchema> {
  /** SHA-256 of the list of another site, of which this one is stored as a difference. */
  readonly base?: string | undefined;
}

/**
 * The list of a site's files.
 * @param others the index of files that stay as they are, unless they are replaced or removed.
 */
export function createSiteIndex(files: ReadonlyMap<string, SiteContent>, others: SiteIndex = { files: {} }): SiteIndex {
  const entries = new Map(Object.entries(others.files));
  for (const [path, content] of files) {
    if (!content) entries.delete(path);
    else {
      const { sha256, length } = digestOf(content);
      entries.set(path, { sha256, size: length });
    }
  }
  return { files: Object.fromEntries(entries) };
}

/** The files of a new site that have content. */
export function writtenFiles(files: ReadonlyMap<string, SiteContent>): Map<string, Uint8Array> {
  return new Map([...files].flatMap(([path, content]) => (content ? [[path, content] as const] : [])));
}

/** Parses a stored index; undefined if it is invalid. */
export function parseSiteIndex(content: Uint8Array): SiteIndex | undefined {
  const json = v.pipe(v.string(), v.parseJson(), indexSchema);
  const parsed = v.safeParse(json, new TextDecoder().decode(content));
  return parsed.success ? parsed.output : undefined;
}
