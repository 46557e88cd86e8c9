import { realpathSync } from 'node:fs';
import {
  describeNothing,
  findPackages,
  packageAround,
  pickPackage,
  type BuildablePackage,
} from '@artha/build/findPackages';
import { repositoryOf } from '@artha/build/repositoryOf';

/** The package that a command runs in; undefined above all packages. */
export function packageAt(folder: string): BuildablePackage | undefined {
  return packageAround(realpathSync(folder));
}

/** The packages that a command in this folder may name: those of the repository, and the one that it runs in. */
function packagesFrom(folder: string): BuildablePackage[] {
  const packages = findPackages(repositoryOf(realpathSync(folder)));
  const own = packageAt(folder);
  return own && packages.every((one) => one.folder !== own.folder) ? [own, ...packages] : packages;
}

/**
 * All packages that a command in this folder may name.
 * @throws with what was looked for and where if there is none.
 */
function someFrom(folder: string): BuildablePackage[] {
  const packages = packagesFrom(folder);
  if (packages.length > 0) return packages;
  const at = realpathSync(folder);
  throw new Error(describeNothing(at, repositoryOf(at)));
}

/**
 * The package that a command is about: the named one, or else the one that it runs in.
 * @throws with the available names, or with what was looked for and where.
 */
export function findPackage(folder: string, name: string | undefined): BuildablePackage {
  const packages = someFrom(folder);
  if (name !== undefined) return pickPackage(packages, name);
  const own = packageAt(folder);
  if (own) return own;
  throw new Error(`Name one of ${packages.map((one) => one.name).join(', ')}, or run this in its folder.`);
}

/**
 * The packages that a command is about: the named ones, the one that it runs in, or else all.
 * @throws as `findPackage`.
 */
export function findChosen(folder: string, names: readonly string[]): BuildablePackage[] {
  if (names.length > 0) return names.map((name) => findPackage(folder, name));
  const own = packageAt(folder);
  return own ? [own] : someFrom(folder);
}

/** The folder whose settings a command has: that of the package that it names, or else where it was typed. */
export function settingsFolder(folder: string, name: string | undefined): string {
  return packagesFrom(folder).find((one) => one.name === name)?.folder ?? folder;
}
