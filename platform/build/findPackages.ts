import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readManifest } from './packageManifest.ts';
import { configPattern } from './sources.ts';

/** A folder with a `webpack.config.ts`, or `.js`: the shell or a remote. */
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

/**
 * Every package of a repository that is built and published, the shell first: the repository itself, and folders
 * directly in it. They are found by their files, without a list of names.
 */
export function findPackages(repository: string): BuildablePackage[] {
  const pattern = configPattern('webpack.config');
  const folders = globSync([pattern, `*/${pattern}`], { cwd: repository }).map((file) =>
    join(repository, dirname(file)),
  );
  return [...new Set(folders)]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ name: nameOf(folder), folder, outDir: join(folder, 'dist') }))
    .sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell') || a.name.localeCompare(b.name));
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
