import { writeMetadata } from './metadata.ts';
import { describeKey, type Signer } from './signer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a root document holds, in days: within it somebody with the root key has to sign the next one. */
const ROOT_DAYS = 365;

/**
 * Writes the document that all trust begins with (The Update Framework 1.0, section 4.3): it says by which key a site is
 * signed. Edges and composers get it once, by another way than the store.
 * @param version 1, or one more than the root document that it replaces; `signers` then holds the old root key, too.
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
