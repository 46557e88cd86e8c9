import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder in which a package is installed for another one, links resolved; undefined if it is not installed. */
export function findInstalled(name: string, folder: string): string | undefined {
  try {
    const file = findPackageJSON(name, pathToFileURL(join(folder, 'package.json')));
    return file && dirname(realpathSync(file));
  } catch {
    // Node throws if it finds none.
    return undefined;
  }
}
