import { sha256Of } from '../format/sha256Of.ts';

/** Size in bytes and SHA-256 (hexadecimal) of a file of a site. */
export interface FileDigest {
  readonly length: number;
  readonly sha256: string;
}

/**
 * A file of a new site: its content, or only the digest of a file that the replaced site has at the same path, which is
 * then not written again.
 */
export type SiteContent = Uint8Array | FileDigest;

/** The digest of a file of a new site. */
export function digestOf(content: SiteContent): FileDigest {
  return content instanceof Uint8Array ? { length: content.length, sha256: sha256Of(content) } : content;
}
