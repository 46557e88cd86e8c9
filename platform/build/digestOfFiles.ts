import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files in the folder of a package that are not part of its sources. */
const notSources = ['**/node_modules/**', '**/dist/**', '**/.artha/**', '**/*.test.*'];

/**
 * The source files below a folder, absolute.
 * @param exclude further patterns.
 */
export function sourcesBelow(folder: string, exclude: readonly string[] = []): string[] {
  return globSync('**/*.*', { cwd: folder, exclude: [...notSources, ...exclude], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** A digest of files with their paths from a root, in any order; missing files are ignored. */
export function digestOfFiles(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    if (existsSync(file)) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** A digest of a text. */
export function digestOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
