import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readPackageJson } from './packageManifest.ts';

const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'] as const;

const workspacesSchema = v.object({ workspaces: v.optional(v.unknown()) });

/** The lockfile of a repository; undefined before the first install. */
export function lockfileOf(repository: string): string | undefined {
  return lockfiles.map((file) => join(repository, file)).find((file) => existsSync(file));
}

function isRepository(folder: string): boolean {
  return (
    lockfileOf(folder) !== undefined ||
    existsSync(join(folder, 'pnpm-workspace.yaml')) ||
    readPackageJson(folder, workspacesSchema)?.workspaces !== undefined
  );
}

/**
 * The root of the repository around a folder: the nearest one with a lockfile or a list of workspaces, where packages are
 * installed and caches are kept. The folder itself if there is none.
 */
export function repositoryOf(folder: string): string {
  for (let one = folder; one !== dirname(one); one = dirname(one)) {
    if (isRepository(one)) return one;
  }
  return folder;
}
