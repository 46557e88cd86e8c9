import * as v from 'valibot';
import { nameSchema } from '@artha/shared/contract';
import { previewIdSchema } from './previewLink.ts';
import { publisherSchema, usedTokenSchema } from '@artha/core/authenticateOrder';
import { sourceSchema } from '@artha/core/releaseOrder';

/** The file of a preview's site that says what it previews. */
export const PREVIEW_FILE = 'preview.json';

const previewedSchema = v.object({
  name: nameSchema,
  version: v.string(),
  digest: v.string(),
  /** The owner of the remote by the policy. */
  owner: v.string(),
  by: publisherSchema,
  source: sourceSchema,
  /** The preview order as it was signed, in Base64. */
  order: v.pipe(v.string(), v.base64()),
  usedToken: v.optional(usedTokenSchema),
});

/** The releases that a preview shows besides the site of the visitors, and its end. */
export const previewRecordSchema = v.object({
  id: previewIdSchema,
  /** The team that has made it. */
  owner: v.string(),
  /** When it ends. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** One for each remote. */
  releases: v.array(previewedSchema),
});

/** The releases that a preview shows besides the site of the visitors, and its end. */
export type PreviewRecord = v.InferOutput<typeof previewRecordSchema>;
/** A release in a preview. */
export type PreviewedRelease = v.InferOutput<typeof previewedSchema>;
