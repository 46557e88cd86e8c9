import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { findPackages, pickPackage, type BuildablePackage } from '@artha/build/findPackages';
import { repositoryOf } from '@artha/build/repositoryOf';

/** The package that a command runs in; undefined above all packages. */
export function packageAt(folder: string): BuildablePackage | undefined {
  const at = realpathSync(folder) + sep;
  const packages = findPackages(repositoryOf(realpathSync(folder)));
  return packages.filter((one) => at.startsWith(one.folder + sep)).sort((a, b) => b.folder.length - a.folder.length)[0];
}

/**
 * The package that a command is about: the named one, or else the one that it runs in.
 * @throws with the available names.
 */
export function findPackage(folder: string, name: string | undefined): BuildablePackage {
  const packages = findPackages(repositoryOf(realpathSync(folder)));
  if (name !== undefined) return pickPackage(packages, name);
  const own = packageAt(folder);
  if (own) return own;
  const names = packages.map((one) => one.name).join(', ');
  throw new Error(
    names ? `Name one of ${names}, or run this in its folder.` : 'There is no remote here: artha create <name>.',
  );
}
