import * as v from 'valibot';
import { offlineRecordSchema, signedRecordSchema, type OfflineRecord } from '@artha/shared/contract';

/** The bytes of hexadecimal digits. */
const fromHex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const signedText = v.pipe(v.string(), v.parseJson(), signedRecordSchema);
const recordText = v.pipe(v.string(), v.parseJson(), offlineRecordSchema);

/**
 * Reads the record of a remote.
 * @param keys the public keys that sign the site, in hexadecimal digits.
 * @returns undefined if none of them signed it, or if it is the record of something else.
 */
export async function readRecord(
  text: string,
  remote: string,
  keys: readonly string[],
): Promise<OfflineRecord | undefined> {
  const signed = v.safeParse(signedText, text);
  if (!signed.success || !keys.includes(signed.output.key)) return undefined;
  const { content, key, signature } = signed.output;
  const publicKey = await crypto.subtle.importKey('raw', fromHex(key), 'Ed25519', false, ['verify']);
  const bytes = new TextEncoder().encode(content);
  if (!(await crypto.subtle.verify('Ed25519', publicKey, fromHex(signature), bytes))) return undefined;
  const record = v.safeParse(recordText, content);
  return record.success && record.output.remote === remote ? record.output : undefined;
}
