import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The root of the repository around a folder: the nearest one with a lockfile, where packages are installed and caches
 * are kept. The folder itself if there is none.
 */
export function repositoryOf(folder: string): string {
  for (let one = folder; one !== dirname(one); one = dirname(one)) {
    if (existsSync(join(one, 'package-lock.json'))) return one;
  }
  return folder;
}
