import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of a file's package. */
function folderOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

/**
 * The folder of a package, and the link to it if there is one, as Node resolves it.
 * @param from the `require` of a file that imports it.
 * @param entry what the file imports of it.
 */
export function packageFolders(name: string, from = require, entry = name): string[] {
  const file = from.resolve(entry);
  const folder = join('node_modules', name);
  const end = file.indexOf(folder);
  const own = end === -1 ? folderOf(file) : file.slice(0, end + folder.length);
  const found = (from.resolve.paths(name) ?? []).map((one) => join(one, name)).filter((one) => existsSync(one));
  return [...new Set([own, ...found.slice(0, 1)])];
}
