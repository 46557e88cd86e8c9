import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SHA-256 of every file below a folder by its path: a comparison of the bytes themselves takes many seconds in a test. */
export function digestsBelow(folder: string): ReadonlyMap<string, string> {
  return new Map(
    globSync('**/*.*', { cwd: folder }).map((file) => [file, hash('sha256', readFileSync(join(folder, file)))]),
  );
}
