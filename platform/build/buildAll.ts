import { buildPackages } from './buildPackages.ts';
import { findPackages, pickPackage, type BuildablePackage } from './findPackages.ts';

/**
 * Builds the packages of a repository that have changed.
 * @param names of packages; all of them if none is named.
 * @throws for an unknown name, and with webpack's messages for a package that does not build.
 */
export async function buildAll(
  repository: string,
  names: readonly string[],
  log: (line: string) => void,
): Promise<BuildablePackage[]> {
  const packages = findPackages(repository);
  const chosen = names.length > 0 ? names.map((name) => pickPackage(packages, name)) : packages;
  await buildPackages(chosen, log);
  return chosen;
}
