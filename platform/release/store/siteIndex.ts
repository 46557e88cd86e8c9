import * as v from 'valibot';
import { digestOf, type SiteContent } from './siteContent.ts';

const entrySchema = v.object({
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** In bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const indexSchema = v.object({ files: v.record(v.string(), entrySchema) });

/** The files of a site by path, with what is needed to verify each. */
export type SiteIndex = v.InferOutput<typeof indexSchema>;

/** The list of a site's files. */
export function createSiteIndex(files: ReadonlyMap<string, SiteContent>): SiteIndex {
  const entries = [...files].map(([path, content]) => {
    const { sha256, length } = digestOf(content);
    return [path, { sha256, size: length }] as const;
  });
  return { files: Object.fromEntries(entries) };
}

/** Parses a stored index; undefined if it is invalid. */
export function parseSiteIndex(content: Uint8Array): SiteIndex | undefined {
  const json = v.pipe(v.string(), v.parseJson(), indexSchema);
  const parsed = v.safeParse(json, new TextDecoder().decode(content));
  return parsed.success ? parsed.output : undefined;
}
