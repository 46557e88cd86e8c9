import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Replaces a file at once: readers see the old or the new text, and never a part. Others may replace it meanwhile.
 * @param mode permissions of the file; the system's default without it.
 */
export async function replaceFile(file: string, text: string, mode = 0o666): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, text, { mode });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
