import { readFile } from 'node:fs/promises';
import { getErrorCode } from './getErrorCode.ts';

/** Reads a file; undefined where there is none. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(getErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}
