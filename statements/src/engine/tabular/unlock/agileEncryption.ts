import { cbc } from '@noble/ciphers/aes';
import { sha1 } from '@noble/hashes/legacy';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2';
import { concatBytes } from '@noble/hashes/utils';
import * as v from 'valibot';
import { equalBytes, hashPassword, littleEndian } from './passwordKey.ts';

/** Decrypts workbooks of Excel 2010 and later ([MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.15). */

const hashes = { SHA1: sha1, SHA256: sha256, SHA384: sha384, SHA512: sha512 } as const;

/** The purposes of keys made from a password (2.3.4.13). */
const verifierInputKey = Uint8Array.of(0xfe, 0xa7, 0xd2, 0x76, 0x3b, 0x4b, 0x9e, 0x79);
const verifierValueKey = Uint8Array.of(0xd7, 0xaa, 0x0f, 0x6d, 0x30, 0x61, 0x34, 0x4e);
const secretKey = Uint8Array.of(0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6);

/** A file that asks for more rounds is not one of Excel: it writes 100,000. */
const maxRounds = 1_000_000;
const segmentBytes = 4096;
const padding = 0x36;

const countSchema = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const base64Schema = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))),
);
const keyDataSchema = v.object({
  blockSize: countSchema,
  cipherAlgorithm: v.literal('AES'),
  cipherChaining: v.literal('ChainingModeCBC'),
  hashAlgorithm: v.picklist(['SHA1', 'SHA256', 'SHA384', 'SHA512']),
  saltValue: base64Schema,
});
const passwordKeySchema = v.object({
  ...keyDataSchema.entries,
  keyBits: countSchema,
  spinCount: v.pipe(countSchema, v.maxValue(maxRounds)),
  encryptedVerifierHashInput: base64Schema,
  encryptedVerifierHashValue: base64Schema,
  encryptedKeyValue: base64Schema,
});

function attributesOf(xml: string, element: string): Readonly<Record<string, string>> {
  const attributes = new RegExp(`<(?:\\w+:)?${element}\\s([^>]*)>`).exec(xml)?.[1] ?? '';
  return Object.fromEntries(
    [...attributes.matchAll(/(\w+)\s*=\s*"([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Cuts bytes to a length, or fills them up. */
function fit(bytes: Uint8Array, length: number): Uint8Array {
  const fitted = new Uint8Array(length).fill(padding);
  fitted.set(bytes.subarray(0, length));
  return fitted;
}

const decrypt = (key: Uint8Array, start: Uint8Array, data: Uint8Array) =>
  cbc(key, start, { disablePadding: true }).decrypt(data);

/**
 * Decrypts the package of an encrypted workbook; `undefined` if the password is wrong.
 * @param info the XML that describes the encryption.
 * @throws ValiError if the encryption is unknown.
 */
export function decryptAgile(info: string, encrypted: Uint8Array, password: string): Uint8Array | undefined {
  const keyData = v.parse(keyDataSchema, attributesOf(info, 'keyData'));
  const own = v.parse(passwordKeySchema, attributesOf(info, 'encryptedKey'));
  const hash = hashes[own.hashAlgorithm];
  const digest = hashPassword(hash, own.saltValue, password, own.spinCount);
  const start = fit(own.saltValue, own.blockSize);
  const open = (purpose: Uint8Array, data: Uint8Array) =>
    decrypt(fit(hash(concatBytes(digest, purpose)), own.keyBits / 8), start, data);
  const expected = open(verifierValueKey, own.encryptedVerifierHashValue).subarray(0, hash.outputLen);
  if (!equalBytes(hash(open(verifierInputKey, own.encryptedVerifierHashInput)), expected)) return undefined;
  const key = open(secretKey, own.encryptedKeyValue).subarray(0, own.keyBits / 8);

  const hashOfData = hashes[keyData.hashAlgorithm];
  const size = new DataView(encrypted.buffer, encrypted.byteOffset).getUint32(0, true);
  const data = encrypted.subarray(8);
  const opened = new Uint8Array(data.length);
  for (let segment = 0; segment * segmentBytes < data.length; segment += 1) {
    const at = segment * segmentBytes;
    const part = data.subarray(at, at + segmentBytes);
    const whole = part.subarray(0, part.length - (part.length % keyData.blockSize));
    const startOfSegment = fit(hashOfData(concatBytes(keyData.saltValue, littleEndian(segment))), keyData.blockSize);
    opened.set(decrypt(key, startOfSegment, whole), at);
  }
  return opened.subarray(0, size);
}
