import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import * as v from 'valibot';

const existsSchema = v.object({ code: v.literal('EEXIST') });

/**
 * Creates a file at once, unless it exists: readers see all of it or no file, and of several writers the first one wins.
 * @param mode permissions of the file; the system's default without it.
 * @throws if the file cannot be created, also on a file system without hard links.
 */
export async function createFile(file: string, content: string | Uint8Array, mode = 0o666): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, content, { mode });
    await link(temporary, file);
  } catch (error) {
    if (!v.is(existsSchema, error)) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
