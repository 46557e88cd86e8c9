import { createCipheriv, createHash } from 'node:crypto';

/** The kinds of protection by the standard security handler that banks use. */
export const protections = ['rc4-128', 'aes-128', 'aes-256'] as const;

/** The kind of a PDF's protection. */
export type Protection = (typeof protections)[number];

/** The encryption of one document: its dictionary, and a function that encrypts a stream of an object. */
export interface Encryption {
  readonly dictionary: string;
  encrypt(data: Buffer, objectNumber: number): Buffer;
}

/** ISO 32000-1, 7.6.3.3: the padding of passwords. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const permissions = -4;

const md5 = (...parts: readonly Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;

/**
 * Real files use random numbers here; these derive from the document's identity, so that the same pages give the same
 * file.
 */
type Salt = (purpose: string, length: number) => Buffer;

function saltOf(id: Buffer): Salt {
  return (purpose, length) => createHash('sha512').update(id).update(purpose).digest().subarray(0, length);
}

/** RC4 written out, because OpenSSL 3 no longer offers it. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [at(b), at(a)];
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}

/** Twenty rounds of RC4 with the key changed by the number of the round. */
function rc4Rounds(key: Buffer, data: Buffer): Buffer {
  let result = data;
  for (let round = 0; round < 20; round += 1) result = rc4(Buffer.from(key.map((byte) => byte ^ round)), result);
  return result;
}

function aes(bits: 128 | 256, key: Buffer, start: Buffer, data: Buffer): Buffer {
  const cipher = createCipheriv(`aes-${bits}-cbc`, key, start);
  return Buffer.concat([start, cipher.update(data), cipher.final()]);
}

/** Revisions 3 and 4: a key of 16 bytes from the password, the owner's entry and the file's identity. */
function oldEncryption(aesUsed: boolean, password: string, id: Buffer): Encryption {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  let ownerKey = md5(padded);
  for (let round = 0; round < 50; round += 1) ownerKey = md5(ownerKey);
  const owner = rc4Rounds(ownerKey, padded);
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions);
  let key = md5(padded, owner, flags, id);
  for (let round = 0; round < 50; round += 1) key = md5(key);
  const user = Buffer.concat([rc4Rounds(key, md5(padding, id)), Buffer.alloc(16)]);
  const filter = aesUsed
    ? '/V 4 /R 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF'
    : '/V 2 /R 3 /Length 128';
  return {
    dictionary: `<< /Filter /Standard ${filter} /O ${hex(owner)} /U ${hex(user)} /P ${permissions} >>`,
    encrypt: (data, objectNumber) => {
      const place = Buffer.from([objectNumber & 255, (objectNumber >> 8) & 255, (objectNumber >> 16) & 255, 0, 0]);
      const objectKey = md5(key, place, Buffer.from(aesUsed ? 'sAlT' : '', 'latin1'));
      return aesUsed ? aes(128, objectKey, saltOf(id)(`stream ${objectNumber}`, 16), data) : rc4(objectKey, data);
    },
  };
}

/** ISO 32000-2, algorithm 2.B: the hash of revision 6. */
function hardenedHash(password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let key = createHash('sha256')
    .update(Buffer.concat([password, salt, user]))
    .digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const block = Buffer.concat([password, key, user]);
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const scrambled = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => block)));
    const rest = scrambled.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    const hash = ['sha256', 'sha384', 'sha512'][rest] ?? 'sha256';
    key = createHash(hash).update(scrambled).digest();
    last = scrambled.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function wrapKey(key: Buffer, fileKey: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
  return cipher.update(fileKey);
}

/** Revision 6: a separate key, stored in the file under the hash of each password. */
function newEncryption(password: string, salt: Salt): Encryption {
  const secret = Buffer.from(password, 'utf8');
  const fileKey = salt('file key', 32);
  const none = Buffer.alloc(0);
  const entry = (key: Buffer, user: Buffer) => {
    const [check, wrap] = [salt('check', 8), salt('wrap', 8)];
    return {
      entry: Buffer.concat([hardenedHash(key, check, user), check, wrap]),
      wrapped: wrapKey(hardenedHash(key, wrap, user), fileKey),
    };
  };
  const user = entry(secret, none);
  const owner = entry(Buffer.from('owner'), user.entry);
  const flags = Buffer.alloc(16, 0xff);
  flags.writeInt32LE(permissions);
  flags.write('Tadb', 8, 'latin1');
  const cipher = createCipheriv('aes-256-ecb', fileKey, none).setAutoPadding(false);
  const filter =
    '/V 5 /R 6 /Length 256 /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF';
  const entries = `/O ${hex(owner.entry)} /U ${hex(user.entry)} /OE ${hex(owner.wrapped)} /UE ${hex(user.wrapped)}`;
  return {
    dictionary: `<< /Filter /Standard ${filter} ${entries} /P ${permissions} /Perms ${hex(cipher.update(flags))} >>`,
    encrypt: (data, objectNumber) => aes(256, fileKey, salt(`stream ${objectNumber}`, 16), data),
  };
}

/** Encrypts a document of this identity so that this password opens it. */
export function createEncryption(protection: Protection, password: string, id: Buffer): Encryption {
  return protection === 'aes-256'
    ? newEncryption(password, saltOf(id))
    : oldEncryption(protection === 'aes-128', password, id);
}
