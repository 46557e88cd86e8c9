import { createHash } from 'node:crypto';

/** SHA-256 of a content (text as UTF-8), in hexadecimal digits. */
export function sha256Of(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
