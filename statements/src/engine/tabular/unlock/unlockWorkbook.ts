import { CFB } from '@e965/xlsx';
import * as v from 'valibot';
import { StatementRefusal } from '../../refusals/refusal.ts';
import { decryptAgile } from './agileEncryption.ts';
import { decryptBiff, findFilePass } from './biffEncryption.ts';
import { decryptStandard } from './standardEncryption.ts';

/** The older container of Office, which also holds encrypted newer workbooks. */
const containerStart = [0xd0, 0xcf, 0x11, 0xe0];

/** Excel encrypts a workbook that is only protected against changes with this password, and opens it without asking. */
const passwordOfExcel = 'VelvetSweatshop';

/** The library does not declare the types of its reader of containers. */
const { read, find } = v.parse(v.object({ read: v.function(), find: v.function() }), CFB);

const streamSchema = v.object({
  content: v.pipe(
    v.custom<ArrayLike<number>>((value) => Array.isArray(value) || ArrayBuffer.isView(value)),
    v.transform((content) => Uint8Array.from(content)),
  ),
});

function findStream(container: unknown, name: string): Uint8Array | undefined {
  const found = find(container, name);
  return v.is(streamSchema, found) ? v.parse(streamSchema, found).content : undefined;
}

function openContainer(bytes: Uint8Array): unknown {
  try {
    return read(bytes, { type: 'array' });
  } catch {
    return undefined;
  }
}

/** Opens an encrypted workbook with a password. `undefined` if it is wrong. */
type Open = (password: string) => Uint8Array | undefined;

function findLock(bytes: Uint8Array): Open | undefined {
  if (!containerStart.every((byte, index) => bytes[index] === byte)) return undefined;
  const container = openContainer(bytes);
  if (container === undefined) return undefined;
  const [info, encrypted] = [findStream(container, '/EncryptionInfo'), findStream(container, '/EncryptedPackage')];
  if (info !== undefined && encrypted !== undefined) {
    // Versions 4.4 and x.2; the flags follow.
    const rest = info.subarray(8);
    return info[2] === 4
      ? (password) => decryptAgile(new TextDecoder().decode(rest), encrypted, password)
      : (password) => decryptStandard(rest, encrypted, password);
  }
  const stream = findStream(container, '/Workbook') ?? findStream(container, '/Book');
  const filePass = stream && findFilePass(stream);
  if (stream === undefined || filePass === undefined) return undefined;
  return (password) => decryptBiff(stream, filePass, password);
}

function tryOpen(open: Open, password: string): Uint8Array | undefined {
  try {
    return open(password);
  } catch {
    throw new StatementRefusal('protection-unknown');
  }
}

/**
 * Decrypts a workbook with its password, as banks mail it. A workbook without encryption is returned as it is.
 * @throws StatementRefusal with password-needed, password-wrong or protection-unknown.
 */
export function unlockWorkbook(bytes: Uint8Array, password: string | undefined): Uint8Array {
  const open = findLock(bytes);
  if (open === undefined) return bytes;
  const opened = tryOpen(open, password ?? passwordOfExcel);
  if (opened !== undefined) return opened;
  throw new StatementRefusal(password === undefined ? 'password-needed' : 'password-wrong');
}
