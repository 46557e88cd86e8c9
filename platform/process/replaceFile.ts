import { rename, writeFile } from 'node:fs/promises';

/**
 * Replaces a file at once: readers see the old or the new text, and never a part.
 * @param mode permissions of the file; the system's default without it.
 */
export async function replaceFile(file: string, text: string, mode = 0o666): Promise<void> {
  const temporary = `${file}.${String(process.pid)}`;
  await writeFile(temporary, text, { mode });
  await rename(temporary, file);
}
