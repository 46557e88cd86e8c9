import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of a package, and the link to it if there is one, as Node finds it; nothing if it is not installed. */
export function findPackage(name: string, from = require): string[] {
  const found = (from.resolve.paths(name) ?? []).map((folder) => join(folder, name)).find((one) => existsSync(one));
  return found === undefined ? [] : [...new Set([realpathSync(found), found])];
}

/**
 * Finds a package that must be there.
 * @param name of the package, or the scope of several.
 * @param from the `require` of a file that imports it.
 * @throws if it is not installed.
 */
export function packageFolders(name: string, from = require): string[] {
  const found = findPackage(name, from);
  if (found.length === 0) throw new Error(`The package ${name} is not installed.`);
  return found;
}
