import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readIfThere } from '@artha/core/readIfThere';
import { SECRET_BYTES } from './sessionKeys.ts';

/**
 * Reads the secret of an edge for sessions, and creates it at the first start. Edges of one site must have the same; with
 * another one, everybody is signed out.
 * @throws if the file has something else.
 */
export async function readSessionSecret(file: string): Promise<Uint8Array> {
  const kept = await readIfThere(file);
  if (!kept) {
    const created = randomBytes(SECRET_BYTES);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${created.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    return created;
  }
  const secret = Buffer.from(kept.toString().trim(), 'hex');
  if (secret.length === SECRET_BYTES) return secret;
  throw new Error(
    `${file} is not the secret of an edge: 64 hexadecimal digits. Delete it, and everybody signs in again.`,
  );
}
