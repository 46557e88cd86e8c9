import { concatBytes } from '@noble/hashes/utils';

/** A hash function. */
export type Hash = (data: Uint8Array) => Uint8Array;

/** A number as four bytes, the lowest first. */
export function littleEndian(value: number): Uint8Array {
  return Uint8Array.of(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, (value >>> 24) & 255);
}

/** A password in UTF-16, as Office hashes it. */
export function passwordBytes(password: string): Uint8Array {
  const bytes = new Uint8Array(password.length * 2);
  for (let at = 0; at < password.length; at += 1) {
    const unit = password.charCodeAt(at);
    bytes[2 * at] = unit & 255;
    bytes[2 * at + 1] = unit >>> 8;
  }
  return bytes;
}

/** Hashes a password many times, so that guessing is slow ([MS-OFFCRYPTO] 2.3.4.7 and 2.3.4.11). */
export function hashPassword(hash: Hash, salt: Uint8Array, password: string, rounds: number): Uint8Array {
  let digest = hash(concatBytes(salt, passwordBytes(password)));
  for (let round = 0; round < rounds; round += 1) digest = hash(concatBytes(littleEndian(round), digest));
  return digest;
}

/** Whether two digests are equal. */
export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}
