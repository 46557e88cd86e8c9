import { existsSync, realpathSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of a package of others, maybe a link. Works in a process without rights, too, for those that it may read. */
export function packageFolder(name: string): string {
  const file = findPackageJSON(name, import.meta.filename);
  if (file === undefined) throw new Error(`The package ${name} is not installed.`);
  return dirname(file);
}

/**
 * The folder of a package, and the link to it if there is one, as Node finds it; nothing if it is not installed.
 * @param from the file that imports it.
 */
export function findPackage(name: string, from = import.meta.filename): string[] {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((one) => existsSync(one));
  return found === undefined ? [] : [...new Set([realpathSync(found), found])];
}

/**
 * Finds a package that must be there.
 * @throws if it is not installed.
 */
export function packageFolders(name: string, from?: string): string[] {
  const found = findPackage(name, from);
  if (found.length === 0) throw new Error(`The package ${name} is not installed.`);
  return found;
}
