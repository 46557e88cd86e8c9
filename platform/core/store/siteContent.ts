import { sha256Of } from '../format/sha256Of.ts';

/** Size in bytes and SHA-256 (hexadecimal) of a file of a site. */
export interface FileDigest {
  readonly length: number;
  readonly sha256: string;
}

/** A file of a new site: its content; undefined for a file of the replaced site that the new one does not have. */
export type SiteContent = Uint8Array | undefined;

/** The digest of a file of a new site. */
export function digestOf(content: Uint8Array): FileDigest {
  return { length: content.length, sha256: sha256Of(content) };
}
