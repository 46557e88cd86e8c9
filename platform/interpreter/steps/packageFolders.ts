import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/**
 * The folder of a package as Node finds it, maybe a link. A process without rights finds those that it may read.
 * @param from the file that imports it.
 * @throws if it is not installed.
 */
export function packageFolder(name: string, from = import.meta.filename): string {
  const file = findPackageJSON(name, from);
  if (file === undefined) throw new Error(`The package ${name} is not installed.`);
  return dirname(file);
}

/** The folder of a package, and the link to it if there is one: see `packageFolder`. */
export function packageFolders(name: string, from?: string): string[] {
  const found = packageFolder(name, from);
  return [...new Set([realpathSync(found), found])];
}

/** Like `packageFolders`; nothing for a package that is not installed, because another one contains it. */
export function findPackage(name: string, from?: string): string[] {
  try {
    return packageFolders(name, from);
  } catch {
    return [];
  }
}
