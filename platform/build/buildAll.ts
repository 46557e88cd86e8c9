import { cpus } from 'node:os';
import { buildPackage, isFresh } from './buildPackage.ts';
import { findPackages, pickPackage, type BuildablePackage } from './findPackages.ts';

/**
 * Builds the packages of a repository that have changed, as many at once as there are processors.
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
  const stale = chosen.filter((one) => !isFresh(one));
  for (const one of chosen) if (!stale.includes(one)) log(`${one.name}: already built`);

  const queue = [...stale];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const started = performance.now();
      await buildPackage(next);
      log(`${next.name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, cpus().length) }, work));
  return chosen;
}
