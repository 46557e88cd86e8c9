import { join, relative, sep } from 'node:path';

/**
 * The file at a path below a folder.
 * @throws if a path leads out of the folder: names from remotes must not reach other files of this machine.
 */
export function fileIn(folder: string, path: string): string {
  const file = join(folder, path);
  if (`${relative(folder, file)}${sep}`.startsWith(`..${sep}`)) throw new Error(`${path} leads out of the store.`);
  return file;
}
