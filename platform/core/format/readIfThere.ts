import { readFile } from 'node:fs/promises';
import { getErrorCode } from './getErrorCode.ts';

/** Reads a file; undefined if it does not exist. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(getErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}
