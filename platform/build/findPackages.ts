import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readManifest } from './packageManifest.ts';
import { configFile } from './sources.ts';
import { workspaceFolders, workspacePatterns } from './workspacePatterns.ts';

/** A folder with a `webpack.config.ts` or `.js`: the shell or a remote. */
export interface BuildablePackage {
  /** The name in commands and in the registry: `shell`, `tax`. */
  readonly name: string;
  readonly folder: string;
  readonly outDir: string;
}

/** The name of its package, without its scope and `mfe-`; without a package that of its folder. */
function nameOf(folder: string): string {
  const name = readManifest(folder)?.name?.replace(/^@[^/]*\//, '') ?? basename(folder);
  return name.replace(/^mfe-/, '');
}

/** The package in exactly this folder; undefined if nothing is built there. */
export function packageIn(folder: string): BuildablePackage | undefined {
  const isBuilt = existsSync(configFile(folder, 'webpack.config'));
  if (!isBuilt || !existsSync(join(folder, 'package.json'))) return undefined;
  return { name: nameOf(folder), folder, outDir: join(folder, 'dist') };
}

/**
 * Every package of a repository that is built and published, the shell first: the repository itself, folders directly in
 * it, and its workspaces, at any depth. They are found by their files, without a list of names.
 */
export function findPackages(repository: string): BuildablePackage[] {
  return ['', ...workspaceFolders(repository, ['*'])]
    .map((folder) => join(repository, folder))
    .flatMap((folder) => packageIn(folder) ?? [])
    .sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell') || a.name.localeCompare(b.name));
}

/** The package around a folder, whatever lists it; undefined if there is none. */
export function packageAround(folder: string): BuildablePackage | undefined {
  return packageIn(folder) ?? (folder === dirname(folder) ? undefined : packageAround(dirname(folder)));
}

/** The sentence about a place where nothing is built: what was looked for, and where. */
export function describeNothing(folder: string, repository: string): string {
  const patterns = workspacePatterns(repository);
  const workspaces = patterns.length > 0 ? `, its workspaces (${patterns.join(', ')})` : '';
  const above = folder === repository ? '' : `, and the folders above ${folder}`;
  return `There is no remote here. A remote is a folder with a package.json and a webpack.config.ts or .js; searched: ${repository}, the folders in it${workspaces}${above}. Change to its folder, or make one: artha create <name>.`;
}

/**
 * The package with this name.
 * @throws with the existing names.
 */
export function pickPackage(packages: readonly BuildablePackage[], name: string): BuildablePackage {
  const found = packages.find((one) => one.name === name);
  if (found) return found;
  const names = packages.map((one) => one.name);
  throw new Error(
    `There is no package “${name}”. ${names.length > 0 ? `The packages are: ${names.join(', ')}` : 'There are no packages here'}.`,
  );
}
