import * as v from 'valibot';
import { integritySchema } from '../routes/identifiers.ts';
import { PAGE_LANGUAGES } from '../routes/languages.ts';

const namedRegistry = v.object({ url: v.string(), integrity: integritySchema });

/** The part of a remote that a browser may show without a network, as the release service states it. */
export const offlineRecordSchema = v.object({
  /** No other document that the service signs has this type. */
  _type: v.literal('offline'),
  remote: v.string(),
  /** The registry of the remote's pages: it names their files. */
  registry: namedRegistry,
  /** The registries of its pages in other languages than English; a record that a device kept earlier may lack them. */
  translated: v.optional(v.record(v.picklist(PAGE_LANGUAGES), namedRegistry), {}),
  /** Digests of the composed pages by address, those of families and unlisted ones left out. */
  documents: v.record(v.string(), integritySchema),
});

/** The part of a remote that a browser may show without a network. */
export type OfflineRecord = v.InferOutput<typeof offlineRecordSchema>;

/** A record as it is served: its text, the public key that signed it (Ed25519), and the signature, in hexadecimal digits. */
export const signedRecordSchema = v.object({ content: v.string(), key: v.string(), signature: v.string() });
