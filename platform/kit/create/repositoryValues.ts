import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageManager } from '../packageManager.ts';
import { between, type Place } from './placeOf.ts';

/**
 * The values in the files of a remote that depend on its package manager and on its repository.
 * @param folder of the remote.
 */
export function repositoryValues(folder: string, name: string, manager: PackageManager, place: Place) {
  const { versioned, workspaces } = place;
  const below = between(versioned, folder);
  const { program, version, frozen, frozenWithoutScripts } = manager;
  const isFixed = program !== 'npm' && version !== undefined && workspaces === undefined;
  const workflow = below === '' ? 'publish' : `publish-${name}`;
  // Installed packages are in the root of the repository, except those of pnpm.
  const isAtRoot = workspaces !== undefined && program !== 'pnpm';
  return {
    RUN: program,
    LOCK: manager.name === 'yarn classic' ? '# yarn lockfile v1\n' : '',
    MANAGER: isFixed ? `  "packageManager": "${program}@${version}",\n` : '',
    MODULES: isAtRoot ? `${between(folder, workspaces)}node_modules` : './node_modules',
    WORKFLOW: workflow,
    BELOW: below,
    FOLDER: below === '' ? '' : `defaults:\n  run:\n    working-directory: ${below.slice(0, -1)}\n\n`,
    PATHS: below === '' ? '' : `\n    paths: ['${below}**', .github/workflows/${workflow}.yml]`,
    PREPARE: program === 'npm' ? '' : '      - run: corepack enable\n',
    FROZEN: frozen,
    FROZENWITHOUTSCRIPTS: frozenWithoutScripts,
  };
}

/** The files of package managers, and which ones read each. A workspace has those of its root. */
const settings: Readonly<Record<string, readonly PackageManager['name'][]>> = {
  '.npmrc': ['npm'],
  'pnpm-workspace.yaml': ['pnpm'],
  '.yarnrc.yml': ['yarn'],
  // Without one, yarn takes the folder for a part of a project around it.
  'yarn.lock': ['yarn', 'yarn classic'],
};

/** Whether a file of the template is for another package manager, or for the root of the workspaces. */
export function isForOthers(file: string, { name }: PackageManager, { workspaces }: Place): boolean {
  const readers = settings[file];
  return readers !== undefined && (!readers.includes(name) || workspaces !== undefined);
}

/**
 * The advice to add a setting to the root of the workspaces before packages can be installed there; undefined if it
 * has everything.
 */
export function missingAtRoot({ name }: PackageManager, { workspaces }: Place): string | undefined {
  if (workspaces === undefined) return undefined;
  const read = (file: string) =>
    existsSync(join(workspaces, file)) ? readFileSync(join(workspaces, file), 'utf8') : '';
  if (name === 'yarn' && !/^nodeLinker: *["']?node-modules/m.test(read('.yarnrc.yml')))
    return `Yarn’s Plug’n’Play has no files of packages for the build to read. Add to ${join(workspaces, '.yarnrc.yml')}: nodeLinker: node-modules`;
  if (name === 'pnpm' && !/^strictDepBuilds: *false/m.test(read('pnpm-workspace.yaml')))
    return `pnpm stops at packages with scripts that no one has allowed, and none of these needs its script. Add to ${join(workspaces, 'pnpm-workspace.yaml')}: strictDepBuilds: false`;
  return undefined;
}
