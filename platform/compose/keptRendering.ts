import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { embeddedDocumentSchema, structuredDataSchema } from './remoteData.ts';

/** Changes with how pages are rendered: what an older composer has kept is rendered again. */
const FORMAT = 1;

const pageSchema = v.object({
  /** What the page was rendered from. */
  key: v.string(),
  /** Markup of the root element, shell and screen together. */
  html: v.string(),
  /** Its style element. */
  style: v.string(),
  /** What the screen says of itself for search engines. */
  data: structuredDataSchema,
});

const documentSchema = v.object({
  key: v.string(),
  /** Null where the configuration does not ask for it. */
  content: v.nullable(embeddedDocumentSchema),
});

const keptSchema = v.object({
  pages: v.record(v.string(), pageSchema),
  documents: v.record(v.string(), documentSchema),
});

/** A page of a remote as it was rendered and proved. */
export type RenderedPage = v.InferOutput<typeof pageSchema>;
/** An embedded document of a remote as it was rendered and proved. */
export type RenderedDocument = v.InferOutput<typeof documentSchema>;
/** What of a remote is kept with the site, for the next time that it is composed. */
export type KeptRendering = v.InferOutput<typeof keptSchema>;

/** The file of a site that keeps what was rendered of a remote. */
export function keptFile(remote: string): string {
  return `rendered/${remote}.json`;
}

/** Tells what a rendering was made from: the same key is the same rendering. */
export function renderKey(...made: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, ...made]))
    .digest('hex');
}

/** Reads what a site keeps of a remote; nothing where it cannot be read. */
export function parseKept(content: Uint8Array | undefined): KeptRendering {
  const json = v.pipe(v.string(), v.parseJson(), keptSchema);
  const parsed = v.safeParse(json, content && new TextDecoder().decode(content));
  return parsed.success ? parsed.output : { pages: {}, documents: {} };
}
