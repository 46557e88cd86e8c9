import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { getErrorCode } from './getErrorCode.ts';
import { readIfThere } from './readIfThere.ts';

type Content = string | Uint8Array;

/**
 * Reads a file, and creates it at once if it does not exist: everyone reads all of it, and of several writers the first
 * one wins.
 * @param create its content; called only if the file does not exist.
 * @param mode permissions of a new file; the system's default without it.
 * @throws if the file cannot be created, also on a file system without hard links.
 */
export async function readOrCreateFile(
  file: string,
  create: () => Content | Promise<Content>,
  mode = 0o666,
): Promise<Buffer> {
  const existing = await readIfThere(file);
  if (existing) return existing;
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, await create(), { mode });
    await link(temporary, file);
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return readFile(file);
}
