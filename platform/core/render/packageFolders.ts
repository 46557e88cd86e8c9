import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The folder of a package, and the link to it if there is one, as Node finds it.
 * @param from the `require` of a file that imports it.
 * @throws if it is not installed.
 */
export function packageFolders(name: string, from = require): string[] {
  const found = (from.resolve.paths(name) ?? []).map((folder) => join(folder, name)).find((one) => existsSync(one));
  if (found === undefined) throw new Error(`The package ${name} is not installed.`);
  return [...new Set([realpathSync(found), found])];
}
