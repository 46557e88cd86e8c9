import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';
import { MetadataError, readMetadata, writeMetadata } from '@artha/core/metadata';
import { previewIdSchema } from './previewLink.ts';
import { orderFields, readNamedRelease, sourceSchema, type ReleaseOrder } from '@artha/core/releaseOrder';
import type { Signer } from '@artha/core/signer';

/** The preview that a release is for. */
const aimSchema = v.object({
  /** Chosen by who signs, so that an order that is sent again makes no other link. */
  id: previewIdSchema,
  /** When a new preview ends; undefined to add the release to one that exists. */
  until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

/** The order that a team signs to preview a release. */
export interface PreviewOrder extends Pick<ReleaseOrder, 'name' | 'expires' | 'audience' | 'source'> {
  readonly release: NonNullable<ReleaseOrder['release']>;
  readonly preview: v.InferOutput<typeof aimSchema>;
}

/** The audience of a token for previews: a token for them publishes nothing, and one for a publish previews nothing. */
export const previewTokenAudience = (audience: string): string => `${audience}/previews`;

const saidSchema = v.object({
  action: v.literal('preview'),
  audience: v.string(),
  source: sourceSchema,
  preview: aimSchema,
});

/** Signs a preview order: the document of a release order with another action, and without a number of its own. */
export function signPreviewOrder(order: PreviewOrder, signer: Signer): Buffer {
  const { id, until } = order.preview;
  const preview = { id, ...(until !== undefined && { until }) };
  const fields = { ...orderFields(order), action: 'preview', preview };
  return writeMetadata('targets', { version: 1, expires: order.expires, fields }, [signer]);
}

/** Whether an order says that it is a preview order; false if it cannot be read. */
export function isPreviewOrder(content: Uint8Array): boolean {
  const json = v.pipe(v.string(), v.parseJson(), v.object({ signed: v.object({ action: v.literal('preview') }) }));
  return v.is(json, Buffer.from(content).toString());
}

/**
 * Parses a preview order. Does not check whether an authorised key signed it.
 * @param name the remote that it should be about.
 * @throws MetadataError if it is not a preview order, or about another remote.
 */
export function readPreviewOrder(name: string, content: Uint8Array): PreviewOrder {
  const what = `The preview order for ${name}`;
  v.parse(nameSchema, name);
  const { signed } = readMetadata('targets', content, what);
  const said = v.safeParse(saidSchema, signed.unrecognizedFields);
  if (!said.success) throw new MetadataError(`${what} cannot be read: ${v.summarize(said.issues)}`);
  const { audience, source, preview } = said.output;
  const release = readNamedRelease(name, signed, what);
  if (!release) throw new MetadataError(`${what} names no release.`);
  return { name, expires: new Date(signed.expires), audience, source, preview, release };
}
