import { execFile } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './paths.ts';

const execute = promisify(execFile);

/**
 * Builds a remote outside the repository, as a team with a repository of its own would: only the installed packages
 * are the site's.
 * @returns the folder of the release.
 */
export async function buildFixture(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules')).catch(() => undefined);
  await execute(join(folder, 'node_modules/.bin/artha'), ['build'], { cwd: folder });
  return join(folder, 'dist');
}
