import { md5, sha1 } from '@noble/hashes/legacy';
import { concatBytes } from '@noble/hashes/utils';
import { equalBytes, littleEndian, passwordBytes } from './passwordKey.ts';
import type { Hash } from './passwordKey.ts';
import { createRc4 } from './rc4.ts';
import { createXorBytes, uncoverByte } from './xorObfuscation.ts';

/** Decrypts workbooks of Excel 97 to 2003 ([MS-XLS] 2.2.10, [MS-OFFCRYPTO] 2.3.5 and 2.3.6). */

/** Records that are never encrypted: BOF, FilePass, UsrExcl, FileLock, InterfaceHdr, RRDInfo, RRDHead. */
const plainRecords = new Set([0x809, 0x2f, 0x194, 0x195, 0xe1, 0x196, 0x138]);
const filePassRecord = 0x2f;
/** InterfaceEnd, which says nothing, takes the place of the record of the password. */
const emptyRecord = 0xe2;
/** The first four bytes of the record of a sheet say where the sheet is, and are not encrypted. */
const sheetRecord = 0x85;
const blockBytes = 1024;
const shortKeyBytes = 5;

interface BiffRecord {
  readonly type: number;
  /** The first byte of the content. */
  readonly start: number;
  readonly end: number;
}

function* recordsOf(stream: Uint8Array): Generator<BiffRecord> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.length);
  for (let at = 0; at + 4 <= stream.length;) {
    const start = at + 4;
    const end = Math.min(start + view.getUint16(at + 2, true), stream.length);
    yield { type: view.getUint16(at, true), start, end };
    at = end;
  }
}

/** How a workbook is encrypted: the key of each block, and what a right password opens. */
interface Lock {
  readonly keyOf: (block: number) => Uint8Array;
  readonly hash: Hash;
  readonly verifier: Uint8Array;
  readonly verifierHash: Uint8Array;
}

function readRc4(content: Uint8Array, password: string): Lock {
  const salt = content.subarray(6, 22);
  const once = md5(passwordBytes(password)).subarray(0, shortKeyBytes);
  const base = md5(concatBytes(...Array.from({ length: 16 }, () => concatBytes(once, salt)))).subarray(
    0,
    shortKeyBytes,
  );
  return {
    keyOf: (block) => md5(concatBytes(base, littleEndian(block))),
    hash: md5,
    verifier: content.subarray(22, 38),
    verifierHash: content.subarray(38, 54),
  };
}

function readCryptoApi(content: Uint8Array, password: string): Lock {
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  // After the kind, the version and the flags: the size of the header, the header, the verifier.
  const headerSize = view.getUint32(10, true);
  const keyBytes = (view.getUint32(14 + 16, true) || 40) / 8;
  const verifier = content.subarray(14 + headerSize);
  const base = sha1(concatBytes(verifier.subarray(4, 20), passwordBytes(password)));
  return {
    keyOf: (block) => {
      const key = sha1(concatBytes(base, littleEndian(block))).subarray(0, keyBytes);
      return keyBytes === shortKeyBytes ? concatBytes(key, new Uint8Array(11)) : key;
    },
    hash: sha1,
    verifier: verifier.subarray(20, 36),
    verifierHash: verifier.subarray(40, 60),
  };
}

function isOpenedBy({ keyOf, hash, verifier, verifierHash }: Lock): boolean {
  const decrypt = createRc4(keyOf(0));
  const [text, expected] = [verifier.slice(), verifierHash.slice()];
  decrypt(text);
  decrypt(expected);
  return equalBytes(hash(text), expected);
}

/** The bytes of RC4 for a whole stream: each block begins with its own key, and plain bytes use theirs up, too. */
function keyStream({ keyOf }: Lock, length: number): Uint8Array {
  const stream = new Uint8Array(length);
  for (let block = 0; block * blockBytes < length; block += 1) {
    createRc4(keyOf(block))(stream.subarray(block * blockBytes, (block + 1) * blockBytes));
  }
  return stream;
}

/** The record of the password; `undefined` if the stream is not encrypted. */
export function findFilePass(stream: Uint8Array): BiffRecord | undefined {
  for (const record of recordsOf(stream).take(20)) if (record.type === filePassRecord) return record;
  return undefined;
}

/** Changes an encrypted byte, by its position in the stream and the record that it belongs to. */
type Uncover = (byte: number, at: number, record: BiffRecord) => number;

function uncoverRc4(stream: Uint8Array, content: Uint8Array, password: string): Uncover | undefined {
  const lock = (content[4] === 1 ? readRc4 : readCryptoApi)(content, password);
  if (!isOpenedBy(lock)) return undefined;
  const keys = keyStream(lock, stream.length);
  return (byte, at) => byte ^ (keys[at] ?? 0);
}

function uncoverXor(content: Uint8Array, password: string): Uncover | undefined {
  const verifier = (content[4] ?? 0) | ((content[5] ?? 0) << 8);
  const bytes = createXorBytes(password, verifier);
  return bytes && ((byte, at, { start, end }) => uncoverByte(byte, bytes[(at + end - start) % bytes.length] ?? 0));
}

/** Decrypts the stream of a workbook; `undefined` if the password is wrong. */
export function decryptBiff(stream: Uint8Array, filePass: BiffRecord, password: string): Uint8Array | undefined {
  const content = stream.subarray(filePass.start, filePass.end);
  const uncover = content[0] === 1 ? uncoverRc4(stream, content, password) : uncoverXor(content, password);
  if (uncover === undefined) return undefined;
  const opened = stream.slice();
  for (const record of recordsOf(stream)) {
    const { type, start, end } = record;
    if (plainRecords.has(type)) continue;
    for (let at = type === sheetRecord ? start + 4 : start; at < end; at += 1) {
      opened[at] = uncover(stream[at] ?? 0, at, record);
    }
  }
  opened[filePass.start - 4] = emptyRecord;
  return opened;
}
