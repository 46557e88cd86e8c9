import { ecb } from '@noble/ciphers/aes';
import { sha1 } from '@noble/hashes/legacy';
import { concatBytes } from '@noble/hashes/utils';
import { equalBytes, hashPassword, littleEndian } from './passwordKey.ts';

/** Decrypts workbooks of Excel 2007 and of other programs ([MS-OFFCRYPTO] 2.3.4.5 to 2.3.4.9). */

const rounds = 50_000;
const innerPad = 0x36;
const outerPad = 0x5c;
const blockBytes = 16;
/** The offset of the size of a key, in bits, in the header (2.3.2). */
const keySizeOffset = 16;

function keyOf(digest: Uint8Array, length: number): Uint8Array {
  const final = sha1(concatBytes(digest, littleEndian(0)));
  const padded = (pad: number) => sha1(Uint8Array.from({ length: 64 }, (_, at) => pad ^ (final[at] ?? 0)));
  return concatBytes(padded(innerPad), padded(outerPad)).subarray(0, length);
}

const decrypt = (key: Uint8Array, data: Uint8Array) => ecb(key, { disablePadding: true }).decrypt(data);

/**
 * Decrypts the package of an encrypted workbook; `undefined` if the password is wrong.
 * @param info the header and the verifier, after the version and the flags.
 */
export function decryptStandard(info: Uint8Array, encrypted: Uint8Array, password: string): Uint8Array | undefined {
  const view = new DataView(info.buffer, info.byteOffset, info.length);
  const headerSize = view.getUint32(0, true);
  const keyBytes = view.getUint32(4 + keySizeOffset, true) / 8;
  // The verifier: the size of the salt, the salt, a text, the size of its hash, the hash.
  const verifier = info.subarray(4 + headerSize);
  const salt = verifier.subarray(4, 20);
  const key = keyOf(hashPassword(sha1, salt, password, rounds), keyBytes);
  const expected = decrypt(key, verifier.subarray(40, 72)).subarray(0, sha1.outputLen);
  if (!equalBytes(sha1(decrypt(key, verifier.subarray(20, 36))), expected)) return undefined;
  const size = new DataView(encrypted.buffer, encrypted.byteOffset).getUint32(0, true);
  const data = encrypted.subarray(8);
  return decrypt(key, data.subarray(0, data.length - (data.length % blockBytes))).subarray(0, size);
}
