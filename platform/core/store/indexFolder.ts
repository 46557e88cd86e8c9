import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '../format/getErrorCode.ts';
import { forEachLimited } from './forEachLimited.ts';
import { FILES_AT_ONCE } from './incomingFolder.ts';
import { digestOf } from './siteContent.ts';
import type { SiteIndex } from './siteIndex.ts';

/** @returns undefined if a file or folder that is read does not exist. */
async function unlessGone<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The paths of all files in a folder, also in those that it links to; undefined if the folder does not exist. */
export function listFolder(folder: string): Promise<string[] | undefined> {
  const paths: string[] = [];
  const add = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (entry.isFile()) paths.push(path);
      else await add(path);
    }
  };
  return unlessGone(async () => {
    await add('');
    return paths.sort();
  });
}

/**
 * Lists the files of a site's folder, with their digests. It is read when someone asks, because each publish would write a
 * list of all files.
 * @returns undefined if the folder, or a file of it, was deleted.
 */
export async function indexFolder(folder: string): Promise<SiteIndex | undefined> {
  const paths = await listFolder(folder);
  if (!paths) return undefined;
  const files: SiteIndex['files'] = Object.fromEntries(paths.map((path) => [path, { sha256: '', size: 0 }]));
  return unlessGone(async () => {
    await forEachLimited(paths, FILES_AT_ONCE, async (path) => {
      const { sha256, length } = digestOf(await readFile(join(folder, path)));
      files[path] = { sha256, size: length };
    });
    return { files };
  });
}
