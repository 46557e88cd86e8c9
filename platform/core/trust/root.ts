import { readMetadata, writeMetadata } from './metadata.ts';
import { describeKey, type Signer } from './signer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Validity of a root document in days: before it ends, a holder of the root key must sign the next one. */
const ROOT_DAYS = 365;

/**
 * Writes the root document, from which all trust starts (The Update Framework 1.0, section 4.3): it names the key that
 * signs the site. Edges and composers receive it once, not from the store.
 * @param version 1, or one more than the root document that it replaces; then `signers` must include the old root key.
 * @param siteKeyId the public key of the release service.
 */
export function writeRoot(
  version: number,
  rootKeyIds: readonly string[],
  siteKeyId: string,
  signers: readonly Signer[],
  now: Date,
): Buffer {
  const ids = [...new Set([...rootKeyIds, siteKeyId])];
  const bySite = { keyids: [siteKeyId], threshold: 1 };
  return writeMetadata(
    'root',
    {
      version,
      expires: new Date(now.getTime() + ROOT_DAYS * DAY_MS),
      fields: {
        consistent_snapshot: false,
        keys: Object.fromEntries(ids.map((id) => [id, describeKey(id)])),
        roles: {
          root: { keyids: [...rootKeyIds], threshold: 1 },
          targets: bySite,
          snapshot: bySite,
          timestamp: bySite,
        },
      },
    },
    signers,
  );
}

/**
 * The keys that sign the site, by a root document that is trusted.
 * @throws MetadataError if it cannot be read.
 */
export function readSiteKeys(root: Uint8Array): readonly string[] {
  return readMetadata('root', root, 'The root document').signed.roles['timestamp']?.keyIDs ?? [];
}
