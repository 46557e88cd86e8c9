import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { repositoryOf } from '@artha/build/repositoryOf';
import { isWorkspace } from '@artha/build/workspacePatterns';

/** The place of a new remote: by itself, or in a repository with others. */
export interface Place {
  /** The folder that GitHub reads workflows from: that of the repository. */
  readonly versioned: string;
  /** The folder whose package manager installs the remote as one of its workspaces; undefined if it is by itself. */
  readonly workspaces: string | undefined;
}

/** The nearest folder that git versions, from a folder upwards. */
function versionedAround(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return folder === dirname(folder) ? undefined : versionedAround(dirname(folder));
}

/** The place of a folder that does not need to exist yet. */
export function placeOf(folder: string): Place {
  const repository = repositoryOf(dirname(folder));
  const workspaces = isWorkspace(repository, folder) ? repository : undefined;
  return { versioned: versionedAround(dirname(folder)) ?? workspaces ?? folder, workspaces };
}

/** A path between folders as files name it, with a slash at its end; empty for the same folder. */
export function between(from: string, to: string): string {
  const path = relative(from, to).split(sep).join('/');
  return path === '' ? '' : `${path}/`;
}
