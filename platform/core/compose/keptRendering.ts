import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { checkedPageSchema } from '../render/checkedPage.ts';
import { embeddedDocumentSchema } from '../render/remoteData.ts';

/** Increase it when rendering changes: pages kept by an older version are then rendered again. */
const FORMAT = 5;

const pageSchema = v.object({
  /** Key of what the page was rendered from. */
  key: v.string(),
  ...checkedPageSchema.entries,
  /** Why it shows a placeholder, if its screen does not render here; its route does not say that this is meant. */
  placeholder: v.optional(v.string()),
});

const documentSchema = v.object({
  key: v.string(),
  /** Null if the configuration does not need it. */
  content: v.nullable(embeddedDocumentSchema),
});

const keptSchema = v.object({
  pages: v.record(v.string(), pageSchema),
  embeddedDocuments: v.record(v.string(), documentSchema),
});

/** A page of a remote, rendered and checked. */
export type RenderedPage = v.InferOutput<typeof pageSchema>;
/** An embedded document of a remote, rendered and checked. */
export type RenderedDocument = v.InferOutput<typeof documentSchema>;
/** The renderings of a remote that the site keeps for the next composing. */
export type KeptRendering = v.InferOutput<typeof keptSchema>;

/** The file of a site with the kept renderings of a remote. */
export function keptFile(remote: string): string {
  return `rendered/${remote}.json`;
}

/** Key of a rendering's input: equal keys mean equal renderings. */
export function renderKey(...made: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, ...made]))
    .digest('hex');
}

/** Reads the renderings of a remote that a site keeps; empty if the file cannot be read. */
export function parseKept(content: Uint8Array | undefined): KeptRendering {
  const json = v.pipe(v.string(), v.parseJson(), keptSchema);
  const parsed = v.safeParse(json, content && new TextDecoder().decode(content));
  return parsed.success ? parsed.output : { pages: {}, embeddedDocuments: {} };
}
